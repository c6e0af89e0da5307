/** The figures of a class: an exam's statistics, and the reads behind them. */

import { convertToLatin, formatNumber } from '#src/lib/bn.ts'
import { expect, journey } from '../support/journey.ts'
import { openQueueTools } from '../support/queue-tools.ts'

const QUIZ = 'exam-fs12-quiz-open'
const ONE = { method: 'GET', path: 'submission/{id}' } as const

journey(
  'the statistics of an exam agree with its submissions; plot and table show the same',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`/teacher/submissions?exam=${QUIZ}`)
    await openQueueTools(page)
    await page.getByRole('link', { name: 'পরিসংখ্যান' }).click()
    await expect(app.heading()).toHaveText('কুইজ: MongoDB রিভিশন')
    const facts = page.getByRole('list', { name: 'এক নজরে' })
    await expect(facts).toContainText('৬৪ /১৪২ জন')
    // Loading can be stopped, fails in place, and continues where it was.
    await page.reload()
    await sandbox.fault({ ...ONE, kind: 'delay', delay_ms: 300, times: 0 })
    await page.getByRole('button', { name: 'থামান' }).click()
    await sandbox.clearFaults()
    await sandbox.fault({ ...ONE, kind: 'status', status: 500 })
    await page.getByRole('button', { name: /খাতা পড়ুন$/ }).click()
    await page.getByRole('button', { name: 'আবার', exact: true }).click()
    await expect(page.getByRole('status').filter({ hasText: 'পড়া হয়েছে…' })).toHaveCount(0)
    await expect(page.getByRole('img', { name: /নম্বরের বিস্তারের চিত্র/ })).toBeVisible()
    const counts = (
      await page.getByRole('list', { name: 'জন', exact: true }).getByRole('listitem').allInnerTexts()
    ).map(convertToLatin)
    await page.getByRole('radio', { name: 'ছক', exact: true }).check({ force: true })
    const cells = page.getByRole('table').locator('tbody td:nth-child(2)')
    expect((await cells.allInnerTexts()).map(convertToLatin)).toEqual(counts)
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(64)
    // A hard question opens in the list, with the wrong choices.
    const hardest = page.getByRole('region', { name: 'সবচেয়ে কঠিন তিনটি' }).getByRole('button').first()
    const wrong = /([০-৯]+) জন “সত্য” বেছেছেন/.exec(await hardest.innerText())![1]!
    await hardest.click()
    const choices = page.getByRole('region', { name: 'প্রশ্নভিত্তিক ফল' }).getByRole('listitem')
    await expect(choices.filter({ hasText: 'সত্য' })).toContainText(`${wrong} জন`)
    await expect(choices.filter({ hasText: 'মিথ্যা' }).getByRole('img', { name: 'ঠিক উত্তর' })).toBeVisible()
    await app.expectSound()
    await page.getByRole('link', { name: /^ভুল করা [০-৯]+টি খাতা দেখুন$/ }).click()
    await expect(page).toHaveURL(/only=submission-class-quiz/)
  },
)

journey(
  'the statistics of an assignment show its marks and late learners; a row opens the work @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/assignments/assignment-fs12-4')
    const figure = page.getByRole('main').getByRole('link', { name: /জমা দিয়েছেন$/ })
    const [handedIn] = (await figure.innerText()).match(/[০-৯]+/)!
    await figure.click()
    const facts = page.getByRole('list', { name: 'এক নজরে' })
    await expect(facts).toContainText(`${handedIn} /১৪২ জন`)
    await page.getByRole('radio', { name: 'ছক', exact: true }).check({ force: true })
    const cells = (await page.getByRole('table').locator('tbody td:nth-child(2)').allInnerTexts()).map(
      convertToLatin,
    )
    const marked = cells.reduce((sum, count) => sum + Number(count), 0)
    expect(marked).toBeGreaterThan(0)
    expect(marked).toBeLessThanOrEqual(Number(convertToLatin(handedIn)))
    await app.expectSound()
    const late = page.getByRole('region', { name: /^দেরিতে জমা/ })
    const count = Number(
      convertToLatin(/[০-৯]+/.exec(await late.getByRole('heading').innerText())?.[0] ?? '০'),
    )
    await expect(late.getByRole('listitem')).toHaveCount(Math.min(count, 20))
    await page.getByRole('link', { name: 'সব খাতা' }).click()
    await expect(page).toHaveURL(/assignment=assignment-fs12-4/)
  },
)

journey(
  'learners’ pages follow the order of the list, and their numbers agree with the submissions @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/batches/batch-full-stack-12/learners?sort=average')
    const names = page
      .getByRole('main')
      .locator('a[href*="/learners/"]:not([aria-hidden])')
      .filter({ visible: true })
    await expect(names.nth(1)).toBeVisible()
    const [first, second] = await names.allInnerTexts()
    await names.first().click()
    await expect(app.heading()).toContainText(first!)
    await page.getByRole('link', { name: `পরের জন: ${second}` }).click()
    await expect(app.heading()).toContainText(second!)
    await expect(page.getByRole('link', { name: `আগের জন: ${first}` })).toBeVisible()
    await app.goto('/teacher/batches/batch-full-stack-12/learners/person-nusrat')
    await expect(app.heading()).toContainText('নুসরাত জাহান')
    const attended = page.getByRole('region', { name: 'উপস্থিতি' })
    await expect(attended.getByRole('listitem')).toHaveCount(22)
    const present = await attended.getByRole('img', { name: /: ক্লাসে$/ }).count()
    await expect(page.getByRole('list', { name: 'এক নজরে' })).toContainText(formatNumber(present))
    await expect(page.getByRole('img', { name: /নম্বর আর ব্যাচের গড়ের চিত্র/ })).toBeVisible()
    await page.getByRole('radio', { name: 'ছক', exact: true }).check({ force: true })
    await expect(page.getByRole('table').locator('tbody tr')).not.toHaveCount(0)
    await app.expectSound()
  },
)

journey(
  'similar answers are stated as a fact, two of them side by side with their common text @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/exams/exam-fs12-mongodb/statistics')
    await page.getByRole('radio', { name: 'উত্তরের মিল' }).click({ force: true })
    await expect(page).toHaveURL(/view=likeness/)
    const group = page.getByRole('region', { name: 'উত্তরের মিল' }).getByRole('listitem').first()
    await expect(group).toBeVisible()
    // Groups grow and change places while submissions load.
    await expect(page.getByRole('status').filter({ hasText: 'পড়া হয়েছে…' })).toHaveCount(0)
    await expect(group.getByRole('heading')).toHaveText(/^[২-৯] জনের উত্তর ১০০% মেলে$/)
    await group.getByRole('button', { name: 'পাশাপাশি দেখুন' }).first().click()
    const shared = group.locator('mark')
    await expect(shared.first()).toBeVisible()
    const [one, other] = await group
      .getByRole('paragraph')
      .filter({ has: page.locator('mark') })
      .allInnerTexts()
    expect(one).toBe(other)
    await app.expectSound()
    const before = await group.getByLabel('প্রথম জন').inputValue()
    await group.getByRole('link', { name: /খাতা$/ }).first().click()
    await expect(page).toHaveURL(new RegExp(`submissions/${before}`))
  },
)
