/** Questions as rows of a table, in both directions: what is written comes back as the same questions. */

import { readBijoy } from '#src/engines/search/bijoy.ts'
import { buildCsv, readCell } from '#src/lib/csv-cells.ts'
import { cleanLine, isBlank } from '#src/lib/invisible.ts'
import type { Remark, Sheet } from '../../shared/workbook/read-workbook.ts'
import { joinBlanks } from '../engine/answers.ts'
import { type BuiltExam, createQuestion, type DraftQuestion } from '../engine/built-exam.ts'
import { renderMarkdown } from '../engine/markdown.ts'
import { words } from '../words.ts'
import { type Column, COLUMNS, findColumns, nameColumn, readKind } from './csv-columns.ts'
import type { Doubt, FoundQuestion, Unread } from './found.ts'
import { interpretRaw, joinKeys } from './interpret.ts'
import { listKindFields, readKindFields, writeKindFields } from './kind-fields.ts'
import { type ReadBijoyText, writeText } from './question-text.ts'
import { words as texts } from './words.ts'

function writeAnswer({ kind, options, truth, blanks }: DraftQuestion): string {
  if (kind === 'true_false') return truth === undefined ? '' : words.question[truth]
  if (kind === 'fill_in_the_blank') return joinKeys(blanks.map(({ accepted }) => accepted))
  if (kind !== 'single' && kind !== 'multiple') return ''
  return options.flatMap(({ isRight }, at) => (isRight ? words.letter(at) : [])).join(', ')
}

function writeRow(question: DraftQuestion, section: string): (string | number)[] {
  const { kind, text, marks, explanation, options } = question
  const choices = kind === 'single' || kind === 'multiple' ? options : []
  const isObjective = choices.length > 0 || kind === 'true_false' || kind === 'fill_in_the_blank'
  const cells: Readonly<Record<string, string | number>> = {
    section,
    kind: words.kinds[kind],
    text: writeText(text),
    blanks: kind === 'fill_in_the_blank' ? joinBlanks(question) : '',
    answer: writeAnswer(question),
    marks,
    explanation: isObjective ? writeText(explanation) : '',
    more: writeKindFields(listKindFields(question)),
    ...Object.fromEntries(choices.map((option, at) => [`option${at}`, writeText(option.text)])),
  }
  return COLUMNS.map((column) => cells[column] ?? '')
}

const HEAD = COLUMNS.map(nameColumn)

export function buildQuestionsCsv({ sections }: Pick<BuiltExam, 'sections'>): string {
  const rows = sections.flatMap(({ title, questions }) => questions.map((each) => writeRow(each, title)))
  return buildCsv([HEAD, ...rows])
}

/** A table to fill in, with an example of each kind that a table suits. */
export function buildTemplateCsv(): string {
  let id = 0
  const createId = () => String((id += 1))
  const build = (change: Partial<DraftQuestion> & Pick<DraftQuestion, 'kind'>) => ({
    ...createQuestion(change.kind, createId),
    ...change,
  })
  const choose = (options: readonly string[], right: readonly number[]) =>
    options.map((text, at) => ({ id: createId(), text: renderMarkdown(text), isRight: right.includes(at) }))
  const { single, multiple, truth, filled, essay } = texts.examples
  const questions = [
    build({
      kind: 'single',
      text: renderMarkdown(single.text),
      explanation: renderMarkdown(single.explanation),
      options: choose(single.options, [1]),
    }),
    build({ kind: 'multiple', text: multiple.text, marks: 2, options: choose(multiple.options, [0, 2]) }),
    build({ kind: 'true_false', text: truth, truth: 'false' }),
    build({
      kind: 'fill_in_the_blank',
      contents: filled.contents,
      blanks: [{ id: createId(), accepted: filled.accepted }],
    }),
    build({ kind: 'essay', text: essay, marks: 5 }),
  ]
  return buildCsv([HEAD, ...questions.map((each) => writeRow(each, ''))])
}

/** The head is searched in this many lines: some people put a title above it. */
const HEAD_WITHIN = 20

