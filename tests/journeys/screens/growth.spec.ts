/**
 * Lists of thousands: drawn in steps, whole on paper, and opened far down without a call for each earlier
 * page. (ruling R35)
 */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'

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

journey(
  'a thousand notes are drawn in steps, found by search, and complete on paper @desk',
  async ({ app, page }) => {
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
    // A person's second page of notes follows the first.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
    expect(await notes.count()).toBe(NOTES)
  },
)

journey(
  'a far page of the courses loads with the one before it, and the earlier ones at a press @desk',
  async ({ app, page }) => {
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
      await route.fulfill({
        response,
        json: { ...reply, data: first.map((each) => ({ ...each, _id: `${each._id}-${at}` })), total: 480 },
      })
    })
    await app.goto('/courses?page=40')
    const cards = page.locator('main article')
    await expect(page.getByRole('button', { name: /^আগের .*টি কোর্স$/ })).toBeVisible()
    await expect.poll(() => cards.count()).toBe(24)
    expect(asked.toSorted((a, b) => a - b)).toEqual([1, 39, 40])
    await page.getByRole('button', { name: /^আগের .*টি কোর্স$/ }).click()
    await expect.poll(() => cards.count()).toBe(60)
    await expect(page.getByRole('button', { name: 'আরও দেখুন' })).toHaveCount(0)
  },
)

const DAYS = 100

interface Plan {
  data: { modules: { _id: string; plans: { _id: string; day_no: number; title: string }[] }[] }
}

/** Each module gets copies of its days until it has a hundred. */
async function multiplyDays(page: Page): Promise<void> {
  await page.route(/\/study-plan\/revised\//, async (route) => {
    const response = await route.fetch()
    const reply = (await response.json()) as Plan
    const modules = reply.data.modules.map((module) => ({
      ...module,
      plans: Array.from({ length: DAYS }, (_, at) => {
        const day = module.plans[at % module.plans.length]
        return {
          ...day,
          ...(at >= module.plans.length && { _id: `${day?._id}-copy-${at}` }),
          title: `কপি ${at}`,
          day_no: at + 1,
        }
      }),
    }))
    await route.fulfill({ response, json: { ...reply, data: { ...reply.data, modules } } })
  })
  // A copy gets the reply for its original day.
  await page.route(/\/(study-plan|activity)\/[^/]*-copy-/, async (route) => {
    const url = route
      .request()
      .url()
      .replace(/-copy-\d+/, '')
    await route.fulfill({
      response: await route.fetch({
        url,
        ...(route.request().method() === 'PATCH' && { postData: { day_no: 1 } }),
      }),
    })
  })
}

journey(
  'a hundred days of a module are drawn in steps, moved by keys, all found, and restored by Back @desk',
  async ({ app, page }) => {
    await app.loginAs('teacher')
    await multiplyDays(page)
    await app.goto('/teacher/batches/batch-full-stack-12/study-plan?module=module-fs12-6')
    const days = page.getByRole('heading', { level: 2, name: /কপি/ })
    await expect(days.first()).toBeVisible()
    const drawn = await days.count()
    expect(drawn).toBeLessThan(DAYS / 2)

    // Moved by keys past the last drawn day, it keeps the focus.
    const last = page.getByRole('button', { name: /সরান/ }).nth(drawn - 1)
    await last.evaluate((element) => element.focus({ preventScroll: true }))
    await page.keyboard.press('ArrowDown')
    await expect(page.locator(':focus')).toHaveAccessibleName(/সরান/)

    const far = page.getByRole('heading', { level: 2, name: /কপি 80/ })
    await expect(async () => {
      await page.mouse.wheel(0, 20_000)
      await expect(far).toBeVisible({ timeout: 300 })
    }).toPass()
    await far.locator('xpath=ancestor::section[1]').getByRole('link', { name: /বদলান/ }).click()
    await expect(page).toHaveURL(/study-plan\/plan-/)
    await expect(page.getByRole('textbox', { name: 'দিনের নাম' })).toBeVisible()
    await page.goBack()
    await expect(far).toBeInViewport()

    await page.reload()
    await expect(days.first()).toBeVisible()
    const inAllModules = page.locator('h2', { hasText: 'কপি 80' })
    await expect(inAllModules).toHaveCount(0)
    await page.keyboard.press('Control+f')
    await expect.poll(() => inAllModules.count()).toBeGreaterThan(1)
  },
)
