/**
 * Assessments: found by a guest, bought, started, left and continued, handed in, deleted. (spec 7
 * Assessments, rulings R34, R37)
 */

import type { Page } from '@playwright/test'
import { decide, pay, payButton } from '../support/checkout-page.ts'
import { expect, journey } from '../support/journey.ts'

const JAVASCRIPT = '/assessments/assessment-javascript'
const MINE = '/dashboard/assessments/assessment-javascript'
const THIRD = `${MINE}/level/level-javascript-3`
const RUNNING = '/dashboard/assessments/assessment-html-css/level/level-html-css-2'

const step = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
const attempts = (page: Page) => page.getByRole('region', { name: 'আপনার চেষ্টাগুলো' })
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))
const choose = (page: Page, name: string | RegExp) =>
  page.getByRole('radio', { name }).or(page.getByRole('checkbox', { name })).first().check({ force: true })
const next = (page: Page) => page.getByRole('button', { name: 'পরের প্রশ্ন' }).click()

async function begin(page: Page): Promise<void> {
  const start = page.getByRole('button', { name: 'আবার দিন' })
  await expect(start).toBeDisabled()
  await page.getByRole('checkbox', { name: 'নিয়মগুলো পড়েছি' }).check()
  await start.dblclick()
  await expect(page.getByRole('heading', { name: /^প্রশ্ন ১/ })).toBeVisible()
}

async function leaveRoom(page: Page): Promise<void> {
  await page.goBack()
  await dialog(page).getByRole('button', { name: 'বেরোন', exact: true }).click()
}

journey(
  'a guest finds an assessment by its subject, sees its ladder and the leaders, and must log in to buy',
  async ({ app }) => {
    const { page } = app
    await app.goto('/assessments')
    await expect(page.getByRole('article')).toHaveCount(8)
    await page.getByRole('link', { name: 'ডেটা সায়েন্স (৩)' }).click()
    await expect(page.getByRole('article')).toHaveCount(3)
    await app.goto(JAVASCRIPT)
    await expect(step(page, 'ভেরিয়েবল ও টাইপ')).toContainText('FREE')
    await expect(step(page, 'ফাংশন ও স্কোপ')).toContainText('৳১০০')
    const top = page.getByRole('region', { name: 'সেরা তালিকা' })
    await expect(top.getByRole('row')).toHaveCount(11)
    await expect(top).not.toContainText('নুসরাত জাহান')
    await app.expectSound()
    await page.getByRole('link', { name: 'লেভেল কিনুন' }).click()
    await expect(page.getByRole('dialog')).toContainText('জাভাস্ক্রিপ্টে হাত পাকান')
  },
)

journey('levels are chosen, paid once, and available', async ({ app, sandbox }) => {
  const { page } = app
  await app.loginAs('learnerWithoutCourses')
  await app.goto('/purchase/assessment/assessment-javascript')
  await expect(payButton(page)).toHaveText(/৳৪০০/)
  for (const name of ['লেভেল ৩: অ্যারে ও অবজেক্ট', 'লেভেল ৪: অ্যাসিঙ্ক', 'লেভেল ৫: মিলিয়ে দেখা'])
    await page.getByRole('checkbox', { name }).uncheck()
  await expect(payButton(page)).toHaveText(/^বিকাশে ৳১০০ পরিশোধ করুন/)
  const second = page.getByRole('checkbox', { name: 'লেভেল ২: ফাংশন ও স্কোপ' })
  await second.uncheck()
  await page.getByRole('button', { name: 'লেভেল বেছে নিন' }).click()
  await expect(page.getByRole('alert')).toHaveText('অন্তত একটি লেভেল বেছে নিন।')
  await second.check()
  // The choice survives a reload.
  await page.reload()
  await expect(payButton(page)).toHaveText(/৳১০০/)
  await app.expectSound()
  await pay(page)
  await decide(page, 'পেমেন্ট করুন')
  await expect(app.heading()).toHaveText('লেভেলগুলো এখন আপনার')
  await page.getByRole('link', { name: 'লেভেল শুরু করুন' }).click()
  await expect(step(page, 'ফাংশন ও স্কোপ')).toContainText('আগে লেভেল ১ পাস করুন।')
  await expect(step(page, 'অ্যারে ও অবজেক্ট')).toContainText('৳১০০')
  const starts = Object.entries(await sandbox.counts()).filter(([call]) =>
    call.startsWith('POST transaction'),
  )
  expect(starts).toEqual([['POST transaction', 1]])
  await app.goto('/purchase/assessment/assessment-javascript')
  await expect(second).toHaveCount(0)
  await app.goto('/dashboard/transactions')
  await page.getByRole('link', { name: 'জাভাস্ক্রিপ্টে হাত পাকান' }).click()
  await expect(page.getByRole('link', { name: 'লেভেলগুলোতে যান' })).toBeVisible()
})