/** Formulas that a spreadsheet would run, and the errors that it leaves in their place. */
const FORMULA = /^[=+@-]\s*[A-Za-z][\w.]*\s*[(|!]|^#(?:REF|NAME|VALUE|DIV\/0|N\/A|NUM|NULL)[!?]?$/

export interface TableParts {
  found: FoundQuestion[]
  unread: Unread[]
}

const REMARKS: Readonly<Record<Remark, Doubt>> = {
  unshown: 'unshown',
  date: 'date',
  merged: 'merged',
  hidden: 'hidden-row',
  picture: 'lost-picture',
}

type Places = ReadonlyMap<Column, number>

/** The doubts of each row; a section may stand once for several rows. */
function listRemarks({ remarks }: Table, places: Places): ReadonlyMap<number, readonly Doubt[]> {
  const used = new Set([...places].flatMap(([column, at]) => (column === 'section' ? [] : [at])))
  const counting = remarks.filter(({ column }) => column === undefined || used.has(column))
  const byRow = Map.groupBy(counting, ({ row }) => row)
  return new Map([...byRow].map(([row, list]) => [row, list.map(({ remark }) => REMARKS[remark])]))
}

function readRow(
  cells: readonly string[],
  line: number,
  places: Places,
  readText: ReadBijoyText,
  remarks: readonly Doubt[] = [],
): FoundQuestion | Unread | undefined {
  const source = cells.filter((cell) => cleanLine(cell) !== '').join(' · ')
  if (source === '') return undefined
  const doubts = new Set<Doubt>(remarks)
  const take = (column: Column) => {
    const cell = (cells[places.get(column) ?? -1] ?? '').replaceAll('\r\n', '\n')
    if (FORMULA.test(cell)) doubts.add('formula')
    return readText(readCell(cell), doubts)
  }
  const kind = readKind(take('kind'))
  if (kind === null) doubts.add('unknown-kind')
  const options = COLUMNS.filter((column) => column.startsWith('option')).map(take)
  const more = readKindFields(cells[places.get('more') ?? -1] ?? '')
  if (more === undefined) doubts.add('bad-more')
  const fields = {
    text: take('text'),
    blanks: take('blanks'),
    // Letters in the answer count from the first column.
    options: options.slice(0, options.findLastIndex((each) => cleanLine(each) !== '') + 1),
    answer: take('answer'),
    marks: take('marks'),
    explanation: take('explanation'),
    section: take('section'),
  }
  if (cleanLine(fields.text + fields.blanks + fields.options.join('')) === '')
    return { source, line, reason: 'no-text' }
  const found = interpretRaw({ ...fields, source, line, kind: kind ?? undefined, doubts: [...doubts] })
  return { ...found, question: { ...found.question, ...more } }
}

/** The index of the line that names the columns; -1 if none does. */
function findHead(cells: readonly (readonly string[])[], readText: (cell: string) => string): number {
  return cells.slice(0, HEAD_WITHIN).findIndex((line) => {
    const places = findColumns(line.map((cell) => readText(cell)))
    return (places.has('text') || places.has('blanks')) && places.size >= 2
  })
}

/** A head in Bijoy is recognised later, when the file is known to be written with it. */
export const hasHead = (cells: readonly (readonly string[])[]) =>
  findHead(cells, (cell) => readBijoy(cell)?.text ?? cell) >= 0

/** The cells of a sheet, or of any table. */
export interface Table extends Pick<Sheet, 'cells' | 'remarks'> {
  name: string
  isHidden: boolean
}

function readTable(table: Table, readText: ReadBijoyText): TableParts | undefined {
  const { cells } = table
  const top = findHead(cells, readText)
  if (top < 0) return undefined
  const places = findColumns(cells[top]!.map((cell) => readText(cell)))
  const remarks = listRemarks(table, places)
  const rows = cells.flatMap((line, at) =>
    at > top ? (readRow(line, at + 1, places, readText, remarks.get(at)) ?? []) : [],
  )
  return {
    found: rows.filter((row) => 'question' in row),
    unread: rows.filter((row) => 'reason' in row),
  }
}

const describeSheet = ({ cells }: Table) =>
  cells
    .flat()
    .filter((cell) => !isBlank(cell))
    .slice(0, 20)
    .join(' · ')

/** Questions of every visible sheet that names its columns; the others are told. Undefined if there are none. */
export function readTableQuestions(
  tables: readonly Table[],
  readText: ReadBijoyText,
): TableParts | undefined {
  const parts: TableParts = { found: [], unread: [] }
  let isRead = false
  for (const table of tables) {
    const sheet = tables.length > 1 ? table.name : undefined
    const read = table.isHidden ? undefined : readTable(table, readText)
    isRead ||= read !== undefined
    const reason = table.isHidden ? 'hidden-sheet' : 'other-sheet'
    const { found, unread } = read ?? {
      found: [],
      unread: [{ source: describeSheet(table), line: 1, reason } as const],
    }
    parts.found.push(...found.map((each) => ({ ...each, sheet })))
    parts.unread.push(...unread.map((each) => ({ ...each, sheet })))
  }
  return isRead ? parts : undefined
}
