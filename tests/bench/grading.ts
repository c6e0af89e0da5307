/**
 * The grading desk under load, with 10,000 submissions in the queue. Goals: first row under 1 s after the queue was asked for, under 60
 * rows in the page, no frame over 50 ms while scrolling on a processor slowed 4 times, the next submission within 100 ms with an API
 * that takes 800 ms.
 */

import type { Browser, CDPSession, Page, Request } from 'playwright'
import { HOUR_MS } from '#src/lib/duration.ts'
import { markAllByKeys } from '../journeys/support/mark-keys.ts'
import { CPU_SLOWDOWN, median, type PageUnderTest } from './measure.ts'

const PILE = 10_000
/** The exam for which the sandbox creates all of them. */
const EXAM = 'exam-fs12-essay-open'
const SLOW_API = 800
const STEPS = 10
/** Ten times as long as a reply takes. */
const LOOKS = 100
/** Papers of one question, after which the heap must be as it was. */
const WALKED = 150
const WIDE = { width: 1280, height: 900 }

export interface GradingFigures {
  /** Milliseconds from the press on the link to the queue until its first row is painted. */
  firstRow: number
  /** The highest number of rows in the page at once. */
  rows: number
  /** The longest time between two frames while scrolling, in milliseconds. */
  longestFrame: number
  /** From the key to the next submission's marks, in milliseconds; the median of ten. */
  next: number
  /** Question by question: the same from the last key to the next answer, and the presses an answer of three criteria. */
  byQuestion: number
  presses: number
  /** The heap after {@link WALKED} papers as a share of what it was before. */
  heap: number
  /** Papers that a script marks in an hour without reading them: each as a whole, and question by question. */
  hour: { whole: number; byQuestion: number }
}

async function control(api: string, method: string, path: string, body?: unknown): Promise<void> {
  const answer = await fetch(new URL(`/__sandbox/${path}`, api), {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })
  if (!answer.ok) throw new Error(`The sandbox refused ${method} ${path}: ${await answer.text()}`)
}

/** The queue is opened from the dashboard, as a teacher does it. */
async function firstRow(page: Page, client: string): Promise<number> {
  await page.goto(`${client}/teacher`)
  const link = page.locator('main a[href="/teacher/submissions"]').first()
  await link.waitFor()
  const began = await page.evaluate(() => performance.now())
  await link.click()
  await page.locator('li[aria-posinset="1"] a').first().waitFor()
  return (await page.evaluate(() => performance.now())) - began
}

/** Scrolls as a wheel does for two seconds, and checks every frame. Runs in the page. */
async function scrollAndWatch(): Promise<{ rows: number; longestFrame: number }> {
  const pane = document.querySelector<HTMLElement>('[data-shape=page]')
  if (!pane) throw new Error('No queue to scroll')
  const seen = { rows: 0, longestFrame: 0 }
  const end = performance.now() + 2000
  let before = performance.now()
  await new Promise<void>((resolve) => {
    const step = (now: number) => {
      seen.longestFrame = Math.max(seen.longestFrame, now - before)
      seen.rows = Math.max(seen.rows, pane.querySelectorAll('li').length)
      before = now
      pane.scrollTop += 60
      if (now < end) requestAnimationFrame(step)
      else resolve()
    }
    requestAnimationFrame((now) => {
      before = now
      requestAnimationFrame(step)
    })
  })
  return seen
}

interface Watched {
  /** The element that names what is on screen, by its label or else its text. */
  name: string
  /** It must be there too. */
  part: string
}

