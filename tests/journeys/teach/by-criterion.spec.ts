/** Grading criterion by criterion: the work of an assignment, and a question with criteria. (rulings R49, R73) */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

const answer = (page: Page, no: string) => page.getByRole('region', { name: `উত্তর ${no}`, exact: true })
const rowOf = (page: Page, no: string) =>
  page.getByRole('progressbar', { name: new RegExp(`^প্রশ্ন ${no}:`) }).first()
const region = (page: Page) => page.getByRole('region', { name: /^উত্তর/ })
const paperOf = (page: Page) => new URL(page.url()).searchParams.get('paper') ?? ''

journey(
  'work of an assignment is marked criterion by criterion, and named after it',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/submissions?assignment=assignment-fs12-5')
    const toWork = page.getByRole('link', { name: 'মানদণ্ড ধরে দেখুন' })
    if (!(await toWork.first().isVisible()))
      await app.goto('/teacher/assignments/assignment-fs12-5/questions')
    else await toWork.first().click()
    await expect(region(page)).toBeVisible()
    await expect(app.heading()).toContainText('মানদণ্ড ধরে')
    await app.expectSound()
    // The brief is folded, so that the work is in sight.
    const brief = page.getByText('REST API লিখুন').first()
    await expect(brief).toBeHidden()
    // The whole page of the work is in sight, with the marks.
    const keys = region(page).getByRole('group', { name: 'API-এর কাঠামো' })
    const stage = region(page).locator('[data-stage]')
    await expect(stage).toBeVisible()
    const place = (await stage.boundingBox())!
    expect(place.height).toBeGreaterThan(170)
    const keysPlace = (await keys.boundingBox())!
    // Beside the page on a desk, below it on a phone.
    const isBeside = keysPlace.x >= place.x + place.width
    expect(isBeside || keysPlace.y >= place.y + place.height).toBe(true)
    await page.getByText('অ্যাসাইনমেন্টের নির্দেশনা').click()
    await expect(brief).toBeVisible()
    const before = paperOf(page)
    await region(page).getByRole('group', { name: 'API-এর কাঠামো' }).getByRole('button').nth(1).click()
    await expect(page).not.toHaveURL(new RegExp(`paper=${before}(?:&|$)`))
    await expect.poll(async () => (await sandbox.counts())['PATCH submission/revised/:id']).toBe(1)
    await page.reload()
    await expect(region(page)).toBeVisible()
    // The whole work, and back by criterion.
    await region(page).getByRole('button', { name: 'পুরো' }).first().click()
    await page.getByRole('link', { name: 'মানদণ্ড ধরে দেখুন' }).first().click()
    await expect(region(page)).toBeVisible()
  },
)

journey(
  'a question with criteria is read once: a digit for each of them, Enter, the next answer @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/exams/exam-fs12-mongodb/questions')
    await expect(answer(page, '১')).toBeVisible()
    // The list shows questions, and the open question is shown above the answer.
    await expect(page.getByRole('navigation', { name: 'প্রশ্ন' }).getByRole('button')).toHaveCount(6)
    await expect(page.getByText('অ্যাসাইনমেন্টের নির্দেশনা')).toHaveCount(0)
    const rows = answer(page, '১').getByRole('group', { name: /গভীরতা|উদাহরণ|গঠন/ })
    await expect(rows).toHaveCount(3)
    await page.keyboard.press('Digit3')
    await page.keyboard.press('Digit2')
    // What is typed and not sent is taken back first.
    await page.keyboard.press('KeyZ')
    await expect(rows.nth(1).getByRole('button', { pressed: true })).toHaveCount(0)
    await page.keyboard.press('Digit1')
    await page.keyboard.press('Digit2')
    expect((await sandbox.counts())['PATCH submission/revised/:id'] ?? 0).toBe(0)
    await page.keyboard.press('Enter')
    await expect(answer(page, '২')).toBeVisible()
    await expect.poll(async () => (await sandbox.counts())['PATCH submission/revised/:id']).toBe(1)
    await expect(rowOf(page, '১')).toHaveAttribute('aria-valuenow', '1')
    // A paper that is marked in part is seen as such in the list of papers.
    await app.goto('/teacher/submissions?exam=exam-fs12-mongodb')
    await expect(page.getByText('৩/১৮ বসেছে').first()).toBeVisible()
  },
)

journey(
  'the keys of the marks stay where they are, and what the assistant quotes is marked',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/exams/exam-fs12-mongodb/questions')
    await expect(answer(page, '১').locator('mark').first()).toBeVisible()
    const findPlace = async () =>
      (await region(page).getByRole('group', { name: 'উদাহরণ' }).getByRole('button').first().boundingBox())!.y
    const place = await findPlace()
    // Neither a press nor another answer moves them.
    await region(page).getByRole('group', { name: /গভীরতা/ }).getByRole('button').nth(2).click()
    await expect(region(page).getByText(/^AI বলেছে/)).toBeVisible()
    expect(Math.abs((await findPlace()) - place)).toBeLessThan(2)
    for (const no of ['২', '৩', '৪']) {
      await page.getByRole('button', { name: 'এড়িয়ে যান' }).click()
      await expect(answer(page, no)).toBeVisible()
      expect(Math.abs((await findPlace()) - place)).toBeLessThan(2)
    }
  },
)
