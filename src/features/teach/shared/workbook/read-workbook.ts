/** The cells of the first filled sheet of an Excel file. A formula counts as its last result. */

import type { Refusal } from './found.ts'
import { type OfficeParts, readOfficeParts } from './office-parts.ts'

const MOST_COLUMNS = 60
const MOST_ROWS = 5000

const isNeeded = (name: string) => /^xl\/(?:sharedStrings|worksheets\/sheet\d+)\.xml$/.test(name)

function parseXml(parts: OfficeParts, name: string): Document | undefined {
  const bytes = parts.get(name)
  return bytes && new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xml')
}

/** A text may consist of several formatted runs; `rPh` is a reading aid beside it. */
const readRuns = (node: Element) =>
  [...node.getElementsByTagName('t')]
    .filter((each) => each.parentElement?.localName !== 'rPh')
    .map((each) => each.textContent)
    .join('')

/** `B7` is column 1. */
function readColumn(place: string): number {
  const letters = /^[A-Z]{1,3}/.exec(place)?.[0] ?? 'A'
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function readValue(cell: Element, shared: readonly string[]): string {
  const [type, value] = [cell.getAttribute('t'), cell.getElementsByTagName('v')[0]?.textContent ?? '']
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'inlineStr') return readRuns(cell)
  if (type === 'b') return value === '1' ? 'TRUE' : 'FALSE'
  return value
}

/** Written so that the reader of tables sees a formula as one. */
function readCellText(cell: Element, shared: readonly string[]): string {
  const formula = cell.getElementsByTagName('f')[0]?.textContent ?? ''
  const value = readValue(cell, shared)
  return formula !== '' && value === '' ? `=${formula}` : value
}

function readSheet(sheet: Document, shared: readonly string[]): string[][] {
  const rows: string[][] = []
  for (const row of [...sheet.getElementsByTagName('row')].slice(0, MOST_ROWS)) {
    const cells: string[] = []
    for (const cell of row.getElementsByTagName('c')) {
      const at = readColumn(cell.getAttribute('r') ?? '')
      if (at < MOST_COLUMNS) cells[at] = readCellText(cell, shared)
    }
    const no = Math.min(MOST_ROWS, Number(row.getAttribute('r')) || rows.length + 1)
    while (rows.length < no - 1) rows.push([])
    rows.push(Array.from(cells, (text) => text ?? ''))
  }
  return rows
}

export function readWorkbook(bytes: Uint8Array): string[][] | Refusal {
  const parts = readOfficeParts(bytes, isNeeded)
  if (typeof parts === 'string') return parts
  const strings = parseXml(parts, 'xl/sharedStrings.xml')
  const shared = [...(strings?.getElementsByTagName('si') ?? [])].map(readRuns)
  const names = [...parts.keys()]
    .filter((name) => name.includes('worksheets/'))
    .toSorted((one, other) => Number(/\d+/.exec(one)) - Number(/\d+/.exec(other)))
  for (const name of names) {
    const sheet = parseXml(parts, name)
    const cells = sheet ? readSheet(sheet, shared) : []
    if (cells.some((row) => row.some((cell) => cell !== ''))) return cells
  }
  return 'empty'
}
