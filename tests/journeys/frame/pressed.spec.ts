/**
 * Nothing moves under a pressed pointer: neither what the press closes, nor what appears by itself meanwhile.
 * (ruling R34)
 */

import { expect, journey } from '../support/journey.ts'
import { pressSlowly } from '../support/press.ts'

const PAPER = '/teacher/submissions/submission-grade-15?exam=exam-fs12-array'

journey(
  'a suggestion that arrives during a press on a mark moves nothing, and the mark is given @desk',
  async ({ app }) => {
    const { page } = app
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/ai/assess-ai/**', async (route) => {
      await held
      await route.continue()
    })
    await app.loginAs('teacher')
    await app.goto(PAPER)
    const marks = page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
    const rows = marks.getByRole('group').filter({ has: page.locator('kbd') })
    const mark = rows.nth(1).getByRole('button').nth(1)
    const came = page.waitForResponse(/ai\/assess-ai/)
    await pressSlowly(page, mark, async () => {
      release()
      await (await came).finished()
    })
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(marks.getByRole('button', { name: 'মেনে নিন' })).toBeVisible()
  },
)

journey(
  'the list of unsaved marks that appears during a press moves nothing @desk',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|net::ERR/)
    const { page } = app
    await app.loginAs('teacher')
    await app.goto(PAPER)
    const marks = page.getByRole('region', { name: 'নম্বর ও মন্তব্য' })
    await expect(marks.getByRole('button', { name: 'মেনে নিন' })).toBeVisible()
    let release = () => undefined as void
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/submission/revised/**', async (route) => {
      await held
      await route.abort()
    })
    await marks.getByRole('button', { name: 'খসড়া' }).click()
    const mark = marks
      .getByRole('group')
      .filter({ has: page.locator('kbd') })
      .nth(2)
      .getByRole('button')
      .nth(1)
    const failed = page.waitForEvent('requestfailed')
    await pressSlowly(page, mark, async () => {
      release()
      await failed
    })
    await expect(mark).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(/এখনো সেভ হয়নি/)).toBeVisible()
  },
)

journey(
  'a press outside an open menu closes it at the release, and still acts on its target @desk',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/')
    const account = page.getByRole('button', { name: /অ্যাকাউন্টের মেনু$/ })
    await account.click()
    await expect(account).toHaveAttribute('aria-expanded', 'true')
    const courses = page.getByRole('button', { name: 'সব কোর্স' })
    await pressSlowly(page, courses, async () => {
      await expect(account).toHaveAttribute('aria-expanded', 'true')
    })
    await expect(account).toHaveAttribute('aria-expanded', 'false')
    await expect(courses).toHaveAttribute('aria-expanded', 'true')
  },
)

journey(
  'a typed topic moves no button from under the pointer, and the press asks about it @desk',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('teacher')
    await app.goto('/teacher/exams/new?study_plan=plan-fs12-40')
    await page.getByLabel('শিরোনাম').fill('চাপের কুইজ')
    await page.getByRole('button', { name: 'খসড়া তৈরি করুন' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'চাপের কুইজ' })).toBeVisible()
    await page.getByRole('radio', { name: 'AI' }).check()
    const panel = page.getByRole('region', { name: 'AI দিয়ে প্রশ্ন তৈরি' })
    await panel.getByLabel('বিষয়').fill('useState')
    await pressSlowly(page, panel.getByRole('button', { name: 'খসড়া তৈরি করুন' }))
    // The form has folded by then, with the topic in it.
    await expect(panel.getByText('useState', { exact: true })).toHaveCount(1)
    await expect.poll(async () => (await sandbox.counts())['POST ai/create-ques']).toBe(1)
  },
)
