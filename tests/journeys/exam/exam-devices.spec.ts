/** Takes one attempt on two devices: each goes on from what the other has written. (ruling R34) */

import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible.ts'
import { allSaved, cutLine, enter, question } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { logIn, openOtherDevice } from '../support/session.ts'

const ESSAY = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-essay-open'

/**
 * Closes a room whose connection is cut, once the save has failed: one that is still being sent could arrive
 * when its page closes.
 */
async function leaveUnsent(page: Page): Promise<void> {
  await expect(question(page, 1)).toContainText('ইন্টারনেট নেই')
  await page.goto('about:blank')
}

/** The teacher corrects the text of the first question during the exam. */
async function correctFirst(apiUrl: string, examId: string, text: string): Promise<void> {
  const { accessToken } = await logIn(apiUrl, people.teacher)
  const headers = {
    accesstoken: accessToken,
    guestid: 'desk',
    fingerprint: 'desk',
    metadata: '{}',
    'content-type': 'application/json',
  }
  const read = await fetch(`${apiUrl}/exam/teacher/${examId}`, { headers })
  const { data } = (await read.json()) as { data: { questions: object[] } }
  const questions = data.questions.map((each, at) => (at === 0 ? { ...each, text } : each))
  const written = await fetch(`${apiUrl}/exam/${examId}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify({ questions }),
  })
  expect(written.ok, await written.text()).toBe(true)
}

journey(
  'a question that the teacher corrects reaches the running exam, and the answer stays',
  async ({ app, copy }) => {
    const { page } = app
    await page.clock.install()
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    const mine = question(page, 1).getByRole('textbox')
    await mine.fill('আমার উত্তর')
    await allSaved(page)
    const notice = page.getByRole('status').filter({ hasText: 'প্রশ্নের লেখা ঠিক করা হয়েছে: প্রশ্ন ১।' })

    await correctFirst(copy.apiUrl, 'exam-fs12-essay-open', '<p>প্রথমবার ঠিক করা প্রশ্ন</p>')
    await page.reload()
    await expect(question(page, 1)).toContainText('প্রথমবার ঠিক করা প্রশ্ন')
    await expect(notice).toBeVisible()
    await expect(mine).toHaveValue('আমার উত্তর')
    await app.expectSound()
    await notice.getByRole('button', { name: 'বুঝেছি' }).click()
    await expect(notice).toHaveCount(0)

    await correctFirst(copy.apiUrl, 'exam-fs12-essay-open', '<p>আবার ঠিক করা প্রশ্ন</p>')
    await mine.fill('আমার উত্তর, আরও লেখা')
    await page.clock.fastForward(61_000)
    await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
    await expect(question(page, 1)).toContainText('আবার ঠিক করা প্রশ্ন')
    await expect(notice).toBeVisible()
    await expect(mine).toHaveValue('আমার উত্তর, আরও লেখা')
    await allSaved(page)
  },
)

journey(
  'an open laptop shows the phone’s answers when the learner returns to it @desk',
  async ({ app, browser, copy }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    const mine = question(page, 1).getByRole('textbox')
    await mine.fill('শুরু')
    await allSaved(page)

    const there = await openOtherDevice(browser, copy, people.learner)
    await there.goto(ESSAY)
    const theirs = question(there, 1).getByRole('textbox')
    await expect(theirs).toHaveValue('শুরু')
    await theirs.press('End')
    await theirs.pressSequentially(' ফোনে লেখা')
    await allSaved(there)

    // The room asks the server only once in a while.
    await expect(async () => {
      await page.evaluate(() => globalThis.dispatchEvent(new Event('focus')))
      await expect(mine).toHaveValue('শুরু ফোনে লেখা', { timeout: 1000 })
    }).toPass()
    await mine.press('End')
    await mine.pressSequentially('।')
    await allSaved(page)
    await there.reload()
    await expect(theirs).toHaveValue('শুরু ফোনে লেখা।')
    await there.context().close()
  },
)

journey(
  'an offline text that lost to the phone is offered when the laptop is back @desk',
  async ({ app, browser, copy, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    const mine = question(page, 1).getByRole('textbox')
    await mine.fill('শুরু')
    await allSaved(page)
    const mend = await cutLine(page.context(), copy.apiUrl)
    await mine.fill('শুরু, টেবিলে লেখা')
    await leaveUnsent(page)

    const there = await openOtherDevice(browser, copy, people.learner)
    await there.goto(ESSAY)
    const theirs = question(there, 1).getByRole('textbox')
    await theirs.press('End')
    await theirs.pressSequentially(', ফোনে লেখা')
    await allSaved(there)
    await there.context().close()

    await mend()
    await app.goto(ESSAY)
    await expect(mine).toHaveValue('শুরু, ফোনে লেখা')
    const offer = page.getByRole('region', { name: 'আরেকটি উত্তরও লেখা আছে' })
    await expect(offer.getByText('শুরু, টেবিলে লেখা')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('heading', { level: 2 }).first().focus()
    await page.keyboard.press('KeyR')
    await expect(page.getByRole('heading', { name: '১টি প্রশ্নে আরেকটি উত্তরও লেখা আছে' })).toBeVisible()
    await page.getByRole('button', { name: 'প্রশ্ন ১', exact: true }).first().click()
    await offer.getByRole('button', { name: 'এটি নিন' }).click()
    await expect(mine).toHaveValue('শুরু, টেবিলে লেখা')
    await allSaved(page)
    await page.reload()
    await expect(mine).toHaveValue('শুরু, টেবিলে লেখা')
    await expect(offer.getByText('শুরু, ফোনে লেখা')).toBeVisible()
    await offer.getByRole('button', { name: 'বাদ দিন' }).click()
    await expect(offer).toHaveCount(0)
  },
)

journey(
  'a laptop that stayed open offline offers its older text when the connection returns, and the phone’s stays @desk',
  async ({ app, browser, copy, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    const mine = question(page, 1).getByRole('textbox')
    await mine.fill('শুরু')
    await allSaved(page)
    const mend = await cutLine(page.context(), copy.apiUrl)
    // Letter by letter, so that the laptop counts further than the phone.
    await mine.press('End')
    await mine.pressSequentially(', টেবিলে আগে লেখা')
    await expect(question(page, 1)).toContainText('ইন্টারনেট নেই')

    const there = await openOtherDevice(browser, copy, people.learner)
    await there.goto(ESSAY)
    const theirs = question(there, 1).getByRole('textbox')
    await theirs.fill('শুরু, ফোনে পরে লেখা')
    await allSaved(there)

    await mend()
    await page.evaluate(() => globalThis.dispatchEvent(new Event('online')))
    await expect(mine).toHaveValue('শুরু, ফোনে পরে লেখা', { timeout: 20_000 })
    const offer = page.getByRole('region', { name: 'আরেকটি উত্তরও লেখা আছে' })
    await expect(offer.getByText('শুরু, টেবিলে আগে লেখা')).toBeVisible()
    await there.reload()
    await expect(theirs).toHaveValue('শুরু, ফোনে পরে লেখা')

    await offer.getByRole('button', { name: 'এটি নিন' }).click()
    await allSaved(page)
    await there.reload()
    await expect(theirs).toHaveValue('শুরু, টেবিলে আগে লেখা')
    await there.context().close()
  },
)

journey(
  'a conflict that nobody resolved is offered as a file once the exam is over, on any page @desk',
  async ({ app, browser, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(ESSAY)
    await enter(page)
    const mend = await cutLine(page.context(), copy.apiUrl)
    await question(page, 1).getByRole('textbox').fill('টেবিলে লেখা')
    await leaveUnsent(page)

    const there = await openOtherDevice(browser, copy, people.learner)
    await there.goto(ESSAY)
    await question(there, 1).getByRole('textbox').pressSequentially('ফোনে লেখা')
    await allSaved(there)
    await there.context().close()

    await mend()
    const heard = page.waitForResponse(
      (response) => response.url().includes('/submission/quick-save/') && response.ok(),
    )
    await app.goto('/dashboard/tasks')
    await heard
    await page.goto('about:blank')
    await sandbox.forward(2 * 3600)
    await app.goto('/dashboard/tasks')
    const offer = page.getByRole('button', { name: 'উত্তরগুলো ডাউনলোড করুন' })
    const download = page.waitForEvent('download')
    await offer.click()
    const chunks: Buffer[] = []
    for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer)
    expect(Buffer.concat(chunks).toString()).toContain('টেবিলে লেখা')
    await expect(offer).toHaveCount(0)
  },
)
