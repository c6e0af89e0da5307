/**
 * Times presses inside the app: the walks of `frame/moves.spec.ts`, twice, behind the slow connection and on a
 * processor of half the speed, with the service worker. A move is timed from its press to the first frame that shows
 * the page without a part in the window that is still coming.
 */

import type { Browser, BrowserContext, Page } from 'playwright'
import { type Step, type Walk, walks } from '../journeys/support/walks.ts'
import { refuseConsent } from '../support/decided-consent.ts'
import type { Line } from './line.ts'
import { median, PHONE } from './measure.ts'

const SLOWDOWN = 2
const WIDE = { width: 1280, height: 900 }
/** Goals, in milliseconds. (docs/decisions/0014) */
const FIRST_GOAL = 300
const SECOND_GOAL = 150
const LONGEST_TASK = 100
const MOST_SHIFT = 0.01
/** The connection has been idle this long, in milliseconds, before the next press. */
const STILL = 1500
/** Before the first press: what the worker stores behind the first page has come. */
const FIRST_STILL = 10_000

type Cookies = Parameters<BrowserContext['addCookies']>[0]

/** Milliseconds, and the layout shift: without what moves within half a second of the press, and with it. */
interface Move {
  time: number
  task: number
  shift: number
  wholeShift: number
}

type SeenEntry = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** Runs in the page. */
function watchPresses(): void {
  const seen = { at: 0, task: 0, shift: 0, wholeShift: 0, isDrawn: false }
  Object.assign(window, { karigorMove: seen })
  const begin = () =>
    Object.assign(seen, { at: performance.now(), task: 0, shift: 0, wholeShift: 0, isDrawn: false })
  addEventListener('click', begin, { capture: true })
  addEventListener('popstate', begin, { capture: true })
  new MutationObserver((changes) => {
    const root = document.querySelector('#root')
    if (changes.some(({ target }) => root?.contains(target))) seen.isDrawn = true
  }).observe(document, { childList: true, subtree: true })
  const watch = (type: string, note: (entry: SeenEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => note(entry as SeenEntry))).observe(
      { type },
    )
  watch('longtask', (entry) => (seen.task = Math.max(seen.task, entry.duration)))
  watch('layout-shift', ({ value, hadRecentInput }) => {
    seen.wholeShift += value
    if (!hadRecentInput) seen.shift += value
  })
}

