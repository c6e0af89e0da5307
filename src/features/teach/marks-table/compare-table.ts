/** Compares a table of marks with the papers that it is about: what would change, and which rows cannot be taken. Sends nothing. */
import type { Submission } from '#src/api/shapes/submission.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { getColumnMark, listColumns, type MarkColumn } from './columns.ts'
import type { MarksTable, TableColumn, TableRow } from './read-table.ts'
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
  of: Submission
  marks: readonly MarkChange[]
  /** Undefined where it stays. */
  comment: string | undefined
}

export interface RowProblem {
  line: number
  name: string
  reason: string
}

export interface Comparison {
  changed: readonly ChangedPaper[]
  problems: readonly RowProblem[]
  /** Papers of the table that stay as they are. */
  same: number
}

function matchColumn(columns: readonly MarkColumn[], { no, criterion }: TableColumn): MarkColumn | undefined {
  return columns.find((each) => each.no === no && (each.criterion ?? '').normalize('NFC') === (criterion ?? ''))
}

const plainName = (name: string) => cleanLine(name).normalize('NFC')

/** By the id of the paper, else by the name where it is the only one. */
function findPaper(papers: readonly Submission[], row: TableRow): Submission | string {
  if (row.paper !== '') return papers.find(({ _id }) => _id === row.paper) ?? texts.notFound
  const named = papers.filter(({ learner }) => plainName(learner.name) === plainName(row.name))
  const found = named.length > 1 && row.try !== '' ? named.filter(({ try_no }) => String(try_no) === row.try) : named
  if (found.length > 1) return texts.ambiguous
  return found[0] ?? texts.notFound
}

/** Empty cells change nothing; a reason where the cell cannot be taken. */
function readChange(paper: Submission, column: MarkColumn, text: string): MarkChange | string | undefined {
  if (text === '') return undefined
  const from = getColumnMark(paper, column)
  const to = Number(text)
  const name = texts.column(column.no, column.criterion)
  if (!Number.isFinite(to) || to < 0 || to > column.marks) return texts.badMark(name, column.marks)
  if (to === from) return undefined
  if (column.isSum) return texts.sumOnly(name)
  return { question: column.question, criterion: column.criterion, no: column.no, from, to }
}

function compareRow(paper: Submission, columns: readonly MarkColumn[], row: TableRow): ChangedPaper | string | undefined {
  const read = row.marks.map(({ column, text }) => {
    const own = matchColumn(columns, column)
    return own && readChange(paper, own, text)
  })
  // The sum of criteria that change is reckoned anew, so that an old one in its cell is no fault.
  const isMoved = (at: number) =>
    read.some((each, other) => other !== at && typeof each === 'object' && each.no === row.marks[at]!.column.no)
  const isOldSum = (at: number) => {
    const own = matchColumn(columns, row.marks[at]!.column)
    return own?.isSum === true && isMoved(at)
  }
  const reason = read.find((each, at) => typeof each === 'string' && !isOldSum(at))
  if (typeof reason === 'string') return reason
  const marks = read.filter((each) => typeof each === 'object')
  const comment = row.comment !== undefined && row.comment !== '' && row.comment !== paper.comment.trim() ? row.comment : undefined
  return marks.length === 0 && comment === undefined ? undefined : { of: paper, marks, comment }
}

/** Undefined when the table asks other questions than the papers. */
export function compareTable(papers: readonly Submission[], table: MarksTable): Comparison | undefined {
  const columns = listColumns(papers)
  if (!table.columns.every((column) => matchColumn(columns, column))) return undefined
  const changed: ChangedPaper[] = []
  const problems: RowProblem[] = []
  const met = new Set<string>()
  for (const row of table.rows) {
    const paper = findPaper(papers, row)
    const result = typeof paper === 'string' ? paper : met.has(paper._id) ? texts.twice : compareRow(paper, columns, row)
    if (typeof result === 'string') problems.push({ line: row.line, name: row.name, reason: result })
    else if (result) changed.push(result)
    if (typeof paper === 'object') met.add(paper._id)
  }
  return { changed, problems, same: table.rows.length - changed.length - problems.length }
}
