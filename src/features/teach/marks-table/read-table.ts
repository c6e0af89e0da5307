/** Reads a table of marks that a teacher gives back: any separator and encoding, Bengali digits, apostrophes before formulas. */
import { convertToLatin } from '#src/lib/bn.ts'
import { decodeText } from '#src/lib/decode-text.ts'
import { cleanLine } from '#src/lib/invisible.ts'
import { readCell } from './marks-csv.ts'
import { words } from './words.ts'

const { csv } = words

/** How every ZIP begins, and so every workbook. */
const ZIP_START = [0x50, 0x4b]
/** A separator that Excel itself writes into the first line. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i
const SEPARATORS = [',', ';', '\t', '|']

export type TableProblem = 'workbook' | 'unreadable' | 'noHead'

/** A column of the table that holds marks. */
export interface TableColumn {
  at: number
  no: number
  criterion: string | undefined
}

export interface TableRow {
  /** Of the file, counted from 1 with the head. */
  line: number
  name: string
  try: string
  paper: string
  /** Undefined where the table has no such column. */
  comment: string | undefined
  /** By column, as typed, with Latin digits. */
  marks: readonly { column: TableColumn; text: string }[]
}

export interface MarksTable {
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
}

const readFigure = (cell: string) => convertToLatin(cleanLine(cell)).replace(/^'/, '').replace(',', '.')

/** `প্রশ্ন 2: ভাষা (5)` as it was written; the full marks in brackets are told by the papers. */
const COLUMN = /^প্রশ্ন (\d+)(?:: (.*))? \(\d+(?:\.\d+)?\)$/

function parseHead(head: readonly string[]): TableColumn[] {
  return head.flatMap((cell, at) => {
    const found = COLUMN.exec(convertToLatin(cleanLine(cell)).normalize('NFC'))
    return found ? [{ at, no: Number(found[1]), criterion: found[2] }] : []
  })
}

/** The parser comes with the first table. */
async function parseCells(text: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse')
  const own = SEPARATOR_LINE.exec(text)
  const options = own ? { delimiter: own[1]! } : { delimitersToGuess: SEPARATORS }
  const { data } = Papa.parse<string[]>(own ? text.slice(own[0].length) : text, { ...options, skipEmptyLines: false })
  return data
}

export async function readTable(bytes: Uint8Array): Promise<MarksTable | TableProblem> {
  if (ZIP_START.every((byte, at) => bytes[at] === byte)) return 'workbook'
  const text = decodeText(bytes)?.replace(/^\uFEFF/, '')
  if (text === undefined) return 'unreadable'
  const [head = [], ...lines] = await parseCells(text)
  const columns = parseHead(head)
  const places = head.map((cell) => cleanLine(cell).normalize('NFC'))
  const placeOf = (name: string) => places.indexOf(name.normalize('NFC'))
  const [name, paper, comment, tried] = [csv.name, csv.paper, csv.comment, csv.try].map(placeOf) as [number, number, number, number]
  if (columns.length === 0 || (name < 0 && paper < 0)) return 'noHead'
  const rows = lines.flatMap((cells, at) => {
    if (cells.every((cell) => cleanLine(cell) === '')) return []
    const cell = (place: number) => readCell(cells[place] ?? '')
    const marks = columns.map((column) => ({ column, text: readFigure(cells[column.at] ?? '') }))
    return [
      {
        line: at + 2,
        name: cleanLine(cell(name)),
        try: readFigure(cell(tried)),
        paper: cleanLine(cell(paper)),
        comment: comment < 0 ? undefined : cell(comment).replaceAll('\r\n', '\n').trim(),
        marks,
      },
    ]
  })
  return { columns, rows }
}
