/** Grading by keys alone, over a bad connection, and with a second teacher. (rulings R34, R41, R49) */
import type { Browser, Page } from '@playwright/test'
import { convertToLatin } from '#src/lib/bn.ts'
import { expect, journey } from './support/journey.ts'
import { people } from './support/people.ts'
import { giveSession } from './support/session.ts'
import { within } from './support/within.ts'
import { inflectName } from '#src/lib/person-name.ts'

const QUEUE = '/teacher/submissions'
const TASK = `${QUEUE}/submission-mate-5-1?assignment=assignment-fs12-5`
const SAVE = { method: 'PATCH', path: 'submission/revised/{id}' } as const

const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
const rowsOf = (page: Page) => page.getByRole('region', { name: 'জমা দেওয়া কাজের তালিকা' })
const row = (page: Page, title: string) => marks(page).getByRole('group', { name: title }).first()
const heading = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1 })).toHaveText(`${inflectName(name, 'এর')} খাতা`)
const savesIn = (calls: readonly { method: string; path: string; status?: number }[]) =>
  calls.filter(({ method, path }) => method === 'PATCH' && path.startsWith('submission/revised/'))

/** A smaller number in the sample run. */
const IN_A_ROW = Number(process.env.GRADED_IN_A_ROW) || 50

/** Gives every row of the current submission the same mark by ↓ and the digit. */
async function markAllByKeys(page: Page, digit: string): Promise<void> {
  const rows = await marks(page)
    .getByRole('group')
    .filter({ has: page.locator('kbd') })
    .count()
  for (let at = 0; at < rows; at++) {
    await page.keyboard.press(`Digit${digit}`)
    if (at < rows - 1) await page.keyboard.press('ArrowDown')
  }
}

journey(`${IN_A_ROW} submissions are graded by keys alone without waiting for a save @desk`, async ({ app, sandbox }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(QUEUE)
  await rowsOf(page).getByRole('link').first().focus()
  await page.keyboard.press('Enter')
  await expect(marks(page)).toBeVisible()
  await sandbox.fault({ ...SAVE, kind: 'delay', delay_ms: 400, times: 0 })
  await sandbox.forgetCalls()
  for (let no = 1; no <= IN_A_ROW; no++) {
    const name = await page.getByRole('heading', { level: 1 }).innerText()
    const address = page.url()
    await expect(marks(page).getByRole('button', { name: 'খসড়া' })).toBeVisible()
    await markAllByKeys(page, '1')
    await page.keyboard.press('Control+Enter')
    await expect(page, `after ${no}: ${name}`).not.toHaveURL(address, within(2000))
  }
  // Two of them are retest requests, which get a decision and no mark.
  await expect.poll(async () => savesIn(await sandbox.calls()).length, within(60_000)).toBeGreaterThanOrEqual(IN_A_ROW - 2)
  await expect(page.getByText(/এখনো সেভ হয়নি/)).toBeHidden()
})

journey('keys do nothing in fields, work on a Bengali layout, and can be switched off @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(TASK)
  await expect(row(page, 'API-এর কাঠামো')).toBeVisible()
  // A Bengali layout sends another letter from the same physical key.
  await page.evaluate(() =>
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '৪', code: 'Digit4', bubbles: true, cancelable: true })),
  )
  await expect(row(page, 'API-এর কাঠামো')).toContainText('৪/৫')
  await page.keyboard.press('c')
  await page.keyboard.type('ja 5')
  await expect(marks(page).getByLabel(/^C মন্তব্য/)).toHaveValue('ja 5')
  await heading(page, 'রাকিব হোসেন')
  await page.getByRole('button', { name: 'সব শর্টকাট' }).click()
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByText('পরের বাকি খাতা')).toBeVisible()
  await sheet.getByRole('switch').click()
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await page.keyboard.press('j')
  await heading(page, 'রাকিব হোসেন')
})

async function secondTeacher(browser: Browser, copy: { clientUrl: string; apiUrl: string }): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    serviceWorkers: 'block',
  })
  await giveSession(context, copy.clientUrl, copy.apiUrl, people.teacher)
  return context.newPage()
}

journey(
  'two teachers mark one submission: both versions are shown and none is overwritten silently @desk',
  async ({ app, browser, copy, consoleWatch }) => {
    consoleWatch.allow(/409/)
    const { page } = app
    await app.loginAs('teacher')
    const other = await secondTeacher(browser, copy)
    await Promise.all([app.goto(TASK), other.goto(copy.clientUrl + TASK)])
    await expect(row(other, 'API-এর কাঠামো')).toBeVisible()
    await markAllByKeys(other, '2')
    await markAllByKeys(page, '5')
    await other.keyboard.press('Control+Enter')
    await heading(other, 'সুমাইয়া খাতুন')
    await expect(other.getByRole('img', { name: 'সেভ হয়েছে' }).first()).toBeVisible()

    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(/১টি খাতার নম্বর এখনো সেভ হয়নি/)).toBeVisible()
    await page.getByRole('link', { name: 'খাতাটি খুলুন' }).click()
    const both = page.getByRole('alert', { name: 'এই খাতায় দুজনের নম্বর আছে' })
    await expect(both.getByRole('row', { name: /API-এর কাঠামো/ })).toContainText('৫/৫')
    await expect(both.getByRole('row', { name: /API-এর কাঠামো/ })).toContainText('২/৫')
    await both.getByRole('button', { name: 'আমারটা থাকুক' }).click()
    await expect(both).toBeHidden()
    await expect(page.getByText(/এখনো সেভ হয়নি/)).toBeHidden()
    await other.goto(`${copy.clientUrl}${QUEUE}/submission-mate-5-1?checked=yes`)
    await expect(row(other, 'API-এর কাঠামো')).toContainText('৫/৫')
    await other.context().close()
  },
)

