/**
 * Ways through the app: Back and Forward, deep links, closed pages, missing parts, a lost connection, focus.
 * (spec 1; rulings R23, R44)
 */

import type { Page } from '@playwright/test'
import { expect, journey } from '../support/journey.ts'
import { expectLoaded, logInHere, moveTo } from '../support/moves.ts'
import { people } from '../support/people.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const NOT_FOUND = 'পেজটি পাওয়া যায়নি'
const FORBIDDEN = 'এই পেজ আপনার জন্য খোলা নয়'
const PART_MISSING = 'পেজের এই অংশটি আনা গেল না'

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))
const footerLink = (page: Page, address: string) =>
  page.getByRole('contentinfo').locator(`a[href="${address}"]`)
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'আবার চেষ্টা করুন' })

journey('Back and Forward restore address, filters and scroll position', async ({ app }) => {
  const { page } = app
  await app.goto('/courses?kind=live&sort=price')
  await expectLoaded(page)
  await page.evaluate(() => scrollTo(0, 700))
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600)
  const left = await scrolled(page)
  // By the link's own click, so that nothing scrolls to it first.
  await page.evaluate(() => document.querySelector<HTMLAnchorElement>('main article a')?.click())
  await expect(page).toHaveURL(/\/course\//)
  await expect(app.heading()).toBeFocused()
  expect(await scrolled(page)).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/courses\?kind=live&sort=price$/)
  await expect.poll(() => scrolled(page)).toBeGreaterThan(left - 40)
  expect(await scrolled(page)).toBeLessThan(left + 40)
  await page.goForward()
  await expect(page).toHaveURL(/\/course\//)
  await expect(app.heading()).toBeFocused()
})

const deepLinks = [
  `${BATCH}/notices?page=1`,
  `${BATCH}/module/module-fs12-5?show=recording`,
  '/dashboard/transactions?state=pending',
]

/** The links change nothing on the page, as a notice does, whose row is gone once it was read. */
for (const [who, address, depth, link, last] of [
  ['learner', '/dashboard', 100_000, 'main a[href*="/my-courses/"]:not([href*="open="])', /^নতুন কোর্স/],
  ['learner', BATCH, 475, 'main a[href*="/exam/"], main a[href*="/assignment/"]'],
  ['teacher', '/teacher/batches/batch-full-stack-12/study-plan', 475, 'main a[href*="/teacher/exams/"]'],
] as const)
  journey(`Back lands where one was, to the pixel: ${address}`, async ({ app }) => {
    const { page } = app
    await app.loginAs(who)
    await app.goto(address)
    await expectLoaded(page)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    await page.mouse.wheel(0, 1)
    await page.waitForLoadState('networkidle')
    if (last) await expect(page.getByRole('heading', { name: last })).toBeVisible()
    await page.evaluate((to) => scrollTo(0, to), depth)
    await expect.poll(() => scrolled(page)).toBeGreaterThan(200)
    const [left, whole] = [await scrolled(page), await height()]
    await page.evaluate((links) => document.querySelector<HTMLAnchorElement>(links)?.click(), link)
    await expect(page).not.toHaveURL(new RegExp(`${address}$`))
    await expect(app.heading()).toBeFocused()
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect.poll(height).toBe(whole)
    expect(await scrolled(page)).toBe(left)
  })

journey('a page opened by its address begins at the top; a reload keeps the position', async ({ app }) => {
  const { page } = app
  await app.goto('/courses')
  await expect(page.locator('main a[href^="/course/"]').first()).toBeVisible()
  await page.evaluate(() => scrollTo(0, 700))
  await page.reload()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(600)
  await app.goto('/support')
  expect(await scrolled(page)).toBe(0)
})

/** Encoded tabs and line breaks, and texts that cannot be decoded. */
const oddAddresses = [
  '/%09',
  '/a%0Ab',
  '/%0D%0A/evil',
  '/course/%09react',
  '/dashboard%09',
  '/%',
  '/%E0%A4%A',
  '/course/%E0%A4%A',
  '/login?return=%2F%0Devil',
]

journey('an unreadable address opens a page in Bengali with a way on', async ({ app, consoleWatch }) => {
  consoleWatch.allow(/400|404|URI malformed|malformed/)
  const { page } = app
  for (const address of oddAddresses) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(
      /^[^a-z]*[\u0980-\u09ff][^a-z]*$/i,
    )
  }
})

journey(
  'deep links opened as a guest lead to the login and return complete',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(/40[14]/)
    for (const address of deepLinks) {
      await context.clearCookies()
      await app.page.goto(address)
      await expect(app.page).toHaveURL(`/login?return=${encodeURIComponent(address)}`)
      await logInHere(app.page, people.learner)
      await expect(app.page).toHaveURL(address)
      await expect(app.heading()).toBeVisible()
      await app.page.evaluate(() => localStorage.clear())
    }
  },
)

journey('a person with the wrong role is told so and shown their own area', async ({ app, context }) => {
  const { page } = app
  await app.loginAs('learner')
  await app.goto('/teacher')
  await expect(app.heading()).toHaveText(FORBIDDEN)
  await page.getByRole('link', { name: 'আমার পেজে যান' }).click()
  await expect(page).toHaveURL(/\/dashboard\/my-courses$/)
  // A late reply to this page would end the next person's session too.
  await page.goto('about:blank')
  await context.clearCookies()
  await app.loginAs('teacher')
  await app.goto('/dashboard')
  await expect(app.heading()).toHaveText(FORBIDDEN)
  await app.goto('/dashboard/my-courses')
  await expect(page).toHaveURL(/\/teacher$/)
})

