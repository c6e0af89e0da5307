/** The queue of submissions: filters and marks in bulk. (spec 3 Submission filters, ruling R34) */

import type { Locator, Page } from '@playwright/test'
import { convertToLatin } from '#src/lib/bn.ts'
import { type App, expect, journey } from '../support/journey.ts'
import { openQueueTools } from '../support/queue-tools.ts'

const QUEUE = '/teacher/submissions'
const SAVE = { method: 'PATCH', path: 'submission/revised/{id}' } as const

const openFilters = (page: Page) => page.getByRole('button', { name: 'ফিল্টার', exact: true }).click()
const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })

journey('filters are part of the address; selected rows become their own queue', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(`${QUEUE}?checked=all&marks_min=15&count=20`)
  await openFilters(page)
  await expect(page.getByLabel('নম্বর, কমপক্ষে')).toHaveValue('১৫')
  await page.keyboard.press('Escape')
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

journey(
  'the filter names every exam with waiting submissions and their count, also beyond the loaded rows',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    // The first rows belong to other work; the short answers come last.
    await app.goto(`${QUEUE}?count=20`)
    await openFilters(page)
    const work = page.getByLabel('পরীক্ষা বা অ্যাসাইনমেন্ট')
    const choice = work.getByRole('option', { name: /^ছোট প্রশ্ন.*\([০-৯]+টি বাকি\)$/ })
    await expect(choice).toHaveCount(1)
    const counted = /([০-৯]+)টি বাকি/.exec(await choice.innerText())![1]!
    for (const name of [/^ফাইল জমা/, /^মক ইন্টারভিউ/, /^কোড টেস্ট/])
      await expect(work.getByRole('option', { name })).not.toHaveCount(0)
    // Work without waiting submissions is not offered in this filter.
    await expect(work.getByRole('option').filter({ hasNotText: /টি বাকি|সব কাজ/ })).toHaveCount(0)
    await work.selectOption({ label: await choice.innerText() })
    await expect(page).toHaveURL(/exam=exam-fs12-short-open/)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('checkbox', { name: /খাতা বাছুন/ })).toHaveCount(Number(convertToLatin(counted)))
    await app.expectSound()
  },
)

journey(
  'one filter shows the submissions of one exam, and drafts, late ones and retest requests are filters in the address @desk',
  async ({ app }) => {
    const { page } = app
    const rows = page.getByRole('checkbox', { name: /খাতা বাছুন/ })
    await app.loginAs('teacher')
    await app.goto(QUEUE)
    const work = page.getByLabel('কোন কাজের খাতা')
    const choice = work.getByRole('option', { name: /^মক ইন্টারভিউ.*টি বাকি/ })
    const label = await choice.innerText()
    await work.selectOption({ label })
    await expect(page).toHaveURL(/exam=exam-fs12-interview-open/)
    await expect(rows).toHaveCount(Number(convertToLatin(/([০-৯]+)টি বাকি/.exec(label)![1]!)))
    await work.selectOption({ label: 'সব কাজ' })
    const trait = (name: string) => page.getByRole('button', { name, exact: true })
    await trait('রিটেস্ট').click()
    await expect(page).toHaveURL(/trait=retest/)
    await expect(page.getByText('রিটেস্ট চান').first()).toBeVisible()
    await expect(rows).toHaveCount(await page.getByText('রিটেস্ট চান').count())
    await trait('দেরি').click()
    await expect(
      page
        .getByText('সময়ের পরে পৌঁছেছে')
        .or(page.getByText('দেরি', { exact: true }).nth(1))
        .first(),
    ).toBeVisible()
    await trait('খসড়া').click()
    await expect(page.getByText('কোনো খসড়া নেই')).toBeVisible()
    await app.expectSound()
    // A draft is found, also from the list beside the work.
    await app.goto(`${QUEUE}/submission-grade-55?exam=exam-fs12-short-open`)
    await expect(marks(page).getByRole('group').first()).toBeVisible()
    await page.keyboard.press('2')
    await expect(page.getByText('খসড়া এই ডিভাইসে আছে')).toBeVisible()
    await page.locator('[data-pane=queue]').getByRole('button', { name: 'খসড়া' }).click()
    await expect(page.locator('[data-pane=queue] li')).toHaveCount(1)
    await page.goBack()
    await app.goto(`${QUEUE}?trait=draft`)
    await expect(rows).toHaveCount(1)
  },
)

