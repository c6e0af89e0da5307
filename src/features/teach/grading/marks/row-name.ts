/** Names of the marks to give: short below the question's heading, full elsewhere. */

import { listQuestions, type MarkRow, type Sheet } from '../sheet.ts'
import { words } from '../words.ts'

/** Counts from 1. */
export function getQuestionNumber(sheet: Sheet, { question }: Pick<MarkRow, 'question'>): number {
  return listQuestions(sheet).findIndex(({ id }) => id === question) + 1
}

/** Title of the criterion, or the number of the question unless it is the only one. */
export function getRowTitle(sheet: Sheet, row: MarkRow): string {
  if (row.criterion !== undefined) return row.criterion
  return listQuestions(sheet).length === 1
    ? words.marks.answer
    : words.marks.whole(getQuestionNumber(sheet, row))
}

/** The title with its question, since several questions may have criteria with the same name. */
export function getRowName(sheet: Sheet, row: MarkRow): string {
  const isAlone = row.criterion === undefined || listQuestions(sheet).length === 1
  const title = getRowTitle(sheet, row)
  return isAlone ? title : words.marks.inQuestion(getQuestionNumber(sheet, row), title)
}
