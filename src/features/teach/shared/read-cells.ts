/** Reads the cells of a table that a teacher chooses: any separator and encoding, in one pass. (RFC 4180) */

import { decodeText } from '#src/engines/archives/decode-text.ts'
import { type FileFault, findFileFault, isStripped } from './table-faults.ts'
import { readWorkbook, type Sheet } from './workbook/read-workbook.ts'

/** A separator that Excel itself writes into the first line. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i
export const SEPARATORS = [',', ';', '\t', '|'] as const
/** Enough lines to tell the separator, and to find the names of the columns. */
const LOOKED_AT = 25
/** More than any batch has learners, or an exam questions. */
const MOST_ROWS = 100_000
const MOST_COLUMNS = 2000

export interface ParsedCells {
  cells: string[][]
  /** A quotation mark that begins a cell is never closed, so that the rest of the file is that cell. */
  isOpen: boolean
}

/** The end of a quoted cell, behind its closing mark; -1 if there is none. */
function findQuoteEnd(text: string, from: number): number {
  let at = text.indexOf('"', from)
  while (at >= 0 && text[at + 1] === '"') at = text.indexOf('"', at + 2)
  return at < 0 ? -1 : at + 1
}

/** The first of the signs that end a cell. */
function findCellEnd(text: string, from: number, separator: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === separator || sign === '\n' || sign === '\r') return at
  }
  return text.length
}

/**
 * Our own, since papaparse (5.7) reads `"Hello" he said,5` and all rows behind it as one cell, where Excel and this read `Hello he
 * said`; it takes one kind of line end for the whole file, and seconds for 5 MB behind an open quotation mark.
 */
export function parseCells(text: string, separator: string, most = Infinity): ParsedCells {
  const cells: string[][] = [[]]
  let [at, isOpen] = [0, false]
  while (cells.length <= most && cells.at(-1)!.length <= MOST_COLUMNS) {
    let cell = ''
    if (text[at] === '"') {
      const end = findQuoteEnd(text, at + 1)
      isOpen ||= end < 0
      cell = text.slice(at + 1, end < 0 ? text.length : end - 1).replaceAll('""', '"')
      at = end < 0 ? text.length : end
    }
    const end = findCellEnd(text, at, separator)
    cells.at(-1)!.push(cell + text.slice(at, end))
    at = end
    if (at >= text.length) break
    if (text[at] === separator) at += 1
    else {
      at += text.startsWith('\r\n', at) ? 2 : 1
      cells.push([])
    }
  }
  return { cells: cells.slice(0, most), isOpen }
}

/** The separator with which the first lines have the most cells. */
function guessSeparator(text: string): string {
  const counts = SEPARATORS.map((separator) =>
    Math.max(...parseCells(text, separator, LOOKED_AT).cells.map(({ length }) => length)),
  )
  return SEPARATORS[counts.indexOf(Math.max(...counts))]!
}

/** The separator that Excel names in the first line, and the text behind it. */
export function takeSeparatorLine(text: string): { text: string; separator: string | undefined } {
  const own = SEPARATOR_LINE.exec(text)
  return own ? { text: text.slice(own[0].length), separator: own[1] } : { text, separator: undefined }
}

/** The first lines of a table, to see whether it is one. */
export const parseFirstLines = (text: string, separator: string) =>
  parseCells(text, separator, LOOKED_AT).cells

/** A text above counts for its own row only: two people never share a mark. */
function listOwnCells({ cells, remarks }: Sheet): string[][] {
  const own = cells.map((row) => [...row])
  for (const { remark, row, column } of remarks)
    if (remark === 'merged' && column !== undefined) own[row]![column] = ''
  return own
}

/** Visible sheets of a workbook, or the lines of a text. `isStripped`: its Bengali letters became question marks. */
export async function readTables(
  bytes: Uint8Array,
): Promise<{ tables: string[][][]; isStripped: boolean } | FileFault> {
  const fault = findFileFault(bytes)
  if (fault === 'workbook') {
    const sheets = readWorkbook(bytes)
    if (typeof sheets === 'string') return sheets === 'empty' ? 'empty' : fault
    return { tables: sheets.filter(({ isHidden }) => !isHidden).map(listOwnCells), isStripped: false }
  }
  if (fault) return fault
  const decoded = decodeText(bytes)?.replace(/^\uFEFF/, '')
  if (decoded === undefined) return 'unreadable'
  const { text, separator = guessSeparator(decoded) } = takeSeparatorLine(decoded)
  const { cells, isOpen } = parseCells(text, separator, MOST_ROWS + 1)
  if (cells.length > MOST_ROWS || cells.some(({ length }) => length > MOST_COLUMNS)) return 'tooBig'
  return isOpen ? 'openQuote' : { tables: [cells], isStripped: isStripped(decoded) }
}