journey('an unknown address says so, to a guest and to a learner', async ({ app }) => {
  for (const address of ['/no/such/page', '/course', '/dashboard/no-such-page']) {
    if (address.startsWith('/dashboard')) await app.loginAs('learner')
    await app.goto(address)
    await expect(app.heading()).toHaveText(NOT_FOUND)
    await expect(app.page).toHaveTitle(/পাওয়া যায়নি/)
    await expect(app.page.getByRole('main').getByRole('link', { name: 'হোমে যান' })).toBeVisible()
  }
})

journey(
  'offline: the present page stays, the next one says why, and opens when the connection returns',
  async ({ app, context, consoleWatch }) => {
    consoleWatch.allow(/Failed to load resource|ERR_INTERNET_DISCONNECTED|Failed to fetch/)
    const { page } = app
    await app.loginAs('learner')
    await app.goto('/dashboard/my-courses')
    await expectLoaded(page)
    await context.setOffline(true)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await moveTo(page, `${BATCH}/leaderboard`)
    await expect(page.getByRole('heading', { name: 'ইন্টারনেট নেই' }).first()).toBeVisible()
    await expect(page).toHaveURL(/\/leaderboard$/)
    await context.setOffline(false)
    await retry(page).first().click()
    await expect(page.getByRole('row').first()).toBeVisible()
  },
)

/** Counts the requests for the file of the download page, and lets none through until released. */
async function withoutPart(page: Page): Promise<{ asked: () => number; mend: () => Promise<void> }> {
  const part = /\/assets\/guest-download-[^/]*\.js/
  let asked = 0
  await page.route(part, (route) => {
    asked += 1
    return route.fulfill({ status: 404, contentType: 'text/html', body: '<!doctype html><title>404</title>' })
  })
  return { asked: () => asked, mend: () => page.unroute(part) }
}

journey(
  'a part of an older release: tried again, reloaded once, then shown as missing, and opened when it exists',
  async ({ app, consoleWatch }) => {
    consoleWatch.allow(/Failed to load (resource|module)|dynamically imported module/)
    const { page } = app
    await app.goto('/courses')
    const part = await withoutPart(page)
    let loads = 0
    page.on('load', () => (loads += 1))
    await moveTo(page, '/download')
    await expect(page.getByRole('heading', { level: 1, name: PART_MISSING })).toBeVisible()
    await expect(page).toHaveURL(/\/download$/)
    // Long enough for a second reload to show, if there were one.
    await page.waitForTimeout(1500)
    expect(loads, 'reloads').toBe(1)
    // Twice each before and after the reload, and once each by the preload of the build. Browsers before
    // Chromium 156 remember a failed import as long as the page lives, and send one request before and one
    // after the reload.
    expect(part.asked()).toBeGreaterThanOrEqual(2)
    expect(part.asked()).toBeLessThanOrEqual(6)
    await part.mend()
    await retry(page).click()
    await expect(app.heading()).not.toHaveText(PART_MISSING)
    await expect(app.heading()).toBeVisible()
  },
)

journey('each navigation focuses the heading, names the page, and shows no spinner', async ({ app }) => {
  const { page } = app
  await app.goto('/about')
  await page.mouse.wheel(0, 20_000)
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600))
    await route.continue()
  })
  const titles = new Set([await page.title()])
  for (const address of ['/free', '/how-it-works']) {
    await footerLink(page, address).click()
    if (titles.size === 1) await expect(page.locator('#nprogress .bar')).toBeAttached()
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0)
    await expect(app.heading()).toBeFocused()
    const title = await page.title()
    expect(titles).not.toContain(title)
    titles.add(title)
  }
  await expect(page.locator('#nprogress')).toHaveCount(0)
})

journey('the first Tab reaches the link that skips the menus', async ({ app }) => {
  const { page } = app
  for (const address of ['/courses', '/dashboard/my-courses']) {
    if (address.startsWith('/dashboard')) await app.loginAs('learner')
    await app.goto(address)
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'মূল অংশে যান' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.locator('#main')).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('#main') !== null), address).toBe(true)
  }
})

journey(
  'a logged-in person is asked before the code editor gets the token, and never for another page of its host',
  async ({ app, copy, consoleWatch }) => {
    // The editor requests an attempt that does not exist.
    consoleWatch.allow(/Failed to load resource/)
    const { page } = app
    const back = (path: string) => `/login?return=${encodeURIComponent(`${copy.mediaUrl}${path}`)}`
    await app.loginAs('learner')
    await app.goto(back('/code/abc'))
    await expect(app.heading()).toHaveText('কোড এডিটর খুলবেন?')
    await expect(page.getByText(new URL(copy.mediaUrl).host)).toBeVisible()
    await app.expectSound()
    await page.getByRole('button', { name: 'এডিটর খুলুন' }).click()
    await expect(page).toHaveURL(/\/code\/abc/)

    for (const path of ['/files/abc', '/code/..%2ffiles/abc', '/code']) {
      await app.goto(back(path))
      await expect(page).toHaveURL(/\/dashboard\/my-courses$/)
    }
  },
)
