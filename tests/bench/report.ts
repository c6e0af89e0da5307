/** The table of `npm run bench`: a line for each visit of a room, and one for each goal. */

import { median, type PageUnderTest, type Visit, type Visits } from './measure.ts'

const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`
const milliseconds = (time: number) => `${Math.round(time)} ms`
const COLUMNS: readonly (readonly [column: keyof Visit, head: string, format: (middle: number) => string])[] =
  [
    ['firstPaint', 'first paint', seconds],
    ['largestPaint', 'largest', seconds],
    ['usable', 'usable', seconds],
    ['shift', 'shift', (shift) => shift.toFixed(3)],
    ['longestTask', 'longest task', milliseconds],
    ['requests', 'requests', String],
    ['chain', 'chain', String],
    ['kilobytes', 'kB', (size) => size.toFixed(0)],
    ['work', 'work', milliseconds],
    ['heap', 'heap', (size) => `${size.toFixed(1)} MB`],
  ]

export const PLAIN = 'plain React page'
export const FRAMED = 'course page'
export const PAINTED = 'course page, painted'

/** Goals as parts of another page's first visit in the same run: the plain React page's, where none is named. */
const GOALS: readonly (readonly [
  page: string,
  column: keyof Visit,
  visit: keyof Visits,
  goal: number,
  beside?: string,
])[] = [
  [PAINTED, 'largestPaint', 'first', 0.6, FRAMED],
  ['guest home', 'firstPaint', 'first', 0.4],
  ['guest home', 'largestPaint', 'first', 0.95],
  ['learner dashboard', 'usable', 'first', 0.9],
  ['learner dashboard', 'work', 'first', 1.25],
  ['learner dashboard', 'firstPaint', 'stored', 0.25],
  ['learner dashboard', 'usable', 'stored', 0.5],
  ['exam room', 'usable', 'first', 1.5],
  ['exam room', 'usable', 'stored', 1],
  ['exam room', 'work', 'first', 2],
  ['grading', 'usable', 'first', 1.2],
  ['grading', 'heap', 'first', 1.5],
]

function row(name: string, visits: readonly Visit[]): string {
  const cells = COLUMNS.map(([column, , format]) =>
    format(median(visits.map((visit) => visit[column]))).padStart(13),
  )
  return `${name.padEnd(28)}${cells.join('')}`
}

/** The goal for a later visit's first paint out of the worker, as a part of the first visit's. */
const STORED_GOAL = 0.3

const paintOf = (visits: readonly Visits[], pick: (each: Visits) => Visit | undefined) =>
  median(visits.map((each) => pick(each)?.firstPaint ?? Number.NaN))

/** Beside the least that any page could reach: one word from a worker, by the same first visit. */
export function paintRatio(name: string, visits: readonly Visits[], word: readonly Visits[]): string {
  const first = paintOf(visits, (each) => each.first)
  const ratio = (list: readonly Visits[]) => (paintOf(list, (each) => each.stored) / first).toFixed(2)
  return `${name}: first paint from the worker is ${ratio(visits)} of the first visit's (goal ${STORED_GOAL}; one word from a worker ${ratio(word)})`
}

/** One line for each goal. */
export function goalLines(seen: ReadonlyMap<PageUnderTest, readonly Visits[]>): string[] {
  const find = (name: string) => [...seen].find(([page]) => page.name === name)?.[1] ?? []
  const middleOf = (list: readonly Visits[], visit: keyof Visits, column: keyof Visit) =>
    median(list.map((each) => each[visit]?.[column] ?? Number.NaN))
  const isSeen = (name: string) => find(name).length > 0
  return GOALS.filter(([page, , , , beside = PLAIN]) => isSeen(page) && isSeen(beside)).map(
    ([page, column, visit, goal, beside = PLAIN]) => {
      const ratio = middleOf(find(page), visit, column) / middleOf(find(beside), 'first', column)
      const head = COLUMNS.find(([name]) => name === column)?.[1]
      return `${page}, ${visit} visit: ${head} is ${ratio.toFixed(2)} of the ${beside}'s (goal ${goal})`
    },
  )
}

export function visitLines({ name, hasWorker }: PageUnderTest, visits: readonly Visits[]): string[] {
  const first = visits.map((each) => each.first)
  const second = visits.map((each) => each.second)
  const stored = visits.flatMap((each) => each.stored ?? [])
  return [
    row(`${name}, first`, first),
    row(`${name}, second`, second),
    ...(hasWorker ? [row(`${name}, from worker`, stored)] : []),
  ]
}

export const headLine = () => `${''.padEnd(28)}${COLUMNS.map(([, head]) => head.padStart(13)).join('')}`
