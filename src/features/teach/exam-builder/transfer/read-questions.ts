/**
 * Reads a teacher's file of questions: Word, Excel, CSV, GIFT or Aiken, whatever its name says. Nothing is
 * added here.
 */

import { MEGABYTE } from '#src/lib/bytes.ts'
import { decodeText } from '#src/lib/decode-text.ts'
import { isLockedOffice, readDocumentFormat } from '#src/lib/document-format.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { parseCells, SEPARATORS } from '../../shared/read-cells.ts'
import { findFileFault, isStripped } from '../../shared/table-faults.ts'
import { type FoundQuestion, MOST_QUESTIONS, type ReadFile, type Refusal, type Unread } from './found.ts'
import { isGift, readGift } from './gift-read.ts'
import { readLines, type TextLine } from './line-questions.ts'
import { makeBijoyReader } from './question-text.ts'
import { KEPT, LOST, readWord } from './read-word.ts'
import { readWorkbook } from './read-workbook.ts'
import { hasHead, readTableQuestions } from './table-questions.ts'

export const MOST_FILE_BYTES = 10 * MEGABYTE
/** A text of this length has more questions than any exam. */
const MOST_TEXT = 6_000_000

/** A file whose text is known, before its questions are. */
type Content =
  | { kind: 'cells'; cells: readonly (readonly string[])[]; isStripped: boolean }
  | { kind: 'lines'; lines: readonly TextLine[]; kept: readonly string[] }
  | { kind: 'gift'; text: string }

const toLines = (text: string): Content => ({
  kind: 'lines',
  lines: text.split('\n').map((line) => ({ text: line })),
  kept: [],
})

/** Questions are full of commas and bars, so the separator is the one with which a line names the columns. */
async function findTable(text: string): Promise<string[][] | undefined> {
  for (const separator of SEPARATORS) {
    // oxlint-disable-next-line no-await-in-loop -- the parser is loaded once, and the first match ends the search
    const cells = await parseCells(text, separator)
    if (hasHead(cells)) return cells
  }
  return undefined
}

async function readText(bytes: Uint8Array, name: string): Promise<Content | Refusal> {
  const fault = findFileFault(bytes)
  if (fault) return fault === 'workbook' || fault === 'oldWorkbook' ? 'oldOffice' : fault
  const text = decodeText(bytes)
    ?.replace(/^\uFEFF/, '')
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
  if (text === undefined) return 'unreadable'
  if (isBlank(text)) return 'empty'
  if (text.length > MOST_TEXT) return 'tooBig'
  const isTable = /\.(?:csv|tsv)$/i.test(name)
  if (!isTable && isGift(text)) return { kind: 'gift', text }
  const cells = await findTable(text)
  if (isTable || cells) return { kind: 'cells', cells: cells ?? [], isStripped: isStripped(text) }
  return toLines(text)
}

const REFUSED = {
  zip: 'zip',
  pdf: 'pdf',
  html: 'webPage',
  program: 'program',
  odt: 'openDocument',
  ods: 'openDocument',
  odp: 'otherKind',
  pptx: 'otherKind',
  rtf: 'oldOffice',
} as const satisfies Readonly<Record<string, Refusal>>

async function readContent(file: File): Promise<Content | Refusal> {
  if (file.size === 0) return 'empty'
  if (file.size > MOST_FILE_BYTES) return 'tooBig'
  const bytes = new Uint8Array(await file.arrayBuffer())
  const format = readDocumentFormat(bytes)
  if (format === 'office') return isLockedOffice(bytes) ? 'locked' : 'oldOffice'
  if (format === 'docx') {
    const word = await readWord(bytes)
    return typeof word === 'string' ? word : { kind: 'lines', ...word }
  }
  if (format === 'xlsx') {
    const cells = readWorkbook(bytes)
    return typeof cells === 'string' ? cells : { kind: 'cells', cells, isStripped: false }
  }
  return format === undefined ? readText(bytes, file.name) : REFUSED[format]
}

function listTexts(content: Content): readonly string[] {
  if (content.kind === 'cells') return content.cells.flat()
  return content.kind === 'gift' ? content.text.split('\n') : content.lines.map(({ text }) => text)
}

/** Puts what a Word text carries as HTML into the question. */
function restoreKept(found: FoundQuestion, kept: readonly string[]): FoundQuestion {
  if (kept.length === 0) return found
  let isLost = false
  // Pictures come behind their text, where the builder edits them.
  const restore = (text: string) => {
    let pictures = ''
    const rest = text.replaceAll(KEPT, (_all, at: string) => {
      const html = kept[Number(at)] ?? ''
      isLost ||= html === LOST
      if (html.startsWith('<img ')) pictures += html
      return html === LOST || html.startsWith('<img ') ? '' : html
    })
    return rest + pictures
  }
  const plain = (text: string) =>
    text.replaceAll(KEPT, (_all, at: string) => kept[Number(at)]?.replaceAll(/<[^<>]*>/g, '') ?? '')
  const question = {
    ...found.question,
    text: restore(found.question.text),
    explanation: restore(found.question.explanation),
    options: found.question.options.map((option) => ({ ...option, text: restore(option.text) })),
    contents: found.question.contents.map(plain),
    blanks: found.question.blanks.map((blank) => ({ ...blank, accepted: blank.accepted.map(plain) })),
  }
  const doubts = isLost ? [...found.doubts, 'lost-picture' as const] : found.doubts
  return { ...found, source: plain(found.source), question, doubts }
}

interface Parts {
  found: readonly FoundQuestion[]
  unread: readonly Unread[]
}

function readParts(content: Content, isBijoyWanted: boolean): { parts: Parts | Refusal; hasBijoy: boolean } {
  const bijoy = makeBijoyReader(listTexts(content), isBijoyWanted)
  const done = (parts: Parts | Refusal) => ({ parts, hasBijoy: bijoy.has })
  if (content.kind === 'gift') return done(readGift(content.text, bijoy.read))
  if (content.kind === 'lines') {
    const { found, unread } = readLines(content.lines, bijoy.read)
    return done({ found: found.map((each) => restoreKept(each, content.kept)), unread })
  }
  const table = readTableQuestions(content.cells, bijoy.read)
  return done(table ?? (content.isStripped ? 'stripped' : 'noQuestion'))
}

/** `isBijoyWanted`: text in the Bijoy keyboard's encoding is converted. */
export async function readQuestions(file: File, isBijoyWanted: boolean): Promise<ReadFile | Refusal> {
  const content = await readContent(file)
  if (typeof content === 'string') return content
  const { parts, hasBijoy } = readParts(content, isBijoyWanted)
  if (typeof parts === 'string') return parts
  if (parts.found.length === 0) return 'noQuestion'
  return {
    found: parts.found.slice(0, MOST_QUESTIONS),
    unread: parts.unread,
    hasBijoy,
    isCut: parts.found.length > MOST_QUESTIONS,
  }
}
