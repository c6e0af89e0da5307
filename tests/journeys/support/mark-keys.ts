/** Gives marks on the grading desk by keys, as a teacher does: a digit moves on to the next open row. */

import type { Page } from '@playwright/test'

const listRows = (page: Page) =>
  page
    .getByRole('region', { name: 'নম্বর ও মন্তব্য' })
    .getByRole('group')
    .filter({ has: page.locator('kbd') })

/**
 * Gives each open row of the visible submission the mark; returns the number of presses. A row of ten or more
 * waits for a second digit, so an arrow key moves on.
 */
export async function markAllByKeys(page: Page, digit: string): Promise<number> {
  const rows = listRows(page)
  const titles = await rows.evaluateAll((all) => all.map((each) => each.getAttribute('aria-current')))
  let presses = 0
  for (let at = titles.indexOf('true'); at < titles.length; at++) {
    await page.keyboard.press(`Digit${digit}`)
    presses += 1
    if (at === titles.length - 1 || (await rows.nth(at).getAttribute('aria-current')) === null) continue
    await page.keyboard.press('ArrowDown')
    presses += 1
  }
  return presses
}
