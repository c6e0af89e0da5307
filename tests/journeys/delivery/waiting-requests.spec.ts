/**
 * Requests that wait: pressed without a connection, or with the response lost, the tab closed at once; opened again on
 * another page, each is sent once. (decision 0015, rulings R81, R82)
 */

import type { BrowserContext, Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import type { people } from '../support/people.ts'

const KEPT = 'জমা নেওয়া হয়েছে, পাঠানো বাকি'
const UNSURE = 'পৌঁছেছে কি না, জানা যায়নি'
const BATCH = '/dashboard/my-courses/batch-full-stack-12'

interface Subject {
  name: string
  who?: keyof typeof people
  address: string
  /** Fills the form, up to the press. */
  write: (page: Page) => Promise<void>
  button: string | RegExp
  call: { method: 'POST' | 'PATCH'; path: string }
  /** Any page of the same person. */
  elsewhere: string
  /** The server takes a repeat as the same: by a key, or since it changes nothing. */
  isRepeated?: true
  /** The person decides about a repeat. */
  isAsked?: true
}

const type = (page: Page, name: string | RegExp, text: string) =>
  page.getByRole('main').getByRole('textbox', { name }).fill(text)

const SUBJECTS: readonly Subject[] = [
  {
    name: 'a question to a class',
    who: 'learner',
    address: '/join/live/live-fs12-23',
    write: (page) => type(page, 'শিক্ষককে প্রশ্ন করুন', 'হুক কী?'),
    button: 'প্রশ্ন পাঠান',
    call: { method: 'POST', path: 'live/question/:id' },
    elsewhere: '/dashboard',
    isAsked: true,
  },
  {
    name: 'a request for a retest',
    who: 'learner',
    address: BATCH,
    write: async (page) => {
      await page.getByText(/^আগের [০-৯]+টি ধাপ$/).click()
      await page.getByRole('button', { name: 'রিটেস্ট চান' }).first().click()
      await type(page, /কেন আবার দিতে চান/, 'সেদিন বিদ্যুৎ ছিল না')
    },
    button: 'আবেদন পাঠান',
    call: { method: 'POST', path: 'activity/retest' },
    elsewhere: '/dashboard',
  },
  {
    name: 'a review of a work',
    who: 'teacher',
    address: '/teacher/submissions/submission-grade-15?exam=exam-fs12-array',
    write: async (page) => {
      const marks = page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
      await marks.getByText('কাজের রিভিউ').click()
      await marks.locator('form').getByText('৪', { exact: true }).click({ force: true })
      await marks.getByRole('textbox', { name: 'রিভিউর কথা' }).fill('উদাহরণগুলো সুন্দর')
    },
    button: 'রিভিউ দিন',
    call: { method: 'POST', path: 'review' },
    elsewhere: '/teacher',
  },
  {
    name: 'the state of the help in a class',
    who: 'teacher',
    address: '/teacher/live/live-fs12-23',
    write: (page) =>
      page
        .getByRole('button', { name: /আমি দেখছি/ })
        .first()
        .hover(),
    button: /আমি দেখছি/,
    call: { method: 'PATCH', path: 'live/:batchId/:learnerId' },
    elsewhere: '/teacher',
    isRepeated: true,
  },
  {
    name: 'a school of a talent',
    who: 'talent',
    address: '/talent-desk/education?edit=new',
    write: async (page) => {
      await type(page, 'শিক্ষাপ্রতিষ্ঠান', 'খুলনা বিশ্ববিদ্যালয়')
      await type(page, 'ডিগ্রি', 'বিএসসি')
      await page.getByLabel('শুরুর মাস').selectOption('01')
      await page.getByLabel('শুরুর বছর').selectOption('2022')
      await page.getByRole('checkbox', { name: 'এখনো চলছে' }).check()
    },
    button: 'যোগ করুন',
    call: { method: 'POST', path: 'talent/education' },
    elsewhere: '/talent-desk',
  },
  {
    name: 'a guest’s wish for a call back',
    address: '/lead/course_book_in_advance',
    write: (page) => type(page, 'মোবাইল নম্বর বা ইমেইল', '০১৭১২৩৪৫৬৭৮'),
    button: 'পাঠান',
    call: { method: 'POST', path: 'lead' },
    elsewhere: '/',
    isRepeated: true,
  },
  {
    name: 'a guest’s seat in an orientation',
    address: '/orientation/orientation-web',
    write: async (page) => {
      await page.getByRole('radio').nth(1).check()
      await type(page, 'নাম', 'রিনা আক্তার')
      await type(page, 'মোবাইল নম্বর বা ইমেইল', '০১৭১২৩৪৫৬৭৯')
    },
    button: 'এই সময়টি নিন',
    call: { method: 'POST', path: 'orientation-book' },
    elsewhere: '/',
  },
  {
    name: 'a guest’s quiz',
    address: '/quiz/quiz-web-start',
    write: async (page) => {
      await page.getByRole('radio', { name: 'HTML' }).first().check()
      await type(page, 'নাম', 'অতিথি')
      await page.getByLabel('ফোন নম্বর বা ইমেইল').fill('০১৭১২৩৪৫৬৭৯')
    },
    button: 'উত্তর জমা দিন',
    call: { method: 'POST', path: 'quizlead' },
    elsewhere: '/',
    isRepeated: true,
  },
]

/** The server takes the first call, and its response never comes; the browser would repeat a cut connection by itself. */
async function loseResponse(context: BrowserContext, { method, path }: Subject['call']): Promise<void> {
  const isCall = new RegExp(`/${path.replaceAll(/:\w+/g, '[^/]+')}$`)
  let isLost = false
  await context.route(
    ({ pathname }) => isCall.test(pathname),
    async (route) => {
      if (isLost || route.request().method() !== method) return route.continue()
      isLost = true
      await route.fetch()
      return route.abort('connectionreset')
    },
  )
}

const listQueued = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('karigor-own-requests') ?? '[]') as unknown[])

