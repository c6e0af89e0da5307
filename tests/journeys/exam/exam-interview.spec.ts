/** Books the hour of a mock interview and gets its link. (spec 3 Submission types) */

import type { Page } from '@playwright/test'
import { allSaved, enter, question } from '../support/exam.ts'
import { expect, journey } from '../support/journey.ts'

const INTERVIEW =
  '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-interview-open'

const hours = (page: Page) => question(page, 1).getByRole('radio', { disabled: false })
const link = (page: Page) => page.getByRole('main').getByRole('link', { name: 'ইন্টারভিউয়ে যোগ দিন' })

journey(
  'a slot is chosen offline, booked when the connection returns, changed, and shown after the hand-in',
  async ({ app, context, copy, consoleWatch }) => {
    consoleWatch.allow(/net::ERR|Failed to load resource/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(INTERVIEW)
    await enter(page)
    await expect(question(page, 1)).toContainText('এখনো সময় বাছা হয়নি')
    await expect(question(page, 1).getByRole('radio', { disabled: true }).first()).not.toBeChecked()

    const api = `${copy.apiUrl}/**`
    await context.route(api, (route) => route.abort('internetdisconnected'))
    await hours(page).first().check({ force: true })
    await expect(question(page, 1)).toContainText('সময় বেছেছেন')
    await expect(link(page)).toHaveCount(0)
    await context.unroute(api)
    await expect(question(page, 1)).toContainText('সময় ঠিক হয়েছে')
    await expect(link(page)).toHaveAttribute('href', /^https:/)

    const second = hours(page).nth(1)
    await second.check({ force: true })
    await expect(question(page, 1)).toContainText('সময় ঠিক হয়েছে')
    await allSaved(page)
    await app.expectSound()
    await page.reload()
    await expect(second).toBeChecked()
    await expect(link(page)).toBeVisible()

    await page.keyboard.press('KeyR')
    await page.getByRole('button', { name: 'পরীক্ষা জমা দিন' }).click()
    await expect(page.getByText('রসিদ নম্বর')).toBeVisible()
    await page.getByRole('button', { name: 'ফল ও বিবরণ' }).click()
    await expect(link(page)).toBeVisible()
    await app.expectSound()
  },
)

journey(
  'the slower of two learners who choose one slot is told so, and chooses another',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(/status of 400/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(INTERVIEW)
    // The state before another learner chose the first slot.
    await context.route(
      '**/exam/revised/exam-fs12-interview-open',
      async (route) => {
        const reply = await route.fetch()
        await route.fulfill({
          response: reply,
          body: (await reply.text()).replaceAll('"is_taken":true', '"is_taken":false'),
        })
      },
      { times: 1 },
    )
    await enter(page)
    const slots = question(page, 1).getByRole('radio')
    await slots.first().check({ force: true })
    await expect(question(page, 1)).toContainText('এই সময়টি আরেকজন নিয়েছেন')
    await expect(question(page, 1)).toContainText('এখনো সময় বাছা হয়নি')
    await expect(question(page, 1)).toContainText('নেওয়া হয়ে গেছে')
    await app.expectSound()
    await hours(page).last().check({ force: true })
    await expect(question(page, 1)).toContainText('সময় ঠিক হয়েছে')
    await expect(question(page, 1)).not.toContainText('আরেকজন')
    await allSaved(page)
  },
)
