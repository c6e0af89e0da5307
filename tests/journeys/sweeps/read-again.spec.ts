/** Every screen of a learner that was read is readable without a connection, in a new tab too. (ruling R67) */

import type { Page } from '@playwright/test'
import { journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { readingScreens } from '../support/screens.ts'

const CUT_LINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/
/** What only counts now: money in motion, questions of an exam, the list of devices. (ruling R67) */
const ONLY_NOW =
  /\/exam\/|\/transactions\/.|\/purchase|\/payment|\/result|\/devices|\/practice\/|\/level-|\/live\//
/** Not the frame's line above the page, which says how old it is. */
const PART = ':not([role="status"])'
const NO_CONNECTION = /ইন্টারনেট সংযোগ নেই|ইন্টারনেট নেই/

const learnerScreens = readingScreens.filter(({ as, address }) => as === 'learner' && !ONLY_NOW.test(address))

const main = (page: Page) => page.locator('#root main')

async function openWhole(page: Page, address: string): Promise<string> {
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  return (await main(page).getByRole('heading', { level: 1 }).first().textContent()) ?? ''
}

journey(
  'every screen of a learner is read again without a connection',
  async ({ app, context, consoleWatch }) => {
    journey.setTimeout(900_000)
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, '/dashboard')
    const headings = new Map<string, string>()
    for (const { address } of learnerScreens) headings.set(address, await openWhole(page, address))
    await context.setOffline(true)
    const unread: string[] = []
    for (const [address, heading] of headings) {
      await page.goto(address)
      const shown = main(page).getByRole('heading', { level: 1 }).first()
      const isThere = await expect(shown)
        .toHaveText(heading, { timeout: 15_000 })
        .then(() => true)
        .catch(() => false)
      await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
      const failures = await main(page).getByText(NO_CONNECTION).and(page.locator(PART)).count()
      if (!isThere || failures > 0) unread.push(`${address}: ${isThere ? `${failures} parts` : 'no heading'}`)
    }
    expect(unread).toEqual([])
  },
)
