/**
 * Compares an imported table of marks with its submissions: what would change, and what is rejected and why.
 * Sends nothing.
 */

import type { Submission } from '#src/api/shapes/submission.ts'
import { cleanLine, isBlank } from '#src/lib/invisible.ts'
import { getColumnMark, listColumns, listQuestions, type MarkColumn } from './columns.ts'
import { readMark } from './read-mark.ts'
import type { MarksTable, TableRow } from './read-table.ts'
import { words } from './words.ts'

const { upload: texts } = words

export interface MarkChange {
  question: string
  criterion: string | undefined
  no: number
  from: number | null
  to: number
}

export interface ChangedPaper {
  submission: Submission
  marks: readonly MarkChange[]
  /** Undefined if it does not change. */
  comment: string | undefined
  /**
   * It would overwrite marks that the teacher may not have seen: saved since the table was exported, or the
   * table does not tell.
   */
  overwrites: 'newer' | 'unknown' | undefined
}

export interface RowProblem {
  line: number
  name: string
  reasons: readonly string[]
}

/** A filled column that is not used. */
export interface UnusedColumn {
  at: number
  name: string
  filled: number
  reason: string
}

export interface Comparison {
  changed: readonly ChangedPaper[]
  problems: readonly RowProblem[]
  unused: readonly UnusedColumn[]
  /** The questions that get marks, with their texts. */
  asked: readonly Pick<MarkColumn, 'no' | 'text'>[]
  /** Valid rows that change nothing. */
  same: number
}

const normaliseName = (name: string) => cleanLine(name).normalize('NFC')

/** By the id of the submission, else by the name if it is unique. */
function findPaper(papers: readonly Submission[], row: TableRow): Submission | string {
  if (row.paper !== '') return papers.find(({ _id }) => _id === row.paper) ?? texts.notFound
  const named = papers.filter(({ learner }) => normaliseName(learner.name) === normaliseName(row.name))
  const found =
    named.length > 1 && row.try !== '' ? named.filter(({ try_no }) => String(try_no) === row.try) : named
  if (found.length > 1) return texts.ambiguous
  return found[0] ?? texts.notFound
}

/** Empty cells change nothing; returns a reason if the cell is invalid. */
function readChange(paper: Submission, column: MarkColumn, text: string): MarkChange | string | undefined {
  const from = getColumnMark(paper, column)
  if (text === '' || Number(text) === from) return undefined
  const name = texts.column(column.no, column.criterion)
  if (!listQuestions(paper).some(({ _id }) => _id === column.question)) return texts.notAsked(name)
  const to = readMark(text, name, column.marks)
  if (typeof to === 'string' || to === from) return typeof to === 'string' ? to : undefined
  if (column.isSum) return texts.sumOnly(name)
  return { question: column.question, criterion: column.criterion, no: column.no, from, to }
}

function tellOverwrites(
  paper: Submission,
  row: TableRow,
  { marks, comment }: Pick<ChangedPaper, 'marks' | 'comment'>,
) {
  const isOver = marks.some(({ from }) => from !== null) || (comment !== undefined && !isBlank(paper.comment))
  if (!isOver) return undefined
  if (row.version === undefined) return 'unknown'
  return paper.version > row.version ? 'newer' : undefined
}

interface ComparedRow {
  change: ChangedPaper | undefined
  reasons: string[]
}

function compareRow(paper: Submission, columnOf: (sign: string) => MarkColumn, row: TableRow): ComparedRow {
  const cells = row.marks.map(({ column, text }) => {
    const own = columnOf(column.sign)
    return { own, read: readChange(paper, own, text) }
  })
  const marks = cells.flatMap(({ read }) => (typeof read === 'object' ? read : []))
  // The sum of changed criteria is recomputed, so an old one in its cell is not a fault.
  const isOldSum = ({ isSum, question }: MarkColumn) =>
    isSum && marks.some((mark) => mark.question === question)
  const reasons = cells.flatMap(({ own, read }) => (typeof read === 'string' && !isOldSum(own) ? read : []))
  const typed = row.comment ?? ''
  const comment = typed !== '' && typed !== paper.comment.trim() ? typed : undefined
  const change = { submission: paper, marks, comment }
  if (marks.length === 0 && comment === undefined) return { change: undefined, reasons }
  return { change: { ...change, overwrites: tellOverwrites(paper, row, change) }, reasons }
}

/** The total of a submission after the change. */
function sumPaper(paper: Submission, columns: readonly MarkColumn[], marks: readonly MarkChange[]): number {
  const own = columns.filter(({ isSum }) => !isSum)
  const markOf = (column: MarkColumn) =>
    marks.find(({ question, criterion }) => question === column.question && criterion === column.criterion)
      ?.to ?? getColumnMark(paper, column)
  return own.reduce((sum, column) => sum + (markOf(column) ?? 0), 0)
}

const UNUSED = { total: texts.unusedTotal, unknown: texts.unusedUnknown, twice: texts.unusedTwice }

function listUnused(
  { rows }: MarksTable,
  isReckoned: (row: TableRow, text: string) => boolean,
): UnusedColumn[] {
  const found = new Map<number, UnusedColumn>()
  for (const row of rows) {
    for (const { column, text } of row.others) {
      if (column.kind === 'total' && isReckoned(row, text)) continue
      const { at, kind } = column
      const name = column.name === '' ? texts.unnamed(at + 1) : texts.quoted(column.name)
      found.set(at, { at, name, filled: (found.get(at)?.filled ?? 0) + 1, reason: UNUSED[kind] })
    }
  }
  return [...found.values()].toSorted((one, other) => one.at - other.at)
}

/**
 * `otherExam`: none of its questions is one of these; `old`: their order or full marks have changed, or some
 * are gone.
 */
export function compareTable(
  papers: readonly Submission[],
  table: MarksTable,
): Comparison | 'otherExam' | 'old' {
  const columns = listColumns(papers)
  const bySign = new Map(columns.map((column) => [column.sign, column]))
  const found = table.columns.map(({ sign }) => bySign.get(sign))
  if (found.every((column) => column === undefined)) return 'otherExam'
  const isAsWas = table.columns.every(
    ({ no, marks }, at) => found[at]?.no === no && found[at]?.marks === marks,
  )
  if (!isAsWas) return 'old'
  const changed: ChangedPaper[] = []
  const problems: RowProblem[] = []
  const totals = new Map<TableRow, readonly number[]>()
  const met = new Set<string>()
  let same = 0
  for (const row of table.rows) {
    const paper = findPaper(papers, row)
    const refusal = typeof paper === 'string' ? paper : met.has(paper._id) ? texts.twice : undefined
    const { change, reasons } =
      typeof paper === 'string' || refusal !== undefined
        ? { change: undefined, reasons: [refusal!] }
        : compareRow(paper, (sign) => bySign.get(sign)!, row)
    if (reasons.length > 0) problems.push({ line: row.line, name: row.name, reasons })
    if (change) changed.push(change)
    if (reasons.length === 0 && !change) same += 1
    if (typeof paper === 'object') {
      met.add(paper._id)
      totals.set(row, [paper.mark ?? 0, sumPaper(paper, columns, change?.marks ?? [])])
    }
  }
  const unused = listUnused(table, (row, text) => totals.get(row)?.includes(Number(text)) === true)
  const moved = new Set(changed.flatMap(({ marks }) => marks.map(({ no }) => no)))
  const asked = new Map(columns.filter(({ no }) => moved.has(no)).map(({ no, text }) => [no, text]))
  return { changed, problems, unused, asked: Array.from(asked, ([no, text]) => ({ no, text })), same }
}
