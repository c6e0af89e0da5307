/** First steps, what was just bought, and the offer to install. (spec 4 Visit counter, ruling R60) */

import type { Page } from '@playwright/test'
import { consent, decide, payButton, press } from '../support/checkout-page.ts'
import { text } from '../support/help-form.ts'
import { expect, journey } from '../support/journey.ts'
import { moveTo } from '../support/moves.ts'
import { openPlain } from '../support/player-page.ts'

const DASHBOARD = '/dashboard'
const EXAM = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-quiz-open'
const FIRST = 'শুরু করার তিন ধাপ'
const card = (page: Page, name: string | RegExp = FIRST) => page.getByRole('region', { name })
const count = (page: Page, done: string) => card(page).getByText(`৩টির মধ্যে ${done}টি হয়েছে`)
const flags = (counts: Record<string, number>) =>
  (counts['PATCH onboarding'] ?? 0) + (counts['PATCH user/update-onboard'] ?? 0)

journey(
  'each first step is ticked by its fact, and the last one closes them for good',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|Failed to load resource/)
    const { page } = app
    await app.loginAs('learnerWithoutCourses')
    await app.goto(DASHBOARD)
    await expect(count(page, '১')).toBeVisible()
    await app.expectSound()
    await card(page).getByRole('link', { name: 'প্রথম ক্লাস বা ফ্রি ভিডিও দেখুন' }).click()
    await expect(page).toHaveURL(/\/free$/)
    await app.goto(DASHBOARD)
    await card(page).getByRole('link', { name: 'ক্লাস শুরুর আগে খবর পান' }).press('Enter')
    await expect(page).toHaveURL(/\/notifications\/settings$/)
    // Opening the settings is not a choice.
    await app.goto(DASHBOARD)
    await expect(count(page, '১')).toBeVisible()
    await app.goto('/dashboard/notifications/settings')
    const choice = page.getByLabel('লাইভ ক্লাস · এসএমএস')
    await choice.press('Space')
    await expect(choice).not.toBeChecked()
    await choice.press('Space')
    await expect(choice).toBeChecked()
    await expect.poll(async () => (await sandbox.counts())['PATCH alert/:alert']).toBe(2)
    await app.goto(DASHBOARD)
    await expect(count(page, '২')).toBeVisible()
    expect(flags(await sandbox.counts())).toBe(0)
    await openPlain(page, '/free/git-github')
    await page.keyboard.press('KeyK')
    await expect
      .poll(async () => (await sandbox.counts())['POST recording/event/:id'] ?? 0)
      .toBeGreaterThan(0)
    await app.goto(DASHBOARD)
    await expect(page.getByText('তিনটি ধাপই হয়ে গেছে')).toBeVisible()
    await app.expectSound()
    await expect.poll(async () => flags(await sandbox.counts())).toBe(1)
    await page.waitForLoadState('networkidle')
    const asked = (await sandbox.counts())['GET onboarding/first']!
    await app.goto(DASHBOARD)
    await expect.poll(async () => (await sandbox.counts())['GET onboarding/first']).toBe(asked + 1)
    await page.waitForLoadState('networkidle')
    await expect(card(page)).toHaveCount(0)
    expect(flags(await sandbox.counts())).toBe(1)
  },
)

