/** The queue as a list: search, order, and what is visible at once. (picture 35) */

import { expect, journey } from '../support/journey.ts'

const QUEUE = '/teacher/submissions'

journey(
  'a part of a name and another order use all submissions, and also apply to the list beside the work @desk',
  async ({ app }) => {
    const { page } = app
    const rows = page.getByRole('region', { name: 'জমা দেওয়া কাজের তালিকা' }).getByRole('listitem')
    await app.loginAs('teacher')
    await app.goto(QUEUE)
    await expect(rows.first()).toBeVisible()
    await page.getByRole('searchbox', { name: 'নাম খুঁজুন' }).fill('সুমাই')
    await expect(page).toHaveURL(/name=/)
    await expect(rows.first()).toContainText('সুমাইয়া')
    await expect
      .poll(async () => (await rows.allInnerTexts()).every((text) => text.includes('সুমাই')))
      .toBe(true)
    const count = await rows.count()
    await page.getByRole('button', { name: 'ফিল্টার', exact: true }).click()
    await page.getByRole('dialog').getByLabel('কোন ক্রমে').selectOption({ label: 'নতুন আগে' })
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(/sort=new/)
    await expect(rows).toHaveCount(count)
    await app.expectSound()
    await page.getByRole('link', { name: 'প্রথমটি খুলুন' }).click()
    await expect(page.locator('[data-pane=queue] li')).toHaveCount(count)
  },
)

journey(
  'the first submission is visible, in the first third of a phone, with the waiting count in the menu',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(`${QUEUE}?exam=exam-fs12-array`)
    const first = page.getByRole('region', { name: 'জমা দেওয়া কাজের তালিকা' }).getByRole('listitem').first()
    await expect(first).toContainText('কোড টেস্ট')
    const { y } = (await first.boundingBox())!
    // On a wide screen the actions for the whole exam are above it.
    const { width, height } = page.viewportSize()!
    expect(y).toBeLessThan(width < 500 ? height / 3 : height * 0.38)
    // The marks given, out of the total.
    await expect(first).toContainText(/–\/৩০/)
    await expect(
      page
        .getByRole('navigation')
        .getByRole('link', { name: /^খাতা দেখা/ })
        .filter({ visible: true }),
    ).toContainText(/[০-৯]/)
  },
)
