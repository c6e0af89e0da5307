/**
 * One visit of one page in Chromium, behind a slow connection and on the processor of a cheap phone, and what the page itself reported of it.
 * The figures are read after ten still seconds: what comes late may be the largest paint, move the page, and has bytes too.
 */

import type { Browser, BrowserContext, CDPSession } from 'playwright'
import type { Line } from './line.ts'

/** Chromium's own throttling, for what people do by hand. */
export const LINE = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
export const CPU_SLOWDOWN = 4
export const PHONE = { width: 360, height: 800 }
/** Milliseconds without a byte; a page that never becomes idle is left in the end. */
const STILL = 10_000
const LONGEST = 60_000

/** The page reports itself that it is usable, since polling would take time of the measured thread. */
const IS_USABLE = 'karigor: usable'

export interface PageUnderTest {
  name: string
  line: Line
  /** Path and query. */
  address: string
  /** An element that is there only when the page can be used: its rows, drawn from data. */
  usable: string
  cookies?: Parameters<BrowserContext['addCookies']>[0]
}

/** What the page itself reports: milliseconds from the start of the navigation; `shift` without unit. */
interface Seen {
  firstPaint: number
  largestPaint: number
  /** The largest element, and the beginning of its text. */
  largest: string
  usable: number
  /** The app itself has drawn, and answers presses. */
  app: number
  shift: number
  longestTask: number
}

export interface Visit extends Seen {
  /** Requests and kilobytes as sent until the page was usable. */
  requests: number
  kilobytes: number
  /** The same for the whole visit. */
  allRequests: number
  allKilobytes: number
  /** What the main thread has worked until the page was usable, in milliseconds of the slowed processor. */
  work: number
  /** Megabytes of the page's own memory, after garbage collection. */
  heap: number
}

async function readMetric(protocol: CDPSession, name: string): Promise<number> {
  const { metrics } = await protocol.send('Performance.getMetrics')
  return metrics.find((each) => each.name === name)?.value ?? Number.NaN
}

/** Runs in the page, before its scripts. */
function observe({ selector, word }: { selector: string; word: string }): void {
  const seen = { firstPaint: 0, largestPaint: 0, largest: '', usable: 0, app: 0, shift: 0, longestTask: 0 }
  Object.assign(window, { karigorVisit: seen })
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.firstPaint = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.largestPaint = entry.startTime
    const { element } = entry as PerformanceEntry & { element?: Element }
    if (element) seen.largest = `${element.tagName.toLowerCase()} ${element.textContent.slice(0, 40)}`
  })
  watch('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) seen.shift += value
  })
  watch('longtask', (entry) => {
    if (seen.firstPaint > 0 && entry.startTime > seen.firstPaint)
      seen.longestTask = Math.max(seen.longestTask, entry.duration)
  })
  // A check in each frame would request that frame, and slow down what it measures.
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
  const render = new MutationObserver(() => {
    // The app's first render removes the frame's own rules.
    if (document.readyState === 'loading' || document.querySelector('#root > style')) return
    render.disconnect()
    seen.app = performance.now()
  })
  render.observe(document, { childList: true, subtree: true })
}

/** Resolves after ten seconds without a byte, or after a minute. */
export async function waitUntilStill(line: Line): Promise<void> {
  const begun = performance.now()
  const wait = async (): Promise<void> => {
    const still = performance.now() - Math.max(line.lastByteAt(), begun)
    if (still >= STILL || performance.now() - begun > LONGEST) return
    await new Promise((resolve) => {
      setTimeout(resolve, STILL - still)
    })
    await wait()
  }
  await wait()
}

async function visit(context: BrowserContext, page: PageUnderTest, slowdown: number): Promise<Visit> {
  const { line } = page
  line.begin()
  const tab = await context.newPage()
  const protocol = await context.newCDPSession(tab)
  await protocol.send('Performance.enable')
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await tab.addInitScript(observe, { selector: page.usable, word: IS_USABLE })
  await Promise.all([
    tab
      .waitForEvent('console', { predicate: (message) => message.text() === IS_USABLE, timeout: 60_000 })
      .catch((cause: unknown) => {
        throw new Error(`${page.name} shows no ${page.usable}`, { cause })
      }),
    tab.goto(line.origin + page.address, { waitUntil: 'commit' }),
  ])
  const usable = line.read()
  const work = (await readMetric(protocol, 'TaskDuration')) * 1000
  await waitUntilStill(line)
  const seen = await tab.evaluate(() => (window as Window & { karigorVisit?: Seen }).karigorVisit as Seen)
  const all = line.read()
  await protocol.send('HeapProfiler.collectGarbage')
  const heap = (await readMetric(protocol, 'JSHeapUsedSize')) / 1e6
  await tab.close()
  return { ...seen, ...usable, allRequests: all.requests, allKilobytes: all.kilobytes, work, heap }
}

export interface Visits {
  first: Visit
  /** With the data that the first one left on the device: files, a worker, last replies. */
  second: Visit
}

/** A first visit with an empty cache, and a second one in the same browser profile. */
export async function measureVisits(
  browser: Browser,
  page: PageUnderTest,
  slowdown: number,
): Promise<Visits> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    isMobile: true,
    hasTouch: true,
  })
  if (page.cookies) await context.addCookies(page.cookies)
  const first = await visit(context, page, slowdown)
  const second = await visit(context, page, slowdown)
  await context.close()
  return { first, second }
}

/** The middle value of an odd number of figures, or the lower of the two middle ones. */
export function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
}
