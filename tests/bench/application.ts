/** From the dashboard to a sent application on a cheap phone: the time by hand, and the number of taps. */

import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { refuseConsent } from '../support/decided-consent.ts'
import { slowDown, TYPING, LOOKING } from './by-hand.ts'
import { median, PHONE } from './measure.ts'

const NOTE = 'আপনাদের অর্ডার পেজটি দেখেছি।'
const GOAL = { taps: 6 }

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** Each run applies to another post, since a post accepts one application. */
async function report(
  browser: Browser,
  client: string,
  cookies: Cookies,
  run: number,
): Promise<{ seconds: number; taps: number }> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    isMobile: true,
    hasTouch: true,
  })
  await refuseConsent(context)
  await context.addCookies(cookies)
  const page: Page = await context.newPage()
  await slowDown(page)
  let taps = 0
  const tap = async (target: Locator) => {
    await target.waitFor()
    await page.waitForTimeout(LOOKING)
    await target.tap()
    taps += 1
  }
  await page.goto(`${client}/dashboard`)
  await page.locator('main h3').first().waitFor()
  const begun = Date.now()
  await tap(page.locator('a[href="/dashboard/me"]').last())
  await tap(page.locator('main a[href="/dashboard/jobs"]'))
  await tap(page.locator(`main li a[href^="/dashboard/jobs/"]`).nth(run))
  await tap(page.locator('[role=dialog] a[href*="apply=true"]'))
  const note = page.locator('[role=dialog] textarea')
  await tap(note)
  await note.pressSequentially(NOTE, { delay: TYPING })
  await tap(page.locator('[role=dialog] button[type=submit]'))
  await page.locator('[role=dialog] [role=status] svg').first().waitFor({ timeout: 60_000 })
  const seconds = (Date.now() - begun) / 1000
  await context.close()
  return { seconds, taps }
}

/** One line with the median of all runs. */
export async function dashboardToApplication(
  browser: Browser,
  { client, cookies, runs }: { client: string; cookies: Cookies; runs: number },
): Promise<string> {
  const reports = []
  for (let run = 0; run < runs; run++) reports.push(await report(browser, client, cookies, run))
  const seconds = median(reports.map((each) => each.seconds))
  // The tap into the note belongs to its text.
  const taps = Math.max(...reports.map((each) => each.taps)) - 1
  return `dashboard to sent application: ${seconds.toFixed(1)} s, ${taps} taps besides the note (goal ${GOAL.taps} taps; ${LOOKING} ms to each press, ${TYPING} ms a letter)`
}