journey(
  'an unsent mark stays in the save queue over a reload and is sent when the connection returns @desk',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500|Failed to load resource/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(TASK)
    await expect(row(page, 'API-এর কাঠামো')).toBeVisible()
    // The queue waits a minute after each failure, so that its own repeat does not come before the press.
    await sandbox.fault({ ...SAVE, kind: 'status', status: 500, times: 0, headers: { 'retry-after': '60' } })
    await markAllByKeys(page, '3')
    await page.keyboard.press('c')
    await page.keyboard.type('আবার দেখুন')
    await page.keyboard.press('Control+Enter')
    // Leaving the page is never blocked.
    await heading(page, 'সুমাইয়া খাতুন')
    const queue = page.getByText('১টি খাতার নম্বর এখনো সেভ হয়নি')
    await expect(queue).toBeVisible()
    await page.goto('/teacher')
    await expect(queue).toBeVisible()
    await page.reload()
    await expect(queue).toBeVisible()
    // A press sends at once; so does the line when it comes back.
    const sent = page.waitForRequest((request) => request.method() === 'PATCH')
    await page.getByRole('button', { name: 'আবার পাঠান' }).click()
    await sent
    await expect(queue).toBeVisible()
    await sandbox.clearFaults()
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
    await expect(queue).toBeHidden()
    await page.goto(`${QUEUE}/submission-mate-5-1?checked=yes`)
    await expect(row(page, 'API-এর কাঠামো')).toContainText('৩/৫')
    await expect(marks(page).getByLabel(/^C মন্তব্য/)).toHaveValue('আবার দেখুন')
  },
)

journey('a draft of marks and comments survives a reload and a visit to another submission @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(TASK)
  await expect(row(page, 'API-এর কাঠামো')).toBeVisible()
  await page.keyboard.press('Digit4')
  await page.keyboard.press('c')
  await page.keyboard.type('লেখা আছে')
  await page.reload()
  await expect(row(page, 'API-এর কাঠামো')).toContainText('৪/৫')
  await expect(marks(page).getByLabel(/^C মন্তব্য/)).toHaveValue('লেখা আছে')
  await page.keyboard.press('j')
  await heading(page, 'সুমাইয়া খাতুন')
  await page.keyboard.press('k')
  await expect(row(page, 'API-এর কাঠামো')).toContainText('৪/৫')
})

journey('filters are part of the address; picked rows become a queue of their own', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(`${QUEUE}?checked=all&marks_min=15&count=20`)
  await expect(page.getByLabel('নম্বর, কমপক্ষে')).toHaveValue('১৫')
  const least = async () => {
    const shown = await page
      .getByRole('main')
      .getByText(/^[০-৯]+\/[০-৯]+$/)
      .allInnerTexts()
    return Math.min(...shown.map((text) => Number(convertToLatin(text.split('/')[0]!))))
  }
  await expect.poll(least).toBe(15)
  await page.getByRole('button', { name: 'ফিল্টার তুলে দিন' }).click()
  await expect(page).toHaveURL(/checked=all/)
  await expect(page).not.toHaveURL(/marks_min/)
  await page.getByRole('radio', { name: 'বাকি', exact: true }).click({ force: true })
  await expect(page).not.toHaveURL(/checked/)
  const ticks = page.getByRole('checkbox', { name: /খাতা বাছুন/ })
  await ticks.nth(0).check()
  await ticks.nth(2).check()
  await app.expectSound()
  await page.getByRole('link', { name: 'এই ২টি দেখুন' }).click()
  await expect(page).toHaveURL(/only=/)
  await expect(page.locator('[data-pane=queue] li')).toHaveCount(2)
})

