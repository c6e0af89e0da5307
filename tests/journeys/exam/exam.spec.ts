/** Walks the exam room from the rules to the result, with its failures. (spec 3 Exam; rulings R16, R21, R34) */

import type { Page } from '@playwright/test'
import { allSaved, cutLine, enter, handIn, question, receipt, writes } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'

const MODULE = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5'
const QUIZ = `${MODULE}/exam/exam-fs12-quiz-open`
const ESSAY = `${MODULE}/exam/exam-fs12-essay-open`
const CODE = `${MODULE}/exam/exam-fs12-code-open`
const MISSED = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-2/exam/exam-fs12-array'
const REFUSED = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-4/exam/exam-fs12-node'
const GUEST_QUIZ = '/quiz/quiz-web-start'
const TWO_HOURS = 2 * 60 * 60

async function forward(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'পরের প্রশ্ন' }).click()
}

journey(
  'every kind of quiz question is answered offline and over a reload, up to the receipt',
  async ({ app, context, copy, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(QUIZ)
    await expect(page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' })).toBeDisabled()
    await app.expectSound()
    await enter(page)
    await expect(page).toHaveTitle(/^\((?:২৫|২৪) মিনিট\) কুইজ: MongoDB রিভিশন/)
    await app.expectSound()

    await question(page, 1).getByRole('radio').first().check()
    await allSaved(page)
    await expect(question(page, 1)).toContainText('সেভ হয়েছে')
    const mend = await cutLine(context, copy.apiUrl)
    await forward(page)
    await question(page, 2).getByRole('radio').nth(1).check()
    await forward(page)
    await question(page, 3).getByRole('radio', { name: 'সত্য' }).check()
    await forward(page)
    await question(page, 4).getByRole('checkbox').nth(2).check()
    await forward(page)
    await question(page, 5).getByRole('textbox').first().fill('$gte')
    await expect(question(page, 5)).toContainText('এই ডিভাইসে')
    await expect(page.getByRole('status').filter({ hasText: 'ইন্টারনেট নেই।' })).toContainText(
      '৪টি উত্তর অপেক্ষায়',
    )
    await app.expectSound()

    await page.reload()
    await expect(question(page, 5).getByRole('textbox').first()).toHaveValue('$gte')
    // Requested before the connection returns: afterwards it is sent by itself, and the button is gone.
    await page.getByRole('button', { name: 'আবার চেষ্টা' }).click()
    await mend()
    await allSaved(page)
    await page.reload()
    await expect(question(page, 5).getByRole('textbox').first()).toHaveValue('$gte')
    await expect(question(page, 5)).toContainText('সেভ হয়েছে')

    await handIn(page)
    await expect(receipt(page, 'জমা হয়েছে')).toBeVisible()
    await app.expectSound()
    await page.getByRole('button', { name: 'ফল ও বিবরণ' }).click()
    await page.getByRole('button', { name: /^প্রশ্ন ৫: ঠিক/ }).click()
    await expect(page.getByRole('heading', { name: 'প্রশ্ন ৫' })).toBeFocused()
    await expect(page.getByRole('heading', { name: 'প্রশ্ন ৫' })).toBeInViewport()
    await expect(page.getByRole('region', { name: 'প্রশ্ন ৫' })).toContainText('$gte')
    await app.expectSound()
  },
)

journey(
  'an offline hand-in keeps its receipt over a reload and is sent once by itself',
  async ({ app, context, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    const mend = await cutLine(context, copy.apiUrl)
    await question(page, 1).getByRole('textbox').fill('অফলাইনে লেখা উত্তর')
    await handIn(page)
    await expect(receipt(page, 'জমা নেওয়া হয়েছে, পাঠানো বাকি')).toBeVisible()
    const code = await page.getByText(/^[0-9a-z]{16}$/).textContent()
    await page.reload()
    await expect(receipt(page, 'জমা নেওয়া হয়েছে, পাঠানো বাকি')).toBeVisible()
    await expect(page.getByText(code ?? '')).toBeVisible()
    await sandbox.forgetCalls()
    await mend()
    await expect(receipt(page, 'জমা হয়েছে')).toBeVisible({ timeout: 15_000 })
    // One save and one hand-in.
    expect(await writes(sandbox)).toBe(2)
  },
)

journey('options, moves, flag, review and hand-in work by keys only @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(QUIZ)
  await page.getByLabel('নিয়মগুলো পড়েছি এবং মেনে চলব').focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(question(page, 1)).toBeVisible()
  await page.keyboard.press('KeyB')
  await expect(question(page, 1).getByRole('radio').nth(1)).toBeChecked()
  await page.keyboard.press('KeyF')
  await expect(question(page, 1).getByRole('button', { name: 'পরে দেখব' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('heading', { name: 'প্রশ্ন ২', exact: true })).toBeFocused()
  await page.keyboard.press('Digit3')
  await expect(question(page, 2).getByRole('radio').nth(2)).toBeChecked()
  await page.keyboard.press('Shift+Slash')
  await expect(page.getByRole('dialog', { name: 'কিবোর্ড দিয়ে পরীক্ষা' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await page.keyboard.press('KeyR')
  await expect(page.getByRole('heading', { name: 'জমা দেওয়ার আগে দেখুন' })).toBeFocused()
  await expect(page.getByRole('heading', { name: '১৮টি প্রশ্ন খালি' })).toBeVisible()
  await expect(page.getByRole('heading', { name: '১টি প্রশ্ন ‘পরে দেখব’ চিহ্নে' })).toBeVisible()
  await page.getByRole('button', { name: 'পরীক্ষা জমা দিন' }).focus()
  await page.keyboard.press('Enter')
  await expect(receipt(page, 'জমা হয়েছে')).toBeVisible()
})

journey(
  'a second tab hands its edits to the first, which sends them; both show them as saved',
  async ({ app, context }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    const other = await context.newPage()
    await other.goto(ESSAY)
    await expect(other.getByRole('status').filter({ hasText: 'পরীক্ষাটি আরেকটি ট্যাবে খোলা আছে।' })).toBeVisible()
    await question(other, 1).getByRole('textbox').fill('দ্বিতীয় ট্যাব থেকে')
    await expect(question(other, 1)).toContainText('সেভ হয়েছে', { timeout: 7000 })
    await expect(question(page, 1).getByRole('textbox')).toHaveValue('দ্বিতীয় ট্যাব থেকে')
    await page.close()
    await expect(other.getByRole('status').filter({ hasText: 'আরেকটি ট্যাবে' })).toHaveCount(0)
  },
)

journey(
  'after the session ends in mid-exam the same learner finds the answers, another one nothing',
  async ({ app, context, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401|net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    const mend = await cutLine(context, copy.apiUrl)
    await question(page, 1).getByRole('textbox').fill('লেখা চলছিল')
    await page.close()
    await context.clearCookies()
    await mend()
    await app.loginAs('learner')
    const again = await context.newPage()
    await again.goto(ESSAY)
    await expect(question(again, 1).getByRole('textbox')).toHaveValue('লেখা চলছিল')
    await allSaved(again)
    await again.close()

    await sandbox.forward(TWO_HOURS / 4)
    await context.clearCookies()
    await app.loginAs({ ...people.talent })
    const stranger = await context.newPage()
    await stranger.goto('/dashboard')
    await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(stranger.getByText('লেখা চলছিল')).toHaveCount(0)
    // The device's copy stays under its owner, until the attempt is closed or 30 days are over. (ruling R21)
    const owners = await stranger.evaluate(() =>
      Object.values(localStorage as unknown as Record<string, string>)
        .filter((text) => text.includes('লেখা চলছিল'))
        .map((text) => (JSON.parse(text) as { owner?: string }).owner),
    )
    expect(owners.filter((owner) => owner !== 'person-nusrat')).toEqual([])
  },
)

journey(
  'a device that stores nothing shows a warning, and the answers still arrive',
  async ({ app, page }) => {
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
      Storage.prototype.setItem = refuse
      IDBObjectStore.prototype.put = refuse
    })
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    await question(page, 1).getByRole('textbox').fill('জায়গা নেই')
    await expect(page.getByRole('status').filter({ hasText: 'এই ডিভাইসে উত্তর রাখা যাচ্ছে না।' })).toBeVisible()
    await allSaved(page)
  },
)

journey('Back asks first, and staying loses nothing', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(ESSAY)
  await enter(page)
  await question(page, 1).getByRole('textbox').fill('থাকবে')
  await page.goBack()
  await page.getByRole('button', { name: 'পরীক্ষায় থাকুন' }).click()
  await expect(question(page, 1).getByRole('textbox')).toHaveValue('থাকবে')
  await page.goBack()
  await page.getByRole('button', { name: 'বেরোন', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${MODULE}$`))
})

journey(
  'Back at the receipt leaves at the first press, and Forward does not reopen the room',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(MODULE)
    await page.goto(ESSAY)
    await enter(page)
    await question(page, 1).getByRole('textbox').fill('শেষ')
    await allSaved(page)
    await handIn(page)
    await expect(receipt(page, 'জমা হয়েছে')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${MODULE}$`))
    await page.goForward()
    await expect(page).toHaveURL(new RegExp(`${ESSAY}$`))
    await expect(page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' })).toHaveCount(0)
    await expect(question(page, 1)).toHaveCount(0)
  },
)

journey('code arrives exactly as it was written in the editor', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(CODE)
  await enter(page)
  const editor = page.locator('.cm-content').first()
  await expect(editor).toHaveAccessibleName('আপনার কোড')
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok())
  await editor.click()
  await page.keyboard.press('Control+A')
  await page.keyboard.insertText('const  spaced =   "  two  "\n\tconst tab = 1')
  await saved
  await app.expectSound()
  await page.reload()
  await expect(page.locator('.cm-line')).toHaveText([
    /^const {2}spaced = {3}" {2}two {2}"$/,
    /^\s+const tab = 1$/,
  ])
  const outside = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'বাইরের এডিটরে খুলুন' }).click()
  await expect(await outside).toHaveURL(/\/code\//)
})

journey(
  'a guest takes the quiz over a reload, gives name and contact, and sees the result',
  async ({ app }) => {
    const { page } = app
    await app.goto(GUEST_QUIZ)
    const [told, first] = await Promise.all([
      page.getByText(/নাম আর ফোন নম্বর বা ইমেইল চাওয়া হবে/).boundingBox(),
      question(page, 1).boundingBox(),
    ])
    expect(told!.y + told!.height).toBeLessThanOrEqual(first!.y)
    const several = page.getByRole('group', { name: /একাধিক উত্তর সঠিক/ })
    await expect(several.getByRole('checkbox').first()).toBeVisible()
    await expect(page.getByRole('radiogroup', { name: /একটিই সঠিক উত্তর/ }).first()).toBeVisible()
    await question(page, 1).getByRole('radio', { name: 'HTML' }).check()
    await question(page, 3).getByRole('radio', { name: 'মিথ্যা' }).check()
    await app.expectSound()
    await page.reload()
    await expect(question(page, 1).getByRole('radio', { name: 'HTML' })).toBeChecked()
    await page.getByRole('button', { name: 'উত্তর জমা দিন' }).click()
    await expect(page.getByText('নাম লিখুন।')).toBeVisible()
    await page.getByRole('textbox', { name: 'নাম' }).fill('অতিথি')
    await page.getByLabel('ফোন নম্বর বা ইমেইল').fill('০১৭১২৩৪৫৬৭৯')
    await page.getByRole('button', { name: 'উত্তর জমা দিন' }).click()
    await expect(page.getByRole('heading', { name: 'আপনার ফল' })).toBeFocused()
    await expect(page.getByText('৫টির মধ্যে ২টি ঠিক হয়েছে')).toBeVisible()
    await app.expectSound()
  },
)

journey(
  'another attempt at a missed exam is requested on its page, where the request and its reply stay',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/503/)
    const { page } = app
    const asked = page.getByRole('region', { name: 'রিটেস্ট' })
    await app.loginAs('learner')
    await app.goto(MISSED)
    await asked.getByRole('button', { name: 'রিটেস্ট চান' }).click()
    await asked.getByRole('textbox').fill('সেদিন বিদ্যুৎ ছিল না')
    await sandbox.fault({ method: 'POST', path: 'activity/retest', kind: 'status', status: 503 })
    await asked.getByRole('button', { name: 'আবেদন পাঠান' }).click()
    await expect(asked).toContainText('জমা নেওয়া হয়েছে, পাঠানো বাকি')
    await expect(asked).toContainText('সেদিন বিদ্যুৎ ছিল না')
    await expect(asked).toContainText('শিক্ষকের উত্তর আসেনি')
    await expect(asked).toContainText('আপনি লিখেছিলেন: সেদিন বিদ্যুৎ ছিল না')
    await app.expectSound()
    await page.reload()
    await expect(asked).toContainText('শিক্ষকের উত্তর আসেনি')
    await app.goto(REFUSED)
    await expect(asked).toContainText('রিটেস্টের আবেদন মঞ্জুর হয়নি')
  },
)

journey('the toast that restores a cleared text does not cover the top bar', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(ESSAY)
  await enter(page)
  const text = question(page, 1).getByRole('textbox').first()
  await text.fill('মুছে আবার ফেরানো লেখা')
  await question(page, 1).getByRole('button', { name: 'উত্তর মুছুন' }).click()
  await expect(text).toHaveValue('')
  const undo = page.getByRole('button', { name: 'উত্তর মোছা হয়েছে' })
  const bar = await page.locator('header').boundingBox()
  // The toast slides in from above, to a place below the bar.
  await expect
    .poll(async () => (await undo.boundingBox())?.y)
    .toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0))
  await undo.click()
  await expect(text).toHaveValue('মুছে আবার ফেরানো লেখা')
})
