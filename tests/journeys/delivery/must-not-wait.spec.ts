/**
 * Offline, a press that must not wait says so at once and is never sent later: money, logins, codes, answers with a
 * date, actions on an account. A mark, such as a saved job, goes back to what the server has. (ruling R82)
 */

import type { Page } from '@playwright/test'
import { png } from '../../support/pictures.ts'
import { consent, payButton, press as pressButton } from '../support/checkout-page.ts'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'
import { people } from '../support/people.ts'

const OFFLINE = /ইন্টারনেট/
const CUT_LINE = /ERR_INTERNET_DISCONNECTED|Failed to load resource|Failed to fetch/

interface Press {
  what: string
  /** Missing for a guest. */
  as?: keyof typeof people
  address: string
  /** The learner is signed in elsewhere too. */
  isElsewhere?: true
  /** With the connection. */
  lead?: (page: Page) => Promise<unknown>
  /** Without it. */
  press: (page: Page) => Promise<unknown>
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true }).first()
const answer = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** The file of questions and toasts comes when the page was idle; before that the browser's own dialog asks. */
const expectShell = (page: Page) => expect(page.locator('section[aria-live]')).toBeAttached()

const file = (name: string, mimeType: string, content: Uint8Array | string) => ({
  name,
  mimeType,
  buffer: Buffer.from(content),
})

const COURSE = '/purchase/full-stack-javascript?schedule=schedule-full-stack-javascript-13-1'

const PRESSES: readonly Press[] = [
  {
    what: 'a login',
    address: '/login',
    lead: (page) => page.getByRole('textbox', { name: 'ফোন নম্বর' }).fill('01712345678'),
    press: (page) => page.keyboard.press('Enter'),
  },
  {
    what: 'a payment',
    as: 'learnerWithoutCourses',
    address: COURSE,
    lead: (page) => consent(page).check(),
    press: (page) => payButton(page).click(),
  },
  {
    what: 'a promo code',
    as: 'learnerWithoutCourses',
    address: COURSE,
    lead: async (page) => {
      await pressButton(page, 'প্রোমো কোড আছে?')
      await page.getByRole('textbox', { name: 'প্রোমো কোড' }).fill('KARIGOR10')
    },
    press: (page) => page.keyboard.press('Enter'),
  },
  {
    what: 'joining a free course',
    as: 'learnerWithoutCourses',
    address: '/course/git-github',
    press: (page) => button(page, 'বিনামূল্যে ভর্তি হোন').click(),
  },
  {
    what: 'an answer to an offer',
    as: 'talent',
    address: '/talent-desk/offers',
    press: async (page) => {
      await button(page, 'নদী ক্রিয়েটিভ: ফিরিয়ে দিন').click()
      await answer(page, 'ফিরিয়ে দিন')
    },
  },
  {
    what: 'an answer to an invitation',
    as: 'talent',
    address: '/talent-desk/interviews',
    press: async (page) => {
      await button(page, 'পদ্মা সফট: থাকব').click()
      await answer(page, 'থাকব')
    },
  },
  {
    what: 'the logout of another device',
    as: 'learner',
    address: '/dashboard/devices',
    isElsewhere: true,
    press: async (page) => {
      await button(page, /.থেকে লগআউট$/).click()
      await answer(page, 'লগআউট')
    },
  },
  {
    what: 'a new password',
    as: 'learner',
    address: '/dashboard/profile',
    lead: async (page) => {
      await page.getByText('পাসওয়ার্ড', { exact: true }).first().click()
      await page.getByLabel('এখনকার পাসওয়ার্ড', { exact: true }).fill('karigor123')
      await page.getByLabel('নতুন পাসওয়ার্ড', { exact: true }).fill('karigor124')
    },
    press: (page) => button(page, 'পাসওয়ার্ড বদলান').click(),
  },
  {
    what: 'the start of a level',
    as: 'learner',
    address: '/dashboard/assessments/assessment-javascript/level/level-javascript-3',
    lead: (page) => page.getByRole('checkbox', { name: /নিয়মগুলো পড়েছি/ }).check(),
    press: (page) => button(page, /^(?:শুরু করুন|আবার দিন)$/).click(),
  },
  {
    what: 'the endorsement of a talent',
    as: 'teacher',
    address: '/teacher/batches/batch-full-stack-12/learners?show=talent',
    press: async (page) => {
      await button(page, 'সুমাইয়া খাতুনকে সুপারিশ করুন').click()
      await answer(page, 'সুপারিশ করুন')
    },
  },
]

