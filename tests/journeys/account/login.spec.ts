/** Every step of the login in a real browser. (spec 4, rulings R11, R16, R18, R32, R33) */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { openPanel, passwordField, phoneField, press, sendPhone } from '../support/login.ts'
import { people, SANDBOX_OTP } from '../support/people.ts'

const HOME = /\/$/
const MY_COURSES = /\/dashboard\/my-courses$/

const codeField = (page: Page) => page.getByRole('textbox', { name: 'কোড' })

/** Puts a text on the clipboard of the field, as the phone's own paste does. */
async function paste(page: Page, text: string): Promise<void> {
  await codeField(page).evaluate((field, pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text', pasted)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, text)
}

async function signedInAs(page: Page): Promise<string | undefined> {
  const stored = await page.evaluate(() => localStorage.getItem('user'))
  return stored === null ? undefined : (JSON.parse(stored) as { name: string }).name
}

journey(
  'a number in Bengali digits and a code in Bengali digits log in; the page behind stays',
  async ({ app, sandbox }) => {
    const { page } = app
    await openPanel(page)
    const heading = await page.locator('h1').textContent()
    await phoneField(page).pressSequentially('০১৮১১-১১১১১১')
    await expect(phoneField(page)).toHaveValue('01811-111111')
    await page.keyboard.press('Enter')

    await expect(codeField(page)).toBeFocused()
    await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(page.getByRole('timer')).toContainText(/০:[০-৯]{2}|১:০০/)
    await codeField(page).pressSequentially('২৪৬৮১০')

    await expect(page.getByText('স্বাগতম! লগইন সফল হয়েছে।')).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page).toHaveURL(HOME)
    expect(await page.locator('h1').textContent()).toBe(heading)
    expect(await signedInAs(page)).toBe('তানজিলা ইসলাম')
    expect(await sandbox.counts()).toMatchObject({
      'POST user': 1,
      'POST user/with-otp': 1,
      'POST user/verify-otp-msisdn': 1,
    })
    const stored = await page.evaluate(() => ({
      phone: localStorage.getItem('phone'),
      last: localStorage.getItem('lastLoggedin'),
    }))
    expect(stored.phone).toBe('01811111111')
    expect(stored.last).toContain('otp')
  },
)

journey(
  'a wrong password is reported beside its field; the right one leads to my courses',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/400 \(Bad Request\)/)
    const { page } = app
    await openPanel(page)
    await sendPhone(page, people.learner.phone)
    await expect(page.getByRole('heading', { name: 'স্বাগতম, নুসরাত' })).toBeVisible()
    await passwordField(page).fill('wrong')
    await page.keyboard.press('Enter')
    await expect(passwordField(page)).toHaveAccessibleDescription('পাসওয়ার্ডটি মেলেনি। দেখে আবার লিখুন।')
    await expect(passwordField(page)).toBeFocused()
    await page.getByRole('button', { name: 'পাসওয়ার্ড দেখান' }).click()
    await expect(passwordField(page)).toHaveValue('wrong')
    await passwordField(page).fill(people.learner.password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(MY_COURSES)
  },
)

journey(
  'a code instead of the password: a wrong one is reported, a whole SMS is pasted',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/400 \(Bad Request\)/)
    const { page } = app
    await openPanel(page)
    await sendPhone(page, people.learner.phone)
    await press(page, 'OTP দিয়ে লগইন করুন')
    await codeField(page).pressSequentially('111111')
    await expect(codeField(page)).toHaveAccessibleDescription('OTP মেলেনি। কোডটি আবার দেখে লিখুন।')
    await paste(page, `আপনার কারিগর OTP: ${SANDBOX_OTP}। ৫ মিনিট চলবে। ফোন 09600000000`)
    await expect(page).toHaveURL(MY_COURSES)
  },
)

