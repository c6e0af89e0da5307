/**
 * A person's account: profile, picture, password, devices, notifications, and the logout. (rulings R11, R21,
 * R25)
 */

import type { Page } from '@playwright/test'
import { openFolds } from '../support/folds.ts'
import { expect, journey } from '../support/journey.ts'
import { people, SANDBOX_OTP } from '../support/people.ts'

const PROFILE = '/dashboard/profile'
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const form = (page: Page) => page.getByRole('form', { name: 'প্রোফাইল' })
const save = (page: Page) => form(page).getByRole('button', { name: 'সেভ করুন' }).click()
const dialog = (page: Page) => page.getByRole('alertdialog').or(page.getByRole('dialog'))

journey(
  'every field is saved, also with Bengali digits; the e-mail is valid once its code is verified',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/400 \(Bad Request\)/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(PROFILE)
    await app.expectSound()
    await openFolds(page)
    const typed = {
      'পুরো নাম': 'নুসরাত জাহান রিমা',
      ডাকনাম: 'রিমা',
      ইউজারনেম: 'nusrat-rima',
      জন্মতারিখ: '২৪/১১/১৯৯৮',
      'জাতীয় পরিচয়পত্রের নম্বর': '১২৩৪৫৬৭৮৯০',
      ইমেইল: 'rima@karigor.example',
      'আরেকটি ফোন নম্বর': '০১৮২২-২২২২২২',
      'কোথায় থাকেন': 'খুলনা',
      'এক লাইনে নিজের কথা': 'নতুন কথা',
      বিস্তারিত: 'দুই লাইন\nবিস্তারিত',
      'কেন শিখছেন': 'নিজের কাজ শুরু করব',
      'এখন কী করেন': 'ব্যাংকার',
      শিক্ষাপ্রতিষ্ঠান: 'খুলনা বিশ্ববিদ্যালয়',
    }
    for (const [name, text] of Object.entries(typed)) await field(page, name).fill(text)
    await page.getByRole('combobox', { name: 'কখন পড়তে সুবিধা হয়' }).selectOption('night')
    await save(page)

    const proof = page.getByRole('region', { name: 'নতুন ইমেইল যাচাই করুন' })
    await expect(proof).toContainText('rima@karigor.example')
    await field(page, 'কোড').pressSequentially('111111')
    await expect(field(page, 'কোড')).toHaveAccessibleDescription(/OTP মেলেনি/)
    await field(page, 'কোড').fill('')
    await field(page, 'কোড').pressSequentially(SANDBOX_OTP)
    await expect(proof).toHaveCount(0)

    await page.reload()
    await expect(field(page, 'ডাকনাম')).toHaveValue('রিমা')
    await openFolds(page)
    const saved = { ...typed, 'জাতীয় পরিচয়পত্রের নম্বর': '1234567890', 'আরেকটি ফোন নম্বর': '01822222222' }
    for (const [name, text] of Object.entries(saved)) await expect(field(page, name), name).toHaveValue(text)
    await expect(page.getByRole('combobox', { name: 'কখন পড়তে সুবিধা হয়' })).toHaveValue('night')
    expect(await page.evaluate(() => localStorage.getItem('user'))).toContain('নুসরাত জাহান রিমা')
  },
)

