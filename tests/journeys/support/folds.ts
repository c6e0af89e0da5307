/** Sections that a phone folds: a wide window shows them whole. */

import { expect, type Page } from '@playwright/test'

/** Opens all of them. */
export async function openFolds(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  await page.evaluate(() => {
    const folded = 'main section > details:only-child:not([open]) > summary'
    for (const summary of document.querySelectorAll<HTMLElement>(folded)) summary.click()
  })
}