journey('an unknown number: terms, code, name and avatar make an account', async ({ app, sandbox }) => {
  const { page } = app
  await openPanel(page)
  await sendPhone(page, '01722222222')
  await press(page, 'কোড পাঠান')
  const terms = page.getByRole('checkbox')
  await expect(terms).toHaveAccessibleDescription('অ্যাকাউন্ট খুলতে শর্তাবলি মেনে নিতে হবে।')
  await expect(terms).toBeFocused()
  await terms.check()
  await press(page, 'কোড পাঠান')
  await codeField(page).pressSequentially(SANDBOX_OTP)

  const name = page.getByRole('textbox', { name: 'আপনার পুরো নাম' })
  await expect(name).toBeFocused()
  await press(page, 'শুরু করুন')
  await expect(name).toHaveAccessibleDescription('আপনার নাম লিখুন।')
  await name.fill('রহিমা খাতুন')
  await page.getByRole('radio', { name: 'ওড়না, নীল' }).check()
  await app.expectSound()
  await press(page, 'শুরু করুন')

  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await signedInAs(page)).toBe('রহিমা খাতুন')
  expect(await sandbox.counts()).toMatchObject({ 'PATCH user': 1, 'PATCH user/register-icon': 1 })
})

journey('an account that was made for the person asks for a name with the password', async ({ app }) => {
  const { page } = app
  await openPanel(page)
  await sendPhone(page, people.withoutName.phone)
  const name = page.getByRole('textbox', { name: 'আপনার নাম' })
  await expect(name).toBeFocused()
  await passwordField(page).fill('karigor123')
  await page.keyboard.press('Enter')
  await expect(name).toBeFocused()
  await name.fill('শফিক রহমান')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect(await signedInAs(page)).toBe('শফিক রহমান')
})

journey('a forgotten password: code, new password, reload, login with it', async ({ app, sandbox }) => {
  const { page } = app
  await openPanel(page)
  await sendPhone(page, people.learner.phone)
  await press(page, 'পাসওয়ার্ড ভুলে গেছেন?')
  await press(page, 'কোড পাঠান')
  await codeField(page).pressSequentially(SANDBOX_OTP)
  const fresh = page.getByRole('textbox', { name: 'নতুন পাসওয়ার্ড' })
  await fresh.fill('natun-chabi-9')
  await page.keyboard.press('Enter')

  // The page reloads, reports what happened, and the panel continues at the password.
  await expect(page.getByText('পাসওয়ার্ড বদলানো হয়েছে।')).toBeVisible()
  await expect(passwordField(page)).toBeFocused()
  await passwordField(page).fill('natun-chabi-9')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(MY_COURSES)
  expect(await sandbox.counts()).toMatchObject({
    'POST user/forgot-password-msisdn': 1,
    'POST user/change-password-forgot': 1,
  })
})

journey(
  'too many devices: one is removed and the login goes on without another code',
  async ({ app, sandbox }) => {
    const { page } = app
    await openPanel(page)
    await sendPhone(page, people.learnerWithTooManyDevices.phone)
    await codeField(page).pressSequentially(SANDBOX_OTP)
    await expect(page.getByRole('heading', { name: 'একটি ডিভাইস সরান' })).toBeFocused()
    await expect(page.getByText(/শেষ ব্যবহার/).first()).toBeVisible()
    await app.expectSound()
    // The device removal token exists only in memory.
    const stored = await page.evaluate(
      () => document.cookie + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
    )
    expect(stored).not.toMatch(/accessToken|eyJ/)
    await page.getByRole('button', { name: / সরান$/ }).last().click()
    await expect.poll(() => signedInAs(page)).toBe('মাহমুদুল করিম')
    expect((await sandbox.counts())['POST user/verify-otp-msisdn']).toBe(1)
  },
)

journey('a closed account is told why and how to reach support', async ({ app }) => {
  const { page } = app
  await openPanel(page)
  await sendPhone(page, people.banned.phone)
  await expect(page.getByRole('heading', { name: 'অ্যাকাউন্ট স্থগিত' })).toBeFocused()
  await expect(page.getByText('সাহায্যের জন্য সাপোর্টে যোগাযোগ করুন।')).toBeVisible()
  await expect(page.getByRole('link', { name: /ফোন করুন/ })).toHaveAttribute('href', /^tel:/)
  await app.expectSound()
})

