/** Classes for the bus: kept over a line that is cut, played without one, and gone with the session. (ruling R68) */

import type { BrowserContext, Page } from '@playwright/test'
import { journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'
import { pass, type Line } from '../support/line.ts'
import { expectLoaded, logOutHere } from '../support/moves.ts'
import { BATCH, CLASS_22, key, noteAt, position, seconds } from '../support/player-page.ts'
import { NARROWEST } from '../support/windows.ts'

const RECORDINGS = `${BATCH}/recordings`
const KEPT = '/dashboard/kept'
const CUT_LINE =
  /ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_PROXY|Failed to load resource|Failed to fetch/

/** A file of the smallest picture, which no player asks for by itself. */
const isKeptFile = (path: string) => path.includes('/tiny-')

/** A slow connection for the class, lost for everything after so many of its files. */
function makeSlowLine(line: Line) {
  const fetched: string[] = []
  let left = Infinity
  line.handle(async (exchange) => {
    const { pathname } = exchange.url
    if (!isKeptFile(pathname)) return left > 0 ? pass(exchange) : exchange.cut()
    if (left <= 0) return exchange.cut()
    left -= 1
    fetched.push(pathname)
    await new Promise((resolve) => setTimeout(resolve, 120))
    return pass(exchange)
  })
  return {
    fetched,
    dieAfter: (count: number) => {
      left = count
    },
    mend: () => {
      left = Infinity
    },
  }
}

const readDisk = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('karigor-kept'))
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).matchAll()))
    const sizes = await Promise.all(files.flat().map(async (file) => (await file.blob()).size))
    return { classes: names.length, files: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
  })
const readUsage = (page: Page) =>
  page.evaluate(async () => {
    const { usageDetails } = (await navigator.storage.estimate()) as { usageDetails?: { caches?: number } }
    return usageDetails?.caches ?? 0
  })

/** The worker answers, and a class is chosen in its smallest picture. */
async function startKeeping(page: Page): Promise<void> {
  await openWithWorker(page, RECORDINGS)
  await page
    .getByRole('button', { name: /^ক্লাস রাখুন: ক্লাস ২২/ })
    .first()
    .click()
  await page.getByRole('radio', { name: /^কম/ }).check({ force: true })
  await page.getByRole('button', { name: /^ক্লাসটি রাখুন/ }).click()
  // The sheet's own entry of the history goes with it, which would end a move elsewhere.
  await expect.poll(() => page.evaluate(() => (history.state as { idx: number }).idx)).toBe(0)
}

async function openKept(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(KEPT)
  return page
}

/** The words of the class, searched and pressed without a connection. */
async function readWithoutLine(page: Page): Promise<void> {
  await page
    .getByRole('radio', { name: 'লেখা' })
    .or(page.getByRole('tab', { name: 'লেখা' }))
    .first()
    .click({ force: true })
  const text = page.getByRole('region', { name: 'লেখা' })
  const sentences = text.getByRole('listitem').getByRole('button')
  await expect(sentences.nth(1)).toBeVisible()
  const all = await sentences.count()
  await text.getByRole('searchbox', { name: 'ক্লাসের কথায় খুঁজুন' }).fill('জিজ্ঞেস')
  await expect.poll(() => sentences.count()).toBeLessThan(all)
  await expect(sentences.first().locator('mark')).toHaveText('জিজ্ঞেস')
  const clock = (await sentences.nth(2).textContent())!.match(/^[০-৯:]+/)![0]
  await sentences.nth(2).click()
  await expect(page.getByRole('slider', { name: 'ভিডিওর অবস্থান' })).toHaveAttribute(
    'aria-valuetext',
    new RegExp(clock),
  )
}

/** Nothing is cut, and nothing scrolls sideways. (WCAG 1.4.4, 1.4.10) */
async function expectWhole(page: Page): Promise<void> {
  const findCut = () =>
    page.getByRole('main').evaluate((main) =>
      [...main.querySelectorAll('li, p, a, button, select')]
        .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1)
        .filter(
          (each) => getComputedStyle(each).clipPath === 'none' && getComputedStyle(each).display !== 'inline',
        )
        .map((each) => each.outerHTML.slice(0, 120)),
    )
  await expect.poll(findCut).toEqual([])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(page.viewportSize()!.width)
}

