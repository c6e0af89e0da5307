/** ঝালাই: its address, and a day of cards answered by keys. */

import type { Page } from '@playwright/test'
import { expect } from './journey.ts'

export const REVIEW = '/dashboard/review'
const TODAY = 'আজ ১০টি'
/** A card takes a press to turn and one to grade, and a question one to choose. */
export const MOST_PRESSES = 25

export const today = (page: Page) => page.getByRole('heading', { name: TODAY })

/** Answers all cards by keys; returns how many presses that took. */
export async function answerAll(page: Page): Promise<number> {
  let presses = 0
  const press = async (key: string) => {
    presses += 1
    await page.keyboard.press(key)
  }
  const show = page.getByRole('button', { name: 'উত্তর দেখুন' })
  const grades = page.getByRole('group', { name: 'কেমন মনে ছিল?' })
  const end = page.getByRole('heading', { name: 'আজকের ঝালাই শেষ' })
  await expect(show).toBeVisible()
  while (!(await end.isVisible())) {
    const isOne = (await page.getByRole('radio').count()) > 0
    await press(isOne ? 'Digit1' : 'Space')
    await expect(grades).toBeVisible()
    await press('Digit3')
    await expect(show.or(end)).toBeVisible()
  }
  return presses
}
