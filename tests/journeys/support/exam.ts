/** Steps that journeys in the exam room share. */

import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './journey.ts'
import type { SandboxControl } from './sandbox-control.ts'

const DIGITS = '০১২৩৪৫৬৭৮৯'
const bn = (number: number) => String(number).replace(/\d/g, (digit) => DIGITS[Number(digit)] ?? digit)

/** Finds the card of a question by its number. */
export const question = (page: Page, number: number) =>
  page.getByRole('region', { name: `প্রশ্ন ${bn(number)}`, exact: true })
export const allSaved = (page: Page) =>
  expect(page.getByText(/^সব (?:উত্তর )?সেভ হয়েছে$/).filter({ visible: true })).toBeVisible({
    timeout: 15_000,
  })
export const receipt = (page: Page, title: string) =>
  page.getByRole('heading', { level: 2, name: title, exact: true })

/** Accepts the rules and enters the room. */
export async function enter(page: Page): Promise<void> {
  await page.getByLabel('নিয়মগুলো পড়েছি এবং মেনে চলব').check()
  await page.getByRole('button', { name: 'পরীক্ষা শুরু করুন' }).click()
  await expect(question(page, 1)).toBeVisible()
}

/** Hands in from the review, with a double press like an impatient learner. */
export async function handIn(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { level: 2 }).first().focus()
  await page.keyboard.press('KeyR')
  await page.getByRole('button', { name: 'পরীক্ষা জমা দিন' }).dblclick()
}

/** Cuts the connection for API calls, but not for the app's own files. */
export async function cutLine(context: BrowserContext, apiUrl: string): Promise<() => Promise<void>> {
  const pattern = `${apiUrl}/**`
  await context.route(pattern, (route) => route.abort('internetdisconnected'))
  return () => context.unroute(pattern)
}

/** Counts the saves of an attempt. */
export async function writes(sandbox: SandboxControl): Promise<number> {
  return (await sandbox.calls()).filter(({ method }) => method === 'PATCH').length
}
