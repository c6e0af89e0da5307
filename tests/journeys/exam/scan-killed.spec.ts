/**
 * The whole browser is killed at the press that joins photos: they lie in the database, with their order, and are sent when the
 * exam is opened again, at whatever question. (rulings R16, R70)
 */

import type { Page } from '@playwright/test'
import { makeExam, watchServer } from '../exam-faults/server-view.ts'
import { enter, question } from '../support/exam.ts'
import { expect } from '../support/journey.ts'
import { killableJourney } from '../support/killed-browser.ts'
import { people } from '../support/people.ts'
import { card, takePhoto } from '../support/scanned-pages.ts'
import { giveSession } from '../support/session.ts'

killableJourney(
  'photos of a killed browser arrive from another question, and are handed in @desk',
  async ({ browserOfOne, copy }) => {
    const exam = await makeExam(copy.apiUrl, people.teacher, { 1: 'pages' })
    const readServer = await watchServer(copy.apiUrl, people.learner, exam)
    const open = async (): Promise<Page> => {
      const context = await browserOfOne.open()
      await giveSession(context, copy.clientUrl, copy.apiUrl, people.learner)
      const page = await context.newPage()
      await page.goto(copy.clientUrl + exam.address)
      return page
    }
    const page = await open()
    await enter(page)
    await question(page, 1)
      .locator('input[type=file]')
      .first()
      .setInputFiles(
        [1, 2, 3, 4].map((no) => ({ name: `khata-${no}.png`, mimeType: 'image/png', buffer: takePhoto() })),
      )
    await page.getByRole('button', { name: '৪টি ছবি মিলিয়ে একটি PDF বানান' }).click()
    // The photos lie on the device once the card says so.
    await expect(card(page)).toContainText('জমা না হওয়া পর্যন্ত ছবিগুলো এই ডিভাইসেও থাকবে।')
    await page.getByRole('button', { name: /^প্রশ্ন ২,/ }).click()
    await expect(question(page, 2)).toBeVisible()
    await browserOfOne.kill()

    const next = await open()
    await expect(next.locator('section[data-question]')).toBeVisible()
    await expect.poll(async () => (await readServer()).pages[1], { timeout: 60_000 }).toBe(4)
  },
)