journey('when no work has waiting submissions the filter says so @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await page.route('**/submission/unchecked-count*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({
      response: reply,
      json: { ...(await reply.json()), data: { total: 0, batches: [] } },
    })
  })
  await page.route('**/submission/unchecked-submission*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), data: [], total: 0 } })
  })
  await app.goto(QUEUE)
  await openFilters(page)
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
    await panel.getByLabel('নম্বর, সর্বোচ্চ ৫').fill('৪')
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
  await page.getByRole('button', { name: /^এই [০-৯]+টি বাছুন$/ }).click()
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

/** Selects the first submissions of one assignment, and opens the panel. */
async function openBulk({ app, count }: { app: App; count: number }): Promise<Locator> {
  const { page } = app
  await app.goto(`${QUEUE}?assignment=assignment-fs12-5`)
  const ticks = page.getByRole('checkbox', { name: /খাতা বাছুন/ })
  for (let at = 0; at < count; at++) await ticks.nth(at).check()
  await page.getByRole('button', { name: 'একসঙ্গে নম্বর দিন' }).click()
  return page.getByRole('dialog')
}

journey('a mark above the maximum is refused beside its field, which names the maximum', async ({ app }) => {
  await app.loginAs('teacher')
  const panel = await openBulk({ app, count: 2 })
  const field = panel.getByLabel('নম্বর, সর্বোচ্চ ৫')
  await field.fill('৬')
  await expect(field).toHaveAccessibleDescription('০ থেকে ৫-এর মধ্যে দিন।')
  await expect(panel.getByRole('button', { name: /টিতে বসান$/ })).toHaveCount(0)
  await app.expectSound()
  await field.fill('৫')
  await expect(panel.getByRole('button', { name: '২টিতে বসান' })).toBeVisible()
})

journey(
  'bulk marks are undone: in the results, and by the message after they are closed',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    const waiting = async () => (await page.getByRole('checkbox', { name: /খাতা বাছুন/ }).all()).length
    const panel = await openBulk({ app, count: 2 })
    const before = await waiting()
    const results = panel.getByRole('region', { name: 'ফলাফল' })
    const saves = async () =>
      (await sandbox.calls()).filter(
        ({ method, path }) => method === 'PATCH' && path.startsWith('submission/revised/'),
      )
    await panel.getByLabel('মন্তব্য').fill('দারুণ')
    await panel.getByLabel('নম্বর, সর্বোচ্চ ৫').fill('৫')
    await panel.getByRole('button', { name: '২টিতে বসান' }).click()
    await expect(results.getByText('সেভ হয়েছে')).toHaveCount(2)
    await app.expectSound()
    await results.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await expect(page.getByText('২টি খাতায় আগের নম্বর ফিরেছে।')).toBeVisible()
    await expect(results.getByRole('button', { name: 'হয়ে গেছে' })).toBeFocused()
    await expect.poll(async () => (await saves()).length).toBe(4)
    await expect(results.getByText('সেভ হয়েছে')).toHaveCount(2)
    // Once more, closed by Esc this time.
    await app.goto(`${QUEUE}?assignment=assignment-fs12-5`)
    await expect.poll(waiting).toBe(before)
    await openBulk({ app, count: 2 })
    await panel.getByLabel('নম্বর, সর্বোচ্চ ৫').fill('৩')
    await panel.getByRole('button', { name: '২টিতে বসান' }).click()
    await expect(results.getByText('সেভ হয়েছে')).toHaveCount(2)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await page.getByRole('button', { name: /ফিরিয়ে আনুন/ }).click()
    await expect.poll(async () => (await saves()).length).toBe(8)
    await app.goto(`${QUEUE}/submission-mate-5-1?assignment=assignment-fs12-5`)
    await expect(marks(page).getByLabel(/মন্তব্য শিক্ষার্থী/)).toHaveValue('')
    await expect(marks(page)).toContainText('০ / ২০')
  },
)

