/** Moves that many journeys make. */

import { expect, type Page } from '@playwright/test'
import { SANDBOX_OTP, type Person } from './people.ts'

/** Goes to another address inside the app, as Back and Forward do, without a new page. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
}

/** Fills in the login that is on screen: a panel or `/login`. */
export async function logInHere(page: Page, { phone, password }: Person): Promise<void> {
  await page.getByRole('textbox', { name: 'ফোন নম্বর' }).fill(phone)
  await page.keyboard.press('Enter')
  if (password === undefined) {
    await page.getByRole('textbox', { name: 'কোড' }).pressSequentially(SANDBOX_OTP)
    return
  }
  await page.getByRole('textbox', { name: 'পাসওয়ার্ড', exact: true }).fill(password)
  await page.keyboard.press('Enter')
}

export const loginButton = (page: Page) =>
  page.getByRole('button', { name: 'লগইন', exact: true }).filter({ visible: true })

/** Through the account menu; a signed-in phone has a page in its place. */
export async function logOutHere(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /অ্যাকাউন্টের মেনু$/ })
  const own = page.getByRole('navigation').getByRole('link', { name: 'আমি' })
  await menu.or(own).filter({ visible: true }).first().click()
  await page.getByRole('button', { name: 'লগআউট করুন' }).click()
}

/** The app has replaced the page's first picture: its first render removes the styles of the frame. */
export async function expectTakenOver(page: Page): Promise<void> {
  await expect(page.locator('#root > style')).toHaveCount(0)
}

/** Every read of the page is there, or has failed. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

/**
 * A chosen file is shown before its bytes are stored on the device, so an earlier reload would not restore
 * it.
 */
export async function expectFileStored(page: Page): Promise<void> {
  const countFiles = async () => {
    // Opening creates a missing database, and the app's own would then lack its table.
    if (!(await indexedDB.databases()).some(({ name }) => name === 'karigor-files')) return 0
    return new Promise<number>((resolve, reject) => {
      const open = indexedDB.open('karigor-files')
      open.onerror = () => reject(open.error)
      open.onsuccess = () => {
        const count = open.result.transaction('chosen').objectStore('chosen').count()
        count.onsuccess = () => {
          open.result.close()
          resolve(count.result)
        }
      }
    })
  }
  await expect.poll(() => page.evaluate(countFiles)).toBeGreaterThan(0)
}

/**
 * From here on each visit is like a first one, because cached replies would hide a failed read.
 * (docs/decisions/0023)
 */
export const forgetReplies = (page: Page) =>
  page.addInitScript(() => {
    try {
      // The page's own opening of it waits until it is gone.
      indexedDB.deleteDatabase('karigor-replies')
    } catch {
      // A frame in a sandbox, such as a player's, has no storage.
    }
  })
