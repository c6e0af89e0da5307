/** Daily work updates: written, replaced after a question, kept without a connection, printed by month. (ruling R57) */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

const PLACE = '/dashboard/work-updates'
const field = (page: Page) => page.getByRole('textbox', { name: 'কী করলেন' })
const link = (page: Page) => page.getByRole('textbox', { name: /কাজের লিংক/ })

journey(
  "today's update is written with a link, found after a reload, and replaced only after a question",
  async ({ app, sandbox }) => {
    await app.loginAs('learner')
    const { page } = app
    await app.goto(PLACE)
    await expect(page.getByText('শেষ ৭ দিনের ৪ দিন লেখা আছে · টানা ৪ দিন')).toBeVisible()
    await page.getByRole('button', { name: 'সেভ করুন', exact: true }).click()
    await expect(field(page)).toHaveAccessibleDescription(/আগে লিখুন কী করলেন/)
    await field(page).fill('নোটের API-র টেস্ট লিখেছি।')
    await link(page).fill('javascript:alert(1)')
    await page.keyboard.press('Enter')
    await expect(link(page)).toHaveAccessibleDescription(/লিংকটি ঠিক নয়/)
    await link(page).fill('github.com/nusrat/notes-api')
    await page.getByRole('button', { name: 'সেভ করুন', exact: true }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'নোটের API-র টেস্ট লিখেছি।' })).toBeVisible()
    await expect(page.getByText(/টানা ৫ দিন/)).toBeVisible()
    await expect(page.getByRole('link', { name: /github\.com\/nusrat\/notes-api/ })).toHaveAttribute(
      'href',
      'https://github.com/nusrat/notes-api',
    )
    // A page that is left during a send would send once more.
    await expect(page.getByText('পাঠানো হচ্ছে')).toHaveCount(0)
    await page.reload()
    await expect(field(page)).toHaveValue('নোটের API-র টেস্ট লিখেছি।')

    await field(page).fill('টেস্ট শেষ, এবার ডকুমেন্ট।')
    await page.getByRole('button', { name: 'বদল সেভ করুন' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'আগেরটি থাকুক' }).click()
    await expect(field(page)).toHaveValue('টেস্ট শেষ, এবার ডকুমেন্ট।')
    expect((await sandbox.counts())['POST workupdate']).toBe(1)
    await page.getByRole('button', { name: 'বদল সেভ করুন' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'বদলে দিন' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'টেস্ট শেষ, এবার ডকুমেন্ট।' })).toBeVisible()
    await expect.poll(async () => (await sandbox.counts())['POST workupdate']).toBe(2)
    await app.expectSound()
  },
)

journey('an earlier day is chosen by its pencil, and started text stays with its day', async ({ app }) => {
  await app.loginAs('learner')
  const { page } = app
  await app.goto(PLACE)
  await field(page).fill('আজকের অর্ধেক লেখা')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'নোটের API-তে পেজিনেশন যোগ করেছি' })
    .getByRole('button', { name: /বদলান$/ })
    .click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toHaveValue(/পেজিনেশন যোগ করেছি/)
  await expect(link(page)).toHaveValue('https://github.com/nusrat-jahan/notes-api')
  await page.getByRole('combobox', { name: 'কোন দিনের' }).selectOption({ index: 0 })
  await expect(field(page)).toHaveValue('আজকের অর্ধেক লেখা')
  // Nine days ago is closed: it can be read, not changed.
  await expect(
    page.getByRole('listitem').filter({ hasText: 'পোর্টফোলিও সাইটের প্রথম পেজ' }).getByRole('button'),
  ).toHaveCount(0)
})

journey(
  'an update written without a connection stays on the device and is sent once',
  async ({ app, context, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await app.goto(PLACE)
    await expect(page.getByText(/টানা ৪ দিন/)).toBeVisible()
    await context.setOffline(true)
    await field(page).fill('লাইন ছাড়া লেখা')
    await page.getByRole('button', { name: 'সেভ করুন', exact: true }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'লাইন ছাড়া লেখা' })
    await expect(row.getByText('ইন্টারনেটের অপেক্ষায়')).toBeVisible()
    await context.setOffline(false)
    await expect(row.getByText('ইন্টারনেটের অপেক্ষায়')).toHaveCount(0)
    await expect.poll(async () => (await sandbox.counts())['POST workupdate']).toBe(1)
    await page.reload()
    await expect(row).toHaveCount(1)
  },
)

journey(
  'a refused update says why at its day and stays until it is dropped',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/400|Failed to load resource/)
    await app.loginAs('learner')
    const { page } = app
    await app.goto(PLACE)
    await expect(page.getByText(/টানা ৪ দিন/)).toBeVisible()
    await sandbox.fault({ method: 'POST', path: '/workupdate', kind: 'status', status: 400 })
    await field(page).fill('যা নেওয়া হবে না')
    await page.getByRole('button', { name: 'সেভ করুন', exact: true }).click()
    const row = page.getByRole('listitem').filter({ hasText: 'যা নেওয়া হবে না' })
    await expect(row.getByRole('alert')).toContainText('সেভ হয়নি')
    await expect(page.getByText('আপডেট সেভ হয়েছে।')).toHaveCount(0)
    await row.getByRole('button', { name: 'মুছে দিন' }).click()
    await expect(row).toHaveCount(0)
  },
)

journey('a month prints without buttons', async ({ app }) => {
  await app.loginAs('learner')
  const { page } = app
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', 'yes')
  })
  await app.goto(PLACE)
  const months = page.getByRole('button', { name: /প্রিন্ট করুন$/ })
  await expect(months.first()).toBeVisible()
  expect(await months.count()).toBeGreaterThan(1)
  await months.last().click()
  await expect(page.locator('html')).toHaveAttribute('data-printed', 'yes')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('চাকরিগুলো দেখে কোন স্কিল লাগে')).toBeVisible()
  await expect(page.getByText('টেস্ট লেখা বাকি।')).toBeHidden()
  await expect(field(page)).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.getByText('টেস্ট লেখা বাকি।')).toBeVisible()
})
