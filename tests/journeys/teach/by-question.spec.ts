/** Grading question by question, by one teacher and by two at once. (rulings R49, R73) */

import type { BrowserContext, Page, Route } from '@playwright/test'
import { refuseConsent } from '../../support/decided-consent.ts'
import { expect, journey } from '../support/journey.ts'
import { markAllByKeys } from '../support/mark-keys.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'

const marks = (page: Page) => page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
const BY_QUESTION = '/teacher/exams/exam-fs12-short-open/questions'
const SAVE = { method: 'PATCH', path: 'submission/revised/{id}' } as const
const answer = (page: Page, no: string) => page.getByRole('region', { name: `উত্তর ${no}`, exact: true })
const rowOf = (page: Page, no: string) =>
  page.getByRole('progressbar', { name: new RegExp(`^প্রশ্ন ${no}:`) }).first()

journey(
  'one question is marked over all papers with a press for each, taken back, put off, and kept over a reload @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/submissions?exam=exam-fs12-short-open')
    await page.getByRole('link', { name: 'প্রশ্ন ধরে দেখুন' }).first().click()
    await expect(answer(page, '১')).toBeVisible()
    await app.expectSound()
    await page.keyboard.press('Digit1')
    await expect(answer(page, '২')).toBeVisible()
    await page.keyboard.press('KeyZ')
    await expect(answer(page, '১')).toBeVisible()
    await expect(answer(page, '১').getByRole('button', { pressed: true })).toHaveCount(0)
    await page.keyboard.press('Digit2')
    await expect(answer(page, '২')).toBeVisible()
    await page.keyboard.press('KeyF')
    await expect(answer(page, '৩')).toBeVisible()
    // What is typed and not sent is there after a reload, at the same answer.
    await page.keyboard.press('KeyC')
    await page.keyboard.type('বানান দেখুন।')
    await page.reload()
    await expect(answer(page, '৩').getByRole('textbox', { name: 'এই উত্তরে মন্তব্য' })).toHaveValue('বানান দেখুন।')
    await page.keyboard.press('Period')
    await page.keyboard.press('Digit1')
    await expect(answer(page, '৪').getByRole('button', { name: /^বানান দেখুন।, ১ বার/ })).toBeVisible()
    await page.goBack()
    await expect(answer(page, '৩').getByRole('button', { pressed: true })).toContainText('১.৫')
    await page.goForward()
    await expect(answer(page, '৪')).toBeVisible()
    // The whole paper, and back to the same answer.
    await page.keyboard.press('KeyV')
    await expect(marks(page)).toBeVisible()
    await page.getByRole('link', { name: 'প্রশ্ন ধরে দেখুন' }).click()
    await expect(answer(page, '৪')).toBeVisible()
    let presses = 0
    for (const no of ['৫', '৬', '৭', '৮', '৯', '১০', '১১', '১২']) {
      await page.keyboard.press('Digit1')
      presses += 1
      await expect(answer(page, no)).toBeVisible()
    }
    expect(presses / 8).toBeLessThanOrEqual(1.1)
    await page.keyboard.press('Digit0')
    await expect(page.getByText('শুধু পরে দেখার জন্য রাখা ১টি বাকি।')).toBeVisible()
    await app.expectSound()
    await page.getByRole('main').getByRole('button', { name: 'সেগুলো দেখুন' }).first().click()
    await expect(answer(page, '২')).toBeVisible()
    await page.keyboard.press('Digit2')
    await expect(rowOf(page, '১')).toHaveAttribute('aria-valuenow', '12')
    await page.getByRole('button', { name: 'প্রশ্ন ২ দেখুন' }).click()
    await expect(answer(page, '১')).toBeVisible()
    // Equal answers get their mark together; it can be taken back, and what is left is marked one by one.
    const together = page.getByRole('region', { name: 'একই উত্তর' }).getByRole('listitem').first()
    await together.getByRole('button', { name: /একবারে নম্বর দিন$/ }).click()
    // The digits go to the open group, undo takes all of it back at once.
    await page.keyboard.press('Digit2')
    await expect(rowOf(page, '২')).not.toHaveAttribute('aria-valuenow', '0')
    const recent = page.getByRole('region', { name: 'এইমাত্র' }).getByRole('listitem').first()
    await expect(recent).toContainText(/[২-৯] জন/)
    await page.keyboard.press('KeyZ')
    await expect(rowOf(page, '২')).toHaveAttribute('aria-valuenow', '0')
    await expect(rowOf(page, '১')).toHaveAttribute('aria-valuenow', '12')
    await together.getByRole('button', { name: /একবারে নম্বর দিন$/ }).click()
    await page.keyboard.press('Digit2')
    await expect(rowOf(page, '২')).not.toHaveAttribute('aria-valuenow', '0')
    const done = page.getByRole('heading', { name: 'সব প্রশ্নে নম্বর দেওয়া শেষ। ধন্যবাদ!' })
    const open = page.getByRole('region', { name: /^উত্তর/ })
    // Does not wait for an answer, because the page shows none after the last one.
    const findPlace = async () => open.evaluateAll(([region]) => region?.getAttribute('aria-label'))
    for (;;) {
      await expect(open.or(done)).toBeVisible()
      if (await done.isVisible()) break
      // The address changes a moment before its answer appears.
      await expect(open.getByRole('button', { pressed: true })).toHaveCount(0)
      const place = await findPlace()
      await page.keyboard.press('Digit0')
      await expect.poll(findPlace).not.toBe(place)
    }
    await page.getByRole('main').getByRole('link', { name: 'খাতার তালিকা দেখুন' }).click()
    await expect(page.getByText('দেখা হয়েছে').first()).toBeVisible()
    await expect
      .poll(async () => (await sandbox.counts())['PATCH submission/revised/:id'])
      .toBeGreaterThan(23)
    await expect(page.getByText(/এখনো সেভ হয়নি/)).toBeHidden()
  },
)

