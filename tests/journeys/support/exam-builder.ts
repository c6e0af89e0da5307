/** Steps of a teacher in the exam builder, shared by its journeys. */

import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

/** Study plan of the teacher's own batch; the builder needs only its id. */
export const NEW = '/teacher/exams/new?study_plan=plan-fs12-40'
export const SAVED = /সেভ হয়েছে/

export const outline = (page: Page) => page.getByRole('navigation', { name: 'প্রশ্নের তালিকা' })
export const rows = (page: Page) => outline(page).locator('[data-row]')
export const editor = (page: Page) => page.getByRole('article', { name: /^প্রশ্ন/ })
export const names = async (page: Page) =>
  (await rows(page).allInnerTexts()).map((text) => text.replace(/^\S+\s+/, '').split('\n')[0])
export const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

/** The draggable list replaces the plain one, and a press in between would be lost. */
export async function openRow(page: Page, at: number): Promise<void> {
  await expect(
    outline(page)
      .getByTitle(/টেনে সরান/)
      .nth(at),
  ).toBeAttached()
  await rows(page).nth(at).click()
}

/** On a phone the editor is a sheet over the list. */
export async function closeSheet(page: Page): Promise<void> {
  if (!isWide(page)) await page.getByRole('dialog').getByRole('button', { name: 'বন্ধ করুন' }).click()
}

export async function begin(page: Page, title: string): Promise<void> {
  await page.getByLabel('শিরোনাম').fill(title)
  await page.getByRole('button', { name: 'খসড়া তৈরি করুন' }).click()
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
}

export async function addQuestion(page: Page, text: string): Promise<void> {
  await outline(page).getByRole('button', { name: 'প্রশ্ন', exact: true }).click()
  await editor(page).getByLabel('প্রশ্ন', { exact: true }).fill(text)
}

export async function writeChoices(page: Page): Promise<void> {
  for (const [at, letter] of ['ক', 'খ', 'গ', 'ঘ'].entries())
    await editor(page)
      .getByLabel(`বিকল্প ${letter}`, { exact: true })
      .fill(`উত্তর ${at + 1}`)
  await editor(page).getByLabel('বিকল্প খ সঠিক').check()
}

export async function openPane(page: Page, name: string): Promise<void> {
  if (isWide(page)) await page.getByRole('radio', { name }).check()
  else await page.getByRole('button', { name, exact: true }).click()
}