journey('the filter names every exam that has waiting papers with their count, also beyond the rows that were read', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  // The first rows are of other work; the short answers come last.
  await app.goto(`${QUEUE}?count=20`)
  await page.getByText('ফিল্টার', { exact: true }).click()
  const work = page.getByLabel('পরীক্ষা বা অ্যাসাইনমেন্ট')
  const choice = work.getByRole('option', { name: /^ছোট প্রশ্ন.*\([০-৯]+টি বাকি\)$/ })
  await expect(choice).toHaveCount(1)
  const counted = /([০-৯]+)টি বাকি/.exec(await choice.innerText())![1]!
  for (const name of [/^ফাইল জমা/, /^মক ইন্টারভিউ/, /^কোড টেস্ট/]) await expect(work.getByRole('option', { name })).not.toHaveCount(0)
  // Work of which nothing waits is not offered among what waits.
  await expect(work.getByRole('option').filter({ hasNotText: /টি বাকি|সব কাজ/ })).toHaveCount(0)
  await work.selectOption({ label: await choice.innerText() })
  await expect(page).toHaveURL(/exam=exam-fs12-short-open/)
  await expect(page.getByRole('checkbox', { name: /খাতা বাছুন/ })).toHaveCount(Number(convertToLatin(counted)))
  await app.expectSound()
})

journey('where no work has waiting papers the filter says so @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await page.route('**/submission/unchecked-count*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), data: { total: 0, batches: [] } } })
  })
  await page.route('**/submission/unchecked-submission*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), data: [], total: 0 } })
  })
  await app.goto(QUEUE)
  await page.getByText('ফিল্টার', { exact: true }).click()
  await expect(page.getByText('কোনো কাজের খাতা দেখা বাকি নেই।')).toBeVisible()
})

journey(
  'a mark for all selected submissions shows a summary first, then the state of each save',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/400|Failed to load resource/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`${QUEUE}?assignment=assignment-fs12-5`)
    const ticks = page.getByRole('checkbox', { name: /খাতা বাছুন/ })
    for (const at of [0, 1, 2]) await ticks.nth(at).check()
    await page.getByRole('button', { name: 'একসঙ্গে নম্বর দিন' }).click()
    const panel = page.getByRole('dialog')
    await panel.getByLabel('নম্বর', { exact: true }).fill('৪')
    await expect(panel.getByRole('region', { name: 'যা হবে' })).toContainText('৩টির মধ্যে ৩টি খাতা বদলাবে।')
    await sandbox.fault({ ...SAVE, kind: 'status', status: 400 })
    await panel.getByRole('button', { name: '৩টিতে বসান' }).click()
    const results = panel.getByRole('region', { name: 'ফলাফল' })
    await expect(results.getByText('সেভ হয়েছে')).toHaveCount(2)
    await results.getByRole('button', { name: /আবার পাঠান/ }).click()
    await expect(results.getByText('সেভ হয়েছে')).toHaveCount(3)
  },
)

journey('equal short answers are marked together despite other digits and spelling', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(`${QUEUE}?exam=exam-fs12-short-open`)
  await page
    .getByRole('checkbox', { name: /খাতা বাছুন/ })
    .first()
    .check()
  await page.getByRole('button', { name: /^এসেছে এমন [০-৯]+টি বাছুন$/ }).click()
  await page.getByRole('button', { name: 'একসঙ্গে নম্বর দিন' }).click()
  const panel = page.getByRole('dialog')
  await panel.getByRole('radio', { name: 'একই উত্তর' }).check({ force: true })
  await expect(panel.getByRole('listitem').first()).toContainText('৮টি উত্তর')
  await app.expectSound()
  await panel.getByLabel('“404” উত্তরের নম্বর').fill('২')
  await panel.getByLabel('“500” উত্তরের নম্বর').fill('০')
  await expect(panel.getByRole('region', { name: 'যা হবে' })).toContainText('১২টির মধ্যে ১০টি খাতা বদলাবে।')
  await panel.getByRole('button', { name: '১০টিতে বসান' }).click()
  await expect(panel.getByRole('region', { name: 'ফলাফল' }).getByText('সেভ হয়েছে')).toHaveCount(10)
  await page.goto(`${QUEUE}/submission-grade-52?exam=exam-fs12-short-open`)
  await expect(page.getByRole('article').first()).toContainText('404।')
  await expect(marks(page)).toContainText('২/২')
})

journey('on a phone the panes are swiped and the segmented control follows', async ({ app }, info) => {
  if (info.project.name !== 'phone') return
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(TASK)
  const segment = (name: string) => page.getByRole('radio', { name, exact: true })
  await expect(segment('কাজ')).toBeChecked()
  // Before the submission is read there is nothing to swipe to.
  await expect(row(page, 'API-এর কাঠামো')).toBeVisible()
  const strip = page.locator('[data-pane=work]').locator('..')
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth * 2 }))
  await expect(segment('নম্বর')).toBeChecked()
  await expect(row(page, 'API-এর কাঠামো')).toBeInViewport()
  // No pane widens the page, so that its footer stays in view.
  expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual([
    info.project.use.viewport?.width,
    info.project.use.viewport?.height,
  ])
  await expect(page.getByRole('button', { name: 'নম্বর দিয়ে পরেরটি' })).toBeInViewport()
  await segment('তালিকা').check({ force: true })
  await expect(page.getByRole('link', { name: /রাকিব হোসেন/ })).toBeInViewport({ ratio: 1 })
  await app.expectSound()
})
