/**
 * Tests only for the other engines: sending a file without the driver's throttling, printing without its PDF, and streams of every shape
 * without a worker.
 */

import { makeShapeHost, replaceStream, SHAPE_SECONDS, WHOLE_SHAPES } from '../../support/stream-shapes.ts'
import { choose, files, picture, writeAndSend } from '../support/help-form.ts'
import { expect, journey } from '../support/journey.ts'
import { CLASS_22, key, seconds, video } from '../support/player-page.ts'

journey('a ticket is sent with a file that was chosen before a reload', async ({ app, sandbox }) => {
  const { page } = app
  await app.goto('/support?category=class-recording')
  await choose(page, picture('first.png'))
  await expect(files(page)).toContainText('যুক্ত হয়েছে')
  await page.reload()
  await expect(files(page)).toContainText('first.png')
  expect((await writeAndSend(page, sandbox, '৩৫ মিনিটের পর ভিডিও ঘুরতে থাকে।')).files).toHaveLength(1)
})

journey('a certificate is printed', async ({ app }) => {
  const { page } = app
  await page.addInitScript(() => {
    globalThis.print = () => document.documentElement.setAttribute('data-printed', '')
  })
  await app.loginAs('learner')
  await app.goto('/dashboard/certificates/course/10080014')
  await page.getByRole('button', { name: 'ঠিক আছে' }).click()
  await page.getByRole('button', { name: 'প্রিন্ট করুন' }).click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', '')
})

for (const shape of WHOLE_SHAPES)
  journey(`a stream of the shape “${shape}” plays to its end`, async ({ app, copy }) => {
    const { page } = app
    const base = `${copy.mediaUrl}/shapes`
    const host = makeShapeHost(shape, base, () => 'one')
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
    await page.route(`${base}/**`, async (route) => {
      const { status, type, body } = host.answer(route.request().url(), route.request().headers().range)
      await route.fulfill({ status, headers: { ...cors, 'content-type': type }, body })
    })
    await page.route(/\/recording\/recording-fs12-22$/, async (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      const response = await route.fetch()
      await route.fulfill({ response, body: replaceStream(await response.text(), host.getAddress()) })
    })
    await app.loginAs('learner')
    await page.goto(CLASS_22)
    const length = () => video(page).evaluate((element: HTMLVideoElement) => element.duration)
    await expect.poll(length).toBeGreaterThan(SHAPE_SECONDS - 2)
    await page.getByRole('slider', { name: 'ভিডিওর অবস্থান' }).fill('19')
    await key(page, 'KeyK')
    await expect.poll(() => seconds(page)).toBeGreaterThan(20)
  })
