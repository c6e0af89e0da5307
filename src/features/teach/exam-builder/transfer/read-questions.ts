/**
 * Reads a teacher's file of questions: Word, Excel, PDF, CSV, GIFT, Aiken, Moodle XML or QTI, whatever its name
 * says. Nothing is added here.
 */

import { decodeText } from '#src/engines/archives/decode-text.ts'
import { MEGABYTE } from '#src/lib/bytes.ts'
import { isLockedOffice, readDocumentFormat } from '#src/lib/document-format.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { parseCells, parseFirstLines, SEPARATORS, takeSeparatorLine } from '../../shared/read-cells.ts'
import { findFileFault, isStripped } from '../../shared/table-faults.ts'
import { readWorkbook } from '../../shared/workbook/read-workbook.ts'
import type { AskedPart } from './exchange/asked.ts'
import { buildFound, describeAsked, isTooLong } from './exchange/build.ts'
import { readExchangeXml, readExchangeZip } from './exchange/package.ts'
import { isXmlLike } from './exchange/xml.ts'
import {
  type Doubt,
  type FoundQuestion,
  MOST_QUESTIONS,
  type ReadFile,
  type Refusal,
  type Unread,
} from './found.ts'
import { isGift, readGift } from './gift-read.ts'
import { readLines, type TextLine } from './line-questions.ts'
import { limitPictures } from './pictures.ts'
import { dropFontMarks, makeBijoyReader } from './question-text.ts'
import { isGarbled, type PdfText, readPdf } from './read-pdf.ts'
import { KEPT, LOST, LOST_DRAWING, readWord, type WordText } from './read-word.ts'
import { hasHead, readTableQuestions, type Table } from './table-questions.ts'

export const MOST_FILE_BYTES = 10 * MEGABYTE
/** A text of this length has more questions than any exam. */
const MOST_TEXT = 6_000_000
const MOST_LINES = 200_000
/** Three pictures are 240,000 letters. */
const MOST_LINE = 600_000

/** A file whose text is known, before its questions are. */
type Content =
  | { kind: 'tables'; tables: readonly Table[]; isStripped: boolean }
  | { kind: 'lines'; lines: readonly TextLine[] }
  | ({ kind: 'word' } & WordText)
  | { kind: 'gift'; text: string }
  | { kind: 'asked'; parts: readonly AskedPart[] }
  | ({ kind: 'pdf' } & PdfText)

const toLines = (text: string): Content => ({
  kind: 'lines',
  lines: text.split('\n').map((line) => ({ text: line })),
})

const toTable = (cells: string[][]): Table => ({ name: '', isHidden: false, cells, remarks: [] })

/** Questions are full of commas and bars, so the separator is the one with which a line names the columns. */
function findTable(whole: string): string[][] | 'openQuote' | undefined {
  const { text, separator: own } = takeSeparatorLine(whole)
  const found = (own === undefined ? SEPARATORS : [own]).find((separator) =>
    hasHead(parseFirstLines(text, separator)),
  )
  if (found === undefined) return undefined
  const { cells, isOpen } = parseCells(text, found)
  return isOpen ? 'openQuote' : cells
}

function readText(bytes: Uint8Array, name: string): Content | Refusal {
  const fault = findFileFault(bytes)
  if (fault === 'workbook' || fault === 'oldWorkbook') return 'oldOffice'
  if (fault === 'pdf') return 'broken'
  if (fault) return fault
  const text = decodeText(bytes)
    ?.replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
  if (text === undefined) return 'unreadable'
  if (isBlank(text)) return 'empty'
  const lines = text.split('\n')
  const isTooLong = lines.length > MOST_LINES || lines.some(({ length }) => length > MOST_LINE)
  if (text.length > MOST_TEXT || isTooLong) return 'tooBig'
  const isTable = /\.(?:csv|tsv)$/i.test(name)
  if (!isTable && isGift(text)) return { kind: 'gift', text }
  const cells = findTable(text)
  if (cells === 'openQuote') return cells
  if (isTable || cells)
    return { kind: 'tables', tables: [toTable(cells ?? [])], isStripped: isStripped(text) }
  return toLines(text)
}

