/** Edits a grading draft: the marks and comments that a teacher has typed. */

import type { QuestionMark } from '#src/api/shapes/submission.ts'
import { appendPhrase } from '#src/lib/append-phrase.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { readComment, type Reason, writeComment } from '#src/lib/reasons.ts'
import type { GradingDraft, QuestionDraft } from '#src/stores/grading/grading-draft.ts'
import type { GradingSave } from '#src/stores/grading/grading-save.ts'
import { type MarkRow, listMarkRows, listQuestions, type Sheet } from '../sheet.ts'
import { putMark, putReasons, type RowState, takeSum } from './row-comment.ts'

export type Draft = Omit<GradingDraft, 'owner'>

const EMPTY: QuestionDraft = { mark: null, rubric: {}, comment: '', lines: [] }

function readSavedQuestion(held: QuestionMark | undefined): QuestionDraft {
  if (held === undefined) return EMPTY
  const rubric = Object.fromEntries(held.rubric.map(({ title, mark }) => [title, mark]))
  return { mark: held.mark ?? null, rubric, comment: held.comment, lines: held.lines }
}

/** A draft that equals the marks saved on the server. */
export function createDraft(sheet: Sheet): Draft {
  const questions = listQuestions(sheet).map(({ id }) => [
    id,
    readSavedQuestion(sheet.saved.marks.find(({ question }) => question === id)),
  ])
  return {
    submission: sheet.id,
    version: sheet.version,
    questions: Object.fromEntries(questions),
    comment: sheet.saved.comment,
    edit: 0,
  }
}

/** The draft that a save contains. */
export function readSaveBody(sheet: Sheet, { marks = [], comment, retest }: GradingSave['body']): Draft {
  const draft = createDraft(sheet)
  const sent = marks.map(
    ({ question, mark, rubric = [], comment: words, lines = [] }): [string, QuestionDraft] => [
      question,
      {
        mark,
        rubric: Object.fromEntries(rubric.map((each) => [each.title, each.mark])),
        comment: words,
        lines,
      },
    ],
  )
  return {
    ...draft,
    questions: { ...draft.questions, ...Object.fromEntries(sent) },
    comment: comment ?? draft.comment,
    ...(retest && { retest }),
  }
}

export function getQuestionDraft(draft: Pick<Draft, 'questions'>, question: string): QuestionDraft {
  return draft.questions[question] ?? EMPTY
}

function changeQuestion(draft: Draft, question: string, change: Partial<QuestionDraft>): Draft {
  const questions = { ...draft.questions, [question]: { ...getQuestionDraft(draft, question), ...change } }
  return { ...draft, questions, edit: draft.edit + 1 }
}

/** The question as the server has it; the others stay as typed. */
export function resetQuestion(draft: Draft, sheet: Sheet, question: string): Draft {
  return changeQuestion(draft, question, getQuestionDraft(createDraft(sheet), question))
}

/** Null if no mark is given yet, which differs from a mark of 0. */
export function getMark(draft: Pick<Draft, 'questions'>, { question, criterion }: MarkRow): number | null {
  const held = getQuestionDraft(draft, question)
  return (criterion === undefined ? held.mark : held.rubric[criterion]) ?? null
}

export function getRowState(draft: Pick<Draft, 'questions'>, row: MarkRow): RowState {
  return { mark: getMark(draft, row), comment: getQuestionDraft(draft, row.question).comment }
}

/** The mark of a row and its reasons, which belong together. */
function setRowState(draft: Draft, row: MarkRow, { mark, comment }: RowState): Draft {
  if (row.criterion === undefined) return changeQuestion(draft, row.question, { mark, comment })
  const { [row.criterion]: _before, ...others } = getQuestionDraft(draft, row.question).rubric
  const rubric = mark === null ? others : { ...others, [row.criterion]: mark }
  return changeQuestion(draft, row.question, { rubric, comment })
}

/** Clamps the mark to the range from 0 to the full marks of the row. */
export function setMark(draft: Draft, row: MarkRow, mark: number | null): Draft {
  const fit = mark === null ? null : Math.min(Math.max(mark, 0), row.marks)
  return setRowState(draft, row, putMark(getRowState(draft, row), row, fit))
}

