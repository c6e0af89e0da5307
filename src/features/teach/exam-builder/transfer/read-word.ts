/** The lines of a Word file, with lists, bold, exponents and small pictures. */

import { zipSync } from 'fflate'
import { isCarriedPicture, measureCarried, writePicture } from '#src/engines/media/question-picture.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { type OfficeParts, readOfficeParts } from '../../shared/workbook/office-parts.ts'
import type { Refusal } from './found.ts'
import type { TextLine } from './line-questions.ts'
import { takePicture, decodeBase64 } from './pictures.ts'
import { hasHead } from './table-questions.ts'
import { DRAWN, markBijoyFonts, markDrawings } from './word-parts.ts'

const NEEDED =
  /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/document\d*\.xml\.rels|(?:document\d*|styles|numbering|footnotes|comments)\.xml|media\/[^/]+\.(?:png|jpe?g|webp)))$/i

/** HTML that a line carries as it is, by the number between the two signs. */
export const KEPT = /\uE010(\d+)\uE011/g

/** In the place of a picture that a question cannot carry, and of an equation or a drawing. */
export const LOST = '<!-- -->'
export const LOST_DRAWING = '<!--  -->'

interface Reading {
  lines: TextLine[]
  kept: string[]
  /** Tables with one question a row, and the paragraphs of their rows. */
  tables: { cells: string[][]; lines: number[] }[]
  /** The paragraph that is read, counted from 1. */
  no: number
}
export type WordText = Pick<Reading, 'lines' | 'kept' | 'tables'>

const keep = (reading: Reading, html: string) => `\uE010${reading.kept.push(html) - 1}\uE011`

/** The text of a node as Markdown; what Markdown lacks is kept as HTML. */
function readInline(node: Node, reading: Reading): string {
  if (node.nodeType === Node.TEXT_NODE)
    return (node.nodeValue ?? '').replaceAll(DRAWN, () => keep(reading, LOST_DRAWING))
  if (!(node instanceof Element)) return ''
  const inside = [...node.childNodes].map((each) => readInline(each, reading)).join('')
  switch (node.localName) {
    case 'br':
      return '\n'
    case 'sup':
    case 'sub':
      return isBlank(inside)
        ? inside
        : keep(reading, `<${node.localName}>${node.textContent}</${node.localName}>`)
    case 'img':
      return readPicture(node, reading)
    default:
      return inside
  }
}

function readPicture(node: Element, reading: Reading): string {
  const src = node.getAttribute('src') ?? ''
  if (isCarriedPicture(src)) {
    const alt = node.getAttribute('alt') ?? ''
    return keep(reading, writePicture({ src, alt, ...measureCarried(src) }))
  }
  return keep(reading, LOST)
}

const isAllBold = (node: Element) => {
  const bold = [...node.querySelectorAll('strong')].map((each) => each.textContent).join('')
  return !isBlank(bold) && bold.replaceAll(/\s/g, '') === node.textContent.replaceAll(/\s/g, '')
}

function addLines(text: string, rest: Omit<TextLine, 'text' | 'no'>, reading: Reading): void {
  for (const line of text.split('\n')) reading.lines.push({ ...rest, no: reading.no, text: line })
}

