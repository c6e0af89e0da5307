/** The checkout and the gateway's page as journeys use them. */

import { expect, type Page } from '@playwright/test'

const RESULT = /\/purchase\/result\/TRX\w+$/

export const payButton = (page: Page) => page.getByRole('button', { name: /পরিশোধ করুন$/ })
export const order = (page: Page) => page.getByRole('complementary', { name: 'অর্ডারের সারাংশ' })
export const consent = (page: Page) => page.getByRole('checkbox', { name: /শর্তাবলি/ })
export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** Agrees and presses the one button. */
export async function pay(page: Page): Promise<void> {
  await consent(page).check()
  await payButton(page).click()
}

/** On the gateway's page, with either result. */
export async function decide(page: Page, decision: 'পেমেন্ট করুন' | 'বাতিল করুন' | 'ব্যর্থ করুন'): Promise<void> {
  await press(page, decision)
  await expect(page).toHaveURL(RESULT)
}
