/**
 * Playlists: played in order, stopped at will, and the position of a guest kept and moved to the account.
 * (ruling R62)
 */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { key, position, seconds, video } from '../support/player-page.ts'

const LIST = '/playlist/playlist-react-tips'
const chosen = (page: Page) =>
  page.getByRole('navigation', { name: 'ভিডিওগুলো' }).locator('[aria-current=true]')
const slider = (page: Page) => page.getByRole('slider', { name: 'ভিডিওর অবস্থান' })

/** Plays from shortly before the end to the end; a video that is playing already continues without a key. */
async function playToEnd(page: Page, { isPlaying = false } = {}): Promise<void> {
  await expect
    .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0)
  await slider(page).fill('178')
  if (!isPlaying) await key(page, 'KeyK')
  await expect(page.getByRole('complementary', { name: 'এর পরে' })).toBeVisible()
}

journey(
  'a guest finds a playlist, and its videos follow one another until they are stopped',
  async ({ app }) => {
    const { page } = app
    await app.goto('/playlists')
    await app.expectSound()
    await page.getByRole('link', { name: 'React টিপস' }).click()
    await expect(app.heading()).toHaveText('React টিপস')
    await expect(chosen(page)).toContainText('State কোথায় রাখবেন')

    await playToEnd(page)
    await app.expectSound()
    await page.getByRole('button', { name: 'এখনই চালান' }).click()
    await expect(page).toHaveURL(/item=playlist-react-tips-2/)
    await expect(chosen(page)).toContainText('useEffect কখন লাগে না')
    await expect.poll(() => seconds(page), 'it plays without another press').toBeGreaterThan(0)

    await playToEnd(page, { isPlaying: true })
    await page.getByRole('button', { name: 'এখানেই থামুন' }).click()
    await expect(page.getByText(/সেকেন্ডে/)).toBeHidden()
    await page.getByRole('switch', { name: 'একটি শেষ হলে পরেরটি নিজে থেকে চলবে' }).uncheck()
    await page.reload()
    await expect(chosen(page), 'the address names the video').toContainText('useEffect কখন লাগে না')
    await playToEnd(page)
    await expect(page.getByRole('button', { name: 'এখানেই থামুন' })).toBeHidden()

    await page.goBack()
    await expect(app.heading(), 'a video that followed by itself is no step back').toHaveText(
      'ছোট ভিডিওর তালিকা',
    )
  },
)

journey('after five seconds the next one starts, and the last one ends the list', async ({ app }) => {
  const { page } = app
  await app.goto(`${LIST}?item=playlist-react-tips-3`)
  await playToEnd(page)
  await expect(page).toHaveURL(/item=playlist-react-tips-4/)
  await expect.poll(() => seconds(page)).toBeGreaterThan(0)
  await slider(page).fill('178')
  await expect(page.getByText('তালিকার শেষ ভিডিওটি দেখা হলো।')).toBeVisible()
})

journey(
  "a guest's video continues after a reload, and belongs to the account after login",
  async ({ app, sandbox }) => {
    const { page } = app
    await app.goto(LIST)
    await expect
      .poll(() => video(page).evaluate((element: HTMLVideoElement) => element.readyState))
      .toBeGreaterThan(0)
    await slider(page).fill('90')
    await key(page, 'KeyK')
    await expect.poll(() => seconds(page)).toBeGreaterThan(91)
    await key(page, 'KeyK')
    await page.reload()
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(90)
    expect((await sandbox.counts())['PATCH recording-progress/:id'] ?? 0, 'nothing of a guest is sent').toBe(
      0,
    )

    await app.loginAs('learner')
    await page.goto(LIST)
    await expect.poll(() => position(page)).toBeGreaterThanOrEqual(90)
    await expect.poll(async () => (await sandbox.counts())['PATCH recording-progress/:id'] ?? 0).toBe(1)
    await expect(page.getByRole('link', { name: 'অনুশীলন: জাভাস্ক্রিপ্টের ছোট প্রশ্ন' })).toBeVisible()
    await page.evaluate(() => localStorage.removeItem('own:positions@guest'))
    await page.reload()
    await expect.poll(() => position(page), 'it is on the account').toBeGreaterThanOrEqual(90)
  },
)