journey(
  'errors are shown beside their fields; typed text survives a refusal, a reload and another page',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/400 \(Bad Request\)/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(PROFILE)
    await openFolds(page)
    await field(page, 'পুরো নাম').fill('')
    await field(page, 'জন্মতারিখ').fill('৩১/০২/২০০০')
    await save(page)
    await expect(field(page, 'পুরো নাম')).toBeFocused()
    await expect(field(page, 'পুরো নাম')).toHaveAccessibleDescription('আপনার নাম লিখুন।')
    await expect(field(page, 'জন্মতারিখ')).toHaveAccessibleDescription(/দিন\/মাস\/বছর/)
    await field(page, 'পুরো নাম').fill('নুসরাত')
    await field(page, 'জন্মতারিখ').fill('')
    await field(page, 'ইমেইল').fill('tanvir@karigor.example')
    await save(page)
    await expect(field(page, 'ইমেইল')).toHaveAccessibleDescription('এই ইমেইলে আরেকটি অ্যাকাউন্ট আছে।')
    await expect(field(page, 'ইমেইল')).toBeFocused()
    await app.expectSound()

    await page.reload()
    await expect(field(page, 'ইমেইল')).toHaveValue('tanvir@karigor.example')
    await page.getByRole('link', { name: 'রেকর্ডিং' }).filter({ visible: true }).first().click()
    await expect(dialog(page)).toContainText('সেভ না করে যাবেন?')
    await dialog(page).getByRole('button', { name: 'থাকুন' }).click()
    await expect(page).toHaveURL(PROFILE)
    await form(page).getByRole('button', { name: 'আগের মতো করুন' }).click()
    await expect(field(page, 'পুরো নাম')).toHaveValue('নুসরাত জাহান')
    await expect(page.getByText('সব সেভ করা আছে')).toBeVisible()
  },
)

journey('a new password with the old one; the page reloads and says so', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/400 \(Bad Request\)/)
  const { page } = app
  await app.loginAs('learner')
  await app.goto(PROFILE)
  await openFolds(page)
  await field(page, 'এখনকার পাসওয়ার্ড').fill('wrong-one')
  await field(page, 'নতুন পাসওয়ার্ড').fill('natun-chabi-9')
  const change = page.getByRole('button', { name: 'পাসওয়ার্ড বদলান' })
  await change.click()
  await expect(field(page, 'এখনকার পাসওয়ার্ড')).toHaveAccessibleDescription(/মেলেনি/)
  await field(page, 'এখনকার পাসওয়ার্ড').fill(people.learner.password)
  await change.click()
  await expect(page.getByText('পাসওয়ার্ড বদলানো হয়েছে।')).toBeVisible()
  await openFolds(page)
  await expect(field(page, 'এখনকার পাসওয়ার্ড')).toHaveValue('')
})

journey('an account without a password gets one with a code', async ({ app }) => {
  const { page } = app
  await app.loginAs('learnerWithoutCourses')
  await app.goto(PROFILE)
  await openFolds(page)
  const password = page.getByRole('region', { name: 'পাসওয়ার্ড' })
  await password.getByRole('button', { name: 'কোড পাঠান' }).click()
  await field(page, 'কোড').pressSequentially(SANDBOX_OTP)
  await field(page, 'নতুন পাসওয়ার্ড').fill('natun-chabi-9')
  await password.getByRole('button', { name: 'পাসওয়ার্ড দিন' }).click()
  await expect(page.getByText('দেওয়া আছে').or(field(page, 'এখনকার পাসওয়ার্ড')).first()).toBeVisible()
  await openFolds(page)
  await expect(field(page, 'এখনকার পাসওয়ার্ড')).toBeVisible()
})

journey(
  'notes and assessments are reached from the menu of a wide screen, and on a phone from the page called আমি',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(PROFILE)
    const isWide = (page.viewportSize()?.width ?? 0) >= 1024
    const way = isWide
      ? page.getByRole('button', { name: /অ্যাকাউন্টের মেনু$/ })
      : page.getByRole('link', { name: 'আমি', exact: true })
    await way.click()
    const places = isWide ? page.getByRole('navigation', { name: 'অ্যাকাউন্টের মেনু' }) : page.getByRole('main')
    for (const name of ['অনুশীলন', 'লেনদেন', 'ডিভাইস', 'এই ডিভাইসে'])
      await expect(places.getByRole('link', { name }).first()).toBeVisible()
    await expect(places.getByRole('link', { name: 'আমার নোট' })).toBeVisible()
    await places.getByRole('link', { name: 'আমার অ্যাসেসমেন্ট' }).click()
    await expect(app.heading()).toHaveText('আমার অ্যাসেসমেন্ট')
  },
)