const REFUSED = {
  html: 'webPage',
  program: 'program',
  odt: 'openDocument',
  ods: 'openDocument',
  odp: 'otherKind',
  pptx: 'otherKind',
  rtf: 'oldOffice',
} as const satisfies Readonly<Record<string, Refusal>>

const toAsked = (parts: AskedPart[] | Refusal): Content | Refusal =>
  typeof parts === 'string' ? parts : { kind: 'asked', parts }

async function readContent(file: File): Promise<Content | Refusal> {
  if (file.size === 0) return 'empty'
  if (file.size > MOST_FILE_BYTES) return 'tooBig'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = readDocumentFormat(bytes)
  if (format === 'office') return isLockedOffice(bytes) ? 'locked' : 'oldOffice'
  if (format === 'docx') {
    const word = await readWord(bytes)
    return typeof word === 'string' ? word : { kind: 'word', ...word }
  }
  if (format === 'xlsx') {
    const tables = readWorkbook(bytes)
    return typeof tables === 'string' ? tables : { kind: 'tables', tables, isStripped: false }
  }
  if (format === 'pdf') {
    const pdf = await readPdf(bytes)
    return typeof pdf === 'string' ? pdf : { kind: 'pdf', ...pdf }
  }
  if (format === 'zip') return toAsked(readExchangeZip(bytes))
  if (format === undefined && isXmlLike(bytes)) return toAsked(readExchangeXml(bytes))
  return format === undefined ? readText(bytes, file.name) : REFUSED[format]
}

/** An empty line ends a group of lines. */
function groupLines(lines: readonly string[]): string[][] {
  const groups: string[][] = [[]]
  for (const line of lines)
    if (!isBlank(line)) groups.at(-1)!.push(line)
    else if (groups.at(-1)!.length > 0) groups.push([])
  return groups
}

/** The texts that stand together: what one of them is typed with, the others may be too. */
function listGroups(content: Content): readonly (readonly string[])[] {
  if (content.kind === 'tables') return content.tables.flatMap(({ cells }) => cells)
  if (content.kind === 'gift') return groupLines(content.text.split('\n'))
  if (content.kind === 'asked')
    return content.parts.map((part) => ('asked' in part ? describeAsked(part) : part.source).split('\n'))
  const lines = groupLines(content.lines.map(({ text }) => text))
  return content.kind === 'word' ? [...lines, ...content.tables.flatMap(({ cells }) => cells)] : lines
}

/** As text; a square replaces what could not be read. */
const plainKept = (text: string, kept: readonly string[]) =>
  text.replaceAll(KEPT, (_all, at: string) => {
    const html = kept[Number(at)] ?? ''
    return html.startsWith('<!--') ? '▢' : html.replaceAll(/<[^<>]*>/g, '')
  })

/** Puts what a Word text carries as HTML into the question. */
function restoreKept(found: FoundQuestion, kept: readonly string[]): FoundQuestion {
  if (kept.length === 0) return found
  const lost = new Set<Doubt>()
  // Pictures come behind their text, where the builder edits them.
  const restore = (text: string) => {
    let pictures = ''
    const rest = text.replaceAll(KEPT, (_all, at: string) => {
      const html = kept[Number(at)] ?? ''
      if (html === LOST) lost.add('lost-picture')
      if (html === LOST_DRAWING) lost.add('lost-drawing')
      if (html.startsWith('<img ')) pictures += html
      return html.startsWith('<!--') || html.startsWith('<img ') ? '' : html
    })
    return rest + pictures
  }
  const plain = (text: string) => plainKept(text, kept)
  const question = {
    ...found.question,
    text: restore(found.question.text),
    explanation: restore(found.question.explanation),
    options: found.question.options.map((option) => ({ ...option, text: restore(option.text) })),
    contents: found.question.contents.map(plain),
    blanks: found.question.blanks.map((blank) => ({ ...blank, accepted: blank.accepted.map(plain) })),
  }
  return { ...found, source: plain(found.source), question, doubts: [...found.doubts, ...lost] }
}

interface Parts {
  found: readonly FoundQuestion[]
  unread: readonly Unread[]
}

