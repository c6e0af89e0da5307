/** Marks as a table for spreadsheets: a row for each submission, a column for each question and criterion. */

import type { Submission } from '#src/api/shapes/submission.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { getColumnMark, listColumns, type MarkColumn } from './columns.ts'
import { words } from './words.ts'

const { csv } = words

/**
 * Spreadsheets execute text that looks like a formula, also after blanks and with full-width characters; an
 * apostrophe makes it text.
 */
const FORMULA = /^(?:[\t\r]|\s*[=+\-@＝＋－＠])/

function writeCell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value)
  const text = value ?? ''
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Removes the apostrophe that `writeCell` puts before a formula. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell
}

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

/**
 * UTF-8 with a byte order mark, so that spreadsheets read Bengali; line endings as in RFC 4180. Digits are
 * Latin, for calculations.
 */
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
  const lines = [head, ...rows].map((cells) => cells.map(writeCell).join(','))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}