journey('another device is logged out after a question; this one is marked', async ({ app, copy }) => {
  const { page } = app
  await page.request.post(`${copy.apiUrl}/user/login-msisdn`, {
    headers: {
      fingerprint: 'another',
      guestid: 'another',
      metadata: JSON.stringify({ browser: 'Firefox', os: 'Windows', deviceType: 'web' }),
    },
    data: { msisdn: people.learner.phone, password: people.learner.password },
  })
  await app.loginAs('learner')
  await app.goto('/dashboard/devices')
  await expect(page.getByRole('region', { name: 'এই ডিভাইস' })).toBeVisible()
  const others = page.getByRole('region', { name: 'অন্য ডিভাইস' })
  const rows = others.getByRole('listitem')
  await expect(rows.first()).toBeVisible()
  const count = await rows.count()
  await app.expectSound()
  const named = await rows.first().getByRole('button').getAttribute('aria-label')
  await expect(others).toContainText('একসঙ্গে ৩টি ডিভাইসে লগইন থাকা যায়।')
  await rows.first().getByRole('button').click()
  await expect(dialog(page)).toContainText(`${named} করবেন?`)
  await dialog(page).getByRole('button', { name: 'থাকুন' }).click()
  await expect(rows).toHaveCount(count)
  await rows.first().getByRole('button').click()
  await dialog(page).getByRole('button', { name: 'লগআউট' }).click()
  await expect(rows).toHaveCount(count - 1)
})

journey('notifications: new ones are marked, all are read at once, the bell follows', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/dashboard/notifications')
  await expect(page.getByText('৩টি নতুন', { exact: true })).toBeVisible()
  await app.expectSound()
  await page.getByRole('button', { name: 'সব পড়া হয়েছে' }).click()
  await expect(page.getByText('৩টি নতুন', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'নোটিফিকেশন', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'অ্যাসাইনমেন্ট ৪ দেখা হয়েছে' }).click()
  await expect(page).toHaveURL(/assignment-fs12-4$/)
})

journey(
  'a logout leaves nothing of the person, and the other tab follows',
  async ({ app, sandbox, consoleWatch }) => {
    const { page } = app
    // The other tab may ask for something before it hears of the logout.
    consoleWatch.allow(/status of 401/)
    await app.loginAs('learner')
    const other = await page.context().newPage()
    await other.goto('/dashboard')
    await expect(other.getByRole('heading', { level: 1 })).toBeVisible()
    await app.goto(PROFILE)
    await field(page, 'ডাকনাম').fill('গোপন কথা')
    await page.evaluate(() => localStorage.setItem('phone', '01712345678'))
    await page.goto('/dashboard/devices')
    await page.getByRole('button', { name: 'এখান থেকে লগআউট করুন' }).click()
    // The question names what was typed into the profile, and nothing else.
    await page
      .getByRole('dialog', { name: 'না পাঠানো কাজ রেখে লগআউট করবেন?' })
      .getByRole('button', { name: 'লগআউট' })
      .click()
    await expect(page).toHaveURL(/\/$/)
    await expect(other).toHaveURL(/\/$/)

    const names = (await page.context().cookies()).map(({ name }) => name)
    for (const gone of ['session_token', 'accessToken', 'refreshToken', 'role'])
      expect(names).not.toContain(gone)
    for (const tab of [page, other]) {
      const left = await tab.evaluate(async () => ({
        texts: JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
        caches: 'caches' in globalThis ? await caches.keys() : [],
      }))
      expect(left.texts).not.toMatch(/গোপন|নুসরাত|01712345678|eyJ/)
      expect(left.caches).toEqual([])
    }
    expect((await sandbox.counts())['POST user/logout']).toBe(1)
    await page.goto('/dashboard/profile')
    await expect(page).toHaveURL(/\/login\?return=/)
  },
)
