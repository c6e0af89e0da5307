/** Progress is requested once in 600 s, whatever the learner does. (spec 9, ruling R42) */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded, moveTo } from '../support/moves.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
/** Calls whose replies are progress, by the screens that make them. */
const PROGRESS = [
  'GET progress',
  'GET progress/batch/:id',
  'GET progress/report/:id',
  'GET progress/leaderboard/:id',
]

/** Simulates leaving the window and coming back. */
async function refocus(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event('focus'))
    document.dispatchEvent(new Event('visibilitychange'))
    dispatchEvent(new Event('offline'))
    dispatchEvent(new Event('online'))
  })
}

async function visitAll(page: Page): Promise<void> {
  const tabOf = (address: string) => page.locator(`a[href="${address}"][aria-current="page"]`)
  // Text that only this page has, since the page before stays on screen until this one is loaded.
  const visits = [
    ['/dashboard/me', page.getByRole('heading', { level: 2, name: 'আমার সপ্তাহ' })],
    [`${BATCH}/progress`, tabOf(`${BATCH}/progress`)],
    [`${BATCH}/leaderboard`, tabOf(`${BATCH}/leaderboard`)],
  ] as const
  for (const [address, mark] of visits) {
    await moveTo(page, address)
    await expect(mark).toBeVisible()
    await expectLoaded(page)
    await refocus(page)
  }
}

journey(
  'progress is requested once in 600 s: not on focus, reconnect or another visit, and again after that',
  async ({ app, sandbox }) => {
    const { page } = app
    const progressCalls = async () => {
      const counts = await sandbox.counts()
      return Object.fromEntries(PROGRESS.map((call) => [call, counts[call] ?? 0]))
    }
    const each = (times: number) => Object.fromEntries(PROGRESS.map((call) => [call, times]))
    await app.loginAs('learner')
    await page.clock.install()
    await app.goto('/dashboard/my-courses')
    await visitAll(page)
    expect(await progressCalls()).toEqual(each(1))

    for (const minutes of [2, 5, 2.5]) {
      await page.clock.fastForward(minutes * 60_000)
      await visitAll(page)
      expect(await progressCalls(), `${minutes} min later`).toEqual(each(1))
    }
    // Other reads are requested at each visit, which proves that the counting works.
    expect((await sandbox.counts())['GET batch']).toBeGreaterThan(1)

    await page.clock.fastForward(60_000)
    await visitAll(page)
    await expect.poll(progressCalls).toEqual(each(2))
  },
)
