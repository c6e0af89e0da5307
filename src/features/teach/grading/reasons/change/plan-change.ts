/** Plans what a changed reason does in each paper that has it, before anything is sent. (ruling R85) */

import type { Submission } from '#src/api/shapes/submission.ts'
import { formatReason, nameRow, readComment, type Reason } from '#src/lib/reasons.ts'
import {
  type Draft,
  getMark,
  getQuestionDraft,
  setMark,
  setQuestionComment,
  setReasons,
  setToSum,
  sumMarks,
} from '../../saving/draft.ts'
import type { Given } from '../../saving/give.ts'
import { readMarks } from '../../saving/read-marks.ts'
import { buildSheet, listMarkRows, type MarkRow, type Sheet } from '../../sheet.ts'
import { isHandGiven, listGiven } from '../give-reason.ts'

export interface ReasonChange {
  row: Pick<MarkRow, 'id' | 'question'> & { criterion?: string | undefined }
  /** Words without the criterion. */
  from: Reason
  to: Reason
  /** For an undo: by paper, the mark and comment that the reason alone does not restore. */
  earlier?: Readonly<Record<string, EarlierRow>>
}

/** A row before its reason was changed. */
export interface EarlierRow {
  mark: number | null
  /** The comment on the whole question. */
  comment: string
}

export interface ChangeStep {
  submission: Submission
  sheet: Sheet
  draft: Draft
  before: number | null
  after: number | null
  /** A hand gave the mark. */
  isByHand: boolean
}

/** The line of a reason in the comment. */
export const buildLine = ({ points, words }: Reason, { criterion }: Pick<MarkRow, 'criterion'>): string =>
  formatReason({ points, words: nameRow(words, criterion) })

export const hasLine = (comment: string, line: string): boolean =>
  readComment(comment).reasons.some((reason) => formatReason(reason) === line)

/** A paper that has both keeps one. */
function replaceReason(given: readonly Reason[], { from, to }: ReasonChange): readonly Reason[] {
  const [old, next] = [formatReason(from), formatReason(to)]
  const others = given.filter((each) => formatReason(each) !== next)
  return others.map((each) => (formatReason(each) === old ? to : each))
}

/** `takesSum`: marks given by hand become the sum too. Undefined for a paper without the reason. */
export function planPaper(
  submission: Submission,
  change: ReasonChange,
  takesSum: boolean,
): ChangeStep | undefined {
  const sheet = buildSheet(submission)
  const row = listMarkRows(sheet).find(({ id }) => id === change.row.id)
  const now = readMarks(sheet)
  const given = row ? listGiven(now, row) : []
  if (row === undefined || given.every((each) => formatReason(each) !== formatReason(change.from)))
    return undefined
  const isByHand = isHandGiven(now, row)
  const earlier = change.earlier?.[submission._id]
  if (earlier) {
    const draft = setQuestionComment(setMark(now, row, earlier.mark), row.question, earlier.comment)
    return { submission, sheet, draft, before: getMark(now, row), after: earlier.mark, isByHand }
  }
  const replaced = setReasons(now, row, replaceReason(given, change))
  const draft = isByHand && takesSum ? setToSum(replaced, row) : replaced
  return { submission, sheet, draft, before: getMark(now, row), after: getMark(draft, row), isByHand }
}

/**
 * Finds the mark and comment that the opposite change would not restore: of a paper whose mark by hand is
 * replaced by the sum, and of one that has both reasons.
 */
export function findEarlier(
  { submission, isByHand }: ChangeStep,
  change: ReasonChange,
  takesSum: boolean,
): EarlierRow | undefined {
  const sheet = buildSheet(submission)
  const row = listMarkRows(sheet).find(({ id }) => id === change.row.id)
  if (row === undefined) return undefined
  const now = readMarks(sheet)
  const hasBoth = listGiven(now, row).some((each) => formatReason(each) === formatReason(change.to))
  if (!hasBoth && !(isByHand && takesSum)) return undefined
  return { mark: getMark(now, row), comment: getQuestionDraft(now, row.question).comment }
}

/** Marks that the learner already sees stay shown. */
export function buildChange({ submission, sheet, draft }: ChangeStep): Given {
  const isChecked = submission.state === 'checked' || sumMarks(draft, listMarkRows(sheet)).missing === 0
  return { submission, kind: 'submission', sheet, draft, isChecked }
}
