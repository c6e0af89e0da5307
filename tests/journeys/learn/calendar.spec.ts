/** Classes and deadlines in the learner's own calendar, by a file that a second import updates. (RFC 5545) */

import type { Page } from '@playwright/test'
import { readCalendar } from '../../support/read-calendar.ts'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const LIVES = /\/live\/?\?/

/** Presses the button and reads the file that the browser got. */
async function download(page: Page, name: string | RegExp) {
  await expectLoaded(page)
  const coming = page.waitForEvent('download')
  // By key, since content loading above the button may move it from under a pointer.
  await page.getByRole('button', { name }).press('Enter')
  const file = await coming
  const chunks: Buffer[] = []
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer)
  return { fileName: file.suggestedFilename(), ...readCalendar(Buffer.concat(chunks).toString()) }
}

journey(
  'all classes and deadlines of a batch are in a file, and a later one updates a moved class',
  async ({ app, sandbox }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto(BATCH)
    const first = await download(page, 'সব ক্লাস ক্যালেন্ডারে রাখুন')
    expect(first.fileName).toBe('karigor-full-stack-javascript.ics')
    await expect(page.getByText(/ফাইলটি খুললে/)).toBeVisible()
    // At the top of the page nothing is half covered by the bar.
    await page.evaluate(() => scrollTo(0, 0))
    await app.expectSound()
    const live = first.events.filter(({ uid }) => !/^(?:assignment|exam)-/.test(uid))
    expect(live.length).toBeGreaterThan(20)
    expect(new Set(first.events.map(({ uid }) => uid)).size).toBe(first.events.length)
    expect(first.events.some(({ summary }) => summary.startsWith('জমার শেষ সময়: '))).toBe(true)
    const next = live.find(({ alarm }) => alarm !== undefined)!
    expect(next).toMatchObject({ alarm: '-PT30M', status: 'CONFIRMED' })
    expect(next.description).toMatch(/মডিউল [০-৯]+: .*\n.*শিক্ষক: /s)
    // Its place is a page of ours.
    await app.goto(new URL(next.location).pathname)
    await expect(app.heading()).toHaveText(next.summary)

    const shift = (at: string) => new Date(Date.parse(at) + 86_400_000).toISOString()
    await page.route(LIVES, async (route) => {
      const response = await route.fetch()
      const page = (await response.json()) as {
        data: { _id: string; start_at: string; end_at: string; state: string; moved_from?: string }[]
      }
      const [moved, cancelled] = page.data.filter(({ state }) => state === 'upcoming')
      Object.assign(moved!, {
        start_at: shift(moved!.start_at),
        end_at: shift(moved!.end_at),
        moved_from: moved!.start_at,
      })
      cancelled!.state = 'cancelled'
      await route.fulfill({ response, json: page })
    })
    // The page corrects its clock only when it is off by more than a few seconds.
    await sandbox.forward(60)
    await app.goto(BATCH)
    const second = await download(page, 'সব ক্লাস ক্যালেন্ডারে রাখুন')
    const find = (uid: string) => second.events.find((event) => event.uid === uid)!
    const changed = first.events.filter(
      (event) => find(event.uid).start !== event.start || find(event.uid).status !== event.status,
    )
    expect(changed).toHaveLength(2)
    expect(changed.map(({ uid }) => find(uid).status).toSorted()).toEqual(['CANCELLED', 'CONFIRMED'])
    for (const { uid, sequence } of changed) expect(find(uid).sequence).toBeGreaterThan(sequence)
  },
)

journey(
  'the routine exports upcoming entries; what cannot be read is reported beside the button',
  async ({ app, sandbox, consoleWatch }) => {
    consoleWatch.allow(/500/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard/routine')
    await sandbox.fault({ path: 'live/', kind: 'status', status: 500, times: 0 })
    await page.getByRole('button', { name: 'রুটিন ক্যালেন্ডারে রাখুন' }).click()
    const again = page.getByRole('main').getByRole('button', { name: /আবার/ })
    await expect(again).toBeVisible()
    await sandbox.clearFaults()
    const coming = page.waitForEvent('download')
    await again.click()
    expect((await coming).suggestedFilename()).toBe('karigor-routine.ics')
    const { events } = await download(page, 'রুটিন ক্যালেন্ডারে রাখুন')
    expect(events.length).toBeGreaterThan(2)
    const now = Date.parse(await sandbox.now())
    for (const { uid, end, start } of events)
      if (!uid.startsWith('assignment-')) expect(Date.parse(end ?? start)).toBeGreaterThan(now)
  },
)

journey(
  'the result of a purchase offers the batch’s calendar; a recorded batch has none',
  async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/purchase/result/TRX10120047')
    const { events } = await download(page, 'সব ক্লাস ক্যালেন্ডারে রাখুন')
    expect(events.length).toBeGreaterThan(0)
    await app.goto('/dashboard/my-courses/batch-html-css-zero-to-hero')
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('button', { name: /ক্যালেন্ডারে রাখুন/ })).toHaveCount(0)
  },
)
