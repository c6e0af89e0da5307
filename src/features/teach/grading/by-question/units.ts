/** The question or criteria of one card, so that each answer is read once. (picture 37) */

import { listMarkRows, listQuestions, type MarkRow, type Sheet } from '../sheet.ts'
import type { WorkKind } from './order.ts'

/** A question of an exam with all its criteria, or one criterion of an assignment. */
export interface Unit {
  id: string
  question: string
  /** Title of the criterion of an assignment. */
  criterion: string | undefined
  /** The marks to give, in order. */
  rows: readonly MarkRow[]
  /** Full marks. */
  marks: number
}

export function listUnits(sheet: Sheet, kind: WorkKind): readonly Unit[] {
  const all = listMarkRows(sheet)
  if (kind === 'assignment') return all.map((row) => ({ ...row, rows: [row] }))
  return listQuestions(sheet).map(({ id }) => {
    const rows = all.filter(({ question }) => question === id)
    const marks = rows.reduce((sum, row) => sum + row.marks, 0)
    return { id, question: id, criterion: undefined, rows, marks }
  })
}

/** The first one that is not marked by a key alone. */
export function findFirstUnit(sheet: Sheet, kind: WorkKind): string | undefined {
  const auto = new Set(listQuestions(sheet).flatMap(({ id, isAuto }) => (isAuto ? [id] : [])))
  const units = listUnits(sheet, kind)
  return (units.find(({ question }) => !auto.has(question)) ?? units[0])?.id
}

type Marks = Readonly<Record<string, number | null | undefined>>

export const hasAllMarks = ({ rows }: Unit, marks: Marks): boolean =>
  rows.every(({ id }) => typeof marks[id] === 'number')

/** Full marks with one key each; above, digits are typed. */
const MOST_KEYS = 9

export const hasDigitKeys = ({ marks }: Pick<MarkRow, 'marks'>) =>
  Number.isInteger(marks) && marks <= MOST_KEYS
