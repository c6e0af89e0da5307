/** From an error to a sent ticket on a cheap phone: the time by hand, and the number of taps. */

import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { refuseConsent } from '../support/decided-consent.ts'
import { LOOKING, slowDown, TYPING } from './by-hand.ts'
import { median, PHONE } from './measure.ts'

const WORDS = 'স্টাডি প্ল্যান খুলছে না।'
const GOAL = { seconds: 30, taps: 8 }

interface Report {
  seconds: number
  taps: number
}

type Cookies = Parameters<BrowserContext['addCookies']>[0]

async function asOnAPhone(page: Page): Promise<void> {
  await slowDown(page)
  const failure = { code: 500, status: 'error', msg: 'সার্ভারে সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।', data: null }
  await page.route('**/study-plan/revised/**', (route) =>
    route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, json: failure }),
  )
}

async function report(browser: Browser, client: string, cookies: Cookies): Promise<Report> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    isMobile: true,
    hasTouch: true,
  })
  await refuseConsent(context)
  await context.addCookies(cookies)
  const page = await context.newPage()
  await asOnAPhone(page)
  let taps = 0
  const tap = async (target: Locator) => {
    await target.waitFor()
    await page.waitForTimeout(LOOKING)
    await target.tap()
    taps += 1
  }
  await page.goto(`${client}/dashboard/my-courses/batch-full-stack-12`)
  const way = page.getByRole('alert').getByRole('link').first()
  await way.waitFor()
  const begun = Date.now()
  await tap(way)
  const description = page.locator('textarea')
  await tap(description)
  await description.pressSequentially(WORDS, { delay: TYPING })
  const onward = page.locator('form button[type=submit]')
  await tap(onward)
  await page.waitForURL(/step=3/)
  await tap(onward)
  await page
    .getByText(/^TKT\d+$/)
    .first()
    .waitFor({ timeout: 60_000 })
  const seconds = (Date.now() - begun) / 1000
  await context.close()
  return { seconds, taps }
}

/** One line with the median of all runs. */
export async function errorToTicket(
  browser: Browser,
  { client, cookies, runs }: { client: string; cookies: Cookies; runs: number },
): Promise<string> {
  const reports: Report[] = []
  for (let run = 0; run < runs; run++) reports.push(await report(browser, client, cookies))
  const seconds = median(reports.map((each) => each.seconds))
  const taps = Math.max(...reports.map((each) => each.taps))
  return `error to sent ticket: ${seconds.toFixed(1)} s, ${taps} taps (goal ${GOAL.seconds} s, ${GOAL.taps} taps; ${LOOKING} ms to each press, ${TYPING} ms a letter)`
}
