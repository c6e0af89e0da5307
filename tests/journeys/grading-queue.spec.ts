/** The queue of submissions: filters and marks in bulk. (spec 3 Submission filters, ruling R34) */
import type { Page } from '@playwright/test'
import { convertToLatin } from '#src/lib/bn.ts'
import { expect, journey } from './support/journey.ts'

const QUEUE = '/teacher/submissions'
const SAVE = { method: 'PATCH', path: 'submission/revised/{id}' } as const

const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })

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
