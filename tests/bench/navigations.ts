/**
 * A tab that is open for days: event listeners, nodes and heap over many navigations in the rooms of a guest,
 * a learner and a teacher, each time after garbage collection. Goal: at most a tenth more at the end than
 * after the first rounds.
 */

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright'
import { median } from './measure.ts'

const GOAL = 1.1
const WIDE = { width: 1280, height: 900 }
/** By then each screen's file, and whatever it opens once, is loaded. */
const WARM_ROUNDS = 2
/** A page that was just left sometimes stays in memory, so the median of these rounds counts. */
const LOOKS = 3
/**
 * Passed to the browser: frequently run code is recompiled and kept in the same heap, half a megabyte in 200
 * navigations, which is not a leak of the app.
 */
export const STEADY_CODE = '--js-flags=--no-opt --no-maglev --no-sparkplug'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const CLASS = '/teacher/batches/batch-full-stack-12'

const CIRCLES: Readonly<Record<'guest' | 'learner' | 'teacher', readonly string[]>> = {
  guest: [
    '/',
    '/courses',
    '/course/full-stack-javascript',
    '/free',
    '/about',
    '/assessments',
    '/playlists',
    '/job-placement',
    '/support',
  ],
  learner: [
    '/dashboard',
    '/dashboard/my-courses',
    BATCH,
    `${BATCH}/notices`,
    `${BATCH}/progress`,
    `${BATCH}/recordings`,
    `${BATCH}/recordings/recording-fs12-22`,
    '/dashboard/routine',
    '/dashboard/tasks',
    '/dashboard/notes',
    '/dashboard/jobs',
    '/dashboard/certificates',
    '/dashboard/notifications',
    '/dashboard/profile',
    '/dashboard/transactions',
  ],
  teacher: [
    '/teacher',
    '/teacher/submissions',
    '/teacher/submissions/submission-grade-15',
    '/teacher/batches',
    `${CLASS}/study-plan`,
    `${CLASS}/learners`,
    `${CLASS}/notices`,
    `${CLASS}/resources`,
    '/teacher/exams/exam-fs12-quiz-open/statistics',
    '/teacher/levels',
    '/teacher/notices',
    '/teacher/notifications',
  ],
}

interface Held {
  listeners: number
  nodes: number
  /** Megabytes. */
  heap: number
}

type Cookies = Parameters<BrowserContext['addCookies']>[0]

async function readHeld(protocol: CDPSession): Promise<Held> {
  // Twice, since objects freed by the first collection may hold more.
  await protocol.send('HeapProfiler.collectGarbage')
  await protocol.send('HeapProfiler.collectGarbage')
  const { metrics } = await protocol.send('Performance.getMetrics')
  const read = (name: string) => metrics.find((each) => each.name === name)?.value ?? Number.NaN
  return { listeners: read('JSEventListeners'), nodes: read('Nodes'), heap: read('JSHeapUsedSize') / 1e6 }
}

/**
 * By the page's own link where it has one, else like Back and Forward. Runs in the page; ends when no request
 * is running any more.
 */
async function walkTo(address: string): Promise<void> {
  const link = document.querySelector<HTMLElement>(
    `a[href="${address}"]:not([aria-haspopup], [aria-expanded])`,
  )
  if (link) link.click()
  else {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  const isThere = () =>
    location.pathname === address &&
    document.querySelector('h1') !== null &&
    document.querySelector('[aria-busy="true"]') === null
  await new Promise<void>((resolve, reject) => {
    const end = setTimeout(() => reject(new Error(`${address} did not come`)), 30_000)
    let calm = 0
    const look = () => {
      calm = isThere() ? calm + 1 : 0
      if (calm < 3) requestAnimationFrame(look)
      else {
        clearTimeout(end)
        resolve()
      }
    }
    requestAnimationFrame(look)
  })
}

async function walkRound(page: Page, circle: readonly string[]): Promise<void> {
  for (const address of circle) await page.evaluate(walkTo, address)
}

const middle = (all: readonly Held[], name: keyof Held) => median(all.map((each) => each[name]))

async function walkCircle(
  page: Page,
  circle: readonly string[],
  count: number,
): Promise<{ before: Held; after: Held; walked: number }> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Performance.enable')
  const rounds = Math.max(2 * LOOKS, Math.ceil(count / circle.length))
  const looks: Held[] = []
  for (let round = 0; round < WARM_ROUNDS + rounds; round++) {
    await walkRound(page, circle)
    if (round >= WARM_ROUNDS) looks.push(await readHeld(protocol))
  }
  const pick = (part: readonly Held[]): Held => ({
    listeners: middle(part, 'listeners'),
    nodes: middle(part, 'nodes'),
    heap: middle(part, 'heap'),
  })
  return {
    before: pick(looks.slice(0, LOOKS)),
    after: pick(looks.slice(-LOOKS)),
    walked: rounds * circle.length,
  }
}

function formatChange(name: string, before: number, after: number, digits: number): string {
  return `${name} ${before.toFixed(digits)} to ${after.toFixed(digits)} (${(after / before).toFixed(2)})`
}

/** One line for each role; a third of the navigations each. */
export async function measureNavigations(
  browser: Browser,
  {
    client,
    cookies,
    count,
  }: { client: string; cookies: Readonly<Record<'learner' | 'teacher', Cookies>>; count: number },
): Promise<string[]> {
  const lines: string[] = []
  for (const role of ['guest', 'learner', 'teacher'] as const) {
    const context = await browser.newContext({
      viewport: WIDE,
      locale: 'bn-BD',
      timezoneId: 'Asia/Dhaka',
      serviceWorkers: 'block',
    })
    if (role !== 'guest') await context.addCookies(cookies[role])
    const page = await context.newPage()
    await page.goto(client + CIRCLES[role][0], { waitUntil: 'networkidle' })
    const { before, after, walked } = await walkCircle(page, CIRCLES[role], count / 3)
    await context.close()
    lines.push(
      `${role}, ${walked} navigations: ${formatChange('listeners', before.listeners, after.listeners, 0)}, ` +
        `${formatChange('nodes', before.nodes, after.nodes, 0)}, ${formatChange('heap MB', before.heap, after.heap, 2)}; goal ${GOAL}`,
    )
  }
  return lines
}