journey('a number from abroad by its country', async ({ app }) => {
  const { page } = app
  await openPanel(page)
  await page.getByRole('combobox', { name: 'দেশের কোড' }).selectOption('US')
  await sendPhone(page, '415 555-0123')
  await expect(page.getByText('+14155550123')).toBeVisible()
  await codeField(page).pressSequentially(SANDBOX_OTP)
  await expect.poll(() => signedInAs(page)).toBe('সাব্বির আহমেদ')
})

journey('an e-mail with its password', async ({ app, sandbox }) => {
  const { page } = app
  await openPanel(page)
  await press(page, 'ইমেইল দিয়ে এগিয়ে যান')
  const email = page.getByRole('textbox', { name: 'ইমেইল' })
  await expect(email).toBeFocused()
  await email.fill('tanvir@karigor')
  await page.keyboard.press('Enter')
  await expect(email).toHaveAccessibleDescription(/ইমেইলটি ঠিক নয়/)
  await email.fill('tanvir@karigor.example')
  await page.keyboard.press('Enter')
  await passwordField(page).fill('karigor123')
  await page.keyboard.press('Enter')
  await expect.poll(() => signedInAs(page)).toBe('তানভীর হাসান')
  expect((await sandbox.counts())['POST user/login']).toBe(1)
})

journey(
  'typed text survives closing, a failed call and a reload; nothing secret is stored',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|net::ERR/)
    const { page } = app
    await openPanel(page)
    await phoneField(page).fill('01811111')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await press(page, 'লগইন')
    await expect(phoneField(page)).toHaveValue('01811111')
    // Back closes it too, though none of our pages precedes this one: the panel gets an entry, one task after
    // it is drawn.
    await expect.poll(() => page.evaluate(() => (history.state as { idx?: number } | null)?.idx)).toBe(1)
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(app.heading()).toBeVisible()
    await press(page, 'লগইন')
    await expect(phoneField(page)).toHaveValue('01811111')

    // For good, since a browser retries a broken connection by itself.
    await sandbox.fault({ path: 'user', kind: 'drop-before', times: 0 })
    await sendPhone(page, '01811111111')
    await expect(page.getByRole('alert').filter({ hasText: 'ইন্টারনেট পাওয়া যায়নি' })).toBeVisible()
    await expect(phoneField(page)).toHaveValue('01811111111')
    await sandbox.clearFaults()
    await page.keyboard.press('Enter')
    await codeField(page).pressSequentially('2468')

    await page.reload()
    expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('2468')
    await press(page, 'লগইন')
    await expect(codeField(page)).toHaveValue('')
    await codeField(page).pressSequentially(SANDBOX_OTP)
    await expect.poll(() => signedInAs(page)).toBe('তানজিলা ইসলাম')
    expect((await sandbox.counts())['POST user/with-otp']).toBe(1)
  },
)

journey(
  'a number is checked before it is sent, and sent once however often Enter is pressed',
  async ({ app, sandbox }) => {
    const { page } = app
    await openPanel(page)
    await sendPhone(page, '01012345678')
    await expect(phoneField(page)).toHaveAccessibleDescription(/নম্বরটি ঠিক নয়/)
    await expect(phoneField(page)).toBeFocused()
    expect((await sandbox.counts())['POST user']).toBeUndefined()

    await sandbox.fault({ path: 'user', kind: 'delay', delay_ms: 800 })
    await phoneField(page).fill('01811111111')
    for (let time = 0; time < 4; time += 1) await page.keyboard.press('Enter')
    await expect(codeField(page)).toBeFocused()
    expect((await sandbox.counts())['POST user']).toBe(1)
  },
)

journey('too many codes: the wait is shown beside the field', async ({ app, sandbox, consoleWatch }) => {
  consoleWatch.allow(/429/)
  const { page } = app
  await openPanel(page)
  await sandbox.fault({ path: 'user/with-otp', kind: 'status', status: 429 })
  await sendPhone(page, '01811111111')
  await expect(phoneField(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(phoneField(page)).toHaveValue('01811111111')
})
