/** The fields of the login, and its first steps. */

import { expect, type Page } from '@playwright/test'

export const phoneField = (page: Page) => page.getByRole('textbox', { name: 'ফোন নম্বর' })
export const passwordField = (page: Page) => page.getByRole('textbox', { name: 'পাসওয়ার্ড', exact: true })
export const press = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).filter({ visible: true }).click()

/** Opens the panel over the home page. */
export async function openPanel(page: Page): Promise<void> {
  await page.goto('/')
  await press(page, 'লগইন')
  await expect(phoneField(page)).toBeFocused()
}

export async function sendPhone(page: Page, phone: string): Promise<void> {
  await phoneField(page).fill(phone)
  await page.keyboard.press('Enter')
}