journey(
  'a class is kept over a line that is cut twice and a closed tab, and plays whole without one',
  async ({ app, context, line, sandbox, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    const slow = makeSlowLine(line)
    await app.loginAs('learner')
    slow.dieAfter(12)
    await startKeeping(app.page)
    await expect.poll(() => readDisk(app.page).then(({ files }) => files)).toBeGreaterThan(6)
    await app.page.getByRole('button', { name: 'দেখুন' }).click()
    await expect(app.page.getByText('ইন্টারনেট ফিরলে নিজে থেকে চলবে')).toBeVisible()
    slow.dieAfter(10)
    await app.page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(app.page.getByText('ইন্টারনেট ফিরলে নিজে থেকে চলবে')).toBeHidden()
    await expect(app.page.getByText('ইন্টারনেট ফিরলে নিজে থেকে চলবে')).toBeVisible()
    const other = await openKept(context)
    await app.page.close()
    slow.mend()
    await other.reload()
    await expect(other.getByText('রাখা আছে ১টি')).toBeVisible({ timeout: 120_000 })
    // No segment came twice.
    expect(new Set(slow.fetched).size).toBe(slow.fetched.length)

    await other.waitForLoadState('networkidle')
    await context.setOffline(true)
    await other.getByRole('link', { name: /^ক্লাস ২২/ }).click()
    await expect(other.getByText('ফোনে রাখা ক্লাস চলছে')).toBeVisible()
    await other.reload()
    await expect(other.getByText('ফোনে রাখা ক্লাস চলছে')).toBeVisible()
    const before = await position(other)
    await key(other, 'KeyK')
    await expect.poll(() => seconds(other)).toBeGreaterThan(before + 1)
    // To the last second of the class.
    for (const at of [5, 2000, 5270]) {
      await other.getByRole('slider', { name: 'ভিডিওর অবস্থান' }).fill(String(at))
      await expect.poll(() => seconds(other)).toBeGreaterThan(at + 0.5)
    }
    await other.getByRole('slider', { name: 'ভিডিওর অবস্থান' }).fill('725')
    await expect(noteAt(other, '১২:০৫').first()).toBeVisible()
    const text = 'বাসে বসে লেখা নোট'
    await other.getByRole('textbox', { name: /নোট/ }).last().fill(text)
    await other.keyboard.press('Control+Enter')
    await expect(other.getByText(text)).toBeVisible()
    await key(other, 'KeyK')
    await readWithoutLine(other)

    await sandbox.forgetCalls()
    const count = async (call: RegExp) =>
      Object.entries(await sandbox.counts()).reduce(
        (sum, [name, times]) => sum + (call.test(name) ? times : 0),
        0,
      )
    await context.setOffline(false)
    await expect.poll(() => count(/^POST note$|^POST \w+ note$/)).toBeGreaterThan(0)
    await expect.poll(() => count(/^PATCH (?:\w+ )?recording-progress/)).toBeGreaterThan(0)
  },
)

journey(
  'a deleted class frees its bytes, and a logout leaves nothing for the next person',
  async ({ app, context, line, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    makeSlowLine(line)
    const { page } = app
    await app.loginAs('learner')
    await startKeeping(page)
    await page.goto(KEPT)
    await expect(page.getByText('রাখা আছে ১টি')).toBeVisible({ timeout: 120_000 })
    await app.expectSound()
    // The bytes are there, and the browser counts them, before they can be freed.
    const kept = await readDisk(page)
    expect(kept.classes).toBe(1)
    expect(kept.bytes).toBeGreaterThan(100_000)
    await expect.poll(() => readUsage(page)).toBeGreaterThan(kept.bytes)
    const full = await readUsage(page)
    await page.getByRole('button', { name: /^মুছুন: ক্লাস ২২/ }).click()
    await expect(page.getByText('এখনো কোনো ক্লাস রাখা নেই')).toBeVisible()
    await expect.poll(() => readDisk(page), { timeout: 30_000 }).toEqual({ classes: 0, files: 0, bytes: 0 })
    await expect.poll(() => readUsage(page)).toBeLessThanOrEqual(full - kept.bytes)

    await startKeeping(page)
    await page.goto(KEPT)
    await expect(page.getByText('রাখা আছে ১টি')).toBeVisible({ timeout: 120_000 })
    await logOutHere(page)
    const question = page.getByRole('dialog').filter({ hasText: 'ফোনে রাখা ক্লাস' })
    await question.getByRole('button', { name: 'লগআউট করুন' }).click()
    await expect.poll(() => readDisk(page)).toEqual({ classes: 0, files: 0, bytes: 0 })
    // Nothing is on its way when somebody else comes, or when the line ends.
    await expectLoaded(page)
    await page.goto('about:blank')
    await app.loginAs('talent')
    const other = await openKept(context)
    await expect(other.getByText('এখনো কোনো ক্লাস রাখা নেই')).toBeVisible()
    expect(
      await other.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)),
    ).not.toContain('karigor-kept')
    await other.waitForLoadState('networkidle')
  },
)