journey(
  'a level is started once, left, continued after a reload, handed in, and opens the next @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(THIRD)
    await expect(page.getByText('এবার শুরু করলে আর ১ বার দেওয়ার সুযোগ থাকবে।')).toBeVisible()
    await app.expectSound()
    await begin(page)
    await choose(page, /map/)
    await next(page)
    await choose(page, /push/)
    await choose(page, /sort/)
    await expect(page.getByText('সব উত্তর সেভ হয়েছে').first()).toBeVisible()
    await leaveRoom(page)
    await expect(step(page, 'অ্যারে ও অবজেক্ট')).toContainText('যে উত্তরগুলো দিয়েছেন, সব রাখা আছে।')

    await page.getByRole('link', { name: 'অ্যারে ও অবজেক্ট' }).click()
    await page.getByRole('button', { name: 'চালিয়ে যান' }).click()
    const question = page.getByRole('heading', { name: /^প্রশ্ন/ }).first()
    await expect(question).toBeVisible()
    // The room adds its history entry a moment after it appears.
    await page.waitForFunction(() => 'isInRoom' in (history.state?.usr ?? {}))
    await page.reload()
    await expect(question).toBeVisible()
    await page.getByRole('button', { name: /প্রশ্ন ৩,/ }).click()
    await choose(page, /কপি নিয়ে/)
    await next(page)
    await choose(page, 'সত্য')
    await page
      .getByRole('button', { name: /^(জমা দিন|দেখে জমা দিন)$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'পরীক্ষা জমা দিন' }).dblclick()
    await page.getByRole('button', { name: 'ফল ও বিবরণ' }).click()

    await expect(page.getByRole('heading', { name: 'লেভেল পাস!' })).toBeVisible()
    await expect(page.getByText('৫/৫').first()).toBeVisible()
    await app.expectSound()
    const saved = (await sandbox.calls()).filter(
      ({ method, path }) => method === 'POST' && path === 'level-submission/:id',
    )
    expect(saved.length).toBeLessThanOrEqual(2)
    await page.getByRole('link', { name: 'উত্তরগুলো মিলিয়ে দেখুন' }).click()
    await expect(page.getByRole('button', { name: 'প্রশ্ন ১: ঠিক, ১-এর মধ্যে ১' })).toBeVisible()
    await app.goto(MINE)
    await expect(step(page, 'অ্যারে ও অবজেক্ট')).toContainText('সেরা ৫/৫')
    await expect(step(page, 'অ্যাসিঙ্ক')).toContainText('শুরু করা যায়')
  },
)

journey(
  'questions that fail to load: a toast, back to the ladder, and the earlier answers are still there',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(RUNNING)
    await sandbox.fault({
      method: 'GET',
      path: 'level-submission/question/{id}',
      kind: 'status',
      status: 500,
      times: 0,
    })
    // The toast appears before the return, and hides by itself.
    const told = expect(page.locator('[data-sonner-toast]').first()).toBeVisible()
    await page.getByRole('button', { name: 'চালিয়ে যান' }).click()
    await told
    await expect(page).toHaveURL(/\/dashboard\/assessments\/assessment-html-css$/)
    await sandbox.clearFaults()
    await page.getByRole('link', { name: 'সাজ', exact: true }).click()
    await page.getByRole('button', { name: 'চালিয়ে যান' }).click()
    await expect(page.getByRole('radio', { name: /padding/ })).toBeChecked()
  },
)

journey('an attempt is deleted only after a question, which says that it counts', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(RUNNING)
  const remove = attempts(page).getByRole('button', { name: /চেষ্টাটি মুছুন$/ })
  await remove.click()
  await expect(dialog(page)).toContainText('মুছলেও এটি একবার দেওয়া হিসেবেই গোনা থাকবে।')
  await dialog(page).getByRole('button', { name: 'রেখে দিন' }).click()
  await expect(remove).toBeVisible()
  await remove.click()
  await dialog(page).getByRole('button', { name: 'মুছে ফেলুন' }).click()
  await expect(attempts(page)).toContainText('এখনো এই লেভেল দেননি।')
  await expect(page.getByRole('checkbox', { name: 'নিয়মগুলো পড়েছি' })).toBeVisible()
})

journey('a free level that requires the one before it cannot be started', async ({ app }) => {
  await app.loginAs('learner')
  await app.goto('/dashboard/assessments/assessment-html-css/level/level-html-css-3')
  await expect(app.page.getByRole('heading', { name: 'এখন শুরু করা যাচ্ছে না' })).toBeVisible()
  await expect(app.page.getByText('আগে লেভেল ২ পাস করুন।')).toBeVisible()
  await expect(app.page.getByRole('button', { name: 'শুরু করুন' })).toHaveCount(0)
})

journey('the result, without blame, and what to learn next', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(`${THIRD}?attempt=level-try-nusrat-javascript-3`)
  await expect(page.getByRole('heading', { name: 'পাস মার্ক এখনো বাকি' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'অ্যারে' })).toContainText('কোর্স:')
  await app.expectSound()
  await page.getByRole('link', { name: 'উত্তরগুলো মিলিয়ে দেখুন' }).click()
  await expect(page.getByText('সঠিক উত্তরগুলো লেভেলটি পাস করার পর এখানে দেখা যাবে।')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'সঠিক উত্তর', exact: true })).toHaveCount(0)
  await app.expectSound()
})
