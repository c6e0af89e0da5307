/**
 * A part of the exam room throws: the answers are kept, and the room reopens in the same page. (ruling R34)
 */

import type { Page } from '@playwright/test'
import { examPage } from '../exam-faults/exam-page.ts'
import { makeExam, watchServer } from '../exam-faults/server-view.ts'
import { receipt } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'

/** Every part of the room draws numbers, so the next one to draw throws. */
const breakNumbers = (page: Page) =>
  page.evaluate(() => {
    const kept = Object.getOwnPropertyDescriptor(Intl.NumberFormat.prototype, 'format')!
    Object.defineProperty(Intl.NumberFormat.prototype, 'format', {
      configurable: true,
      get: () => {
        throw new Error('a part of the room is broken')
      },
    })
    Object.assign(window, {
      mendNumbers: () => Object.defineProperty(Intl.NumberFormat.prototype, 'format', kept),
    })
  })
const mendNumbers = (page: Page) =>
  page.evaluate(() => (window as unknown as { mendNumbers: () => void }).mendNumbers())

journey(
  'a room that throws keeps every letter, sends what was written, and reopens; one that throws again opens its own page',
  async ({ app, context, copy, consoleWatch }) => {
    consoleWatch.allow(/a part of the room is broken|ERR_INTERNET_DISCONNECTED|Failed to (?:load|fetch)/)
    const { page } = app
    const exam = await makeExam(copy.apiUrl, people.teacher)
    const readServer = await watchServer(copy.apiUrl, people.learner, exam)
    await app.loginAs('learner')
    await page.goto(exam.address)
    const room = examPage(page)
    expect(await room.isIn()).toBe(true)
    await room.write(1, 'পৌঁছেছে')
    await expect.poll(async () => (await readServer()).answers[1]).toBe('পৌঁছেছে')
    await context.route(`${copy.apiUrl}/submission/**`, (route) => route.abort('internetdisconnected'))
    await room.write(2, 'পৌঁছায়নি')
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))

    await breakNumbers(page)
    const broken = page.getByRole('alert').filter({ hasText: 'পরীক্ষার পেজটি দেখাতে সমস্যা হয়েছে' })
    await expect(broken).toContainText('আপনার উত্তর রাখা আছে')
    await app.expectSound()
    await context.unroute(`${copy.apiUrl}/submission/**`)
    await mendNumbers(page)
    await broken.getByRole('button', { name: 'পরীক্ষা আবার খুলুন' }).click()
    expect(await room.valueShown(2)).toBe('পৌঁছায়নি')
    expect(await room.valueShown(1)).toBe('পৌঁছেছে')
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    await expect.poll(async () => (await readServer()).answers[2], { timeout: 60_000 }).toBe('পৌঁছায়নি')

    await breakNumbers(page)
    await broken.getByRole('button', { name: 'পরীক্ষা আবার খুলুন' }).click()
    await expect.poll(() => page.evaluate(() => 'isSamePage' in window)).toBe(false)
    expect(await room.isIn()).toBe(true)
    expect(await room.valueShown(2)).toBe('পৌঁছায়নি')
    await room.handIn(1)
    await expect(receipt(page, 'জমা হয়েছে')).toBeVisible()
    expect((await readServer()).handIns).toBe(1)
  },
)