/** What was typed or chosen stays, and nothing goes by itself. */
const STAYS: readonly Press[] = [
  {
    what: 'a picture',
    as: 'learner',
    address: '/dashboard/profile',
    press: (page) =>
      page
        .getByRole('region', { name: 'ছবি' })
        .locator('input[type=file]')
        .first()
        .setInputFiles(file('me.png', 'image/png', png())),
  },
  {
    what: 'a drawn picture',
    as: 'learner',
    address: '/dashboard/profile',
    lead: async (page) => {
      await page.getByText('আঁকা ছবি থেকে বেছে নিন').click()
      await page.getByRole('radio', { name: 'ওড়না, নীল' }).check()
    },
    press: (page) =>
      page.getByRole('region', { name: 'ছবি' }).getByRole('button', { name: 'সেভ করুন' }).click(),
  },
  {
    what: 'a new exam',
    as: 'teacher',
    address: '/teacher/exams/new?study_plan=plan-fs12-40',
    lead: (page) => page.getByLabel('শিরোনাম').fill('চাপের কুইজ'),
    press: (page) => button(page, 'খসড়া তৈরি করুন').click(),
  },
  {
    what: 'suggested questions',
    as: 'teacher',
    address: '/teacher/exams/new?study_plan=plan-fs12-40',
    lead: async (page) => {
      await page.getByLabel('শিরোনাম').fill('প্রস্তাবের কুইজ')
      await page.getByRole('button', { name: 'খসড়া তৈরি করুন' }).click()
      await page.getByRole('radio', { name: 'AI' }).check()
      await page.getByLabel('বিষয়').fill('useState')
    },
    press: (page) =>
      page
        .getByRole('region', { name: 'AI দিয়ে প্রশ্ন তৈরি' })
        .getByRole('button', { name: 'খসড়া তৈরি করুন' })
        .click(),
  },
  {
    what: 'a CV',
    as: 'learner',
    address: '/dashboard/jobs/job-react?apply=true',
    press: (page) =>
      page
        .locator('input[type=file]')
        .first()
        .setInputFiles(file('cv.pdf', 'application/pdf', '%PDF-1.4 new')),
  },
  {
    what: 'the answers of a practice quiz',
    as: 'learner',
    address: '/dashboard/practice/exam-practice-code',
    lead: async (page) => {
      await page.getByRole('radio').first().check()
    },
    press: (page) => button(page, 'ফল দেখুন').click(),
  },
]

for (const { what, as, address, isElsewhere, lead, press } of [...PRESSES, ...STAYS])
  journey(
    `${what} says at the press that it needs a connection`,
    async ({ app, context, copy, sandbox, consoleWatch }) => {
      consoleWatch.allow(CUT_LINE)
      const { page } = app
      if (isElsewhere)
        await page.request.post(`${copy.apiUrl}/user/login-msisdn`, {
          headers: { fingerprint: 'another', guestid: 'another', metadata: '{"deviceType":"web"}' },
          data: { msisdn: people.learner.phone, password: people.learner.password },
        })
      if (as) await app.loginAs(as)
      await app.goto(address)
      await expectLoaded(page)
      await expectShell(page)
      await lead?.(page)
      const said = page.locator('main, [role=dialog]').getByText(OFFLINE).filter({ visible: true })
      const before = await said.count()
      await context.setOffline(true)
      await sandbox.forgetCalls()
      await press(page)
      await expect.poll(() => said.count()).toBeGreaterThan(before)
      await app.expectSound()
      await context.setOffline(false)
      await page.reload()
      await expectLoaded(page)
      // A typed code is looked up again with its page, as a read is.
      const sent = Object.keys(await sandbox.counts()).filter((call) => /^(?:POST|PATCH|DELETE) /.test(call))
      expect(sent.filter((call) => !/refresh-token|course\/click|promo\/validity/.test(call))).toEqual([])
    },
  )

journey(
  'a saved job, read notifications and an alert go back with a reason',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const { page } = app
    await app.loginAs('learner')
    const toast = page.getByRole('region').getByText(OFFLINE).filter({ visible: true })

    await app.goto('/dashboard/jobs')
    const mark = page
      .getByRole('main')
      .getByRole('button', { name: /: সেভ করুন$/, pressed: false })
      .first()
    const name = await mark.getAttribute('aria-label')
    const own = page.getByRole('main').getByRole('button', { name: name!, exact: true }).first()
    await expectShell(page)
    await context.setOffline(true)
    await own.click()
    await expect(toast.first()).toBeVisible()
    await expect(own).toHaveAttribute('aria-pressed', 'false')

    await context.setOffline(false)
    await app.goto('/dashboard/notifications')
    await expectLoaded(page)
    const markAll = button(page, 'সব পড়া হয়েছে')
    await expect(markAll).toBeVisible()
    await expectShell(page)
    await context.setOffline(true)
    await markAll.click()
    await expect(toast.first()).toBeVisible()
    await expect(markAll).toBeVisible()

    await context.setOffline(false)
    await app.goto('/dashboard/notifications/settings')
    await expectLoaded(page)
    const alert = page.getByRole('checkbox', { name: 'লাইভ ক্লাস · ইমেইল', exact: true })
    await expect(alert).not.toBeChecked()
    await context.setOffline(true)
    await alert.click()
    await expect(page.getByRole('alert').filter({ hasText: 'সেভ হয়নি, আগের মতোই আছে।' })).toBeVisible()
    await expect(alert).not.toBeChecked()
  },
)
