/**
 * One visit of one page in Chromium, on the line and processor of a cheap phone, and what the page itself reported of it.
 * The line is shaped by the browser's own throttling (DevTools protocol), not by a proxy: 1.6 Mbit/s down, 0.75 Mbit/s
 * up, 150 ms, processor slowed 4 times, window 360 x 800.
 */

import type { Browser, BrowserContext, CDPSession } from 'playwright'
import { type Traffic, watchTraffic } from './traffic.ts'

const BITS_PER_BYTE = 8
export const LINE = {
  latency: 150,
  downloadThroughput: 1_600_000 / BITS_PER_BYTE,
  uploadThroughput: 750_000 / BITS_PER_BYTE,
}
export const CPU_SLOWDOWN = 4
export const PHONE = { width: 360, height: 800 }
/** After this the figures of a visit are read, in milliseconds; long enough for the last picture on this line. */
const QUIET_MS = 1_500

/** The page's own word that it is usable: polling would take time of the thread that is measured. */
const IS_USABLE = 'karigor: usable'

export interface PageUnderTest {
  name: string
  url: string
  /** Something that stands on the page only when it can be used: its rows, drawn from data. */
  usable: string
  cookies?: Parameters<BrowserContext['addCookies']>[0]
  /** True for pages with a service worker. */
  hasWorker?: boolean
}

/** What the page itself reports: milliseconds from the start of the navigation; `shift` without unit. */
interface Seen {
  firstPaint: number
  largestPaint: number
  usable: number
  shift: number
  longestTask: number
}

export interface Visit extends Seen, Traffic {
  /** What the main thread has worked until the page was usable, in milliseconds of the slowed processor. */
  work: number
  /** Megabytes of the page's own memory, after it was swept. */
  heap: number
}

async function readMetric(protocol: CDPSession, name: string): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN
}

/** Runs in the page, before its scripts. */
function observe({ selector, word }: { selector: string; word: string }): void {
  const seen = { firstPaint: 0, largestPaint: 0, usable: 0, shift: 0, longestTask: 0 }
  Object.assign(window, { karigorVisit: seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
  })
  watch('layout-shift', (entry) => {
    seen.shift += (entry as PerformanceEntry & { value: number }).value
  })
  watch('longtask', (entry) => {
    if (seen.firstPaint > 0 && entry.startTime > seen.firstPaint)
      seen.longestTask = Math.max(seen.longestTask, entry.duration)
  })
  // A look in each frame would ask for that frame, and slow down what it measures.
  const rows = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    rows.disconnect()
    // Two frames later the rows are painted and the main thread has answered.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        seen.usable = performance.now()
        console.debug(word)
      }),
    )
  })
  rows.observe(document, { childList: true, subtree: true })
}

async function visit(context: BrowserContext, page: PageUnderTest): Promise<Visit> {
  const tab = await context.newPage()
  const protocol = await context.newCDPSession(tab)
  const readTraffic = await watchTraffic(protocol)
  await protocol.send('Performance.enable')
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await tab.addInitScript(observe, { selector: page.usable, word: IS_USABLE })
  await Promise.all([
    tab
      .waitForEvent('console', { predicate: (message) => message.text() === IS_USABLE, timeout: 60_000 })
      .catch((cause: unknown) => {
        throw new Error(`${page.name} shows no ${page.usable}`, { cause })
      }),
    tab.goto(page.url, { waitUntil: 'load' }),
  ])
  const traffic = readTraffic()
  const work = (await readMetric(protocol, 'TaskDuration')) * 1000
  await tab.waitForTimeout(QUIET_MS)
  const seen = await tab.evaluate(() => (window as Window & { karigorVisit?: Seen }).karigorVisit as Seen)
  await protocol.send('HeapProfiler.collectGarbage')
  const heap = (await readMetric(protocol, 'JSHeapUsedSize')) / 1e6
  await tab.close()
  return { ...seen, ...traffic, work, heap }
}

/** Lets the worker in without hurry, and closes the page that brought it. */
async function letWorkerIn(context: BrowserContext, page: PageUnderTest): Promise<void> {
  const tab = await context.newPage()
  await tab.goto(page.url)
  await tab.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 })
  await tab.close()
}

export interface Visits {
  first: Visit
  second: Visit
  /** Later, when the service worker answers. */
  stored: Visit | undefined
}

/** A first visit with an empty cache, a second one in the same browser profile before the worker is there, and one that it answers. */
export async function visitsOf(browser: Browser, page: PageUnderTest): Promise<Visits> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    isMobile: true,
    hasTouch: true,
  })
  if (page.cookies) await context.addCookies(page.cookies)
  const first = await visit(context, page)
  const second = await visit(context, page)
  if (page.hasWorker) await letWorkerIn(context, page)
  const stored = page.hasWorker ? await visit(context, page) : undefined
  await context.close()
  return { first, second, stored }
}

/** The middle value of an odd number of figures, or the lower of the two middle ones. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
