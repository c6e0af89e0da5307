/**
 * How people are notified: kinds by channel, saved at each press; quiet hours; silence. (rulings R58, R59)
 */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'

const SETTINGS = '/dashboard/notifications/settings'

const box = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true })
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true })
const undo = (page: Page) => page.getByRole('button', { name: 'ফিরিয়ে নিন' })
const row = (page: Page, kind: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: kind, exact: true }) })

journey('a press is saved, confirmed with an undo, and still there after a reload', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/dashboard/notifications')
  await page.getByRole('main').getByRole('link', { name: 'নোটিফিকেশন সেটিংস' }).click()
  await expect(page).toHaveURL(new RegExp(`${SETTINGS}$`))
  // The whole cell is the target, not only the box.
  const cell = row(page, 'নোটিশ').getByRole('cell').last()
  const { width, height } = (await cell.boundingBox())!
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
  await cell.click({ position: { x: width - 4, y: height - 4 } })
  await expect(box(page, 'নোটিশ · ইমেইল')).not.toBeChecked()
  await expect(page.getByRole('status').filter({ hasText: 'নোটিশের ইমেইল বন্ধ হয়েছে' })).toBeVisible()
  await app.expectSound()
  await undo(page).click()
  await expect(box(page, 'নোটিশ · ইমেইল')).toBeChecked()
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
  await box(page, 'চাকরি · ইমেইল').uncheck()
  await saved
  await page.reload()
  await expectLoaded(page)
  await expect(box(page, 'চাকরি · ইমেইল')).not.toBeChecked()
  await expect(box(page, 'নোটিশ · ইমেইল')).toBeChecked()
  // A channel that is not available has no box, and the reason is below.
  await expect(box(page, 'চাকরি · এসএমএস')).toHaveCount(0)
  await expect(page.getByText('নোটিশের ও চাকরির খবর এসএমএসে যায় না।')).toBeVisible()
})

journey(
  'a refused press is reverted at its row and can be tried again',
  async ({ app, sandbox, consoleWatch }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(SETTINGS)
    await expect(box(page, 'লাইভ ক্লাস · ইমেইল')).not.toBeChecked()
    consoleWatch.allow(/400/)
    await sandbox.fault({ method: 'PATCH', path: 'alert/{alert}', kind: 'status', status: 400 })
    await box(page, 'লাইভ ক্লাস · ইমেইল').click()
    const refusal = page.getByRole('alert').filter({ hasText: 'সেভ হয়নি, আগের মতোই আছে।' })
    await expect(refusal).toBeVisible()
    await expect(box(page, 'লাইভ ক্লাস · ইমেইল')).not.toBeChecked()
    await expect(undo(page)).toHaveCount(0)
    await app.expectSound()
    await refusal.getByRole('button').press('Enter')
    await expect(box(page, 'লাইভ ক্লাস · ইমেইল')).toBeChecked()
    await expect(refusal).toHaveCount(0)
    // The focus stays in the table and does not return to the top of the page.
    await expect(page.locator('table :focus')).toHaveCount(1)
  },
)

journey('two tabs agree, and after quick presses both show the last state', async ({ app, context }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(SETTINGS)
  const other = await context.newPage()
  await other.goto(SETTINGS)
  await expect(box(other, 'পরীক্ষা · এসএমএস')).toBeChecked()
  for (const _press of [1, 2, 3]) await box(page, 'পরীক্ষা · এসএমএস').click()
  await expect(box(page, 'পরীক্ষা · এসএমএস')).not.toBeChecked()
  await expect(box(other, 'পরীক্ষা · এসএমএস')).not.toBeChecked()
  await toggle(other, 'রাতে চুপ থাকুক').check()
  await expect(toggle(page, 'রাতে চুপ থাকুক')).toBeChecked()
  await toggle(other, 'সব বন্ধ').check()
  await expect(toggle(page, 'সব বন্ধ')).toBeChecked()
  await expect(box(page, 'পেমেন্ট · এসএমএস')).toBeDisabled()
})

journey('one switch silences all, says what is still sent, and restores every choice', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(SETTINGS)
  await expect(page.getByText(/পেমেন্ট ও নিরাপত্তার খবর থাকবে/)).toBeVisible()
  await toggle(page, 'সব বন্ধ').press('Space')
  await expect(page.getByText('এখন সব বন্ধ।', { exact: false })).toBeVisible()
  await expect(box(page, 'লাইভ ক্লাস · এসএমএস')).toBeDisabled()
  await expect(box(page, 'লাইভ ক্লাস · এসএমএস')).toBeChecked()
  await app.expectSound()
  await page.reload()
  await expect(toggle(page, 'সব বন্ধ')).toBeChecked()
  await toggle(page, 'সব বন্ধ').press('Space')
  await expect(box(page, 'লাইভ ক্লাস · এসএমএস')).toBeEnabled()
  await expect(box(page, 'লাইভ ক্লাস · এসএমএস')).toBeChecked()
})

journey('quiet hours belong to the device and survive a reload', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(SETTINGS)
  await expect(toggle(page, 'রাতে চুপ থাকুক')).not.toBeChecked()
  await toggle(page, 'রাতে চুপ থাকুক').check()
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/quiet-hours'))?.text()))
    .toBe('22:00-08:00')
  await page.reload()
  await expect(toggle(page, 'রাতে চুপ থাকুক')).toBeChecked()
})

journey('by keys a box is changed and reverted @desk', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto(SETTINGS)
  await box(page, 'কাজ · এসএমএস').focus()
  await page.keyboard.press('Space')
  await expect(box(page, 'কাজ · এসএমএস')).toBeChecked()
  await expect(box(page, 'কাজ · এসএমএস')).toBeFocused()
  while (!(await undo(page).evaluate((button) => button === document.activeElement)))
    await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(box(page, 'কাজ · এসএমএস')).not.toBeChecked()
  await expect(undo(page)).toBeFocused()
})

for (const [person, address] of [
  ['teacher', '/teacher/notifications/settings'],
  ['talent', '/talent-desk/notifications/settings'],
] as const) {
  journey(`a ${person} has the page too`, async ({ app }) => {
    const { page } = app
    await app.loginAs(person)
    await app.goto(address)
    const sms = box(page, 'পেমেন্ট · এসএমএস')
    await expect(sms).toBeChecked()
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await sms.uncheck()
    await saved
    await app.expectSound()
    await page.reload()
    await expect(sms).not.toBeChecked()
  })
}
