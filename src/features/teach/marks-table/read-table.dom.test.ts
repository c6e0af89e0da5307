import { expect, test } from 'vitest'
import type { Submission } from '#src/api/shapes/submission.ts'
import { buildWorkbook, writeInlineRow } from '../../../../tests/support/build-workbook.ts'
import { parseCells } from '../shared/read-cells.ts'
import { buildMarksCsv } from './marks-csv.ts'
import { readTable } from './read-table.ts'

const paper = (name: string, id: string) =>
  ({
    _id: id,
    version: 3,
    learner: { _id: name, name },
    try_no: 1,
    submitted_at: '2025-03-01T20:00:00.000Z',
    state: 'handed-in',
    format_type: 'flat',
    questions: [{ _id: 'q1', text: '<p>একটি</p>', marks: 5 }],
    sections: [],
    keys: [],
    result: [],
    mark: null,
    marks: 5,
    comment: '',
  }) as unknown as Submission

const ROWS = parseCells(
  buildMarksCsv(['ক', 'খ', 'গ', 'ঘ'].map((name, at) => paper(name, `p${at}`))).slice(1),
  ',',
).cells
const MARK = ROWS[0]!.findIndex((cell) => cell.startsWith('প্রশ্ন'))

async function readMarks(bytes: Uint8Array) {
  const table = await readTable(bytes)
  return typeof table === 'string'
    ? table
    : table.rows.map(({ paper: id, marks }) => `${id} ${marks[0]!.text}`)
}

test('marks come back from Excel: Bengali digits, a number, a formula without a result, a cell over two rows', async () => {
  const place = String.fromCharCode(65 + MARK)
  const cells = [
    '<{x}c><{x}v>4.5</{x}v></{x}c>',
    '<{x}c><{x}f>2+2</{x}f></{x}c>',
    '<{x}c t="str"><{x}v>৩</{x}v></{x}c>',
    '<{x}c/>',
  ]
  const write = (row: readonly string[], mark: string) => {
    const whole = writeInlineRow(row.map((cell, at) => (at === MARK ? '@' : cell.replaceAll('"', '&quot;'))))
    return whole.replace(/<\{x\}c t="inlineStr"><\{x\}is><\{x\}t>@<\/\{x\}t><\/\{x\}is><\/\{x\}c>/, mark)
  }
  const [head, ...papers] = ROWS
  const book = buildWorkbook({
    prefix: 'x:',
    sheets: [
      { name: 'টীকা', rows: writeInlineRow(['কিছু']) },
      {
        name: 'নম্বর',
        rows:
          writeInlineRow(head!) +
          papers
            .slice(0, 4)
            .map((row, at) => write(row, cells[at]!))
            .join(''),
        more: `<{x}mergeCells><{x}mergeCell ref="${place}4:${place}5"/></{x}mergeCells>`,
      },
    ],
  })
  expect(await readMarks(book)).toEqual(['p0 4.5', 'p1 =2+2', 'p2 3', 'p3 '])
})

test('marks come back with semicolons, in UTF-16', async () => {
  const text = ROWS.slice(0, 2)
    .map((row) => row.map((cell, at) => (at === MARK && cell === '' ? '৩,৫' : cell)).join(';'))
    .join('\r\n')
  expect(await readMarks(new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le')))).toEqual(['p0 3.5'])
})

test('a quotation mark that is never closed is told, in a table of five megabytes too', async () => {
  const lines = [ROWS[0]!.join(','), `"ক,1,${'x,y\n'.repeat(1_250_000)}`]
  expect(await readTable(new TextEncoder().encode(lines.join('\n')))).toBe('openQuote')
})

test.each([
  [
    'a,"b ""c""\nd",e\r\n"",x',
    [
      ['a', 'b "c"\nd', 'e'],
      ['', 'x'],
    ],
  ],
  ['a,b"c,"d"e\rf', [['a', 'b"c', 'de'], ['f']]],
  ['a,\n', [['a', ''], ['']]],
])('%j is read as it stands', (text, cells) => {
  expect(parseCells(text, ',')).toEqual({ cells, isOpen: false })
})

const FIVE_MB = 5_000_000

test.each([
  ['an open quote', `"${'a,b\n'.repeat(FIVE_MB / 4)}`, 'openQuote'],
  ['blanks', ' '.repeat(FIVE_MB), 'noHead'],
  ['blanks before a letter', `${' '.repeat(FIVE_MB)}x`, 'noHead'],
  ['line breaks', `x${'\n'.repeat(FIVE_MB)}x`, 'tooBig'],
  ['cells', `x${','.repeat(FIVE_MB)}x`, 'tooBig'],
])('5 MB of %s are refused with the reason', async (_of, text, reason) => {
  expect(await readTable(new TextEncoder().encode(text))).toBe(reason)
})
