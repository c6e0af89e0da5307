/** The icon service: the list of avatars and their pictures, and the logos of companies. (ruling R25) */

import { type Context, Hono } from 'hono'
import { avatars, drawAvatar } from './avatars.ts'
import { drawLogo } from './company-logos.ts'

/** Path of an avatar below the address of the icon service, as stored in `person.icon`. */
export function getAvatarPath(id: string): string {
  return `/avatars/${id}.svg`
}

/** `icon`: the service's own address. */
export function makeIconApp(icon: string): Hono {
  const app = new Hono()
  app.get('/', (c) => {
    const data = avatars.map(({ _id, title }) => ({ _id, title, url: `${icon}${getAvatarPath(_id)}` }))
    return c.json({ code: 200, status: 'success', msg: 'সম্পন্ন হয়েছে।', data })
  })
  const replySvg = (c: Context, svg: string | undefined) => {
    if (!svg) return c.notFound()
    return c.body(svg, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      'cross-origin-resource-policy': 'cross-origin',
    })
  }
  const getName = (c: Context) => (c.req.param('file') ?? '').replace(/\.svg$/, '')
  app.get('/avatars/:file', (c) => replySvg(c, drawAvatar(getName(c))))
  app.get('/companies/:file', (c) => replySvg(c, drawLogo(getName(c))))
  return app
}
