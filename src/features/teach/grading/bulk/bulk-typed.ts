/**
 * Reads the typed values of the bulk forms: a draft that survives a killed tab, and the resulting action.
 * (ruling R16)
 */

import * as v from 'valibot'
import { isBlank } from '#src/lib/invisible.ts'
import { type AnswerGroup, groupAnswers } from '../equal-answers.ts'
import { parseMark } from '../saving/draft.ts'
import { getAnswerText, listQuestions } from '../sheet.ts'
import { type BulkAction, type BulkItem, findCommonRows, type RowChoice } from './bulk-plan.ts'
import { words } from './words.ts'

export const BulkTyped = v.object({
  way: v.picklist(['same', 'equal', 'agreed']),
  /** Row of the common mark; missing until one is chosen, empty for only a comment. */
  row: v.optional(v.string()),
  text: v.string(),
  comment: v.string(),
  /** The question whose answers are on screen. */
  question: v.optional(v.string()),
  /** Typed marks by question and answer. */
  marks: v.record(v.string(), v.record(v.string(), v.string())),
})
export type BulkTyped = v.InferOutput<typeof BulkTyped>

export const NOTHING_TYPED: BulkTyped = { way: 'same', text: '', comment: '', marks: {} }

/** Separates the drafts of different work, whichever of its submissions are selected. */
export function buildBulkDraftKey(items: readonly BulkItem[]): string {
  return `bulk:${[...new Set(items.map(({ submission }) => submission.exam ?? submission.assignment ?? submission._id))].toSorted().join(' ')}`
}

export function listRowChoices(items: readonly BulkItem[]): RowChoice[] {
  return findCommonRows(items, ({ criterion }, no) => words.rowOf(no, criterion))
}

/** The chosen row, else the first; undefined if only a comment is given. */
export function findTypedRow(rows: readonly RowChoice[], { row }: BulkTyped): RowChoice | undefined {
  return row === '' ? undefined : (rows.find(({ id }) => id === row) ?? rows[0])
}

export interface TextQuestion {
  id: string
  marks: number
  /** Counts from 1. */
  no: number
  html: string
  groups: readonly AnswerGroup<BulkItem>[]
}

/** Lists the questions that have a text answer in every submission, with their equal answers. */
export function listTextQuestions(items: readonly BulkItem[]): TextQuestion[] {
  const [first] = items
  if (first === undefined) return []
  return listQuestions(first.sheet).flatMap(({ id, asked, marks, criteria }, at) => {
    const isAsked = (item: BulkItem) => listQuestions(item.sheet).some((question) => question.id === id)
    const isShared =
      criteria.length === 0 &&
      items.every((item) => isAsked(item) && getAnswerText(item.sheet, id) !== undefined)
    if (!isShared) return []
    return [
      {
        id,
        marks,
        no: at + 1,
        html: asked.text,
        groups: groupAnswers(items, (item) => getAnswerText(item.sheet, id) ?? ''),
      },
    ]
  })
}

/** The mark typed for a group: null for none, undefined for an invalid one. */
export function parseGroupMark(
  { marks }: BulkTyped,
  { id, marks: full }: TextQuestion,
  text: string,
): number | null | undefined {
  return parseMark(marks[id]?.[text] ?? '', full)
}

export function hasBadMark(typed: BulkTyped, question: TextQuestion): boolean {
  return question.groups.some(({ text }) => parseGroupMark(typed, question, text) === undefined)
}

function readSame(rows: readonly RowChoice[], typed: BulkTyped): BulkAction | undefined {
  const row = findTypedRow(rows, typed)
  const mark = row === undefined ? null : parseMark(typed.text, row.marks)
  if (mark === undefined || (mark === null && isBlank(typed.comment))) return undefined
  return { kind: 'same', row: row?.id ?? '', mark, comment: typed.comment.trim() }
}

/** Collects the marks of all questions, including those that are not on screen. */
function readEqual(questions: readonly TextQuestion[], typed: BulkTyped): BulkAction | undefined {
  if (questions.some((question) => hasBadMark(typed, question))) return undefined
  const marks = new Map<string, Map<string, number>>()
  for (const question of questions)
    for (const { text, answers } of question.groups) {
      const mark = parseGroupMark(typed, question, text)
      if (typeof mark !== 'number') continue
      for (const { submission } of answers)
        marks.set(
          submission._id,
          (marks.get(submission._id) ?? new Map<string, number>()).set(question.id, mark),
        )
    }
  return marks.size === 0 ? undefined : { kind: 'equal', marks }
}

/** Undefined while there is nothing to do, or a typed value is invalid. */
export function readAction(items: readonly BulkItem[], typed: BulkTyped): BulkAction | undefined {
  if (typed.way === 'agreed') return { kind: 'agreed' }
  return typed.way === 'same'
    ? readSame(listRowChoices(items), typed)
    : readEqual(listTextQuestions(items), typed)
}