journey(
  'bulk marks that were undone offline leave no mark when the connection returns @desk',
  async ({ app, consoleWatch, sandbox }) => {
    consoleWatch.allow(/Failed to load resource|net::ERR/)
    const { page } = app
    await app.loginAs('teacher')
    const panel = await openBulk({ app, count: 2 })
    await panel.getByLabel('নম্বর, সর্বোচ্চ ৫').fill('৫')
    await page.context().setOffline(true)
    await panel.getByRole('button', { name: '২টিতে বসান' }).click()
    const results = panel.getByRole('region', { name: 'ফলাফল' })
    await expect(results.getByText(/সেভ হয়নি|অপেক্ষায়/)).toHaveCount(2)
    await results.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await results.getByRole('button', { name: 'হয়ে গেছে' }).click()
    await page.context().setOffline(false)
    await expect(page.getByText(/এখনো সেভ হয়নি/)).toBeHidden()
    // A panel that closes goes back, which would end a visit that has just begun.
    await expect(panel).toBeHidden()
    await app.goto(`${QUEUE}/submission-mate-5-1?assignment=assignment-fs12-5`)
    await expect(marks(page)).toContainText('০ / ২০')
    const marked = (await sandbox.calls()).filter(
      ({ method, path }) => method === 'PATCH' && path === 'submission/revised/submission-mate-5-1',
    )
    expect(marked.length).toBeLessThanOrEqual(1)
  },
)

journey(
  'learners without a submission are listed, and one press starts a notice to the batch',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`/teacher/submissions?exam=exam-fs12-mongodb`)
    await openQueueTools(page)
    await page.getByRole('button', { name: 'কারা জমা দেননি' }).click()
    const panel = page.getByRole('dialog', { name: 'কারা জমা দেননি' })
    const count = panel.getByText(/জনের [০-৯]+ জন এখনো জমা দেননি/)
    await expect(count).toBeVisible()
    const figures = convertToLatin(await count.innerText())
      .match(/\d+/g)!
      .map(Number)
    // They are drawn as the list is scrolled.
    const rows = panel.getByRole('listitem')
    await expect(async () => {
      await rows.last().scrollIntoViewIfNeeded()
      await expect(rows).toHaveCount(figures[1]!, { timeout: 500 })
    }).toPass()
    // A learner who has handed in is not among them.
    await expect(panel.getByRole('link', { name: 'সুমাইয়া খাতুন', exact: true })).toHaveCount(0)
    await app.expectSound()
    // Back closes only the upper panel.
    await page.goBack()
    await expect(panel).toBeHidden()
    await expect(page.getByRole('dialog', { name: 'এই কাজের সব খাতা' })).toBeVisible()
    await page.getByRole('button', { name: 'কারা জমা দেননি' }).click()
    await panel.getByRole('link', { name: 'মনে করিয়ে নোটিশ লিখুন' }).click()
    await expect(page.getByRole('textbox', { name: /শিরোনাম/ })).toHaveValue(/MongoDB.* জমা দেওয়া বাকি থাকলে/)
    await expect(page.getByLabel('ব্যাচ', { exact: true })).toHaveValue('batch-full-stack-12')
  },
)

journey(
  'a key pressed while the queue of a bare address is still loading takes effect afterwards @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher')
    const list = { method: 'GET', path: 'submission/unchecked-submission' } as const
    await sandbox.fault({ ...list, kind: 'delay', delay_ms: 3000, times: 0 })
    await page.goto(`${QUEUE}/submission-retest-1`)
    await expect(page.getByRole('button', { name: 'অনুমতি দিন' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'পরের খাতা' })).toBeDisabled()
    await page.keyboard.press('j')
    await expect(page).not.toHaveURL(/submission-retest-1/)
    await expect(page.getByText('এটিই তালিকার শেষ খাতা।')).toHaveCount(0)
  },
)

journey(
  'a queue that could not be read is not said to be done; read again, the next paper opens @desk',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    const { page } = app
    await app.loginAs('teacher')
    const list = { method: 'GET', path: 'submission/unchecked-submission' } as const
    await sandbox.fault({ ...list, kind: 'status', status: 400, times: 0 })
    await page.goto(`${QUEUE}/submission-retest-1`)
    const again = page.getByRole('complementary').getByRole('button', { name: 'আবার' })
    await expect(again).toBeVisible()
    await page.keyboard.press('u')
    await expect(page.getByText(/তালিকার সব খাতা আনা হয়নি/)).toBeVisible()
    await expect(page.getByText('সব খাতা দেখা শেষ। ধন্যবাদ!')).toHaveCount(0)
    await sandbox.clearFaults()
    await again.click()
    await expect(page.getByRole('button', { name: 'পরের খাতা' })).toBeEnabled()
    await page.keyboard.press('u')
    await expect(page).not.toHaveURL(/submission-retest-1/)
  },
)