journey(
  'after they are dismissed the steps are found under help, also on the next visit',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('learnerWithoutCourses')
    await app.goto(DASHBOARD)
    await card(page).getByRole('button', { name: 'সরিয়ে রাখুন' }).press('Enter')
    await expect(page.getByRole('link', { name: 'সাপোর্ট পেজে' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/support/)
    await expect(count(page, '১')).toBeVisible()
    await app.expectSound()
    expect(flags(await sandbox.counts())).toBe(1)
    await sandbox.forgetCalls()
    await app.goto(DASHBOARD)
    await expect.poll(async () => (await sandbox.counts())['GET onboarding/first']).toBe(1)
    await expect(card(page)).toHaveCount(0)
    // The device knows it from now on.
    await page.waitForLoadState('networkidle')
    await app.goto(DASHBOARD)
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    expect((await sandbox.counts())['GET onboarding/first']).toBe(1)
    expect(flags(await sandbox.counts())).toBe(0)
  },
)

journey(
  'a paid course says what comes next, here and on the dashboard, and its batch shows its introduction once',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('learnerWithoutCourses')
    await app.goto('/purchase/full-stack-javascript')
    await page.getByRole('radio', { name: /রাত ৯:০০/ }).check()
    await press(page, 'এগিয়ে যান')
    await consent(page).check()
    await payButton(page).click()
    await decide(page, 'পেমেন্ট করুন')
    const next = card(page, 'এরপর কী')
    await expect(next.getByRole('link', { name: /^(?:প্রথম ক্লাস|ব্যাচ শুরু)$/ })).toBeVisible()
    await app.expectSound()
    await next.getByRole('link', { name: 'সাহায্য লাগলে' }).click()
    await expect(text(page)).toHaveValue(/লেনদেন নম্বর TRX/)

    await app.goto(DASHBOARD)
    await expect(card(page, /^নতুন কোর্স: /)).toBeVisible()
    await app.expectSound()

    await app.goto('/dashboard/my-courses')
    await page
      .getByRole('main')
      .getByRole('link', { name: /ফুল স্ট্যাক/ })
      .first()
      .click()
    const ways = card(page, 'এই ব্যাচে শুরু করুন')
    await expect(ways).toBeVisible()
    await app.expectSound()
    await ways.getByRole('link', { name: 'রুটিন দেখুন' }).click()
    await expect(page).toHaveURL(/\/dashboard\/routine$/)
    await page.goBack()
    await expect(ways.getByText('৩টির মধ্যে ১টি হয়েছে')).toBeVisible()
    const batch = page.url()
    await ways.getByRole('button', { name: 'বুঝেছি' }).press('Enter')
    await expect(ways).toHaveCount(0)
    await page.goto(batch)
    await expect(app.heading()).toBeVisible()
    await expect(ways).toHaveCount(0)
    expect(flags(await sandbox.counts())).toBe(1)
  },
)

journey(
  'the app is offered at the second visit by the browser’s own prompt, and never in an exam',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await page.addInitScript(() => {
      addEventListener('load', () => {
        const answer = Promise.resolve({ outcome: 'accepted' })
        const prompt = async () => document.body.setAttribute('data-asked', '')
        dispatchEvent(
          Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
            prompt,
            userChoice: answer,
          }),
        )
      })
    })
    const offer = card(page, 'কারিগর হোম স্ক্রিনে রাখুন')
    await app.goto(DASHBOARD)
    // The steps of a course that was just bought come first in the slot. (ruling R92)
    await page.getByRole('button', { name: 'সরিয়ে রাখুন' }).click()
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
    // Returning to the dashboard is not a second visit.
    await moveTo(page, '/dashboard/notes')
    await moveTo(page, DASHBOARD)
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
    await app.goto(EXAM)
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
    await app.goto(DASHBOARD)
    await expect(offer).toBeVisible()
    await app.expectSound()
    await offer.getByRole('button', { name: 'ইনস্টল করুন' }).press('Enter')
    await expect(page.locator('[data-asked]')).toHaveCount(1)
    await expect(page.getByText(/এখন এই ডিভাইসে আছে/)).toBeVisible()
  },
)

journey(
  'an iPhone gets instructions for adding the app to its home screen, and “later” is kept',
  async ({ app }) => {
    const { page } = app
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'userAgent', {
        get: () => 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/604.1',
      })
    })
    // Without a course that was just bought, whose steps come first in the slot. (ruling R92)
    await app.loginAs('newTalent')
    await app.goto(DASHBOARD)
    await app.goto(DASHBOARD)
    const offer = card(page, 'কারিগর হোম স্ক্রিনে রাখুন')
    await expect(offer.getByRole('img', { name: /হোম স্ক্রিনে যোগ/ })).toBeVisible()
    await app.expectSound()
    await offer.getByRole('button', { name: 'পরে' }).click()
    await app.goto(DASHBOARD)
    await page.keyboard.press('Shift')
    await page.waitForLoadState('networkidle')
    await expect(offer).toHaveCount(0)
  },
)
