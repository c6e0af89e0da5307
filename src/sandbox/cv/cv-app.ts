/** The external CV builder, on the media host: the target of `cv/token`. (rulings R18, R54) */

import { Hono } from 'hono'
import * as v from 'valibot'
import { job } from '#src/api/contract/job.ts'
import { Filled } from '#src/api/shapes/typed.ts'
import { job_cv } from '../database/tables/job.ts'
import { findCaller } from '../kernel/caller.ts'
import { HttpError } from '../kernel/http-error.ts'
import type { Kernel } from '../kernel/kernel.ts'
import { readVisitor } from '../kernel/visitor.ts'
import { BUILDER_PATH, builderScript, renderCvPage } from './cv-page.ts'

const Written = v.object({ text: Filled })

const buildPageHeaders = (media: string) => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'content-security-policy': `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src ${new URL(media).origin}; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'`,
})

/** Rich text, which every word processor reads: letters beyond ASCII as numbers. */
function writeRtf(text: string): string {
  const escaped = text.replace(/[\\{}]/g, String.raw`\$&`).replaceAll('\n', String.raw`\par `)
  // oxlint-disable-next-line no-control-regex -- everything beyond ASCII is the subject here
  const letters = escaped.replace(/[^\u0000-\u007f]/g, (letter) => `\\u${letter.charCodeAt(0)}?`)
  return `{\\rtf1\\ansi ${letters}}`
}

export function makeCvApp(kernel: Kernel): Hono {
  const app = new Hono()
  const { media } = kernel.addresses

  app.get(`/${BUILDER_PATH}`, (c) =>
    c.body(builderScript, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/new', (c) => c.html(renderCvPage(media), 200, buildPageHeaders(media)))
  app.post('/cvs', async (c) => {
    const written = v.safeParse(Written, await c.req.json().catch(() => undefined))
    if (!written.success) return c.json({ msg: 'আগে কিছু লিখুন।' }, 400)
    try {
      await kernel.database.turn(async () => {
        const { person } = await findCaller(job.cvToken, readVisitor(c.req.raw), kernel, 'cv-builder')
        const upload = new File([writeRtf(written.output.text)], 'karigor-cv.doc', {
          type: 'application/msword',
        })
        const { _id } = await kernel.files.store(upload, person!._id)
        await kernel.db.insert(job_cv).values({ _id, person: person!._id, at: kernel.clock.iso() })
      })
      return c.json({ msg: 'সিভি সেভ হয়েছে।' }, 201)
    } catch (error) {
      if (error instanceof HttpError) return c.json({ msg: error.message }, error.status as 401)
      throw error
    }
  })
  return app
}
