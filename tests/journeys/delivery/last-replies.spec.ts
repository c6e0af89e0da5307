/**
 * The next visit of the same person draws the replies of the last one before any response.
 * (docs/decisions/0023)
 */

import type { Page, Route } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded, loginButton, logOutHere } from '../support/moves.ts'
import { listStored } from '../support/stored-replies.ts'

const COURSE = 'ফুল স্ট্যাক'
const RENEWED = 'নতুন নামের কোর্স'

/** Server data in `localStorage` begins with this. */
const listCopies = (page: Page, name: string) =>
  page.evaluate((start) => {
    const names = Object.keys(localStorage).filter((key) => key.startsWith(start))
    return names.map((key) => localStorage.getItem(key) ?? '').join('\n')
  }, `karigor-copy-${name}`)

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
    const course = main.getByText(new RegExp(COURSE)).first()
    const deadline = main.getByRole('region', { name: 'সামনের দিনগুলো' }).getByRole('listitem').first()
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
      await expect.poll(() => listStored(page)).toContain(call)

    const letGo = await holdReads(page, copy.isApi)
    await page.reload()
    await expect(course).toBeVisible()
    await expect(deadline).toBeVisible()
    // A due is money: its place is reserved, and no amount is shown.
    await expect(main.getByRole('link', { name: 'টাকা দিন' })).toHaveCount(0)
    await expect(age).toHaveCount(0)
    await letGo()
    await expect(main.getByText(new RegExp(RENEWED)).first()).toBeVisible()
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

    await expect.poll(() => listStored(page)).toContain(COURSE)
    await app.goto('/courses')
    await logOutHere(page)
    await expect(loginButton(page)).toBeVisible()
    await expect.poll(() => listStored(page)).toBe('')
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
    await expect.poll(() => listStored(page)).toContain('GET main batch?')
    const other = await context.newPage()
    await other.goto('/courses')
    await logOutHere(other)
    await expect.poll(() => listStored(page)).toBe('')

    await app.loginAs('learner')
    await page.goto('/dashboard')
    await expect.poll(() => listStored(page)).toContain('GET main batch?')
    const left = await listStored(page)
    // Its cookies expire while no page is open; then another person uses the browser.
    await page.goto('about:blank')
    await context.clearCookies()
    await app.loginAs('learnerWithoutCourses')
    await page.route(copy.isApi, () => undefined)
    await page.goto('/dashboard')
    await expect(page.getByRole('main').locator('[aria-busy="true"]').first()).toBeVisible()
    await expect(page.getByRole('main').getByText(new RegExp(COURSE))).toHaveCount(0)
    expect(left).toContain(COURSE)
    await expect.poll(() => listStored(page)).not.toContain(COURSE)
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
  await expect.poll(() => listStored(page)).toContain('GET main batch?')
  await context.clearCookies()
  await app.goto('/courses')
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => /-copy-|^user$/.test(key))),
  ).toEqual([])
})
