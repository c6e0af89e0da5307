/** The tables of `npm run bench`: the figures of each visit, and their ratios to the plain React page's first visit of the same round. */

import { median, type Visit, type Visits } from './measure.ts'

const seconds = (time: number) => `${(time / 1000).toFixed(2)} s`
const milliseconds = (time: number) => `${Math.round(time)} ms`
type Column = Exclude<keyof Visit, 'largest'>
const COLUMNS: readonly (readonly [column: Column, head: string, format: (middle: number) => string])[] = [
  ['firstPaint', 'first paint', seconds],
  ['largestPaint', 'largest', seconds],
  ['usable', 'usable', seconds],
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

const RATIOS: readonly (readonly [head: string, visit: keyof Visits, column: Column])[] = [
  ['first paint', 'first', 'firstPaint'],
  ['largest', 'first', 'largestPaint'],
  ['usable', 'first', 'usable'],
  ['work', 'first', 'work'],
  ['heap', 'first', 'heap'],
  ['2nd paint', 'second', 'firstPaint'],
  ['2nd largest', 'second', 'largestPaint'],
  ['2nd usable', 'second', 'usable'],
]
/** The limits of a room, in the order of the ratios; undefined where none is set. (docs/decisions/0014) */
const GOALS: Readonly<Record<string, readonly (number | undefined)[]>> = {
  'guest home': [0.42, 1.05, 0.92, undefined, 1.8, 0.25],
  [FRAMED]: [0.42, 1.05, 0.88, undefined, 1.8, 0.25],
  [PRERENDERED]: [0.42, 0.6],
  'learner dashboard': [0.42, 1.05, 0.95, 2, 1.8, 0.25, undefined, 0.5],
  login: [0.42, 1.05, 0.85],
  batch: [undefined, 1.05, 1],
  player: [undefined, 1.05, 1.2],
  'exam room': [undefined, 1.05, 1.1],
  certificates: [undefined, 1.05, 1.2],
  'job list': [undefined, 1.05, 1.2],
  'teacher today': [0.42, 1.05, 1.2],
  grading: [undefined, 1.05, 1.1],
}

/** The median of the rounds' ratios, followed by the goal. */
export function ratioLines(seen: ReadonlyMap<string, readonly Visits[]>): string[] {
  const plain = seen.get(PLAIN) ?? []
  return [
    join(
      'of the plain page’s first',
      RATIOS.map(([head]) => head),
    ),
    ...[...seen].map(([name, visits]) => {
      const cells = RATIOS.map(([, visit, column], at) => {
        const ratios = visits.map((each, round) => each[visit][column] / (plain[round]?.first[column] ?? NaN))
        const goal = GOALS[name]?.[at]
        return median(ratios).toFixed(2) + (goal === undefined ? '' : ` (${goal})`)
      })
      return join(name, cells)
    }),
  ]
}
