/**
 * The sheets of an Excel file by any program: texts as the cells show them, and remarks where that is not the
 * whole of it. A formula counts as its last result. (docs/decisions/0030)
 */

import { decodeText } from '#src/engines/archives/decode-text.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { nameBuiltIn, showNumber } from './number-format.ts'
import { type OfficeParts, readOfficeParts } from './office-parts.ts'

const MOST_COLUMNS = 60
const MOST_ROWS = 5000
const MOST_SHEETS = 40

/**
 * `unshown`: the cell shows more than its text, or something else; `date`: perhaps typed as 1/2; `merged`: the text
 * stands in a cell above; `hidden`: so is the row; `picture`: one lies on the row.
 */
export type Remark = 'unshown' | 'date' | 'merged' | 'hidden' | 'picture'

export interface Sheet {
  name: string
  isHidden: boolean
  cells: string[][]
  /** By row and column from 0; a remark without a column is about its row. */
  remarks: readonly { remark: Remark; row: number; column?: number }[]
}

export type WorkbookFault = 'empty' | 'bomb' | 'broken' | 'macro'

/** Where a part lies is the writer's choice; these are never needed and may be large. */
const OTHER_PARTS =
  /(?:^|[\\/])(?:theme|docProps|customXml|charts|pivot\w+|externalLinks|comments\d*|calcChain)[\\/.]/i
const isNeeded = (name: string) => /\.(?:xml|rels)$/i.test(name) && !OTHER_PARTS.test(name)

/** Element names may have a prefix, so they are compared without it. */
const listChildren = (node: Element | undefined, name: string) =>
  node ? [...node.children].filter((each) => each.localName === name) : []
const listAll = (node: Document | Element | undefined, name: string) =>
  node ? [...node.getElementsByTagNameNS('*', name)] : []

interface Package {
  parse: (name: string) => Document | undefined
  /** The parts that a part refers to, by id. */
  listRelated: (name: string) => ReadonlyMap<string, { target: string; type: string }>
}

/** `../drawings/drawing1.xml` beside `xl/worksheets/sheet1.xml`. */
const resolvePath = (target: string, base: string) =>
  decodeURI(new URL(target.replaceAll('\\', '/'), `part:///${base}`).pathname).replace(/^\/+/, '')

function openPackage(parts: OfficeParts): Package {
  const byName = new Map([...parts].map(([name, part]) => [name.replaceAll('\\', '/').toLowerCase(), part]))
  const parse = (name: string) => {
    const bytes = byName.get(name.toLowerCase())
    const text = bytes && decodeText(bytes)
    return text === undefined
      ? undefined
      : new DOMParser().parseFromString(text.replace(/^\uFEFF/, ''), 'application/xml')
  }
  const listRelated = (name: string) => {
    const slash = name.lastIndexOf('/') + 1
    const list = parse(`${name.slice(0, slash)}_rels/${name.slice(slash)}.rels`)
    const rows = listAll(list, 'Relationship').filter(
      (each) => each.getAttribute('TargetMode') !== 'External',
    )
    return new Map(
      rows.map((each) => [
        each.getAttribute('Id') ?? '',
        {
          target: resolvePath(each.getAttribute('Target') ?? '', name),
          type: each.getAttribute('Type')?.split('/').at(-1) ?? '',
        },
      ]),
    )
  }
  return { parse, listRelated }
}

