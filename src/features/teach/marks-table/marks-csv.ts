/** Marks as a table for spreadsheets: a row for each submission, a column for each question and criterion. */

import type { Submission } from '#src/api/shapes/submission.ts'
import { buildCsv } from '#src/lib/csv-cells.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { getColumnMark, listColumns, type MarkColumn } from './columns.ts'
import { words } from './words.ts'

const { csv } = words

/** With the code that identifies the column when the table is imported. */
export function nameColumn({
  no,
  criterion,
  marks,
  sign,
}: Pick<MarkColumn, 'no' | 'criterion' | 'marks' | 'sign'>): string {
  return `${criterion === undefined ? csv.question(no, marks) : csv.criterion(no, criterion, marks)} [${sign}]`
}

/** With its version, which shows at the import whether somebody has saved the submission meanwhile. */
const namePaper = ({ _id, version }: Pick<Submission, '_id' | 'version'>) => `${_id}#${version}`

/** Digits are Latin, for calculations. */
export function buildMarksCsv(papers: readonly Submission[]): string {
  const columns = listColumns(papers)
  const head = [
    csv.name,
    csv.try,
    csv.handedIn,
    csv.state,
    ...columns.map(nameColumn),
    csv.total,
    csv.full,
    csv.comment,
    csv.paper,
  ]
  const rows = papers.map((paper) => {
    const { learner, try_no, submitted_at, state, mark, marks, comment } = paper
    const day = submitted_at ? getDhakaDay(submitted_at) : ''
    const own = columns.map((column) => getColumnMark(paper, column))
    return [learner.name, try_no, day, csv.states[state], ...own, mark, marks, comment, namePaper(paper)]
  })
  return buildCsv([head, ...rows])
}
