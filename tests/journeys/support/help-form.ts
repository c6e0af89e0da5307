/** The support form as journeys fill it in. */

import { expect, type Page } from '@playwright/test'
import type { SandboxControl } from './sandbox-control.ts'

export const CONTACT = '01712345678'
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

export const next = (page: Page) => page.getByRole('button', { name: 'এগিয়ে যান' })
export const text = (page: Page) => page.getByRole('textbox', { name: 'একটু খুলে বলুন' })
export const contact = (page: Page) => page.getByRole('textbox', { name: 'যোগাযোগের ফোন বা ইমেইল' })
export const submit = (page: Page) => page.getByRole('button', { name: 'টিকিট পাঠান' })
export const received = (page: Page) => page.getByRole('heading', { name: 'টিকিট পেয়েছি' })
export const waiting = (page: Page) => page.getByRole('heading', { name: 'টিকিট পাঠানোর অপেক্ষায়' })
export const mine = (page: Page) => page.getByRole('region', { name: 'আমার টিকিট' })
export const files = (page: Page) => page.getByRole('list', { name: 'দেওয়া ফাইল' })

export async function choose(
  page: Page,
  ...given: { name: string; mimeType: string; buffer: Buffer }[]
): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(given)
}
export const picture = (name = 'shot.png') => ({ name, mimeType: 'image/png', buffer: PICTURE })

/** From step 2 on: writes a description and the contact, sends, and returns what has arrived. */
export async function writeAndSend(page: Page, sandbox: SandboxControl, words: string) {
  await text(page).fill(words)
  await next(page).click()
  await contact(page).fill(CONTACT)
  await submit(page).click()
  await expect(received(page)).toBeFocused()
  const sent = (await sandbox.tickets()).at(-1)
  if (sent === undefined) throw new Error('Nothing has arrived.')
  return sent
}
