/** The login by e-mail, where its calls differ from those by phone. (ruling R11) */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { SANDBOX_OTP } from '../support/people.ts'

const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

journey('a person who logs in by e-mail resets a forgotten password @desk', async ({ app, sandbox }) => {
  const { page } = app
  await app.goto('/login')
  await press(page, 'ইমেইল দিয়ে এগিয়ে যান')
  await page.getByRole('textbox', { name: 'ইমেইল' }).fill('nusrat@karigor.example')
  await page.keyboard.press('Enter')
  await press(page, 'পাসওয়ার্ড ভুলে গেছেন?')
  await press(page, 'কোড পাঠান')
  await page.getByRole('textbox', { name: 'কোড' }).pressSequentially(SANDBOX_OTP)
  await page.getByRole('textbox', { name: 'নতুন পাসওয়ার্ড' }).fill('natun-chabi-9')
  await page.keyboard.press('Enter')
  await expect(page.getByText('পাসওয়ার্ড বদলানো হয়েছে।')).toBeVisible()
  expect(await sandbox.counts()).toMatchObject({ 'POST user/forgot-password/': 1, 'POST user/verify-otp': 1 })
})