journey(
  'without names the order is mixed and stays, a lost line names nobody, and marks go out later',
  async ({ app, sandbox, consoleWatch }) => {
    // A dropped line, on a new connection or on one that was open.
    consoleWatch.allow(/ERR_(?:EMPTY_RESPONSE|CONNECTION_(?:RESET|CLOSED))/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(BY_QUESTION)
    await expect(answer(page, '১')).toBeVisible()
    const learner = page.getByRole('region', { name: /^উত্তর/ }).getByRole('link')
    await expect(learner).toBeVisible()
    const name = await learner.innerText()
    await page.getByRole('switch').click()
    await expect(learner).toBeHidden()
    await expect(page.getByRole('button', { name: 'পুরো খাতা' })).toBeHidden()
    const region = page.getByRole('region', { name: /^উত্তর/ })
    const place = await region.getAttribute('aria-label')
    await page.reload()
    await expect(region).toHaveAttribute('aria-label', place ?? '')
    await sandbox.fault({ ...SAVE, kind: 'drop-before', times: 0 })
    await region.getByRole('group', { name: 'নম্বর' }).getByRole('button').nth(1).click()
    await expect(region).not.toHaveAttribute('aria-label', place ?? '')
    const waiting = page.getByRole('status').filter({ hasText: '১টি খাতার নম্বর এখনো সেভ হয়নি' })
    await expect(waiting).toBeVisible()
    await expect(waiting).not.toContainText(name)
    await app.expectSound()
    await sandbox.clearFaults()
    await page.reload()
    await expect(region).toBeVisible()
    await expect(waiting).toBeHidden()
  },
)

const region = (page: Page) => page.getByRole('region', { name: /^উত্তর/ })
const paperOf = (page: Page) => new URL(page.url()).searchParams.get('paper') ?? ''

journey(
  'two teachers split a pile: each begins at another end, no paper is marked by both, and a killed tab goes on @desk',
  async ({ app, browser, baseURL, copy, sandbox }) => {
    const { page } = app
    // The seed's second teacher of the batch has no work there; a batch with two teachers is told by this reply.
    const tell = (context: BrowserContext, teachers: readonly string[]) =>
      context.route('**/batch/course-info/**', async (route) => {
        const response = await route.fetch()
        const body = (await response.json()) as { data: { teachers: object[] } }
        const [known] = body.data.teachers
        body.data.teachers = teachers.map((_id) => ({ ...known, _id }))
        await route.fulfill({ response, json: body })
      })
    await tell(page.context(), ['person-tanvir', 'person-other'])
    await app.loginAs('teacher')
    await app.goto(BY_QUESTION)
    const other = await browser.newContext({ baseURL, locale: 'bn-BD', timezoneId: 'Asia/Dhaka' })
    await refuseConsent(other)
    await tell(other, ['person-other', 'person-tanvir'])
    await giveSession(other, copy.clientUrl, copy.apiUrl, people.teacher)
    let second = await other.newPage()
    await second.goto(BY_QUESTION)
    await expect(answer(page, '১')).toBeVisible()
    await expect(region(second)).toBeVisible()
    const marked = new Map<string, string>()
    const mark = async (by: Page, name: string) => {
      // A paper that the other has marked meanwhile is passed by itself.
      await expect.poll(() => marked.has(paperOf(by))).toBe(false)
      const paper = paperOf(by)
      await expect(region(by)).toBeVisible()
      const label = await region(by).getAttribute('aria-label')
      marked.set(paper, name)
      await by.keyboard.press(name === 'first' ? 'Digit1' : 'Digit2')
      await expect(by).not.toHaveURL(new RegExp(`paper=${paper}(?:&|$)`))
      // The address changes a moment before the answer: a key in between marks nothing.
      await expect(by.getByRole('region', { name: label ?? '', exact: true })).toBeHidden()
    }
    for (let step = 0; step < 4; step++) {
      await mark(page, 'first')
      await mark(second, 'second')
    }
    // A tab that is killed comes back to the next paper that nobody has marked.
    const place = paperOf(second)
    await expect.poll(async () => (await sandbox.counts())['PATCH submission/revised/:id']).toBe(8)
    // The tab has heard it too: else it sends the last mark again, which changes nothing but counts.
    await expect(second.locator('footer')).not.toContainText('সেভ হচ্ছে')
    await second.close()
    second = await other.newPage()
    await second.goto(BY_QUESTION)
    await expect(second).toHaveURL(new RegExp(`paper=${place}`))
    await mark(second, 'second')
    await mark(page, 'first')
    await mark(second, 'second')
    await mark(page, 'first')
    expect(marked.size).toBe(12)
    await expect.poll(async () => (await sandbox.counts())['PATCH submission/revised/:id']).toBe(12)
    // Who comes back finds nothing open.
    await second.goto(BY_QUESTION)
    await expect(second.getByText(/সব উত্তরে নম্বর দেওয়া হয়েছে/).first()).toBeVisible()
    await other.close()
  },
)

journey(
  'an unknown exam says so, and the bar names the digits that the question takes @desk',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/404|Failed to load resource/)
    const { page } = app
    await app.loginAs('teacher')
    await page.goto('/teacher/exams/exam-nowhere/questions')
    await expect(
      page
        .getByRole('main')
        .getByText(/পাওয়া যায়নি|নেই/)
        .first(),
    ).toBeVisible()
    await app.goto(BY_QUESTION)
    await expect(region(page)).toBeVisible()
    const keys = region(page).getByRole('group', { name: 'নম্বর' }).getByRole('button')
    // The half is no digit.
    const most = (await keys.count()) - 2
    await expect(page.locator('footer kbd').nth(0)).toHaveText('0')
    await expect(page.locator('footer kbd').nth(1)).toHaveText(String(most))
    const address = page.url()
    await page.keyboard.press(`Digit${most + 1}`)
    await expect(page).toHaveURL(address)
  },
)

