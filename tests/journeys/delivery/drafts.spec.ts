/**
 * Drafts hold typed text that was not sent; they survive a killed tab and other people's logins. (rulings
 * R16, R21)
 */

import { readFile } from 'node:fs/promises'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectFileStored, logInHere, logOutHere } from '../support/moves.ts'
import { people } from '../support/people.ts'
import { openQueueTools } from '../support/queue-tools.ts'

const BATCH = '/teacher/batches/batch-full-stack-12'
const FORMS = [
  { what: 'a notice', address: '/teacher/notices/new?batch=batch-full-stack-12', field: /পুরো নোটিশ/ },
  {
    what: 'a day of the plan',
    address: `${BATCH}/study-plan/new?module=module-fs12-6`,
    field: /এই দিনে কী হবে/,
  },
] as const

const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

/** Closes the tab as a phone does to free memory: no code of the page runs any more. */
async function killTab(page: Page, context: BrowserContext): Promise<Page> {
  const next = await context.newPage()
  await page.close({ runBeforeUnload: false })
  return next
}

for (const { what, address, field: name } of FORMS) {
  journey(`${what} is restored after a killed tab`, async ({ app, context, copy }) => {
    await app.loginAs('teacher')
    await app.goto(address)
    await field(app.page, name).pressSequentially('শেষ অক্ষর পর্যন্ত')
    const next = await killTab(app.page, context)
    await next.goto(copy.clientUrl + address)
    await expect(field(next, name)).toHaveValue('শেষ অক্ষর পর্যন্ত')
  })
}

