/** From a teacher's day to the first submission of each waiting exam: the number of presses. */

import type { Browser, BrowserContext } from 'playwright'

const GOAL = 3

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** One line with the highest number of presses of all exams and assignments. */
export async function todayToFirstPaper(
  browser: Browser,
  { client, cookies }: { client: string; cookies: Cookies },
): Promise<string> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const rows = page.locator('[aria-labelledby=to-grade] li')
  await page.goto(`${client}/teacher`)
  await rows.first().waitFor()
  const count = await rows.count()
  let most = 0
  for (let at = 0; at < count; at++) {
    await page.goto(`${client}/teacher`)
    await rows.nth(at).locator('a[href*="/teacher/submissions/"]').click()
    await page.locator('[data-pane=marks]').first().waitFor()
    most = Math.max(most, 1)
  }
  await context.close()
  return `today to the first paper of a given exam: ${most} press of ${count} exams and assignments (goal ${GOAL})`
}
