/**
 * `npm run bench -- --shifts`: every screen once on a phone and once in a wide window, first and second visit, on the slow connection of the other
 * figures: prints those on which what stood moved by more than the goal, and what moved; at the end how many they are.
 */

import type { Browser, BrowserContext, Page } from 'playwright'
import { allScreens, nameOf, type ScreenRow } from '../journeys/support/screens.ts'
import { refuseConsent } from '../support/decided-consent.ts'
import { LINE, PHONE } from './measure.ts'

const GOAL = 0.01
const WIDE = { width: 1280, height: 800 }
/** This many pages are open at once, since none of these figures is a time. */
const AT_ONCE = 3
const QUIET_MS = 1_500

interface Shift {
  value: number
  at: number
  what: readonly string[]
}

type Cookies = NonNullable<Parameters<BrowserContext['addCookies']>[0]>

interface Places {
  client: string
  /** The cookies of the visitors; a talent's where nobody of the name exists. */
  people: Readonly<Record<'learner' | 'teacher' | 'talent', Cookies>>
  /** Parts of addresses, separated by commas; all screens when left out. */
  only?: string | undefined
}

/** Runs in the page, before its scripts. */
function watchShifts(): void {
  const seen: Shift[] = []
  Object.assign(window, { karigorShifts: seen })
  const nameNode = (node: Node | null | undefined): string => {
    if (!(node instanceof Element)) return node?.nodeName ?? 'gone'
    return `${node.tagName.toLowerCase()} ${node.textContent.slice(0, 24)}`
  }
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number
      hadRecentInput: boolean
      sources: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[]
    })[]) {
      const what = entry.sources.map(({ node, previousRect, currentRect }) => {
        const rect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ')
        return `${nameNode(node)} (${rect(previousRect)} to ${rect(currentRect)})`
      })
      if (!entry.hadRecentInput) seen.push({ value: entry.value, at: Math.round(entry.startTime), what })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function readShifts(page: Page, url: string): Promise<readonly Shift[]> {
  const protocol = await page.context().newCDPSession(page)
  await protocol.send('Network.enable')
  await protocol.send('Network.emulateNetworkConditions', { offline: false, ...LINE })
  await page.goto(url, { waitUntil: 'networkidle' }).catch(() => undefined)
  await page.waitForTimeout(QUIET_MS)
  return page.evaluate(() => (window as Window & { karigorShifts?: Shift[] }).karigorShifts ?? [])
}

interface Look {
  visit: string
  hasMoved: boolean
  lines: readonly string[]
}

function describe(name: string, visit: string, shifts: readonly Shift[]): Look {
  const sum = shifts.reduce((all, { value }) => all + value, 0)
  const head = `${name}, ${visit} visit: shift ${sum.toFixed(3)} (goal ${GOAL})`
  const each = shifts.map(
    ({ value, at, what }) => `  ${value.toFixed(3)} after ${at} ms: ${what.slice(0, 4).join('; ')}`,
  )
  return { visit, hasMoved: sum > GOAL, lines: sum > GOAL ? [head, ...each] : [] }
}

function countLooks(looks: readonly Look[]): string {
  const counts = ['first', 'second'].map((visit) => {
    const those = looks.filter((look) => look.visit === visit)
    return `${those.filter(({ hasMoved }) => hasMoved).length} of ${those.length} ${visit} visits`
  })
  return `moved by more than ${GOAL}: ${counts.join(', ')}`
}

async function lookAt(browser: Browser, row: ScreenRow, { client, people }: Places): Promise<Look[]> {
  const looks: Look[] = []
  for (const viewport of [PHONE, WIDE]) {
    const context = await browser.newContext({ viewport, locale: 'bn-BD', timezoneId: 'Asia/Dhaka' })
    await refuseConsent(context)
    await context.addInitScript(watchShifts)
    const who = row.as === 'learner' || row.as === 'teacher' ? row.as : 'talent'
    if (row.as && people[who]) await context.addCookies(people[who])
    for (const visit of ['first', 'second']) {
      const page = await context.newPage()
      looks.push(
        describe(`${nameOf(row)}, ${viewport.width} px`, visit, await readShifts(page, client + row.address)),
      )
      await page.close()
    }
    await context.close()
  }
  return looks
}

export async function listShifts(
  browser: Browser,
  places: Places,
  tell: (line: string) => void,
): Promise<void> {
  const parts = places.only?.split(',') ?? ['']
  const rows = allScreens.filter(({ address }) => parts.some((part) => address.includes(part)))
  const looks: Look[] = []
  let next = 0
  const work = async () => {
    for (let row = rows[next++]; row; row = rows[next++]) {
      const ofRow = await lookAt(browser, row, places)
      for (const line of ofRow.flatMap(({ lines }) => lines)) tell(line)
      looks.push(...ofRow)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  tell(`${rows.length} screens on a phone and in a wide window ${countLooks(looks)}.`)
}
