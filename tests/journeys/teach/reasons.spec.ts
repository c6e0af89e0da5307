/** Reasons with points, given by keys, found again on another device, and read by the learner. (ruling R85) */

import type { Page } from '@playwright/test'
import { refuseConsent } from '../../support/decided-consent.ts'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'

const BY_QUESTION = '/teacher/exams/exam-fs12-short-open/questions'
const answer = (page: Page, no: string) => page.getByRole('region', { name: `উত্তর ${no}`, exact: true })
const reasons = (page: Page) => page.getByRole('list', { name: 'কারণ' }).getByRole('listitem')
const given = (page: Page) => reasons(page).getByRole('button', { pressed: true })

journey(
  'a reason is written in one line, given by its digit, and is on a second device @desk',
  async ({ app, browser, baseURL, copy, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(BY_QUESTION)
    await expect(answer(page, '১')).toBeVisible()
    await page.keyboard.press('KeyN')
    await page.keyboard.type('একক লেখেনি')
    await page.keyboard.press('Enter')
    await expect(page.getByText(/শেষে \+ বা − দিয়ে নম্বরটিও লিখুন/)).toBeVisible()
    await page.keyboard.type(' -0.5')
    await page.keyboard.press('Enter')
    // Points off come off the full marks.
    await expect(given(page)).toHaveText([/পূর্ণ নম্বর.*\+২/, /একক লেখেনি.*−০.৫/])
    await expect(page.getByText('২ − ০.৫')).toBeVisible()
    await app.expectSound()
    await page.keyboard.press('Enter')
    await expect(answer(page, '২')).toBeVisible()
    await expect(given(page)).toHaveCount(0)
    await page.keyboard.press('Digit1')
    await page.keyboard.press('Enter')
    await expect(answer(page, '৩')).toBeVisible()
    // By hand, in place of the sum.
    await page.keyboard.press('Digit1')
    await page.keyboard.press('Equal')
    await page.keyboard.press('Digit1')
    await expect(answer(page, '৩').getByText('হাতে দেওয়া', { exact: true })).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(answer(page, '৪')).toBeVisible()
    // Undo takes the save back; what was typed before it stays typed, and the sum can be taken again.
    await page.keyboard.press('KeyZ')
    await expect(answer(page, '৩')).toBeVisible()
    await expect(given(page)).toHaveText([/পূর্ণ নম্বর/])
    await page.keyboard.press('Equal')
    await expect(answer(page, '৩').getByText('হাতে দেওয়া', { exact: true })).toBeHidden()
    await page.keyboard.press('Digit0')
    await page.keyboard.press('Enter')
    await expect(answer(page, '৪')).toBeVisible()
    await expect
      .poll(async () => (await sandbox.counts())['PATCH submission/revised/:id'])
      .toBeGreaterThanOrEqual(4)
    await expect(page.getByText(/এখনো সেভ হয়নি/)).toBeHidden()
    const other = await browser.newContext({ baseURL, locale: 'bn-BD', timezoneId: 'Asia/Dhaka' })
    await refuseConsent(other)
    await giveSession(other, copy.clientUrl, copy.apiUrl, people.teacher)
    const second = await other.newPage()
    await second.goto(BY_QUESTION)
    await expect(reasons(second)).toHaveText([/পূর্ণ নম্বর.*২টি খাতায়/, /একক লেখেনি.*১টি খাতায়/])
    await other.close()
  },
)
