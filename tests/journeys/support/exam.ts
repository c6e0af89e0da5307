/** What journeys in the exam room share. */
import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

const DIGITS = '০১২৩৪৫৬৭৮৯'
const bn = (number: number) => String(number).replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit)

/** The card of one question, by its number. */
export const question = (page: Page, number: number) => page.getByRole('region', { name: `প্রশ্ন ${bn(number)}`, exact: true })
export const allSaved = (page: Page) =>
  expect(page.getByText(/^(?:সব উত্তর সংরক্ষিত|সংরক্ষিত)$/).filter({ visible: true })).toBeVisible({ timeout: 15_000 })
export const receipt = (page: Page, title: string) => page.getByRole('heading', { level: 2, name: title, exact: true })

/** From the rules into the room. */
export async function enter(page: Page): Promise<void> {
  await page.getByLabel('নিয়মগুলো পড়েছি এবং মেনে চলব').check()
  await page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click()
  await expect(question(page, 1)).toBeVisible()
}
