/**
 * Parses a table of marks that a teacher imports: any separator and encoding, Bengali digits, apostrophes
 * before formulas.
 */

import { convertToLatin } from '#src/lib/bn.ts'
import { readCell } from '#src/lib/csv-cells.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { readTables } from '../shared/read-cells.ts'
import type { FileFault } from '../shared/table-faults.ts'
import { words } from './words.ts'

const { csv } = words

/** The header is searched in this many lines: some people put a title above it. */
const HEAD_WITHIN = 20

/** `old`: its columns do not identify their questions, as in an earlier release. */
export type TableProblem = FileFault | 'noHead' | 'old'

/** A column of the table whose marks are used. */
export interface TableColumn {
  at: number
  no: number
  marks: number
  sign: string
}

/** A column whose cells are not used; `total` is computed from the marks. */
interface OtherColumn {
  at: number
  name: string
  kind: 'total' | 'unknown' | 'twice'
}

export interface TableRow {
  /** The line in the file, as a spreadsheet counts: the first is 1. */
  line: number
  name: string
  try: string
  paper: string
  /** The submission's version when the table was exported; undefined if the table does not tell. */
  version: number | undefined
  /** Undefined if the table has no such column. */
  comment: string | undefined
  /** By column, as typed, with Latin digits. */
  marks: readonly { column: TableColumn; text: string }[]
  /** The filled cells of other columns. */
  others: readonly { column: OtherColumn; text: string }[]
}

export interface MarksTable {
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

const readFigure = (cell: string) => convertToLatin(cleanLine(cell)).replace(/^'/, '').replace(',', '.')
const readHead = (cell: string) => cleanLine(cell).normalize('NFC')

/** `প্রশ্ন 2: ভাষা (5) [k3x9a]`: the number, the full marks, and the code of question and criterion. */
const COLUMN = /^প্রশ্ন (\d+)(?:: .*)? \((\d+(?:\.\d+)?)\) \[([0-9a-z]{5})\]$/su
const OLD_COLUMN = /^প্রশ্ন \d+/u
/** `submission-1#4`: the submission and its version. */
const PAPER = /^(.*?)(?:#(\d+))?$/s

const PLACES = [csv.name, csv.try, csv.handedIn, csv.state, csv.full, csv.comment, csv.paper].map((name) =>
  name.normalize('NFC'),
)

interface TableHead {
  columns: TableColumn[]
  others: OtherColumn[]
  placeOf: (name: string) => number
}

function parseHead(head: readonly string[], width: number): TableHead {
  const columns: TableColumn[] = []
  const others: OtherColumn[] = []
  const names = Array.from({ length: width }, (_, at) => readHead(head[at] ?? ''))
  for (const [at, name] of names.entries()) {
    const [, no, marks, sign] = COLUMN.exec(convertToLatin(name)) ?? []
    const isKnown = PLACES.includes(name)
    const isTwice =
      sign === undefined
        ? isKnown && names.indexOf(name) < at
        : columns.some((column) => column.sign === sign)
    if (isTwice) others.push({ at, name, kind: 'twice' })
    else if (sign !== undefined) columns.push({ at, no: Number(no), marks: Number(marks), sign })
    else if (!isKnown)
      others.push({ at, name, kind: name === csv.total.normalize('NFC') ? 'total' : 'unknown' })
  }
  return { columns, others, placeOf: (name) => names.indexOf(name.normalize('NFC')) }
}

const namesPaper = (cells: readonly string[]) =>
  cells.some((cell) => [csv.name, csv.paper].some((name) => readHead(cell) === name.normalize('NFC')))

function readRow(
  cells: readonly string[],
  line: number,
  { columns, others, placeOf }: TableHead,
): TableRow[] {
  if (cells.every((cell) => cleanLine(cell) === '')) return []
  const cell = (name: string) => readCell(cells[placeOf(name)] ?? '')
  const [, paper = '', version] = PAPER.exec(cleanLine(cell(csv.paper))) ?? []
  return [
    {
      line,
      name: cleanLine(cell(csv.name)),
      try: readFigure(cell(csv.try)),
      paper,
      version: version === undefined ? undefined : Number(version),
      comment: placeOf(csv.comment) < 0 ? undefined : cell(csv.comment).replaceAll('\r\n', '\n').trim(),
      marks: columns.map((column) => ({ column, text: readFigure(cells[column.at] ?? '') })),
      others: others.flatMap((column) => {
        const text = readFigure(cells[column.at] ?? '')
        return text === '' ? [] : { column, text }
      }),
    },
  ]
}

export async function readTable(bytes: Uint8Array): Promise<MarksTable | TableProblem> {
  const read = await readTables(bytes)
  if (typeof read === 'string') return read
  const findTop = (cells: readonly (readonly string[])[]) => cells.slice(0, HEAD_WITHIN).findIndex(namesPaper)
  const lines = read.tables.find((cells) => findTop(cells) >= 0) ?? []
  const top = findTop(lines)
  if (top < 0) return read.isStripped ? 'stripped' : 'noHead'
  const width = lines.reduce((most, { length }) => Math.max(most, length), 0)
  const head = parseHead(lines[top]!, width)
  if (head.columns.length === 0)
    return head.others.some(({ name }) => OLD_COLUMN.test(convertToLatin(name))) ? 'old' : 'noHead'
  return {
    columns: head.columns,
    rows: lines.slice(top + 1).flatMap((cells, at) => readRow(cells, top + at + 2, head)),
  }
}
