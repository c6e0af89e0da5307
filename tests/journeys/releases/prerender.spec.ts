/**
 * A build with prerendered public pages: readable without scripts, and taken over by the app without a flash.
 * (docs/decisions/0020)
 */

import type { Page } from '@playwright/test'
import { expect, journey as plainJourney } from '../support/journey.ts'
import { expectLoaded } from '../support/moves.ts'
import type { OwnCopy } from '../support/own-copy.ts'
import { startPrerenderedCopy } from '../support/prerendered-copy.ts'
import { makeSandboxControl } from '../support/sandbox-control.ts'

const journey = plainJourney.extend<object, { prerendered: OwnCopy }>({
  prerendered: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright wants the first argument taken apart
    async ({}, hand, { parallelIndex }) => {
      const prerendered = await startPrerenderedCopy(parallelIndex)
      await hand(prerendered)
      await prerendered.stop()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ prerendered }, hand) => hand(prerendered.clientUrl),
})

const COURSE = '/course/full-stack-javascript'
const QUESTIONS = 'প্রশ্নোত্তর'

// One after the other, since the pages are prerendered once.
journey.describe.configure({ mode: 'default' })

journey('a course, a subject and a text are read without any script', async ({ browser, prerendered }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: prerendered.clientUrl })
  const page = await context.newPage()
  const letters = page.waitForResponse(/noto-sans-bengali-bengali.*\.woff2$/, { timeout: 60_000 })
  await page.goto(COURSE)
  // A device may lack a Bengali font.
  expect((await letters).ok()).toBe(true)
  await expect(page).toHaveTitle('ফুল স্ট্যাক ওয়েব ডেভেলপমেন্ট উইথ জাভাস্ক্রিপ্ট – কারিগর')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('heading', { name: QUESTIONS })).toBeVisible()
  await expect(
    page.getByRole('link', { name: 'ভর্তি হোন' }).filter({ visible: true }).first(),
  ).toHaveAttribute('href', /^\/purchase\//)
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', prerendered.clientUrl + COURSE)
  await expect(page.locator('meta[property="product:price:amount"]')).toHaveAttribute('content', '6000')
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect((await context.request.get(picture ?? '')).headers()['content-type']).toBe('image/png')
  await page.goto('/category/web-development')
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /ফুল স্ট্যাক/ })
      .first(),
  ).toHaveAttribute('href', COURSE)
  await page.goto('/')
  const courses = page.getByRole('main').getByRole('listitem').filter({ hasText: '৳' })
  await expect(courses.first()).toHaveText(/^ফুল স্ট্যাক .+ ৳৬,০০০$/)
  await expect(courses.first().getByRole('link')).toHaveAttribute('href', COURSE)
  await expect(page.locator('[aria-busy]').filter({ visible: true })).toHaveCount(0)
  await page.screenshot({ path: 'test-results/home-without-script.png', fullPage: true })
  await page.goto('/terms')
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await context.close()
})

interface Seen {
  shift: number
  skeletons: number
}

/**
 * Records from the start what was shifted, and whether a skeleton was in the first window. Runs in the page.
 */
function watch(): void {
  const seen: Seen = { shift: 0, skeletons: 0 }
  Object.assign(window, { seenOnTheWay: seen })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
  }).observe({ type: 'layout-shift', buffered: true })
  new MutationObserver(() => {
    const busy = document.querySelector('main [aria-busy="true"]')
    if (busy && busy.getBoundingClientRect().top < window.innerHeight) seen.skeletons++
  }).observe(document, { childList: true, subtree: true })
}

const readSeen = (page: Page) =>
  page.evaluate(() => (window as Window & { seenOnTheWay?: Seen }).seenOnTheWay)

/**
 * Opens the address and holds React back until the returned function is called. Our fonts stay out: with them
 * lines break differently on every page.
 */
async function openPrerendered(page: Page, address: string): Promise<() => void> {
  let letIt = () => undefined as void
  const held = new Promise<void>((resolve) => (letIt = resolve))
  await page.route(/\/assets\/react-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.addInitScript(watch)
  await page.addInitScript(() => (document.fonts.load = () => new Promise(() => undefined)))
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  return letIt
}

/** The tags for readers without scripts are removed at the app's first drawing. */
const expectTakenOver = (page: Page) => expect(page.locator('head [data-static]')).toHaveCount(0)

for (const address of [
  COURSE,
  '/category/web-development',
  '/assessments/assessment-sql',
  '/webinar/first-job',
  '/skills',
]) {
  journey(`the app takes ${address} over without a flash`, async ({ page, prerendered }) => {
    // The replies arrive after the app.
    await makeSandboxControl(prerendered.controlUrl).fault({
      path: '*',
      kind: 'delay',
      delay_ms: 600,
      times: 0,
    })
    const letTheRestCome = await openPrerendered(page, address)
    const text = await page.getByRole('heading', { level: 1 }).textContent()
    letTheRestCome()
    await expectTakenOver(page)
    await expectLoaded(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text ?? '')
    const seen = await readSeen(page)
    expect(seen?.skeletons, 'skeletons').toBe(0)
    expect(seen?.shift).toBeLessThanOrEqual(0.01)
    await makeSandboxControl(prerendered.controlUrl).clearFaults()
  })
}

journey(
  'a person who reads while the app loads keeps the position, and the chosen batch stays chosen',
  async ({ page }) => {
    const letTheRestCome = await openPrerendered(page, COURSE)
    const batch = page.getByRole('radio').nth(1)
    await batch.check({ force: true })
    const questions = page.getByRole('heading', { name: QUESTIONS })
    await questions.scrollIntoViewIfNeeded()
    letTheRestCome()
    await expectTakenOver(page)
    await expectLoaded(page)
    await expect(batch).toBeChecked()
    await expect(questions).toBeInViewport()
  },
)

journey(
  'a page created after the build opens in its frame; one that does not exist says so',
  async ({ app, page, request, consoleWatch }) => {
    consoleWatch.allow(/status of 404/)
    await app.goto('/course/made-later')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('কোর্সটি পাওয়া যায়নি')
    const frame = await (await request.get('/course/made-later')).text()
    expect(frame).not.toContain('data-prerendered')
    expect((await request.get('/cards/none.png')).status()).toBe(404)
    const map = await (await request.get('/sitemap.xml')).text()
    expect(map).toContain(`${COURSE}</loc>`)
    // Only production is open to search engines. (scripts/prerender/sitemap.ts)
    expect(await (await request.get('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n')
  },
)