/** Runs in the page; the time from the press to the page at this address, complete. */
async function waitForPage(address: string): Promise<number> {
  const { karigorMove } = window as Window & { karigorMove?: { at: number; isDrawn: boolean } }
  const isInWindow = (part: Element) => {
    const { top, bottom, left, right } = part.getBoundingClientRect()
    return bottom > 0 && top < innerHeight && right > 0 && left < innerWidth
  }
  const isThere = () =>
    location.pathname + location.search === address &&
    // The address changes before the page is drawn.
    karigorMove?.isDrawn === true &&
    document.querySelector('#main h1') !== null &&
    ![...document.querySelectorAll('#main [aria-busy="true"]')].some(isInWindow)
  return new Promise((resolve, reject) => {
    const end = performance.now() + 30_000
    const look = () => {
      if (isThere()) resolve(performance.now() - (karigorMove?.at ?? 0))
      else if (performance.now() > end) reject(new Error(`${address} did not come`))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
}

/** Waits until nothing has arrived for a while. */
async function rest(page: Page, line: Line, still = STILL): Promise<void> {
  while (performance.now() - line.lastByteAt() < still) await page.waitForTimeout(200)
}

async function makeMove(
  page: Page,
  line: Line,
  { to, at = to ?? '/' }: Step,
  isPhone: boolean,
): Promise<Move> {
  await rest(page, line)
  if (to === undefined) await page.evaluate(() => history.back())
  else {
    const target = page.locator(`a[href="${to}"]`).filter({ visible: true }).first()
    if (isPhone) await target.tap()
    else {
      await target.hover()
      await target.click()
    }
  }
  const time = await page.evaluate(waitForPage, at)
  await rest(page, line)
  const seen = await page.evaluate(
    () => (window as Window & { karigorMove?: Omit<Move, 'time'> }).karigorMove,
  )
  return { time, task: seen?.task ?? 0, shift: seen?.shift ?? 0, wholeShift: seen?.wholeShift ?? 0 }
}

/** A buyer's moves are among the guest's. */
const WALKS = ['guest', 'learner', 'teacher'] as const

interface MovesOptions {
  line: Line
  /** The name of one walk; all of them when left out. */
  only?: string | undefined
  cookies: Readonly<Record<'learner' | 'teacher', Cookies>>
}

const count = (all: readonly number[], most: number) => all.filter((each) => each <= most).length

/** One line a move: first and second time, the longest task and the shift of both. */
function describeMoves(who: string, steps: readonly Step[], laps: readonly (readonly Move[])[]): string[] {
  const [first = [], second = []] = laps
  return steps.map(({ name }, index) => {
    const both = [first[index], second[index]].filter((move) => move !== undefined)
    const [one = 0, two = 0] = both.map(({ time }) => Math.round(time))
    const task = Math.round(Math.max(...both.map((move) => move.task)))
    const shift = Math.max(...both.map((move) => move.shift)).toFixed(3)
    const whole = Math.max(...both.map((move) => move.wholeShift)).toFixed(3)
    return `${who}, ${name}: ${one} ms, then ${two} ms; longest task ${task} ms, shift ${shift} (${whole})`
  })
}

async function walkTwice(
  browser: Browser,
  { as, start, steps, isOnPhones }: Walk,
  { line, cookies }: MovesOptions,
): Promise<{ steps: readonly Step[]; laps: Move[][] }> {
  line.begin()
  const context = await browser.newContext({
    viewport: isOnPhones ? PHONE : WIDE,
    hasTouch: isOnPhones,
    isMobile: isOnPhones,
    locale: 'bn-BD',
    timezoneId: 'Asia/Dhaka',
  })
  try {
    if (as === 'learner' || as === 'teacher') await context.addCookies(cookies[as])
    await refuseConsent(context)
    const page = await context.newPage()
    await page.addInitScript(watchPresses)
    await page.goto(line.origin + start)
    await page.locator('#main h1').waitFor()
    await rest(page, line, FIRST_STILL)
    const protocol = await context.newCDPSession(page)
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
    const walked = steps.filter(({ isOnPhonesAlone }) => isOnPhones || !isOnPhonesAlone)
    const laps: Move[][] = []
    for (const _lap of [1, 2]) {
      const lap: Move[] = []
      for (const step of walked) lap.push(await makeMove(page, line, step, isOnPhones))
      laps.push(lap)
    }
    return { steps: walked, laps }
  } finally {
    await context.close()
  }
}

export async function measureMoves(browser: Browser, options: MovesOptions): Promise<string[]> {
  const lines: string[] = []
  const times: [number[], number[]] = [[], []]
  const moves: Move[] = []
  for (const who of WALKS) {
    if (options.only !== undefined && options.only !== who) continue
    const { steps, laps } = await walkTwice(browser, walks[who], options)
    lines.push(...describeMoves(who, steps, laps))
    laps.forEach((lap, index) => times[index]?.push(...lap.map(({ time }) => time)))
    moves.push(...laps.flat())
  }
  const [first, second] = times
  const say = (all: readonly number[], goal: number) =>
    `${count(all, goal)} of ${all.length} within ${goal} ms, median ${Math.round(median(all))}, longest ${Math.round(Math.max(...all))}`
  const isLong = ({ task }: Move) => task > LONGEST_TASK
  const isMoved = ({ shift }: Move) => shift > MOST_SHIFT
  return [
    ...lines,
    `first time: ${say(first, FIRST_GOAL)}; second time: ${say(second, SECOND_GOAL)}; ` +
      `${moves.filter(isLong).length} of ${moves.length} with a task over ${LONGEST_TASK} ms, ${moves.filter(isMoved).length} with a shift over ${MOST_SHIFT}`,
  ]
}