const SHAPES = new Set(['ul', 'ol', 'table', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li'])

/** The paragraphs of a cell are its lines. */
function readCell(cell: Element, reading: Reading): string {
  const blocks = [...cell.children].filter((each) => SHAPES.has(each.localName))
  reading.no += Math.max(1, blocks.length)
  const parts = blocks.length === 0 ? [cell] : blocks
  return parts
    .map((each) => readInline(each, reading).trim())
    .join('\n')
    .trim()
}

function readTable(table: Element, reading: Reading): void {
  const lines: number[] = []
  const cells = [...table.querySelectorAll('tr')].map((row) => {
    lines.push(reading.no + 1)
    return [...row.children].map((cell) => readCell(cell, reading))
  })
  if (hasHead(cells)) reading.tables.push({ cells, lines })
  else
    for (const [at, row] of cells.entries())
      for (const line of row.join(' ').split('\n'))
        reading.lines.push({ text: line, no: lines[at]!, depth: 0, isCell: true })
}

function readBlock(node: Element, depth: number, reading: Reading): void {
  const name = node.localName
  if (name === 'ul' || name === 'ol') for (const item of node.children) readBlock(item, depth + 1, reading)
  else if (name === 'table') readTable(node, reading)
  else {
    const inner = [...node.childNodes].filter(
      (each) => !(each instanceof Element && SHAPES.has(each.localName)),
    )
    const text = inner.map((each) => readInline(each, reading)).join('')
    if (!isBlank(text) || name === 'p') {
      reading.no += 1
      addLines(text, { depth, isBold: isAllBold(node) }, reading)
    }
    for (const child of node.children) if (SHAPES.has(child.localName)) readBlock(child, depth, reading)
  }
}

async function takePictures(body: HTMLElement): Promise<void> {
  for (const picture of body.querySelectorAll('img')) {
    const bytes = picture.src.startsWith('data:image/')
      ? decodeBase64(picture.src.slice(picture.src.indexOf(',') + 1))
      : undefined
    // oxlint-disable-next-line no-await-in-loop -- one decoded picture at a time is enough for a phone
    const carried = bytes && (await takePicture(bytes))
    if (carried) Object.assign(picture, { src: carried.src })
  }
}

async function readWordHtml(html: string): Promise<Reading> {
  const reading: Reading = { lines: [], kept: [], tables: [], no: 0 }
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  await takePictures(body)
  for (const block of body.children) readBlock(block, 0, reading)
  return reading
}

function parseXml(parts: OfficeParts, name: string): Document | undefined {
  const bytes = parts.get(name)
  return bytes && new DOMParser().parseFromString(new TextDecoder().decode(bytes), 'application/xml')
}

/** The ids of the pictures that the converter gets. */
function listPictures(parts: OfficeParts, name: string): ReadonlySet<string> {
  const related = parseXml(parts, name.replace(/[^/]+$/, '_rels/$&.rels'))
  const rows = related ? [...related.getElementsByTagNameNS('*', 'Relationship')] : []
  const isHere = (each: Element) =>
    parts.has(
      new URL(each.getAttribute('Target') ?? '', 'part:///word/document.xml').pathname.replace(/^\/+/, ''),
    )
  return new Set(rows.filter(isHere).map((each) => each.getAttribute('Id') ?? ''))
}

/** The document with marks where the converter would be silent. */
function markDocument(parts: OfficeParts, name: string): Uint8Array | undefined {
  const body = parseXml(parts, name)
  if (!body || body.getElementsByTagName('parsererror').length > 0) return undefined
  markDrawings(body, listPictures(parts, name))
  markBijoyFonts(body, parseXml(parts, 'word/styles.xml'))
  return new TextEncoder().encode(new XMLSerializer().serializeToString(body))
}

/** Only checked parts reach the converter, packed anew without compression. */
export async function readWord(bytes: Uint8Array): Promise<WordText | Refusal> {
  const parts = readOfficeParts(bytes, (name) => NEEDED.test(name))
  if (typeof parts === 'string') return parts
  const name = [...parts.keys()].find((each) => /^word\/document\d*\.xml$/i.test(each)) ?? ''
  const marked = markDocument(parts, name)
  if (!marked) return 'broken'
  const { default: mammoth } = await import('mammoth')
  const packed = zipSync({ ...Object.fromEntries(parts), [name]: marked }, { level: 0 })
  // In a browser the converter reads the first, in Node the second.
  const input = { arrayBuffer: packed.slice().buffer, buffer: packed as never }
  try {
    const options = { externalFileAccess: false, ignoreEmptyParagraphs: false }
    const { value } = await mammoth.convertToHtml(input, options)
    return await readWordHtml(value)
  } catch {
    return 'broken'
  }
}
