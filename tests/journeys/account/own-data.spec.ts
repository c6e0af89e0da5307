/** The export of a person's data in one file that can be read without us, and the request to delete it. */

import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { OwnData } from '#src/features/account/own-data/own-reads.ts'
import { expect, journey } from '../support/journey.ts'
import { people } from '../support/people.ts'

/** Every id in the JSON data that no person would write as a word. */
function listIds(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listIds)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    key === '_id' && String(each).includes('-') ? [String(each)] : listIds(each),
  )
}

journey(
  'a learner exports profile, notes, answers and payments, and requests deletion with a prefilled ticket @desk',
  async ({ app, page, context, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await app.loginAs('learner')
    await app.goto('/dashboard/profile')
    const card = page.getByRole('region', { name: 'আপনার তথ্য' })
    const take = card.getByRole('button', { name: 'সব তথ্য ডাউনলোড করুন' })

    // An incomplete file is not saved.
    await context.route(/\/transaction(?:\?|$)/, (route) => route.abort())
    await take.click()
    await expect(card.getByRole('status')).toContainText('ফাইল বানানো হয়নি')
    await context.unroute(/\/transaction(?:\?|$)/)

    const [download] = await Promise.all([page.waitForEvent('download'), take.click()])
    await expect(card.getByRole('status')).toContainText('ফাইলটি নেমেছে')
    const files = unzipSync(await readFile(await download.path()))
    const data = JSON.parse(strFromU8(files['data.json']!)) as OwnData
    expect(data.profile.phone).toContain(people.learner.phone)
    for (const part of [
      'notes',
      'submissions',
      'transactions',
      'certificates',
      'applications',
      'updates',
      'notifications',
      'cvs',
    ] as const) {
      expect(data[part]?.length, part).toBeGreaterThan(0)
    }
    const submissions = data.submissions ?? []
    expect(submissions.flatMap(({ answers }) => answers).length).toBeGreaterThan(0)
    expect(new Set(submissions.map(({ learner }) => learner._id))).toEqual(new Set([data.profile._id]))
    expect(Object.keys(files).filter((name) => name.startsWith('files/')).length).toBeGreaterThan(0)

    // The page is opened in a browser that has never visited us.
    const reader = await context.newPage()
    await reader.setContent(strFromU8(files['index.html']!))
    await expect(reader.getByRole('heading', { level: 1 })).toContainText('আমার তথ্য')
    await expect(reader.getByText(data.notes![0]!.text).first()).toBeVisible()
    const read = await reader.locator('body').innerText()
    await expect(reader.getByRole('heading', { name: /^সার্টিফিকেট/ })).toBeVisible()
    await expect(reader.getByText('ডাকনাম', { exact: true })).toBeVisible()
    // A word with four or more parts, like `exam-fs12-quiz-open-q1-a`, is an id.
    const ids = listIds(data).filter((id) => read.includes(id))
    expect(ids).toEqual([])
    await reader.close()

    await card.getByRole('link', { name: 'অ্যাকাউন্ট মুছে দিতে বলুন' }).click()
    await expect(page.getByRole('textbox', { name: /কী হয়েছে|খুলে বলুন|বিস্তারিত/ }).first()).toHaveValue(
      /আমার অ্যাকাউন্ট ও সব তথ্য মুছে দিন/,
    )
  },
)
