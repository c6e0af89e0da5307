/** The tables of `npm run bench`: the figures of each visit, and their ratios to the plain React page's first visit of the same round. */

import { median, type Visit, type Visits } from './measure.ts'

const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`
const milliseconds = (time: number) => `${Math.round(time)} ms`
type Column = Exclude<keyof Visit, 'largest'>
const COLUMNS: readonly (readonly [column: Column, head: string, format: (middle: number) => string])[] = [
  ['firstPaint', 'first paint', seconds],
  ['largestPaint', 'largest', seconds],
  ['usable', 'usable', seconds],
  ['app', 'app', seconds],
  ['shift', 'shift', (shift) => shift.toFixed(3)],
  ['longestTask', 'longest', milliseconds],
  ['requests', 'requests', String],
  ['kilobytes', 'kB', (size) => size.toFixed(0)],
  ['allRequests', 'all', String],
  ['allKilobytes', 'kB of all', (size) => size.toFixed(0)],
  ['work', 'work', milliseconds],
  ['heap', 'heap', (size) => `${size.toFixed(1)} MB`],
]

export const PLAIN = 'plain React page'
export const FRAMED = 'course page'
export const PRERENDERED = 'prerendered course page'

const WIDTH = 28
const CELL = 13
const join = (name: string, cells: readonly string[]) =>
  name.padEnd(WIDTH) + cells.map((cell) => cell.padStart(CELL)).join('')

function buildRow(name: string, visits: readonly Visit[]): string {
  const cells = COLUMNS.map(([column, , format]) => format(median(visits.map((visit) => visit[column]))))
  return `${join(name, cells)}  ${visits.at(-1)?.largest ?? ''}`
}

/** One line for each visit; its last column names the largest paint of the last round. */
export const figureLines = (seen: ReadonlyMap<string, readonly Visits[]>): string[] => [
  join(
    '',
    COLUMNS.map(([, head]) => head),
  ),
  ...[...seen].flatMap(([name, visits]) => [
    buildRow(
      `${name}, first`,
      visits.map(({ first }) => first),
    ),
    buildRow(
      `${name}, second`,
      visits.map(({ second }) => second),
    ),
  ]),
]

const RATIOS = [
  ['first paint', 'first', 'firstPaint'],
  ['largest', 'first', 'largestPaint'],
  ['usable', 'first', 'usable'],
  ['app', 'first', 'app'],
  ['work', 'first', 'work'],
  ['heap', 'first', 'heap'],
  ['2nd paint', 'second', 'firstPaint'],
  ['2nd largest', 'second', 'largestPaint'],
  ['2nd usable', 'second', 'usable'],
] as const satisfies readonly (readonly [head: string, visit: keyof Visits, column: Column])[]
/** The goals of a room, by ratio. (docs/decisions/0014) */
const GOALS: Readonly<Record<string, Partial<Record<(typeof RATIOS)[number][0], number>>>> = {
  'guest home': { usable: 0.55 },
  [FRAMED]: { usable: 0.6 },
  [PRERENDERED]: { usable: 0.6 },
  'learner dashboard': { usable: 0.55, app: 1.1 },
  login: { usable: 0.9 },
  batch: { usable: 0.65 },
  player: { usable: 0.75 },
  'exam room': { usable: 0.6, app: 1.35 },
  certificate: { usable: 0.6 },
  'job list': { usable: 0.65 },
  'teacher today': { usable: 0.65 },
  grading: { usable: 0.75, app: 1.45 },
}
/** Goals of every room. */
const COMMON = { largest: 0.75, '2nd usable': 0.35 }

/** The median of the rounds' ratios, followed by the goal. */
export function ratioLines(seen: ReadonlyMap<string, readonly Visits[]>): string[] {
  const plain = seen.get(PLAIN) ?? []
  return [
    join(
      'of the plain page’s first',
      RATIOS.map(([head]) => head),
    ),
    ...[...seen].map(([name, visits]) => {
      const goals: Readonly<Record<string, number>> = name in GOALS ? { ...COMMON, ...GOALS[name] } : {}
      const cells = RATIOS.map(([head, visit, column]) => {
        // The plain page is usable when its app has drawn.
        const base = column === 'app' ? 'usable' : column
        const ratios = visits.map((each, round) => each[visit][column] / (plain[round]?.first[base] ?? NaN))
        const goal = goals[head]
        return median(ratios).toFixed(2) + (goal === undefined ? '' : ` (${goal})`)
      })
      return join(name, cells)
    }),
  ]
}