journey(
  'bulk marks, a new phrase and a typed topic are restored after a killed tab @desk',
  async ({ app, context, copy }) => {
    await app.loginAs('teacher')
    let { page } = app
    const origin = copy.clientUrl
    const reopen = async (address: string) => {
      page = await killTab(page, context)
      await page.goto(new URL(address, origin).href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const openBulk = async () => {
      await page
        .getByRole('checkbox', { name: /খাতা বাছুন/ })
        .first()
        .check()
      await page.getByRole('button', { name: 'একসঙ্গে নম্বর দিন' }).click()
    }
    const queue = '/teacher/submissions?assignment=assignment-fs12-5'
    await app.goto(queue)
    await openBulk()
    await field(page, 'মন্তব্য').pressSequentially('সবাইকে বলার কথা')
    await reopen(queue)
    await openBulk()
    await expect(field(page, 'মন্তব্য')).toHaveValue('সবাইকে বলার কথা')

    const paper = '/teacher/submissions/submission-mate-5-1?assignment=assignment-fs12-5'
    await page.goto(new URL(paper, origin).href)
    await page.getByRole('button', { name: 'কথাগুলো বদলান' }).click()
    await field(page, 'নতুন কথা').pressSequentially('উৎস লিখুন')
    await reopen(paper)
    await page.getByRole('button', { name: 'কথাগুলো বদলান' }).click()
    await expect(field(page, 'নতুন কথা')).toHaveValue('উৎস লিখুন')

    await page.goto(new URL('/teacher/exams/new?study_plan=plan-fs12-40', origin).href)
    await field(page, 'শিরোনাম').fill('খসড়ার কুইজ')
    await page.getByRole('button', { name: 'খসড়া তৈরি করুন' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'খসড়ার কুইজ' })).toBeVisible()
    await page.getByRole('radio', { name: 'AI' }).check()
    await field(page, 'বিষয়').pressSequentially('useEffect')
    await reopen(page.url())
    await page.getByRole('radio', { name: 'AI' }).check()
    await expect(field(page, 'বিষয়')).toHaveValue('useEffect')
  },
)

journey(
  'choices to copy, in the bank, for a notice and in a table of marks survive a lost connection, a killed tab and an ended session @desk',
  async ({ app, context, copy, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|net::ERR|40[13]/)
    await app.loginAs('teacher')
    let { page } = app
    const reopen = async (address: string) => {
      page = await killTab(page, context)
      await page.goto(new URL(address, copy.clientUrl).href)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    const choose = async (name: string, words: string) => {
      const select = page.getByRole('combobox', { name, exact: true })
      const value = await select.getByRole('option').filter({ hasText: words }).first().getAttribute('value')
      await select.selectOption(value)
      return value!
    }
    const begin = '/teacher/exams/new?study_plan=plan-fs12-40'
    await app.goto(begin)
    await choose('কোন ব্যাচের', 'ব্যাচ ১২')
    const exam = await choose('পরীক্ষা', 'কুইজ')
    await reopen(begin)
    await expect(page.getByRole('combobox', { name: 'পরীক্ষা', exact: true })).toHaveValue(exam)
    const copyExam = page.getByRole('button', { name: 'কপি করুন', exact: true })
    await context.setOffline(true)
    await copyExam.click()
    await expect(page.getByRole('combobox', { name: 'পরীক্ষা', exact: true })).toHaveValue(exam)
    await context.setOffline(false)
    // The first press may still be trying, and then arrives by itself.
    await expect(async () => {
      if (page.url().includes('exams/new')) await copyExam.click({ timeout: 2000 })
      await expect(page).not.toHaveURL(/exams\/new/, { timeout: 5000 })
    }).toPass()
    await expect(page.getByRole('radio', { name: 'ব্যাংক' })).toBeVisible()

    await page.getByRole('radio', { name: 'ব্যাংক' }).check()
    const bank = await choose('কোন ব্যাচের', 'ব্যাচ ১৩')
    await page.getByLabel('শব্দ দিয়ে খুঁজুন').fill('hook')
    await page.getByLabel('প্রশ্ন', { exact: true }).fill('$x^2 = 4$')
    await reopen(page.url())
    await page.getByRole('radio', { name: 'ব্যাংক' }).check()
    await expect(page.getByRole('combobox', { name: 'কোন ব্যাচের', exact: true })).toHaveValue(bank)
    await expect(page.getByLabel('শব্দ দিয়ে খুঁজুন')).toHaveValue('hook')
    await expect(page.getByLabel('প্রশ্ন', { exact: true })).toHaveValue('$x^2 = 4$')

    const notice = '/teacher/notices/new?batch=batch-full-stack-12'
    await page.goto(new URL(notice, copy.clientUrl).href)
    await page.getByText('আরও ব্যাচে পাঠান').click()
    await page.getByRole('checkbox').first().check()
    await context.clearCookies()
    await page.goto(`${copy.clientUrl}/login?return=${encodeURIComponent(notice)}`)
    await logInHere(page, people.teacher)
    await expect(page.getByRole('checkbox').first()).toBeChecked()

    const queue = '/teacher/submissions?exam=exam-fs12-mongodb'
    const openTable = async () => {
      await openQueueTools(page)
      await page.getByRole('button', { name: 'ছক থেকে বসান' }).click()
    }
    await page.goto(new URL(queue, copy.clientUrl).href)
    // The head of a column knows its question.
    const saved = page.waitForEvent('download')
    await openQueueTools(page)
    await page.getByRole('button', { name: 'ছক ডাউনলোড করুন' }).click()
    const [head = ''] = (await readFile(await (await saved).path(), 'utf8')).split('\r\n')
    const question = head.split(',').find((cell) => cell.startsWith('প্রশ্ন 1'))
    await page.getByRole('button', { name: 'ছক থেকে বসান' }).click()
    const buffer = Buffer.from(`নাম;${question}\r\nঅচেনা একজন;২`)
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'marks.csv', mimeType: 'text/csv', buffer })
    await expect(page.getByRole('region', { name: '১টি সারিতে যা নেওয়া হয়নি' })).toBeVisible()
    await expectFileStored(page)
    await reopen(queue)
    await openTable()
    await expect(page.getByRole('region', { name: '১টি সারিতে যা নেওয়া হয়নি' })).toBeVisible()
  },
)

journey(
  'another person’s login and logout in the same browser leave a draft to its owner',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(/40[134]/)
    const { page } = app
    const address = '/teacher/notices/new?batch=batch-full-stack-12'
    await app.loginAs('teacher')
    await app.goto(address)
    await field(page, 'শিরোনাম').fill('আমার অর্ধেক লেখা')
    await context.clearCookies()
    await page.goto('/login')
    await logInHere(page, people.learner)
    await expect(page).toHaveURL(/\/dashboard\/my-courses$/)
    await expect(page.getByText('আমার অর্ধেক লেখা')).toHaveCount(0)
    // The home page has the account menu in both windows.
    await page.goto('/')
    await logOutHere(page)
    await expect(page.getByRole('button', { name: 'লগইন', exact: true }).first()).toBeVisible()
    await page.goto(`/login?return=${encodeURIComponent(address)}`)
    await logInHere(page, people.teacher)
    await expect(field(page, 'শিরোনাম')).toHaveValue('আমার অর্ধেক লেখা')
    await page.goto('/')
    await logOutHere(page)
    await page.getByRole('dialog').getByRole('button', { name: 'লগআউট' }).click()
    await expect(page.getByRole('button', { name: 'লগইন', exact: true }).first()).toBeVisible()
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(stored).not.toContain('অর্ধেক')
  },
)
