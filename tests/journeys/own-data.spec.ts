/** One's own data in one file that can be read without us, and the way to have it deleted. */
import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { OwnData } from '#src/features/account/own-data/collect.ts'
import { expect, journey } from './support/journey.ts'
import { people } from './support/people.ts'

journey(
  'a learner takes profile, notes, answers and payments along, and asks for deletion by a filled-in ticket @desk',
  async ({ app, page, context, consoleWatch }) => {
    consoleWatch.allow(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Failed to load resource/)
    await app.loginAs('learner')
    await app.goto('/dashboard/profile')
    const card = page.getByRole('region', { name: 'আপনার তথ্য' })
    const take = card.getByRole('button', { name: 'সব তথ্য ডাউনলোড করুন' })

    // Half of it is no file.
    await context.route(/\/transaction(?:\?|$)/, (route) => route.abort())
    await take.click()
    await expect(card.getByRole('status')).toContainText('ফাইল বানানো হয়নি')
    await context.unroute(/\/transaction(?:\?|$)/)

    const [download] = await Promise.all([page.waitForEvent('download'), take.click()])
    await expect(card.getByRole('status')).toContainText('ফাইলটি নেমেছে')
    const files = unzipSync(await readFile(await download.path()))
    const data = JSON.parse(strFromU8(files['data.json']!)) as OwnData
    expect(data.profile.phone).toContain(people.learner.phone)
    for (const part of ['notes', 'submissions', 'transactions'] as const) expect(data[part].length).toBeGreaterThan(0)
    expect(data.submissions.flatMap(({ answers }) => answers).length).toBeGreaterThan(0)
    expect(new Set(data.submissions.map(({ learner }) => learner._id))).toEqual(new Set([data.profile._id]))

    // The page is read in a browser that knows nothing of us.
    const reader = await context.newPage()
    await reader.setContent(strFromU8(files['index.html']!))
    await expect(reader.getByRole('heading', { level: 1 })).toContainText('আমার তথ্য')
    await expect(reader.getByText(data.notes[0]!.text).first()).toBeVisible()
    await reader.close()

    await card.getByRole('link', { name: 'অ্যাকাউন্ট মুছে দিতে বলুন' }).click()
    await expect(page.getByRole('textbox', { name: /কী হয়েছে|খুলে বলুন|বিস্তারিত/ }).first()).toHaveValue(/আমার অ্যাকাউন্ট ও সব তথ্য মুছে দিন/)
  },
)
