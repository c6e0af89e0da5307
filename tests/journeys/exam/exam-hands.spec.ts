/** Touches and keys during an exam, and which of them reach the answers. (ruling R34) */

import type { Page } from '@playwright/test'
import { allSaved, enter, handIn, question, receipt } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'

const MODULE = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5'
const QUIZ = `${MODULE}/exam/exam-fs12-quiz-open`
const ESSAY = `${MODULE}/exam/exam-fs12-essay-open`
const CODE = `${MODULE}/exam/exam-fs12-code-open`
/** A question of the quiz with two blanks. */
const BLANKS = 9

journey(
  'the arrow keys that the foot bar shows for moving do not change the chosen answer @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(QUIZ)
    await enter(page)
    const first = question(page, 1).getByRole('radio')
    await page.keyboard.press('KeyA')
    await expect(first.first()).toBeChecked()
    // The letter has moved the focus into the group, which would use the arrow key itself.
    await expect(first.first()).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(question(page, 2)).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(first.first()).toBeChecked()

    await first.first().focus()
    await page.keyboard.press('ArrowDown')
    await expect(first.nth(1)).toBeChecked()
    await page.keyboard.press('ArrowUp')
    await expect(first.first()).toBeChecked()
    await expect(question(page, 1)).toBeVisible()
    await allSaved(page)
    await page.reload()
    await expect(first.first()).toBeChecked()
  },
)

journey(
  'a question with one of two blanks filled counts as begun, not as answered, up to the receipt @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(QUIZ)
    await enter(page)
    await page.getByRole('button', { name: /^প্রশ্ন ৯,/ }).click()
    const blanks = question(page, BLANKS).getByRole('textbox')
    await expect(blanks).toHaveCount(2)
    await blanks.first().fill('$match')
    await expect(page.getByRole('button', { name: /^প্রশ্ন ৯, কিছু ঘর বাকি/ })).toBeVisible()
    await expect(page.getByText('০/২০ উত্তর')).toBeVisible()
    await allSaved(page)

    await page.getByRole('heading', { level: 2 }).first().focus()
    await page.keyboard.press('KeyR')
    await expect(page.getByText('২০টির মধ্যে ০টির উত্তর দিয়েছেন।')).toBeVisible()
    await expect(page.getByRole('heading', { name: '১টি প্রশ্নে কিছু ঘর বাকি' })).toBeVisible()
    await app.expectSound()
    await page.getByRole('button', { name: 'প্রশ্নে ফিরে যান' }).click()
    await handIn(page)
    await expect(receipt(page, 'জমা হয়েছে')).toBeVisible()
    await expect(page.getByText('০টি, আরও ১টিতে কিছু ঘর বাকি')).toBeVisible()
  },
)

journey(
  'letters typed while the code editor’s file is late all arrive, and none acts as a key of the room @desk',
  async ({ app, context }) => {
    const { page } = app
    await app.loginAs('learner')
    const late = Promise.withResolvers<void>()
    await context.route(/\/assets\/code-editor[^/]*\.js$/, async (route) => {
      await late.promise
      await route.fallback()
    })
    await app.goto(CODE)
    await enter(page)
    const plain = question(page, 1).locator('textarea')
    await plain.click()
    await page.keyboard.press('Control+A')
    await page.keyboard.type('let abcdef')
    const arrived = page.waitForResponse((response) => /\/assets\/code-editor/.test(response.url()))
    late.resolve()
    await (await arrived).finished()
    // Among these letters are keys of the room: review, flag, palette, time.
    await page.keyboard.type('ghijklmnopqrstuvwxyz = 12345')
    await expect(plain).toHaveValue('let abcdefghijklmnopqrstuvwxyz = 12345')
    await expect(plain).toBeFocused()
    // The editor replaces the field, with its text, once the field has no focus.
    await page.getByRole('heading', { level: 2 }).first().focus()
    await expect(question(page, 1).locator('.cm-content')).toContainText(
      'let abcdefghijklmnopqrstuvwxyz = 12345',
    )
    await allSaved(page)
    await page.reload()
    await expect(question(page, 1).locator('.cm-content')).toContainText(
      'let abcdefghijklmnopqrstuvwxyz = 12345',
    )
  },
)

const readArea = (page: Page) => question(page, 1).getByRole('textbox').inputValue()
const readFirstLine = (page: Page) => question(page, 1).locator('.cm-line').first().innerText()

for (const { what, exam, line, read } of [
  { what: 'code', exam: CODE, line: `${'x'.repeat(99)}\n`, read: readFirstLine },
  { what: 'an essay in one paragraph', exam: ESSAY, line: `${'ক'.repeat(99)} `, read: readArea },
])
  journey(`10 MB pasted into ${what} are cut at the limit of an answer @desk`, async ({ app, context }) => {
    const { page } = app
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await app.loginAs('learner')
    await app.goto(exam)
    await enter(page)
    await page.evaluate((part) => navigator.clipboard.writeText(part.repeat(100_000)), line)
    await question(page, 1).getByRole('textbox').click()
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type('আগে লেখা ')
    await page.keyboard.press('ControlOrMeta+V')
    await expect(page.getByText(/এখানে সর্বোচ্চ ২,০০,০০০ অক্ষর নেওয়া যায়/)).toBeVisible()
    await allSaved(page)
    await app.expectSound()
    await page.reload()
    await expect.poll(() => read(page)).toMatch(/^আগে লেখা [xক]/)
  })
