/** The numbers of a class: an exam's statistics, and what is read for them. */
import { convertToLatin } from '#src/lib/bn.ts'
import { expect, journey } from './support/journey.ts'

const QUIZ = 'exam-fs12-quiz-open'
const ONE = { method: 'GET', path: 'submission/{id}' } as const

journey('the statistics of an exam say what its papers say; plot and table tell the same', async ({ app, sandbox, consoleWatch }) => {
  consoleWatch.allow(/Failed to load resource/)
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(`/teacher/submissions?exam=${QUIZ}`)
  await page.getByRole('link', { name: 'পরিসংখ্যান' }).click()
  await expect(app.heading()).toHaveText('কুইজ: MongoDB রিভিশন')
  const facts = page.getByRole('list', { name: 'এক নজরে' })
  await expect(facts).toContainText('৬৪ /১৪২ জন')
  // What is read can be stopped, fails in its place, and goes on where it was.
  await page.reload()
  await sandbox.fault({ ...ONE, kind: 'delay', delay_ms: 300, times: 0 })
  await page.getByRole('button', { name: 'থামান' }).click()
  await sandbox.clearFaults()
  await sandbox.fault({ ...ONE, kind: 'status', status: 404 })
  await page.getByRole('button', { name: /খাতা পড়ুন$/ }).click()
  await page.getByRole('button', { name: 'আবার', exact: true }).click()
  await expect(page.getByRole('status').filter({ hasText: 'পড়া হয়েছে' })).toHaveCount(0)
  await expect(page.getByRole('img', { name: /নম্বরের বিস্তারের চিত্র/ })).toBeVisible()
  const counts = (await page.getByRole('list', { name: 'জন', exact: true }).getByRole('listitem').allInnerTexts()).map(convertToLatin)
  await page.getByRole('radio', { name: 'ছক', exact: true }).check({ force: true })
  const cells = page.getByRole('table').locator('tbody td:nth-child(2)')
  expect((await cells.allInnerTexts()).map(convertToLatin)).toEqual(counts)
  expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(64)
  // A hard question opens in the list, with what was chosen instead.
  const hardest = page.getByRole('region', { name: 'সবচেয়ে কঠিন তিনটি' }).getByRole('button').first()
  const wrong = /([০-৯]+) জন “সত্য” বেছেছেন/.exec(await hardest.innerText())![1]!
  await hardest.click()
  const choices = page.getByRole('region', { name: 'প্রশ্নভিত্তিক ফল' }).getByRole('listitem')
  await expect(choices.filter({ hasText: 'সত্য' })).toContainText(`${wrong} জন`)
  await expect(choices.filter({ hasText: 'মিথ্যা' }).getByRole('img', { name: 'ঠিক উত্তর' })).toBeVisible()
  await app.expectSound()
  await page.getByRole('link', { name: /^ভুল করা [০-৯]+টি খাতা দেখুন$/ }).click()
  await expect(page).toHaveURL(/only=submission-class-quiz/)
})
