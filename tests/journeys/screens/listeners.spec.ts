/** A tab that is open for days: a screen removes its listeners when it goes. */

import type { CDPSession, Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded, moveTo } from '../support/moves.ts'
import { BATCH, CLASS_22 } from '../support/player-page.ts'

const ROUND = [
  '/dashboard',
  '/dashboard/my-courses',
  '/dashboard/notifications',
  '/dashboard/profile',
] as const
const IN_BATCH = ['', '/notices', '/progress', '/recordings'] as const

async function countListeners(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0
}

/** Ends on an idle screen, unlike the player, which keeps loading. */
const SCREENS = [...ROUND, ...IN_BATCH.map((part) => BATCH + part), CLASS_22, '/dashboard/tasks']

async function walkRound(page: Page): Promise<void> {
  for (const address of SCREENS) {
    await moveTo(page, address)
    await expectLoaded(page)
  }
}

/** Temporary garbage is not a leak, so the lowest of some rounds counts. */
async function findLowest(page: Page, cdp: CDPSession, rounds: number): Promise<number> {
  let lowest = Infinity
  for (let round = 0; round < rounds; round += 1) {
    await walkRound(page)
    lowest = Math.min(lowest, await countListeners(cdp))
  }
  return lowest
}

/** A screen that leaks a listener or two at each visit exceeds it after nine rounds. */
const SLACK = 8

journey(
  'event listeners do not increase from round to round of the screens',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/not created by @remix-run/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard')
    const cdp = await page.context().newCDPSession(page)
    await cdp.send('Performance.enable')
    // By then each screen's file, and whatever it opens once, is loaded.
    await walkRound(page)
    const before = await findLowest(page, cdp, 4)
    await findLowest(page, cdp, 4)
    await findLowest(page, cdp, 4)
    // Listeners of unfinished loads disappear in a moment; leaked ones stay.
    await expect.poll(() => countListeners(cdp)).toBeLessThanOrEqual(before + SLACK)
  },
)