journey(
  'a key that is pressed before the next answer is on screen marks neither it nor the one before @desk',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/401/)
    const { page } = app
    await app.loginAs('teacher')
    // An access token that has run out makes a move wait for the new one, with the old answer on screen.
    const pressAll = async (...keys: readonly string[]) => {
      let release = () => undefined as void
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      let isAsked = false
      const hold = async (route: Route) => {
        isAsked = true
        await held
        await route.continue()
      }
      await page.route('**/user/refresh-token', hold, { times: 1 })
      // Held before the token is gone: a call in the background may ask for the new one first.
      await page.context().clearCookies({ name: 'accessToken' })
      const [first, ...others] = keys
      const before = page.url()
      if (first) await page.keyboard.press(first)
      await expect.poll(() => isAsked).toBe(true)
      expect(page.url()).toBe(before)
      for (const key of others) await page.keyboard.press(key)
      release()
    }
    const pressed = (no: string) => answer(page, no).getByRole('button', { pressed: true }).locator('strong')
    await app.goto(BY_QUESTION)
    await expect(answer(page, '১')).toBeVisible()
    await pressAll('Digit1', 'Digit2', 'KeyF')
    await expect(answer(page, '২')).toBeVisible()
    await expect(pressed('২')).toHaveCount(0)
    await page.keyboard.press('KeyK')
    await expect(pressed('১')).toHaveText('১')
    await expect(page.getByText(/পরে দেখার জন্য রাখা/)).toHaveCount(0)
    await expect.poll(async () => (await sandbox.counts())['PATCH submission/revised/:id']).toBe(1)
    // The card of a question with criteria.
    await app.goto('/teacher/exams/exam-fs12-mongodb/questions')
    await expect(answer(page, '১')).toBeVisible()
    for (const digit of ['Digit3', 'Digit2', 'Digit2']) await page.keyboard.press(digit)
    await pressAll('Enter', 'Digit1')
    await expect(answer(page, '২')).toBeVisible()
    await expect(pressed('২')).toHaveCount(0)
    await page.keyboard.press('KeyK')
    await expect(pressed('১')).toHaveText(['৩', '২', '২'])
    // The whole paper.
    await app.goto('/teacher/submissions/submission-mate-5-1?assignment=assignment-fs12-5')
    await expect(marks(page)).toBeVisible()
    const name = await app.heading().innerText()
    await markAllByKeys(page, '1')
    await sandbox.forgetCalls()
    await pressAll('Control+Enter', 'Digit3', 'Control+Enter')
    await expect(app.heading()).not.toHaveText(name)
    await page.keyboard.press('KeyK')
    await expect(app.heading()).toHaveText(name)
    await expect(marks(page).getByRole('button', { pressed: true }).filter({ hasText: '৩' })).toHaveCount(0)
    await expect.poll(async () => (await sandbox.counts())['PATCH submission/revised/:id']).toBe(1)
  },
)

journey(
  'equal answers with several criteria get their marks by digits and Enter @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/exams/exam-fs12-array/questions')
    await expect(answer(page, '২')).toBeVisible()
    const groups = page.getByRole('region', { name: 'একই উত্তর' })
    const three = groups
      .getByRole('listitem')
      .filter({ hasText: 'numbers.filter' })
      .filter({ hasText: '৩ জন' })
    await three.getByRole('button', { name: /একবারে নম্বর দিন$/ }).click()
    await page.keyboard.press('Digit2')
    await page.keyboard.press('Digit2')
    await expect(groups.getByRole('button', { pressed: true })).toHaveCount(2)
    await page.keyboard.press('Enter')
    await expect(rowOf(page, '১')).toHaveAttribute('aria-valuenow', '4')
    await expect.poll(async () => (await sandbox.counts())['PATCH submission/revised/:id']).toBe(3)
  },
)
