/** A mark asked about, from the press without a connection to the reply that the learner reads. (ruling R86) */

import { refuseConsent } from '../../support/decided-consent.ts'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'
import { giveSession } from '../support/session.ts'

const RESULT = '/dashboard/my-courses/batch-full-stack-12/module/module-fs12-5/exam/exam-fs12-index'
const ASK = 'এই নম্বর নিয়ে বলুন'
const WHY = 'দ্বিতীয় ভুলটি শেষ লাইনে লিখেছি, আরেকবার দেখবেন?'
const KEPT = 'জমা নেওয়া হয়েছে, পাঠানো বাকি'

journey(
  'asked without a connection, answered with another mark, read by the learner',
  async ({ app, browser, baseURL, context, copy, consoleWatch }) => {
    consoleWatch.allow(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto(RESULT)
    const question = page.getByRole('region', { name: 'প্রশ্ন ২' })
    await question.getByRole('button', { name: ASK }).click()
    const sheet = page.getByRole('dialog', { name: ASK })
    await sheet.getByText('অন্য কিছু, যা ধরা হয়নি').click()
    await sheet.getByRole('textbox', { name: 'কেন মনে হয়' }).fill(WHY)
    await app.expectSound()
    await context.setOffline(true)
    await sheet.getByRole('button', { name: 'বলুন', exact: true }).click()
    await expect(question.getByText(KEPT)).toBeInViewport()
    await app.expectSound()
    await context.setOffline(false)
    await expect(question.getByText(/^অপেক্ষায়/)).toBeVisible()

    const desk = await browser.newContext({ baseURL: baseURL! })
    await refuseConsent(desk)
    await giveSession(desk, copy.clientUrl, copy.apiUrl, people.teacher)
    const teacher = await desk.newPage()
    await teacher.goto(
      '/teacher/exams/exam-fs12-index/questions?view=asked&question=exam-fs12-index-q2&paper=submission-nusrat-index',
    )
    await expect(teacher.getByText(WHY)).toBeVisible()
    const reply = teacher.getByRole('region', { name: /কে বলুন$/ })
    await reply.locator('[data-reason]').filter({ hasText: 'দ্বিতীয় ভুলটি ধরেছেন' }).click()
    await reply.getByRole('textbox', { name: /কে বলুন$/ }).fill('ঠিক বলেছেন, ২ যোগ হলো।')
    await reply.getByRole('button', { name: /^৪ দিয়ে জানান/ }).click()
    await expect(teacher.getByRole('radio', { name: 'বলা হয়েছে ৫' })).toBeVisible()
    await desk.close()

    await page.reload()
    await page.getByRole('radio', { name: /^সব প্রশ্ন [০-৯]/ }).check({ force: true })
    await expect(question.getByText('ঠিক বলেছেন, ২ যোগ হলো।')).toBeVisible()
    await expect(question.getByText('৪/৪')).toBeVisible()
    await expect(question.locator('s')).toHaveText('আগে ছিল ২')
    await app.expectSound()
  },
)