/** `_x000D_` is a sign that XML cannot hold; `_x005F_` keeps such letters as they are. */
const decodeSigns = (text: string) =>
  text
    .replaceAll(/_x([0-9a-f]{4})_/gi, (_all, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/g, '\n')

interface Shown {
  text: string
  remark?: Remark | undefined
}

/** A text may consist of several formatted runs; `rPh` is a reading aid beside it. */
function readRuns(node: Element): Shown {
  const texts = listAll(node, 't').filter((each) => each.parentElement?.localName !== 'rPh')
  // A raised 2 is no 2.
  const isRaised = listAll(node, 'vertAlign').some((each) => each.getAttribute('val') !== 'baseline')
  return {
    text: decodeSigns(texts.map((each) => each.textContent).join('')),
    remark: isRaised ? 'unshown' : undefined,
  }
}

interface Book {
  shared: readonly Shown[]
  /** The number format of each style. */
  formats: readonly string[]
  is1904: boolean
}

function readFormats(styles: Document | undefined): string[] {
  const own = new Map(
    listAll(styles, 'numFmt').map((each) => [
      each.getAttribute('numFmtId'),
      each.getAttribute('formatCode') ?? '',
    ]),
  )
  return listChildren(listAll(styles, 'cellXfs')[0], 'xf').map((each) => {
    const id = each.getAttribute('numFmtId') ?? '0'
    return own.get(id) ?? nameBuiltIn(Number(id))
  })
}

/** `B7` is column 1; a cell without a place follows the last. */
function readColumn(place: string | null, next: number): number {
  const letters = /^[A-Z]{1,3}/.exec(place ?? '')?.[0]
  if (letters === undefined) return next
  return Array.from(letters).reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

function readValue(cell: Element, book: Book): Shown {
  const type = cell.getAttribute('t') ?? 'n'
  const value = listChildren(cell, 'v')[0]?.textContent ?? ''
  if (type === 's') return book.shared[Number(value)] ?? { text: '', remark: 'unshown' }
  const inline = listChildren(cell, 'is')[0]
  if (inline) return readRuns(inline)
  if (type === 'b') return { text: value === '1' || value === 'true' ? 'TRUE' : value === '' ? '' : 'FALSE' }
  if (type === 'd') return { text: value, remark: 'date' }
  if (type !== 'n' || isBlank(value) || !Number.isFinite(Number(value))) return { text: decodeSigns(value) }
  const format = book.formats[Number(cell.getAttribute('s') ?? 0)] ?? 'General'
  const { text, isSure, isDate } = showNumber(Number(value), format, book.is1904)
  return { text, remark: isSure ? (isDate ? 'date' : undefined) : 'unshown' }
}

/** Written so that the reader of tables sees a formula as one. */
function readCellText(cell: Element, book: Book): Shown {
  const formula = listChildren(cell, 'f')[0]?.textContent ?? ''
  const value = readValue(cell, book)
  return formula !== '' && value.text === '' ? { text: `=${formula}`, remark: 'unshown' } : value
}

interface Reading {
  cells: string[][]
  remarks: { remark: Remark; row: number; column?: number }[]
}

function readRows(sheet: Document, book: Book): Reading {
  const reading: Reading = { cells: [], remarks: [] }
  const { cells, remarks } = reading
  for (const row of listChildren(listAll(sheet, 'sheetData')[0], 'row')) {
    const no = Number(row.getAttribute('r')) || cells.length + 1
    if (no > MOST_ROWS) break
    while (cells.length < no) cells.push([])
    const line = cells[no - 1]!
    let next = 0
    for (const cell of listChildren(row, 'c')) {
      const column = readColumn(cell.getAttribute('r'), next)
      next = column + 1
      if (column >= MOST_COLUMNS) continue
      const { text, remark } = readCellText(cell, book)
      line[column] = text
      if (remark && text !== '') remarks.push({ remark, row: no - 1, column })
    }
    for (let at = 0; at < line.length; at += 1) line[at] ??= ''
    const isHidden = ['1', 'true'].includes(row.getAttribute('hidden') ?? '')
    if (isHidden && line.some((text) => text !== '')) remarks.push({ remark: 'hidden', row: no - 1 })
  }
  return reading
}

/** A text that stands for several rows is told once in the file, and counts for each of them. */
function fillMerged(sheet: Document, { cells, remarks }: Reading): void {
  for (const each of listAll(sheet, 'mergeCell')) {
    const [from = '', to = from] = (each.getAttribute('ref') ?? '').split(':')
    const column = readColumn(from, MOST_COLUMNS)
    const [top, end] = [from, to].map((place) => Number(/\d+/.exec(place)?.[0] ?? 0) - 1) as [number, number]
    const text = cells[top]?.[column] ?? ''
    if (text === '' || column >= MOST_COLUMNS) continue
    for (let row = top + 1; row <= Math.min(end, cells.length - 1); row += 1) {
      const line = cells[row]!
      while (line.length <= column) line.push('')
      line[column] = text
      remarks.push({ remark: 'merged', row, column })
    }
  }
}

/** The rows on which pictures, shapes and charts lie. */
function listPictureRows(name: string, { parse, listRelated }: Package): number[] {
  const drawings = [...listRelated(name).values()].filter(({ type }) => type === 'drawing')
  return drawings.flatMap(({ target }) =>
    ['oneCellAnchor', 'twoCellAnchor'].flatMap((kind) =>
      listAll(parse(target), kind).map((each) => Number(listAll(each, 'row')[0]?.textContent ?? 0)),
    ),
  )
}

function readSheet(name: string, files: Package, book: Book): Reading {
  const sheet = files.parse(name)
  if (!sheet) return { cells: [], remarks: [] }
  const reading = readRows(sheet, book)
  fillMerged(sheet, reading)
  for (const row of listPictureRows(name, files)) reading.remarks.push({ remark: 'picture', row })
  return reading
}

function findBook(files: Package): string {
  const main = [...files.listRelated('').values()].find(({ type }) => type === 'officeDocument')
  return main?.target ?? 'xl/workbook.xml'
}

const isFilled = ({ cells }: Reading) => cells.some((row) => row.some((cell) => !isBlank(cell)))

/** The filled sheets in the order of their tabs. */
export function readWorkbook(bytes: Uint8Array): Sheet[] | WorkbookFault {
  const parts = readOfficeParts(bytes, isNeeded)
  if (typeof parts === 'string') return parts
  const files = openPackage(parts)
  const main = findBook(files)
  const workbook = files.parse(main)
  const related = files.listRelated(main)
  const find = (kind: string) => [...related.values()].find(({ type }) => type === kind)?.target ?? ''
  const is1904 = listAll(workbook, 'workbookPr')[0]?.getAttribute('date1904') ?? '0'
  const book: Book = {
    shared: listAll(files.parse(find('sharedStrings')), 'si').map(readRuns),
    formats: readFormats(files.parse(find('styles'))),
    is1904: is1904 === '1' || is1904 === 'true',
  }
  const tabs = listAll(workbook, 'sheet').flatMap((each) => {
    const id = [...each.attributes].find((attribute) => attribute.localName === 'id')?.value ?? ''
    const part = related.get(id)
    if (part?.type !== 'worksheet') return []
    const state = each.getAttribute('state') ?? 'visible'
    return { part: part.target, name: each.getAttribute('name') ?? '', isHidden: state !== 'visible' }
  })
  if (tabs.length === 0) return 'broken'
  const sheets = tabs
    .slice(0, MOST_SHEETS)
    .map(({ part, name, isHidden }) => ({ name, isHidden, ...readSheet(part, files, book) }))
    .filter(isFilled)
  return sheets.length === 0 ? 'empty' : sheets
}
