/** Builds workbooks in the shapes of programs that do not run here, part by part. */

import { strToU8, zipSync } from 'fflate'

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'

interface Sheet {
  name: string
  /** The rows' XML, with `{x}` before each element's name. */
  rows: string
  /** The part in the file; its number need not be that of the tab. */
  part?: string
  state?: 'hidden' | 'veryHidden'
  /** XML after the rows. */
  more?: string
}

interface Book {
  sheets: readonly Sheet[]
  /** `x:`, as the Open XML SDK and ClosedXML write. */
  prefix?: string
  strings?: readonly string[]
  /** The number formats of the styles, by style. */
  formats?: readonly string[]
  /** Targets from the root, as some programs write. */
  isAbsolute?: boolean
  is1904?: boolean
  parts?: Readonly<Record<string, string>>
}

const writeRelations = (rows: readonly [id: string, type: string, target: string][]) =>
  `<?xml version="1.0" encoding="UTF-8"?><Relationships xmlns="${PACKAGE}/relationships">${rows
    .map(([id, type, target]) => `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`)
    .join('')}</Relationships>`

export function buildWorkbook(book: Book): Uint8Array<ArrayBuffer> {
  const {
    sheets,
    prefix = '',
    strings = [],
    formats = [],
    isAbsolute = false,
    is1904 = false,
    parts = {},
  } = book
  const space = prefix === '' ? `xmlns="${MAIN}"` : `xmlns:${prefix.slice(0, -1)}="${MAIN}"`
  const write = (root: string, inside: string) =>
    `<?xml version="1.0" encoding="UTF-8"?><{x}${root} ${space} xmlns:r="${OFFICE}">${inside}</{x}${root}>`
  const base = isAbsolute ? '/xl/' : ''
  const places = sheets.map(({ part }, at) => part ?? `worksheets/sheet${at + 1}.xml`)
  const tabs = sheets
    .map(({ name, state }, at) => {
      const hidden = state ? ` state="${state}"` : ''
      return `<{x}sheet name="${name}" sheetId="${at + 1}"${hidden} r:id="rId${at + 1}"/>`
    })
    .join('')
  const numbers = formats
    .map((code, at) => `<{x}numFmt numFmtId="${164 + at}" formatCode="${code}"/>`)
    .join('')
  const looks = formats.map((_, at) => `<{x}xf numFmtId="${164 + at}"/>`).join('')
  const files: Record<string, string> = {
    '[Content_Types].xml': `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${PACKAGE}/content-types"/>`,
    '_rels/.rels': writeRelations([
      ['rId1', 'officeDocument', isAbsolute ? '/xl/workbook.xml' : 'xl/workbook.xml'],
    ]),
    'xl/workbook.xml': write(
      'workbook',
      `<{x}workbookPr${is1904 ? ' date1904="1"' : ''}/><{x}sheets>${tabs}</{x}sheets>`,
    ),
    'xl/_rels/workbook.xml.rels': writeRelations([
      ...places.map((part, at) => [`rId${at + 1}`, 'worksheet', base + part] as [string, string, string]),
      ['rIdS', 'sharedStrings', `${base}sharedStrings.xml`],
      ['rIdF', 'styles', `${base}styles.xml`],
    ]),
    'xl/sharedStrings.xml': write('sst', strings.map((text) => `<{x}si>${text}</{x}si>`).join('')),
    'xl/styles.xml': write(
      'styleSheet',
      `<{x}numFmts>${numbers}</{x}numFmts><{x}cellXfs>${looks}</{x}cellXfs>`,
    ),
    ...Object.fromEntries(
      sheets.map(({ rows, more = '' }, at) => [
        `xl/${places[at]}`,
        write('worksheet', `<{x}sheetData>${rows}</{x}sheetData>${more}`),
      ]),
    ),
    ...parts,
  }
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, strToU8(text.replaceAll('{x}', prefix))]),
    ),
  )
}

/** A row of inline texts; without places, as writers that stream leave them out. */
export const writeInlineRow = (texts: readonly string[]) =>
  `<{x}row>${texts.map((text) => `<{x}c t="inlineStr"><{x}is><{x}t>${text}</{x}t></{x}is></{x}c>`).join('')}</{x}row>`

/** Texts by their number among the shared ones; anything else is a cell's own XML without its place. */
export const writeRow = (no: number, cells: readonly (number | string)[]) =>
  `<{x}row r="${no}">${cells
    .map((cell, at) => {
      const place = `${String.fromCharCode(65 + at)}${no}`
      return typeof cell === 'number'
        ? `<{x}c r="${place}" t="s"><{x}v>${cell}</{x}v></{x}c>`
        : cell.replace('<{x}c', `<{x}c r="${place}"`)
    })
    .join('')}</{x}row>`