/** Times from the next key until the page names something else, in milliseconds. Runs in the page; the object keeps the caller from waiting. */
function timeNext({ name, part }: Watched): { coming: Promise<number> } {
  // Not the address, which changes before the page does; papers beside each other are of different learners.
  const readName = () => {
    const found = document.querySelector(name)
    return found && (found.getAttribute('aria-label') ?? found.textContent)
  }
  const before = readName()
  const isThere = () => {
    const now = readName()
    return now !== null && now !== before && document.querySelector(part) !== null
  }
  const coming = new Promise<number>((resolve, reject) => {
    setTimeout(() => reject(new Error(`Nothing came after "${before}"`)), 30_000)
    const begin = () => {
      const began = performance.now()
      const look = () => {
        if (isThere()) resolve(performance.now() - began)
        else requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    }
    addEventListener('keydown', begin, { capture: true, once: true })
  })
  return { coming }
}

/** Presses a key as a teacher does; returns how long the next one takes, in milliseconds. */
async function pressForNext(page: Page, key: string, watched: Watched): Promise<number> {
  const watch = await page.evaluateHandle(timeNext, watched)
  await page.keyboard.press(key)
  return watch.evaluate(({ coming }) => coming)
}

/** A paper takes keys once one of its rows is current. */
const PAPER = { name: 'h1', part: '[data-pane=marks] [role=group][aria-current=true]' }
/** The first criterion has 16 marks, a field that Enter closes; a last Enter gives all three and brings the next answer. */
const MARKS = ['1', '2', 'Enter', '1', '1']
const ANSWER = { name: 'section[aria-label^="উত্তর"]', part: '[data-half]' }

/** Gives an answer its marks; returns the milliseconds from the last key to the next answer. */
async function giveAnswer(page: Page): Promise<number> {
  for (const key of MARKS) await page.keyboard.press(key)
  return pressForNext(page, 'Enter', ANSWER)
}

/** From one to the next, each shown for as long as a teacher needs at least. */
async function timeSteps(page: Page, goOn: () => Promise<number>): Promise<number[]> {
  const times: number[] = []
  for (let step = 0; step < STEPS; step++) {
    await page.waitForTimeout(SLOW_API * 2.5)
    times.push(await goOn())
  }
  return times
}

async function weighHeap(protocol: CDPSession): Promise<number> {
  await protocol.send('HeapProfiler.collectGarbage')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  return usedSize
}

/** How many papers of the question on screen have their mark, as its progress says. */
async function countMarked(page: Page): Promise<number> {
  return Number(
    await page.locator('[aria-current=true] [role=progressbar]').first().getAttribute('aria-valuenow'),
  )
}

/** Whole papers by key: each row its mark, then the next paper. Papers an hour. */
async function markWholePapers(page: Page, client: string): Promise<number> {
  await page.goto(`${client}/teacher/submissions?exam=${EXAM}`)
  await page.locator('li[aria-posinset="1"] a').first().click({ timeout: 30_000 })
  await page.locator(PAPER.part).first().waitFor({ timeout: 30_000 })
  const began = performance.now()
  for (let step = 0; step < STEPS; step++) {
    await markAllByKeys(page, '1')
    await pressForNext(page, 'Control+Enter', PAPER)
  }
  return (HOUR_MS * STEPS) / (performance.now() - began)
}

type WalkFigures = Pick<GradingFigures, 'byQuestion' | 'presses' | 'heap' | 'hour'>

/** One question over many papers: with a slow API for the times, then fast for the heap. */
async function walkByQuestion(page: Page, api: string, client: string): Promise<WalkFigures> {
  const protocol = await page.context().newCDPSession(page)
  await page.goto(`${client}/teacher/exams/${EXAM}/questions`)
  await page.locator('section[aria-label^="উত্তর"]').waitFor({ timeout: 60_000 })
  await page.locator('[data-half]').first().waitFor({ timeout: 60_000 })
  const marked = await countMarked(page)
  const times = await timeSteps(page, async () => giveAnswer(page))
  await control(api, 'DELETE', 'faults')
  const before = await weighHeap(protocol)
  const began = performance.now()
  for (let step = 0; step < WALKED; step++) await giveAnswer(page)
  const each = (performance.now() - began) / WALKED
  const questions = await page.locator('nav ol button').count()
  const figures = {
    byQuestion: median(times),
    presses: ((MARKS.length + 1) * (STEPS + WALKED)) / ((await countMarked(page)) - marked),
    heap: (await weighHeap(protocol)) / before,
  }
  const whole = await markWholePapers(page, client)
  return { ...figures, hour: { whole, byQuestion: HOUR_MS / (each * questions) } }
}

async function slowed(page: Page, rate: number): Promise<CDPSession> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate })
  return protocol
}

/** The page's requests that have no reply yet. */
function openRequests(page: Page): ReadonlySet<Request> {
  const open = new Set<Request>()
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  return open
}

/**
 * The sandbox stops after all measurements, when delayed requests would find no database. A request without a
 * known end is ignored.
 */
async function allAnswered(page: Page, open: ReadonlySet<Request>): Promise<void> {
  for (let looked = 0; open.size > 0 && looked < LOOKS; looked++) await page.waitForTimeout(SLOW_API / 10)
}

export async function measureGrading(
  browser: Browser,
  { api, client, cookies }: { api: string; client: string; cookies: NonNullable<PageUnderTest['cookies']> },
): Promise<GradingFigures> {
  await control(api, 'DELETE', 'faults')
  await control(api, 'POST', 'submissions', { exam: EXAM, count: PILE })
  const context = await browser.newContext({
    viewport: WIDE,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
    serviceWorkers: 'block',
  })
  await context.addCookies(cookies)
  const page = await context.newPage()
  const open = openRequests(page)
  const first = await firstRow(page, client)
  const protocol = await slowed(page, CPU_SLOWDOWN)
  const scrolled = await page.evaluate(scrollAndWatch)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await control(api, 'POST', 'faults', { path: '*', kind: 'delay', delay_ms: SLOW_API, times: 0 })
  await page.goto(`${client}/teacher/submissions?exam=${EXAM}`)
  await page.locator('li[aria-posinset="1"] a').first().click({ timeout: 30_000 })
  await page.locator(PAPER.part).first().waitFor({ timeout: 30_000 })
  const times = await timeSteps(page, async () => pressForNext(page, 'j', PAPER))
  const walked = await walkByQuestion(page, api, client)
  await control(api, 'DELETE', 'faults')
  await allAnswered(page, open)
  await context.close()
  return { firstRow: first, ...scrolled, next: median(times), ...walked }
}
