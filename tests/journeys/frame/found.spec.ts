/** What leads people on: the promo pop-up, the help over a page, the goal, and links that no menu had. */

import { expectBengaliOnly } from '../support/bengali-only.ts'
import { expect, journey } from '../support/journey.ts'

/** The pop-up waits until the page is there and idle. */
const PATIENT = { timeout: 20_000 }

journey.describe('the promo pop-up', () => {
  journey.use({ seesPromo: true })

  journey('appears at the third visit, once on this device, never over a form', async ({ app, page }) => {
    const popup = page.getByRole('dialog', { name: /ছাড়/ })
    for (const [address, visits] of [
      ['/', '1'],
      ['/newsletter', '2'],
      ['/newsletter', '3'],
    ] as const) {
      await app.goto(address)
      // The heading may be the prerendered one, which the app does not know yet.
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visitCount'))).toBe(visits)
    }
    const field = page.getByRole('textbox').first()
    await field.fill('আমার লেখা')
    await expect(field).toHaveValue('আমার লেখা')
    // It appears only once, so if it had covered the form, it would not appear here.

    await page.getByRole('link', { name: /কারিগর/ }).first().click()
    await expect(popup).toBeVisible(PATIENT)
    await app.expectSound()
    await page.keyboard.press('Escape')
    await expect(popup).toBeHidden()
    await expect(app.heading()).toBeFocused()

    await page.reload()
    await expect(app.heading()).toBeVisible()
    await page.getByRole('link', { name: 'কোর্স দেখুন' }).last().click()
    await expect(page).toHaveURL(/\/courses$/)
    await expect(popup).toBeHidden()
  })
})

journey('the help drawer answers over the page and passes on the typed text', async ({ app, page }) => {
  await app.goto('/')
  // A link of the prerendered page belongs to the browser: the next page would be the first of the app, and
  // Back would leave it.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('visitCount'))).toBe('1')
  await page.getByRole('link', { name: 'কোর্স দেখুন' }).last().click()
  await expect(page).toHaveURL(/\/courses$/)
  const opener = page.getByRole('button', { name: 'উত্তর খুঁজুন' })
  // The footer loads when it is near, and the page grows as its parts load.
  await expect(async () => {
    await page.keyboard.press('End')
    await expect(opener).toBeVisible({ timeout: 500 })
  }).toPass()
  await opener.click()
  const drawer = page.getByRole('dialog', { name: 'সাহায্য' })
  await drawer.getByRole('textbox', { name: 'কী জানতে চান?' }).fill('রিফান্ড')
  await expect(drawer.getByRole('status')).toContainText('মিলেছে')
  // Elements that the drawer half covers are too small for axe.
  await expectBengaliOnly(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  // The typed text is still there, and is copied into the ticket.
  await opener.click()
  await expect(drawer.getByRole('textbox')).toHaveValue('রিফান্ড')
  await page.goBack()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/\/courses$/)
  await opener.click()
  await drawer.getByRole('link', { name: 'ব্যক্তিগত সমস্যা' }).click()
  await expect(app.heading()).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'একটু খুলে বলুন' })).toHaveValue(/রিফান্ড/)
  await expect(drawer).toBeHidden()
})

journey(
  'a guest’s goal orders the home page, and is in the profile after the login',
  async ({ app, page }) => {
    await app.goto('/')
    const upcoming = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { level: 2, name: 'আপনার লক্ষ্য: ডেটা সায়েন্স' }) })
    const first = () => expect(upcoming.getByRole('listitem').first()).toContainText('ডেটা')
    // The lower parts load when they are near.
    const goal = page.getByRole('button', { name: 'ডেটা সায়েন্স' })
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(goal).toBeVisible({ timeout: 2000 })
    }).toPass()
    await goal.click()
    await first()
    await page.reload()
    await first()
    // The same section leads to pages that no menu had.
    for (const name of ['ওয়েব শেখা শুরু করবেন? নিজেকে যাচাই করুন', 'সাপ্তাহিক নিউজলেটার', 'একাডেমিক ডিগ্রির সঙ্গে দক্ষতা']) {
      await expect(page.getByRole('main').getByRole('link', { name })).toBeAttached()
    }
    await app.loginAs('learnerWithoutCourses')
    await app.goto('/dashboard/profile')
    await expect(page.getByRole('textbox', { name: /কেন শিখছেন/ })).toHaveValue('ডেটা সায়েন্স')
  },
)
