/** A teacher grades with the assistant beside: it suggests, the teacher decides. (ruling R34) */
import type { Page } from '@playwright/test'
import { expect, journey } from './support/journey.ts'

const CODE = '/teacher/submissions/submission-grade-15?exam=exam-fs12-array'
/** Longer than an acceptance can be taken back, in milliseconds. */
const TO_TAKE_BACK = 11_000

const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })

journey('the assistant suggests; accepted, taken back, and told to the server only when it stays @desk', async ({ app, sandbox }) => {
  const { page } = app
  await app.loginAs('teacher')
  await page.clock.install()
  await app.goto(CODE)
  const accepted = async () => (await sandbox.counts())['PATCH ai/accept-ai/:id'] ?? 0
  const card = marks(page).getByRole('region', { name: 'AI প্রস্তাব' })
  await expect(card).toContainText('কোনো ভাষা-মডেলের নয়')
  const first = marks(page).locator('[aria-current=true]')
  const takeBack = async () => {
    await page.getByRole('button', { name: 'ফিরিয়ে নিন' }).first().click()
    // Under a pointer messages stay; their time goes on a moment after it has left.
    await page.mouse.move(0, 0)
    await page.clock.runFor(500)
  }
  await expect(first).toContainText('–/')
  await page.keyboard.press('a')
  await expect(first).not.toContainText('–/')
  await takeBack()
  await expect(first).toContainText('–/')
  // What was taken back is never told.
  await page.clock.fastForward(TO_TAKE_BACK)
  expect(await accepted()).toBe(0)
  // One criterion stays when the whole, taken after it, is taken back.
  await page.keyboard.press('a')
  await page.keyboard.press('Shift+A')
  await expect(marks(page)).not.toContainText('নম্বর বাকি')
  await takeBack()
  await expect(marks(page)).toContainText('নম্বর বাকি')
  await expect(first).not.toContainText('–/')
  await page.clock.fastForward(TO_TAKE_BACK)
  await expect.poll(accepted).toBe(1)
  await page.keyboard.press('Shift+A')
  await expect(marks(page)).not.toContainText('নম্বর বাকি')
  // While it can be taken back the server hears nothing of it.
  await expect(page.getByRole('button', { name: 'ফিরিয়ে নিন' }).first()).toBeVisible()
  expect(await accepted()).toBe(1)
  await page.clock.fastForward(TO_TAKE_BACK)
  await expect.poll(accepted).toBe(2)
  // The last word is the teacher's: another mark, and the suggestion put aside.
  await page.keyboard.press('Digit1')
  await expect(first).toContainText('১/৬')
  await card.getByRole('button', { name: 'বাদ দিন' }).click()
  await expect(card).toBeHidden()
  await marks(page).getByRole('button', { name: 'আবার দেখুন' }).click()
  await expect(card).toBeVisible()
  // Nothing went into the marks at the server by itself.
  expect((await sandbox.calls()).filter(({ method, path }) => method === 'PATCH' && path.startsWith('submission/revised/'))).toHaveLength(0)
})