type Bijoy = ReturnType<typeof makeBijoyReader>

/** Questions of lines and of tables, in the order of the file. */
function readWordParts({ lines, kept, tables }: WordText, bijoy: Bijoy): Parts {
  const read = readLines(lines, bijoy.read, tables.length > 0)
  const found = [...read.found]
  const unread: Unread[] = [...read.unread]
  for (const { cells, lines: places } of tables) {
    const parts = readTableQuestions([toTable(cells)], bijoy.read)
    const toParagraph = <T extends { line: number; source: string }>(each: T): T => ({
      ...each,
      source: dropFontMarks(each.source),
      line: places[each.line - 1] ?? each.line,
    })
    found.push(...(parts?.found.map(toParagraph) ?? []))
    unread.push(...(parts?.unread.map(toParagraph) ?? []))
  }
  return {
    found: found.map((each) => restoreKept(each, kept)).toSorted((one, other) => one.line - other.line),
    unread: unread.map((each) => ({ ...each, source: plainKept(each.source, kept) })),
  }
}

async function buildAsked(asked: readonly AskedPart[], bijoy: Bijoy): Promise<Parts> {
  const parts = { found: [] as FoundQuestion[], unread: [] as Unread[] }
  for (const part of asked) {
    if (parts.found.length > MOST_QUESTIONS) break
    if (!('asked' in part)) parts.unread.push({ source: part.source, line: part.no, reason: part.reason })
    else if (isTooLong(part))
      parts.unread.push({ source: describeAsked(part), line: part.no, reason: 'not-understood' })
    // oxlint-disable-next-line no-await-in-loop -- one decoded picture at a time is enough for a phone
    else parts.found.push(...(await buildFound(part, bijoy.read)))
  }
  return parts
}

/** Doubts of each question about letters that a PDF has lost. */
function readPdfParts({ lines, photos }: PdfText, bijoy: Bijoy): Parts {
  const read = readLines(lines, bijoy.read)
  const doubt = (each: FoundQuestion): FoundQuestion => {
    const garbled: Doubt[] = isGarbled(each.source) ? ['garbled'] : []
    return { ...each, doubts: [...each.doubts, 'pdf', ...garbled] }
  }
  const empty = photos.map((line) => ({ source: '', line, reason: 'photo-page' as const }))
  return { found: read.found.map(doubt), unread: [...read.unread, ...empty] }
}

async function readParts(content: Content, bijoy: Bijoy): Promise<Parts | Refusal> {
  switch (content.kind) {
    case 'gift':
      return readGift(content.text, bijoy.read)
    case 'lines':
      return readLines(content.lines, bijoy.read)
    case 'word':
      return readWordParts(content, bijoy)
    case 'pdf':
      return readPdfParts(content, bijoy)
    case 'asked':
      return buildAsked(content.parts, bijoy)
    case 'tables':
    default:
      return (
        readTableQuestions(content.tables, bijoy.read) ?? (content.isStripped ? 'stripped' : 'noQuestion')
      )
  }
}

const UNITS = {
  tables: 'row',
  word: 'paragraph',
  lines: 'line',
  gift: 'line',
  asked: 'question',
  pdf: 'page',
} as const

/** `isBijoyWanted`: text in the Bijoy keyboard's encoding is converted. */
export async function readQuestions(file: File, isBijoyWanted: boolean): Promise<ReadFile | Refusal> {
  const content = await readContent(file)
  if (typeof content === 'string') return content
  const bijoy = makeBijoyReader(listGroups(content), isBijoyWanted)
  const parts = await readParts(content, bijoy)
  if (typeof parts === 'string') return parts
  // Another system's file says which questions it has, even if none of them is taken.
  if (parts.found.length === 0 && (content.kind !== 'asked' || parts.unread.length === 0)) return 'noQuestion'
  return {
    found: parts.found.slice(0, MOST_QUESTIONS).map(limitPictures),
    unread: parts.unread,
    hasBijoy: bijoy.has,
    unit: UNITS[content.kind],
    isCut: parts.found.length > MOST_QUESTIONS,
  }
}
