/** A tab that stands open for days: what a screen listens to goes with it. */
import type { CDPSession, Page } from '@playwright/test'
import { BATCH, CLASS_22 } from './support/player-page.ts'
import { expect, journey } from './support/journey.ts'
import { expectLoaded, moveTo } from './support/moves.ts'

const ROUND = ['/dashboard', '/dashboard/my-courses', '/dashboard/tasks', '/dashboard/notifications', '/dashboard/profile'] as const
const IN_BATCH = ['', '/notices', '/progress', '/recordings'] as const

async function countListeners(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'JSEventListeners')?.value ?? 0
}

const SCREENS = [...ROUND, ...IN_BATCH.map((part) => BATCH + part), CLASS_22]

async function walkRound(page: Page): Promise<void> {
  for (const address of SCREENS) {
    await moveTo(page, address)
    await expectLoaded(page)
  }
}

/** A round or so of garbage may still lie about; what is leaked in eight rounds is more. */
const SLACK = 20

journey('event listeners do not climb while one goes round the screens', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/not created by @remix-run/)
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/dashboard')
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Performance.enable')
  // Each screen was seen twice: its file and whatever it opens once are there.
  await walkRound(page)
  await walkRound(page)
  const before = await countListeners(cdp)
  for (let round = 0; round < 8; round += 1) await walkRound(page)
  // What is garbage goes a little later than what collects it.
  await expect.poll(() => countListeners(cdp)).toBeLessThanOrEqual(before + SLACK)
})