for (const subject of SUBJECTS) {
  const row = `${subject.call.method} ${subject.call.path}`
  const press = (page: Page) =>
    page.getByRole('main').getByRole('button', { name: subject.button, exact: true }).first().click()

  journey(
    `${subject.name}: pressed without a connection, sent later`,
    async ({ app, context, sandbox, consoleWatch }) => {
      consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
      const { page } = app
      if (subject.who) await app.loginAs(subject.who)
      await app.goto(subject.address)
      await subject.write(page)
      await context.setOffline(true)
      await press(page)
      await expect(page.getByRole('main').getByText(KEPT)).toBeInViewport()
      await app.expectSound()
      const next = await context.newPage()
      await page.close()
      await context.setOffline(false)
      await next.goto(subject.elsewhere)
      await expect.poll(() => listQueued(next)).toEqual([])
      expect((await sandbox.counts())[row]).toBe(1)
    },
  )

  journey(
    `${subject.name}: its response is lost and the tab closed`,
    async ({ app, context, sandbox, consoleWatch }) => {
      consoleWatch.allow(/ERR_CONNECTION/)
      const { page } = app
      if (subject.who) await app.loginAs(subject.who)
      await app.goto(subject.address)
      await subject.write(page)
      await loseResponse(context, subject.call)
      await press(page)
      await expect.poll(async () => (await sandbox.counts())[row]).toBe(1)
      const next = await context.newPage()
      await page.close()
      await next.goto(subject.isAsked ? subject.address : subject.elsewhere)
      if (subject.isAsked) {
        await expect(next.getByText(UNSURE)).toBeVisible()
        await next.getByRole('button', { name: 'ফিরিয়ে নিন' }).click()
      }
      await expect.poll(() => listQueued(next)).toEqual([])
      // The page that is being closed may have repeated it as well.
      const sent = (await sandbox.counts())[row]
      if (subject.isRepeated) expect(sent).toBeGreaterThanOrEqual(2)
      else expect(sent).toBe(1)
    },
  )
}
