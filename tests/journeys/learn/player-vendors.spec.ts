/** Classes that a video vendor hosts: they play, or leave the class to the other player. (ruling R26) */

import { expect, journey } from '../support/journey.ts'
import {
  CLASS_22,
  key,
  noteAt,
  playing,
  position,
  SAVED,
  seconds,
  STOPPED_AT,
  video,
} from '../support/player-page.ts'
import { playAt, VENDORS } from '../support/vendor-players.ts'

/** The greeting is repeated until the vendor answers; before its document has come, the frame has our origin. */
const EARLY_GREETING = /Failed to execute 'postMessage' on 'DOMWindow'/

for (const vendor of ['Bunny Stream', 'Vimeo', 'YouTube'] as const) {
  journey(
    `a class that ${vendor} hosts plays, resumes, seeks and has its progress saved`,
    async ({ app, sandbox, consoleWatch }) => {
      consoleWatch.allow(EARLY_GREETING)
      await app.loginAs('learner')
      const { page } = app
      await playAt(page, vendor)
      await page.goto(CLASS_22)
      await expect(async () => {
        if (!(await playing(page).isVisible())) await key(page, 'KeyK')
        expect(await position(page)).toBeGreaterThan(STOPPED_AT + 1)
      }).toPass()
      expect(await position(page)).toBeLessThan(STOPPED_AT + 60)
      await noteAt(page, '১২:০৫').click()
      await expect.poll(() => position(page)).toBeLessThan(STOPPED_AT)
      expect(await position(page)).toBeGreaterThanOrEqual(725)
      await key(page, 'KeyK')
      await expect(playing(page)).toHaveCount(0)
      await expect.poll(async () => (await sandbox.counts())[SAVED]).toBeGreaterThan(0)
      await key(page, 'Shift+Period')
      const frame = page.frames().find((each) => each.url().startsWith(VENDORS[vendor].address))
      const heard = () =>
        frame?.evaluate(() => JSON.stringify((globalThis as unknown as { heard: unknown }).heard))
      await expect.poll(heard).toMatch(/"setPlaybackRate".*1\.25/)
    },
  )
}

for (const vendor of ['YouTube that refuses', 'Vimeo that refuses'] as const)
  journey(
    `${vendor} after it was ready leaves the class to the other player`,
    async ({ app, consoleWatch }) => {
      consoleWatch.allow(EARLY_GREETING)
      await app.loginAs('learner')
      const { page } = app
      await playAt(page, vendor)
      await page.goto(CLASS_22)
      await expect(page.locator('iframe')).toBeVisible()
      await expect(async () => {
        if (await page.locator('iframe').isVisible()) await key(page, 'KeyK')
        await expect(video(page)).toBeVisible({ timeout: 2000 })
      }).toPass()
      await expect.poll(() => seconds(page)).toBeGreaterThan(STOPPED_AT)
    },
  )

journey('a silent hosted player is reported as late, and the plain one is a press away', async ({ app }) => {
  await app.loginAs('learner')
  const { page } = app
  await playAt(page, 'a silent one')
  await page.goto(CLASS_22)
  await page.getByRole('button', { name: 'সাধারণ প্লেয়ার' }).click()
  await expect(video(page)).toBeVisible()
})
