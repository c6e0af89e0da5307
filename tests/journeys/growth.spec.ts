/** Lists of thousands: drawn in steps, whole on paper, and opened far down without a call for each page before. (ruling R35) */
import type { Page } from '@playwright/test'
import { expect, journey } from './support/journey.ts'

const NOTES = 1_000

interface List {
  data: { _id: string; text: string }[]
  total: number
}

/** Answers each page of the notes with copies of the seeded ones. */
async function multiplyNotes(page: Page): Promise<void> {
  await page.route(/\/note\?/, async (route) => {
    // Pages after the first are empty on the server.
    const response = await route.fetch({
      url: route
        .request()
        .url()
        .replace(/&?page=\d+/, ''),
    })
    const reply = (await response.json()) as List
    const { data } = reply
    const query = new URL(route.request().url()).searchParams
    const count = Number(query.get('count'))
    const first = (Number(query.get('page') ?? 1) - 1) * count
    const copies = Array.from({ length: Math.min(count, NOTES - first) }, (_, at) => {
      const id = `copy-${first + at}`
      return { ...data[at % data.length], _id: id, text: `নোট ${id}` }
    })
    await route.fulfill({ response, json: { ...reply, data: copies, total: NOTES } })
  })
}

journey('a thousand notes are drawn in steps, found by search, and whole on paper @desk', async ({ app, page }) => {
  await app.loginAs('learner')
  await multiplyNotes(page)
  await app.goto('/dashboard/notes')
  const notes = page.getByText(/^নোট copy-\d+$/)
  await expect(notes.first()).toBeVisible()
  expect(await notes.count()).toBeLessThan(200)
  await page.getByRole('searchbox', { name: 'নোটে খুঁজুন' }).fill('copy-999')
  await expect(page.getByText('নোট copy-999', { exact: true })).toBeVisible()
  await page.getByRole('searchbox', { name: 'নোটে খুঁজুন' }).fill('')
  await expect(page.getByText('নোট copy-999', { exact: true })).toHaveCount(0)
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 20_000)
      return notes.count()
    })
    .toBe(NOTES)
  await page.reload()
  await expect(notes.first()).toBeVisible()
  // A person's second page of notes comes behind the first.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  expect(await notes.count()).toBe(NOTES)
})

journey('a far page of the courses comes with the one before it, and the earlier ones by a press @desk', async ({ app, page }) => {
  const asked: number[] = []
  await page.route(/\/course\?/, async (route) => {
    const response = await route.fetch()
    const query = new URL(route.request().url()).searchParams
    const at = Number(query.get('page') ?? 1)
    const count = Number(query.get('count'))
    if (count < 12) return route.fulfill({ response })
    asked.push(at)
    const reply = (await response.json()) as { data: { _id: string }[]; total: number }
    const first = (
      (await (
        await route.fetch({
          url: route
            .request()
            .url()
            .replace(/page=\d+/, 'page=1'),
        })
      ).json()) as typeof reply
    ).data
    await route.fulfill({ response, json: { ...reply, data: first.map((each) => ({ ...each, _id: `${each._id}-${at}` })), total: 480 } })
  })
  await app.goto('/courses?page=40')
  const cards = page.locator('main article')
  await expect(page.getByRole('button', { name: /^আগের .*টি কোর্স$/ })).toBeVisible()
  await expect.poll(() => cards.count()).toBe(24)
  expect(asked.toSorted((a, b) => a - b)).toEqual([1, 39, 40])
  await page.getByRole('button', { name: /^আগের .*টি কোর্স$/ }).click()
  await expect.poll(() => cards.count()).toBe(60)
  await expect(page.getByRole('button', { name: 'আরও দেখুন' })).toHaveCount(0)
})
