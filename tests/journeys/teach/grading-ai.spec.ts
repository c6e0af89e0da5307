/** Grading with the assistant: it suggests, the teacher decides. (ruling R34) */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

const CODE = '/teacher/submissions/submission-grade-15?exam=exam-fs12-array'
/** Longer than the time to undo an acceptance, in milliseconds. */
const TO_TAKE_BACK = 11_000

const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })

journey(
  'suggestions are accepted and undone; the server hears only of those that stay @desk',
  async ({ app, sandbox }) => {
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
      // Toasts stay while the pointer is over them; their time continues after it has left.
      await page.mouse.move(0, 0)
      await page.clock.runFor(500)
    }
    await expect(first).toContainText('–/')
    await page.keyboard.press('a')
    await expect(first).not.toContainText('–/')
    await takeBack()
    await expect(first).toContainText('–/')
    // An undone acceptance is never reported.
    await page.clock.fastForward(TO_TAKE_BACK)
    expect(await accepted()).toBe(0)
    // Undoing the acceptance of all keeps the criterion that was accepted before.
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
    // Nothing is reported while undo is possible.
    await expect(page.getByRole('button', { name: 'ফিরিয়ে নিন' }).first()).toBeVisible()
    expect(await accepted()).toBe(1)
    await page.clock.fastForward(TO_TAKE_BACK)
    await expect.poll(accepted).toBe(2)
    // The teacher gives another mark and rejects the suggestion.
    await page.keyboard.press('Digit1')
    await expect(first).toContainText('১/৬')
    await card.getByText('কারণ দেখুন').click()
    await card.getByRole('button', { name: 'বাদ দিন' }).click()
    await expect(card).toBeHidden()
    await marks(page).getByRole('button', { name: 'আবার দেখুন' }).click()
    await expect(card).toBeVisible()
    // No suggestion reached the server's marks without the teacher.
    expect(
      (await sandbox.calls()).filter(
        ({ method, path }) => method === 'PATCH' && path.startsWith('submission/revised/'),
      ),
    ).toHaveLength(0)
  },
)