journey(
  'several classes are chosen in the list, come one after another, and the dashboard counts them',
  async ({ app, line, consoleWatch }) => {
    consoleWatch.allow(CUT_LINE)
    makeSlowLine(line)
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, '/dashboard/recordings')
    const several = page.getByRole('button', { name: 'কয়েকটি একসঙ্গে রাখুন' })
    const choices = page.getByRole('checkbox')
    await several.click()
    await choices.first().focus()
    await page.keyboard.press('Space')
    await page.keyboard.press('Escape')
    await expect(choices).toHaveCount(0)
    await expect(several).toBeFocused()
    // By keys, and by a press anywhere on a row.
    await page.keyboard.press('Enter')
    await choices.first().focus()
    await page.keyboard.press('Space')
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('checkbox') })
      .nth(1)
    await row.scrollIntoViewIfNeeded()
    const box = (await row.boundingBox())!
    await page.mouse.click(box.x + box.width - 12, box.y + box.height / 2)
    await expect(page.getByText(/^২টি বাছা/)).toBeVisible()
    await app.expectSound()
    await page.getByRole('button', { name: 'ফোনে রাখুন', exact: true }).click()
    await page.getByRole('radio', { name: /^কম/ }).check({ force: true })
    // The sum of both is said before the press.
    await page.getByRole('button', { name: /^২টি ক্লাস রাখুন · .*এমবি$/ }).click()
    await expect(page.getByText(/^রাখা হচ্ছে [০-৯]+%$/).first()).toBeVisible()
    await expect(page.getByText('ফোনে আছে', { exact: true })).toHaveCount(2, { timeout: 120_000 })
    await app.goto('/dashboard')
    await page.getByRole('link', { name: '২টি ক্লাস ফোনে আছে' }).click()
    await expect(page.getByText('রাখা আছে ২টি')).toBeVisible()
    const letters = (size: string) =>
      page.evaluate((wanted) => void (document.documentElement.style.fontSize = wanted), size)
    await page.setViewportSize(NARROWEST)
    await expectWhole(page)
    await letters('200%')
    await expectWhole(page)
    await letters('')
    // A row is deleted by a press on its own button, above the bar of the phone.
    await page
      .getByRole('button', { name: /^মুছুন: / })
      .last()
      .click()
    await expect(page.getByText('রাখা আছে ১টি')).toBeVisible()
    await page.getByRole('button', { name: 'ফিরিয়ে আনুন' }).click()
    await expect(page.getByText('রাখা আছে ২টি')).toBeVisible()
  },
)

/** Deletes a share of the class's files, as a browser short of room or a cleaning app does. */
const loseFiles = (page: Page, share: number) =>
  page.evaluate(async (part) => {
    for (const name of await caches.keys()) {
      if (!name.startsWith('karigor-kept')) continue
      const cache = await caches.open(name)
      const files = await cache.keys()
      for (const file of files.slice(0, Math.ceil(files.length * part))) await cache.delete(file)
    }
  }, share)

for (const share of [0.5, 1])
  journey(
    `a class that lost ${share * 100} % of its files says so, and comes again by itself`,
    async ({ app, context, consoleWatch }) => {
      consoleWatch.allow(CUT_LINE)
      const { page } = app
      await app.loginAs('learner')
      await startKeeping(page)
      await page.goto(KEPT)
      await expect(page.getByText('রাখা আছে ১টি')).toBeVisible({ timeout: 120_000 })
      const whole = await readDisk(page)
      await page.waitForLoadState('networkidle')
      await loseFiles(page, share)
      await context.setOffline(true)
      await page.reload()
      await expect(page.getByText(/ব্রাউজার কিছু অংশ মুছে দিয়েছে/)).toBeVisible()
      await expect(page.getByText('রাখা আছে ১টি')).toHaveCount(0)
      await page.goto(CLASS_22)
      const player = page.getByRole('region', { name: 'ভিডিও প্লেয়ার' })
      await expect(player.getByText(/কিছু অংশ ব্রাউজার মুছে দিয়েছে/)).toBeVisible()
      await player.getByRole('link', { name: 'ফোনে রাখা ক্লাস' }).click()
      await context.setOffline(false)
      await expect(page.getByText('রাখা আছে ১টি')).toBeVisible({ timeout: 120_000 })
      expect(await readDisk(page)).toEqual(whole)
    },
  )
