/** Reads the cells of a table that a teacher chooses: any separator and encoding. */

import { decodeText } from '#src/lib/decode-text.ts'
import { type FileFault, findFileFault, isStripped } from './table-faults.ts'

/** A separator that Excel itself writes into the first line. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i
export const SEPARATORS = [',', ';', '\t', '|'] as const

/** The parser is loaded with the first table; without a `separator` it guesses. */
export async function parseCells(text: string, separator?: string): Promise<string[][]> {
  const { default: Papa } = await import('papaparse')
  const own = SEPARATOR_LINE.exec(text)
  const known = own?.[1] ?? separator
  const options = known === undefined ? { delimitersToGuess: [...SEPARATORS] } : { delimiter: known }
  const { data } = Papa.parse<string[]>(own ? text.slice(own[0].length) : text, {
    ...options,
    skipEmptyLines: false,
  })
  return data
}

export async function readCells(
  bytes: Uint8Array,
): Promise<{ cells: string[][]; isStripped: boolean } | FileFault> {
  const fault = findFileFault(bytes)
  if (fault) return fault
  const text = decodeText(bytes)?.replace(/^\uFEFF/, '')
  if (text === undefined) return 'unreadable'
  return { cells: await parseCells(text), isStripped: isStripped(text) }
}
