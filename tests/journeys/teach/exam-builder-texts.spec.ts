/**
 * Typed text in the exam builder: signs that stay, two tabs at once, and where the focus goes. (spec 3 Exam,
 * ruling R45)
 */

import { expectAccessible } from '../support/accessible.ts'
import {
  addQuestion,
  begin,
  closeSheet,
  editor,
  isWide,
  names,
  NEW,
  openRow,
  outline,
  rows,
  SAVED,
} from '../support/exam-builder.ts'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { logIn, openOtherDevice } from '../support/session.ts'

journey(
  'a second device’s change is shown beside one’s own before it is overwritten @desk',
  async ({ app, browser, copy }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(NEW)
    await begin(page, 'দুই জায়গার কুইজ')
    await addQuestion(page, 'প্রথম লেখা')
    await expect(page.getByText(SAVED)).toBeVisible()

    const other = await openOtherDevice(browser, copy, people.teacher)
    await other.goto(page.url())
    await editor(other).getByLabel('প্রশ্ন', { exact: true }).fill('অন্য ডিভাইসে লেখা')
    await expect(other.getByText(SAVED)).toBeVisible()

    await editor(page).getByLabel('প্রশ্ন', { exact: true }).fill('এখানে লেখা')
    const notice = page.getByRole('alert').filter({ hasText: 'অন্য কোথাও বদলেছে' })
    await expect(notice).toContainText('আপনার: এখানে লেখা · সার্ভারে: অন্য ডিভাইসে লেখা')
    await other.reload()
    await expect(rows(other).first(), 'nothing was overwritten').toContainText('অন্য ডিভাইসে লেখা')
    await other.context().close()

    await notice.getByRole('button', { name: 'এখানকারটা রাখুন' }).click()
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.reload()
    await expect(rows(page).first()).toContainText('এখানে লেখা')
  },
)

journey(
  'different questions written in two tabs are merged without a conflict @desk',
  async ({ app, browser, copy }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(NEW)
    await begin(page, 'দুই ট্যাবের কুইজ')
    for (const text of ['এক', 'দুই', 'তিন']) await addQuestion(page, text)
    await expect(page.getByText(SAVED)).toBeVisible()

    const other = await openOtherDevice(browser, copy, people.teacher)
    await other.goto(page.url())
    await openRow(other, 1)
    await editor(other).getByLabel('প্রশ্ন', { exact: true }).fill('দুই, অন্য ট্যাবে')
    await expect(other.getByText(SAVED)).toBeVisible()

    await editor(page).getByLabel('প্রশ্ন', { exact: true }).fill('তিন, এখানে')
    await expect(page.getByText('অন্য কোথাও করা বদলও এখানে যোগ হয়েছে।')).toBeVisible()
    await expect(page.getByText(SAVED)).toBeVisible()
    expect(await names(page)).toEqual(['এক', 'দুই, অন্য ট্যাবে', 'তিন, এখানে'])
    await page.keyboard.press('Control+z')
    await expect(rows(page).nth(1), 'undo takes back one’s own only').toContainText('দুই, অন্য ট্যাবে')
    await other.reload()
    await expect(rows(other).nth(1)).toContainText('দুই, অন্য ট্যাবে')
    await other.context().close()
  },
)

