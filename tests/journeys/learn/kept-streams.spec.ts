/** Classes kept of every shape of stream that an owner may have. (ruling R68) */

import type { Page } from '@playwright/test'
import { makeShapeHost, replaceStream, type Shape, WHOLE_SHAPES } from '../../support/stream-shapes.ts'
import { journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { pass, type Line } from '../support/line.ts'
import { BATCH, CLASS_22, key, seconds, video } from '../support/player-page.ts'

const RECORDINGS = `${BATCH}/recordings`
const KEPT = '/dashboard/kept'
const CUT_LINE =
  /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_PROXY|Failed to load resource|Failed to fetch/

/** The stream of class ২২ is of this shape, on a host that gives its files under the present token. */
function serveShape(line: Line, shape: Shape, mediaUrl: string) {
  const state = { token: 'one', left: Infinity, isOffline: false }
  const host = makeShapeHost(shape, `${mediaUrl}/shapes`, () => state.token)
  const asked: string[] = []
  line.handle(async (exchange) => {
    const { url, headers, respond } = exchange
    if (url.href.startsWith(`${mediaUrl}/shapes/`)) {
      const { status, type, body } = host.answer(url.href, headers.range)
      const isFile = !type.includes('mpegurl')
      if (isFile && state.left <= 0) return exchange.cut()
      if (isFile && exchange.method === 'GET') {
        state.left -= 1
        asked.push(url.href)
      }
      const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
      return respond({
        status,
        headers: { ...cors, 'content-type': type, 'cache-control': 'no-store' },
        body,
      })
    }
    if (!url.pathname.endsWith('/recording/recording-fs12-22') || exchange.method !== 'GET')
      return pass(exchange)
    const reply = await exchange.forward()
    const { 'content-length': _, ...more } = reply.headers
    return respond({
      ...reply,
      headers: more,
      body: Buffer.from(replaceStream(reply.body.toString(), host.getAddress())),
    })
  })
  return { state, asked }
}

/** Bytes that the browser has decoded of picture and sound. */
const readDecoded = (page: Page) =>
  video(page).evaluate((element) => {
    const counts = element as HTMLVideoElement & {
      webkitVideoDecodedByteCount: number
      webkitAudioDecodedByteCount: number
    }
    return [counts.webkitVideoDecodedByteCount, counts.webkitAudioDecodedByteCount]
  })

for (const shape of WHOLE_SHAPES)
  journey(
    `a stream with ${shape} is kept over a cut and a new token, and plays without a connection @desk`,
    async ({ app, context, line, copy, consoleWatch }) => {
      consoleWatch.allow(CUT_LINE)
      const { page } = app
      const { state, asked } = serveShape(line, shape, copy.mediaUrl)
      await app.loginAs('learner')
      state.left = 3
      await openWithWorker(page, RECORDINGS)
      await page
        .getByRole('button', { name: /^ক্লাস রাখুন: ক্লাস ২২/ })
        .first()
        .click()
      await page.getByRole('button', { name: /^ক্লাসটি রাখুন/ }).click()
      await expect.poll(() => state.left).toBeLessThanOrEqual(0)
      await page.goto(KEPT)
      await expect(page.getByText('ইন্টারনেট ফিরলে নিজে থেকে চলবে')).toBeVisible()
      state.token = 'two'
      state.left = Infinity
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.getByText('রাখা আছে ১টি')).toBeVisible({ timeout: 60_000 })
      const names = asked.map((url) => url.replaceAll(/token=\w+|\/(?:one|two)(?=\/)/g, ''))
      if (shape !== 'byte ranges') expect(new Set(names).size).toBe(names.length)
      await page.waitForLoadState('networkidle')
      await context.setOffline(true)
      await page.goto(CLASS_22)
      await expect(page.getByText('ফোনে রাখা ক্লাস চলছে')).toBeVisible()
      await page.getByRole('slider', { name: 'ভিডিওর অবস্থান' }).fill('0')
      await key(page, 'KeyK')
      await expect.poll(() => seconds(page)).toBeGreaterThan(1)
      await page.getByRole('slider', { name: 'ভিডিওর অবস্থান' }).fill('19')
      await expect.poll(() => seconds(page)).toBeGreaterThan(20)
      for (const bytes of await readDecoded(page)) expect(bytes).toBeGreaterThan(0)
      if (shape === 'captions of its own') {
        const shown = () =>
          video(page).evaluate((element: HTMLVideoElement) =>
            [...element.textTracks].filter(({ mode }) => mode === 'showing').map(({ cues }) => cues?.length),
          )
        await expect.poll(shown).toEqual([1])
      }
    },
  )

journey('a class whose sound is a stream of its own is heard @desk', async ({ app, line, copy }) => {
  const { page } = app
  serveShape(line, 'sound of its own', copy.mediaUrl)
  await app.loginAs('learner')
  await page.goto(CLASS_22)
  await expect(video(page)).toBeVisible()
  await page.getByRole('slider', { name: 'ভিডিওর অবস্থান' }).fill('0')
  await key(page, 'KeyK')
  await expect.poll(() => seconds(page)).toBeGreaterThan(1)
  for (const bytes of await readDecoded(page)) expect(bytes).toBeGreaterThan(0)
})

journey('a class that is still live is refused before its first file @desk', async ({ app, line, copy }) => {
  const { page } = app
  const { asked } = serveShape(line, 'live', copy.mediaUrl)
  await app.loginAs('learner')
  await page.goto(RECORDINGS)
  await page
    .getByRole('button', { name: /^ক্লাস রাখুন: ক্লাস ২২/ })
    .first()
    .click()
  await expect(page.getByText(/ক্লাসটি এখনো চলছে, তাই রাখা যায় না/)).toBeVisible()
  await expect(page.getByRole('button', { name: /^ক্লাসটি রাখুন/ })).toHaveCount(0)
  expect(asked).toEqual([])
})
