/**
 * News of a batch and what learners do with it: an urgent notice, resources, a question to a class, a
 * finished module. (spec 7 Notices)
 */

import { expect, journey } from '../support/journey.ts'
import { learnerAt } from '../support/learner-at.ts'
import { people } from '../support/people.ts'
import { logIn } from '../support/session.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
/** In milliseconds; after it, a removal is final. (spec 9 Toast auto-hide of the new variant) */
const UNDO_OVER = 11_000

journey(
  'an urgent notice is shown above the batch until it is read; a class gets a question, and a note is removed for good @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    const news = page.getByRole('region', { name: 'ব্যাচের খবর' })
    await app.loginAs('learner')
    await page.clock.install()
    await app.goto(BATCH)
    await expect(news).toContainText('জরুরি')
    await app.expectSound()
    await news.getByRole('link', { name: 'ক্লাসের সময় বদলেছে' }).click()
    await expect(page.getByText('রেকর্ডিং আগের মতোই পরদিন সকালে পাবেন।')).toBeVisible()
    await expect(news).toHaveCount(0)
    await expect(page.getByRole('main').getByText('নতুন', { exact: true })).toHaveCount(1)
    await page.goBack()
    await expect(news).toContainText('নতুন নোটিশ এসেছে')

    await app.goto(`${BATCH}/resources`)
    await page.getByText('ধরনভিত্তিক').click({ force: true })
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await page.getByText('সব ব্যাচ', { exact: true }).click({ force: true })
    await expect(page.getByRole('heading', { level: 2, name: /ব্যাচ ১২/ })).toBeVisible()
    await app.expectSound()

    await app.goto('/join/live/live-fs12-23')
    await page.getByRole('textbox', { name: 'শিক্ষককে প্রশ্ন করুন' }).fill('হুক কী?')
    await page.getByRole('button', { name: 'প্রশ্ন পাঠান' }).click()
    await expect(page.getByRole('textbox', { name: 'শিক্ষককে প্রশ্ন করুন' })).toHaveValue('')

    await app.goto('/dashboard/notes')
    await page.getByRole('button', { name: 'নোট মুছে ফেলুন' }).first().click()
    await page.clock.fastForward(UNDO_OVER)
    await expect.poll(async () => (await sandbox.counts())['DELETE note/:id']).toBe(1)
  },
)

journey(
  'a module whose steps are done on its last day is finished by its learner @desk',
  async ({ app, copy, sandbox, consoleWatch }) => {
    // The access token may expire while the clock is moved, and is renewed.
    consoleWatch.allow(/401/)
    const { page } = app
    const { accessToken } = await logIn(copy.apiUrl, people.learner)
    const reply = await fetch(`${copy.apiUrl}/study-plan/revised/batch-full-stack-12`, {
      headers: { accesstoken: accessToken },
    })
    const { data } = (await reply.json()) as {
      data: { modules: { _id: string; plans: { date: string | null }[] }[] }
    }
    const days =
      data.modules.find(({ _id }) => _id === 'module-fs12-4')?.plans.flatMap(({ date }) => date ?? []) ?? []
    await learnerAt(new Date(`${days.toSorted().at(-1)}T12:00:00+06:00`), app, sandbox)
    await app.goto(`${BATCH}/module/module-fs12-4`)
    await page.getByRole('button', { name: 'মডিউল শেষ করুন' }).click()
    await expect(page.getByText('মডিউলটি সম্পন্ন হয়েছে। অভিনন্দন!')).toBeVisible()
    await expect(page.getByRole('button', { name: 'মডিউল শেষ করুন' })).toHaveCount(0)
  },
)
