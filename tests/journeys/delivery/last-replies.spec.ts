/**
 * The next visit of the same person draws the replies of the last one before any response.
 * (docs/decisions/0023)
 */

import type { Page, Route } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded, loginButton, logOutHere } from '../support/moves.ts'

const COURSE = 'ফুল স্ট্যাক'
const RENEWED = 'নতুন নামের কোর্স'

/** The names under which the device stores replies begin with this. */
const listCopies = (page: Page, name = '') =>
  page.evaluate((start) => {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(start))
    return names.map((key) => localStorage.getItem(key) ?? '').join('\n')
  }, `karigor-copy-${name}`)
const listKept = (page: Page) => listCopies(page, 'replies')

/** Holds all reads back until they are released; by then the courses have another name. */
async function holdReads(page: Page, isApi: (url: URL) => boolean): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isOpen = false
  const answer = async (route: Route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replaceAll(COURSE, RENEWED) })
  }
  await page.route(isApi, async (route) => {
    if (isOpen || route.request().method() !== 'GET') await answer(route)
    else held.push(route)
  })
  return async () => {
    isOpen = true
    // A request of the page before the reload is gone with it.
    await Promise.all(held.map((route) => answer(route).catch(() => undefined)))
  }
}

journey(
  'the first drawing shows the last replies, which are then renewed, and deleted with the session @desk',
  async ({ app, copy, sandbox, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource/)
    const { page } = app
    const main = page.getByRole('main')
    const course = main.getByRole('link', { name: new RegExp(COURSE) }).first()
    const deadline = main.getByRole('region', { name: 'সামনের সময়সীমা' }).getByRole('listitem').first()
    const age = main.getByRole('status').filter({ hasText: 'তথ্য দেখছেন' })
    await app.loginAs('learner')
    await page.goto('/dashboard')
    await expectLoaded(page)
    for (const call of [
      'GET main batch?',
      'upcoming-classes-grouped',
      'new-class-joining',
      'GET main notification?',
    ])
      await expect.poll(() => listKept(page)).toContain(call)

    const letGo = await holdReads(page, copy.isApi)
    await page.reload()
    await expect(course).toBeVisible()
    await expect(deadline).toBeVisible()
    // A due is money: its place is reserved, and no amount is shown.
    await expect(main.getByRole('link', { name: 'টাকা দিন' })).toHaveCount(0)
    await expect(age).toHaveCount(0)
    await letGo()
    await expect(main.getByRole('link', { name: new RegExp(RENEWED) }).first()).toBeVisible()
    await expect(main.getByRole('link', { name: 'টাকা দিন' })).toBeVisible()

    await page.unrouteAll({ behavior: 'wait' })
    await sandbox.fault({ method: 'GET', path: '*', times: 0, kind: 'status', status: 503 })
    await page.reload()
    await expect(age).toHaveCount(1)
    await expect(page.locator('[data-sonner-toast]')).toHaveCount(0)
    await expect(deadline).toBeVisible()
    await app.expectSound()
    await sandbox.clearFaults()
    await age.getByRole('button', { name: 'আবার' }).click()
    await expect(age).toHaveCount(0)
    await expectLoaded(page)

    await expect.poll(() => listKept(page)).toContain(COURSE)
    await app.goto('/courses')
    await logOutHere(page)
    await expect(loginButton(page)).toBeVisible()
    expect(await listKept(page)).toBe('')
  },
)

journey(
  'a second visit begins with the page as it was last drawn, which ends with the session @desk',
  async ({ app }) => {
    const { page } = app
    const main = page.getByRole('main')
    const course = main.getByRole('link', { name: new RegExp(COURSE) }).first()
    const pay = main.getByRole('link', { name: 'টাকা দিন' })
    await app.loginAs('learner')
    await page.goto('/dashboard')
    await expectLoaded(page)
    await expect(pay).toBeVisible()
    // The late code that stores the page loads when the page is idle.
    await expect(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('pagehide')))
      expect(await listCopies(page, 'drawn')).toContain(COURSE)
    }).toPass()

    let letRun = () => undefined as void
    const held = new Promise<void>((resolve) => (letRun = resolve))
    await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.reload({ waitUntil: 'commit' })
    await expect(course).toBeVisible()
    // A due is money, which only today's reply may name. (docs/decisions/0023)
    await expect(pay).toHaveCount(0)
    expect(await listCopies(page, 'drawn')).not.toContain('টাকা দিন')
    await page.getByRole('button', { name: /অ্যাকাউন্টের মেনু$/ }).click()
    letRun()
    await expect(page.getByRole('link', { name: 'প্রোফাইল' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expectLoaded(page)
    await expect(pay).toBeVisible()

    await app.goto('/courses')
    await expect.poll(() => listCopies(page, 'drawn')).toContain(COURSE)
    await logOutHere(page)
    await expect(loginButton(page)).toBeVisible()
    await page.reload()
    expect(await listCopies(page, 'drawn')).toBe('')
  },
)

journey(
  'a session that ended in another tab, or while no page was open, leaves nothing for the next person @desk',
  async ({ app, context, copy, consoleWatch }) => {
    // When the cookies change, the open page asks once for data that the other person lacks.
    consoleWatch.allow(/40[34]/)
    const { page } = app
    await app.loginAs('learner')
    await page.goto('/dashboard')
    await expect.poll(() => listKept(page)).toContain('GET main batch?')
    const other = await context.newPage()
    await other.goto('/courses')
    await logOutHere(other)
    await expect.poll(() => listKept(page)).toBe('')

    await app.loginAs('learner')
    await page.goto('/dashboard')
    await expect.poll(() => listKept(page)).toContain('GET main batch?')
    const left = await listKept(page)
    // Its cookies expire while no page is open; then another person uses the browser.
    await page.goto('about:blank')
    await context.clearCookies()
    await app.loginAs('learnerWithoutCourses')
    await page.route(copy.isApi, () => undefined)
    await page.goto('/dashboard')
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: new RegExp(COURSE) })).toHaveCount(0)
    expect(left).toContain(COURSE)
    await expect.poll(() => listKept(page)).not.toContain(COURSE)
  },
)

journey("no copy of the server's data survives its session @desk", async ({ app, context }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/dashboard/certificates')
  await expect.poll(() => listCopies(page, 'certificates')).toContain('KG-')
  await page.keyboard.press('Control+K')
  await expect.poll(() => listCopies(page, 'palette')).toContain('notes')
  await page.goto('/dashboard')
  await expect.poll(() => listKept(page)).toContain('GET main batch?')
  await context.clearCookies()
  await app.goto('/courses')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /-copy-|^user$/.test(key))),
  ).toEqual([])
})
