/**
 * A second visit, when all files and the last replies are on the device: nothing stands on the screen before
 * its styles, and nothing jumps.
 */

import type { Page } from '@playwright/test'
import { journey, openWithWorker } from '../support/host.ts'
import { expect } from '../support/journey.ts'

interface Shift extends PerformanceEntry {
  value: number
  sources: readonly { node: Node | null }[]
}

interface Seen {
  shift: number
  /** What moved. */
  moved: string[]
  /** The widest drawing of any frame, in pixels; an unstyled one is as wide as the page. */
  widest: number
  /** Frames in which a visible drawing or text of the page had no style sheet. */
  bare: string[]
}

/** Runs in the page: records every frame from the first one. */
function watch(): void {
  const seen: Seen = { shift: 0, moved: [], widest: 0, bare: [] }
  Object.assign(window, { seenOnTheWay: seen })
  new PerformanceObserver((list) => {
    for (const { value, startTime, sources } of list.getEntries() as Shift[]) {
      seen.shift += value
      const texts = sources.map(({ node }) => node?.textContent?.slice(0, 40))
      seen.moved.push(`${value.toFixed(3)} at ${Math.round(startTime)} ms: ${texts.join(' | ')}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
  const look = () => {
    for (const svg of document.querySelectorAll('#root svg')) {
      const { width, height } = svg.getBoundingClientRect()
      if (width * height === 0) continue
      seen.widest = Math.max(seen.widest, width)
      // Its class has no rule yet: a drawing without styles is black.
      const shape = svg.querySelector('path, circle, rect')
      if (!shape) continue
      const { fill, stroke } = getComputedStyle(shape)
      if (fill === 'rgb(0, 0, 0)' && stroke === 'none' && seen.bare.length < 5)
        seen.bare.push(`${Math.round(performance.now())} ms: ${svg.outerHTML.slice(0, 120)}`)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const readSeen = (page: Page) =>
  page.evaluate(() => (window as Window & { seenOnTheWay?: Seen }).seenOnTheWay)

async function expectFinished(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [aria-busy="true"]').filter({ visible: true })).toHaveCount(0)
}

const listDatabases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))

/** Width of the frame's logo in pixels. Late at night the page itself has no larger drawing. */
const LOGO = 30

const pages = [
  { name: 'the dashboard', address: '/dashboard' },
  { name: 'a batch', address: '/dashboard/my-courses/batch-full-stack-12' },
]

for (const { name, address } of pages) {
  journey(`the second visit of ${name} is drawn with its styles and does not jump`, async ({ app }) => {
    const { page } = app
    await app.loginAs('learner')
    await openWithWorker(page, address)
    await expectFinished(page)
    await expect.poll(() => listDatabases(page)).toContain('karigor-replies')
    const widest = await page.evaluate(() =>
      Math.max(
        ...[...document.querySelectorAll('#root svg')].map((svg) => svg.getBoundingClientRect().width),
      ),
    )
    await page.goto('/terms')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    const protocol = await page.context().newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 })
    await page.addInitScript(watch)
    await page.goto(address)
    await expectFinished(page)
    const seen = await readSeen(page)
    expect(seen?.bare).toEqual([])
    expect(seen?.widest).toBeLessThanOrEqual(Math.max(widest, LOGO) + 1)
    expect(seen?.shift, seen?.moved.join('\n')).toBeLessThanOrEqual(0.05)
  })
}

interface Order {
  /** The scripts that were asked for when the first picture stood. */
  scripts: string[]
  /** The picture, our own letters and the app, in the order in which they appeared. */
  came: string[]
}

/** Runs in the page. */
function watchOrder(): void {
  const seen: Order = { scripts: [], came: [] }
  Object.assign(window, { seenOrder: seen })
  const come = (what: string) => {
    if (!seen.came.includes(what)) seen.came.push(what)
  }
  new MutationObserver(() => {
    const root = document.querySelector<HTMLElement>('#root')
    if (root === null) return
    if (root.dataset['drawn'] !== undefined && !seen.came.includes('picture')) {
      const asked = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
      seen.scripts = asked.filter((path) => path.endsWith('.js'))
      come('picture')
    }
    if (seen.came.includes('picture') && !('fonts' in document.documentElement.dataset)) come('letters')
    // The app removes the frame's own rules.
    if (seen.came.includes('picture') && root.querySelector(':scope > style') === null) come('app')
  }).observe(document, { childList: true, subtree: true, attributes: true })
}

journey('on a second visit the app leaves the device to the first picture', async ({ app }) => {
  const { page } = app
  await app.loginAs('learner')
  await openWithWorker(page, '/dashboard')
  await expectFinished(page)
  await expect.poll(() => listDatabases(page)).toContain('karigor-replies')
  await page.goto('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.addInitScript(watchOrder)
  await page.goto('/dashboard')
  const readOrder = () =>
    page.evaluate(() => (window as Window & { seenOrder?: Order }).seenOrder ?? { scripts: [], came: [] })
  await expect.poll(async () => (await readOrder()).came).toEqual(['picture', 'letters', 'app'])
  const { scripts } = await readOrder()
  expect(scripts.filter((path) => !/\/(?:index|begin|first)-/.test(path))).toEqual([])
  expect(scripts).not.toEqual([])
})