journey('an added question gets the focus, so that typing continues in it', async ({ app }) => {
  const { page } = app
  await app.loginAs('teacher')
  await app.goto(NEW)
  await begin(page, 'লিখে যাওয়ার কুইজ')
  await outline(page).getByRole('button', { name: 'প্রশ্ন', exact: true }).press('Enter')
  const text = editor(page).getByLabel('প্রশ্ন', { exact: true })
  await expect(text).toBeFocused()
  await page.keyboard.type('এক দুই / তিন')
  await expect(text).toHaveValue('এক দুই / তিন')
  await editor(page).getByRole('button', { name: 'বিকল্প যোগ করুন' }).press('Space')
  await expect(editor(page).getByLabel('বিকল্প ঙ', { exact: true })).toBeFocused()
  await editor(page).getByRole('button', { name: 'আরেকটি কপি করুন' }).press('Enter')
  await expect(editor(page).getByLabel('প্রশ্ন', { exact: true })).toBeFocused()
  await editor(page).getByLabel('প্রশ্নের ধরন').selectOption({ label: 'লিখিত উত্তর' })
  await editor(page).getByRole('button', { name: 'মানদণ্ড যোগ করুন' }).press('Space')
  await page.keyboard.type('ভাষা ও বানান')
  await expect(editor(page).getByLabel('মানদণ্ড ১', { exact: true })).toHaveValue('ভাষা ও বানান')
  await editor(page).getByLabel('প্রশ্নের ধরন').selectOption({ label: 'মক ইন্টারভিউ' })
  await editor(page).getByRole('button', { name: 'সময় যোগ করুন' }).press('Enter')
  await expect(editor(page).getByLabel('সময় ১-এর শুরু')).toBeFocused()
  await closeSheet(page)
  await expect(rows(page)).toHaveCount(2)
  await outline(page).getByRole('button', { name: 'বিভাগ', exact: true }).press('Enter')
  await expect(page.getByLabel('বিভাগের নাম')).toBeFocused()
})

journey(
  'signs in numbers and code are kept, and a formula that cannot be drawn breaks nothing else',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(NEW)
    await begin(page, 'চিহ্নের কুইজ')
    await addQuestion(page, 'কত হবে 2*3*4? JS: ${first}-${last}')
    const text = editor(page).getByLabel('প্রশ্ন', { exact: true })
    await expect(editor(page).getByText('শিক্ষার্থী যেমন দেখবেন', { exact: true })).toBeVisible()
    await expect(editor(page).locator('math')).toHaveCount(0)
    await editor(page).getByLabel('বিকল্প ক', { exact: true }).fill('$x^2$')
    await expect(editor(page).getByText('($ চিহ্নের মধ্যেরটুকু সূত্র হিসেবে)', { exact: false })).toBeVisible()
    await expect(editor(page).locator('math')).toHaveCount(1)
    await expectAccessible(page)
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.reload()
    await expect(rows(page).first()).toContainText('কত হবে 2*3*4? JS: ${first}-${last}')
    await openRow(page, 0)

    const deep = `$${'2^{'.repeat(6000)}1${'}'.repeat(6000)}$`
    await text.fill(deep)
    await closeSheet(page)
    await page
      .getByRole('button', { name: isWide(page) ? 'শিক্ষার্থীর চোখে দেখুন' : 'শিক্ষার্থী', exact: true })
      .click()
    const preview = page.getByRole('group', { name: 'শিক্ষার্থী যেমন দেখবেন' })
    await expect(preview).toContainText('$2^{2^{')
  },
)

journey(
  'an exam that an earlier builder stored without its stars is shown to its author once @desk',
  async ({ app, copy }) => {
    const { page } = app
    const { accessToken } = await logIn(copy.apiUrl, people.teacher)
    const body = {
      study_plan: 'plan-fs12-40',
      reference: 'eaten-signs',
      title: 'পুরোনো কুইজ',
      duration: 20,
      description: '',
      instructions: '',
      is_published: false,
      questions: [
        { question_type: 'essay', text: 'কত হবে 2<em>3</em>4?', marks: 5, rubric: [], section: '' },
      ],
    }
    const headers = { accesstoken: accessToken, 'content-type': 'application/json' }
    const reply = await fetch(`${copy.apiUrl}/exam`, { method: 'POST', headers, body: JSON.stringify(body) })
    const { data } = (await reply.json()) as { data: { _id: string } }
    await app.loginAs('teacher')
    await app.goto(`/teacher/exams/${data._id}`)
    const notice = page.getByRole('region', { name: 'আগের একটি ভুলে কিছু * চিহ্ন হারিয়ে গেছে' })
    await expect(notice).toContainText('প্রশ্ন ১: কত হবে 2*3*4?')
    await expectAccessible(page)
    await notice.getByRole('button', { name: 'চিহ্নগুলো ফেরান' }).click()
    await expect(notice).toHaveCount(0)
    await expect(rows(page).first()).toContainText('কত হবে 2*3*4?')
    await expect(page.getByText(SAVED)).toBeVisible()
    await page.reload()
    await expect(rows(page).first()).toContainText('কত হবে 2*3*4?')
    await expect(notice).toHaveCount(0)
  },
)
