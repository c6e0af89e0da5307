/** Sections that a phone folds: a wide window shows them whole. */

import { expect, type Page } from '@playwright/test'

/** Opens all of them. */
export async function openFolds(page: Page): Promise<void> {
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible()
  for (const fold of await page.locator('main section > details:not([open]) > summary').all()) {
    await fold.evaluate(
      (summary: HTMLElement) => (summary.parentElement as HTMLDetailsElement).open || summary.click(),
    )
  }
}