export function setReasons(draft: Draft, row: MarkRow, reasons: readonly Reason[]): Draft {
  return setRowState(draft, row, putReasons(getRowState(draft, row), row, reasons))
}

/** Takes the sum of the reasons in place of a mark given by hand. */
export function setToSum(draft: Draft, row: MarkRow): Draft {
  return setRowState(draft, row, takeSum(getRowState(draft, row), row))
}

/** Sets the comment on one answer of several. */
export function setQuestionComment(draft: Draft, question: string, comment: string): Draft {
  return changeQuestion(draft, question, { comment })
}

/** The words of a comment that are no reasons. */
export const getFreeWords = (draft: Pick<Draft, 'questions'>, question: string): string =>
  readComment(getQuestionDraft(draft, question).comment).rest

export function setFreeWords(draft: Draft, question: string, rest: string): Draft {
  const parts = readComment(getQuestionDraft(draft, question).comment)
  return setQuestionComment(draft, question, writeComment({ ...parts, rest }))
}

export function setComment(draft: Draft, comment: string): Draft {
  return { ...draft, comment, edit: draft.edit + 1 }
}

/** Appends a reusable phrase unless the comment already contains it. */
export function addToComment(draft: Draft, phrase: string): Draft {
  const comment = appendPhrase(draft.comment, phrase)
  return comment === draft.comment ? draft : setComment(draft, comment)
}

/** Sets the comment on one line of code, as it is typed; an empty text removes it. */
export function setLineComment(draft: Draft, question: string, line: number, text: string): Draft {
  const others = getQuestionDraft(draft, question).lines.filter((each) => each.line !== line)
  const lines = isBlank(text) ? others : [...others, { line, text }]
  return changeQuestion(draft, question, { lines: lines.toSorted((one, other) => one.line - other.line) })
}

export function setRetest(draft: Draft, retest: 'granted' | 'refused' | undefined): Draft {
  return { ...draft, retest, edit: draft.edit + 1 }
}

export interface Total {
  given: number
  full: number
  /** Number of rows without a mark. */
  missing: number
}

export function sumMarks(draft: Pick<Draft, 'questions'>, rows: readonly MarkRow[]): Total {
  const marks = rows.map((row) => getMark(draft, row))
  return {
    given: marks.reduce<number>((sum, mark) => sum + (mark ?? 0), 0),
    full: rows.reduce((sum, row) => sum + row.marks, 0),
    missing: marks.filter((mark) => mark === null).length,
  }
}

/** Sums the criteria of a question; null while none of them has a mark. */
export function sumQuestionMark(
  draft: Pick<Draft, 'questions'>,
  rows: readonly MarkRow[],
  question: string,
): number | null {
  const own = rows.filter((row) => row.question === question)
  const marks = own.flatMap((row) => getMark(draft, row) ?? [])
  return marks.length === 0 ? null : marks.reduce((sum, mark) => sum + mark, 0)
}

/** Tells whether two drafts of one paper say the same, whenever they were typed. */
export function isSameDraft(one: Draft, other: Draft, sheet: Sheet): boolean {
  const listWords = ({ comment, retest, questions }: Draft) => [
    comment,
    retest ?? null,
    ...listQuestions(sheet).map(({ id }) => {
      const own = getQuestionDraft({ questions }, id)
      return [own.comment, own.lines.map(({ line, text }) => [line, text.trim()])]
    }),
  ]
  return (
    JSON.stringify(listWords(one)) === JSON.stringify(listWords(other)) &&
    listMarkRows(sheet).every((row) => getMark(one, row) === getMark(other, row))
  )
}

/** True when saving would change nothing. */
export const isSameAsSaved = (draft: Draft, sheet: Sheet): boolean =>
  isSameDraft(draft, createDraft(sheet), sheet)

/** Parses a typed mark: null for an empty text, undefined for anything but a number from 0 to the full marks. */
export function parseMark(text: string, marks: number): number | null | undefined {
  if (isBlank(text)) return null
  const mark = Number(convertToLatin(text.trim()))
  return Number.isFinite(mark) && mark >= 0 && mark <= marks ? mark : undefined
}
