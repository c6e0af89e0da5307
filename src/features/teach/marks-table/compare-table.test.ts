import { expect, test } from 'vitest'
import type { Submission } from '#src/api/shapes/submission.ts'
import { compareTable } from './compare-table.ts'
import { buildMarksCsv } from './marks-csv.ts'
import { type MarksTable, readTable } from './read-table.ts'

const paper = (id: string, name: string, over: Partial<Submission> = {}) =>
  ({
    _id: id,
    learner: { _id: id, name },
    try_no: 1,
    submitted_at: '2025-03-01T20:00:00.000Z',
    state: 'checked',
    format_type: 'flat',
    questions: [
      { _id: 'q1', marks: 5 },
      { _id: 'q2', marks: 10 },
    ],
    sections: [],
    keys: [
      {
        question: 'q2',
        rubric: [
          { title: 'ভাষা', marks: 4 },
          { title: 'যুক্তি; উদাহরণ', marks: 6 },
        ],
      },
    ],
    result: [
      { question: 'q1', mark: 4.5, rubric: [] },
      { question: 'q2', mark: 3, rubric: [{ title: 'ভাষা', mark: 3, marks: 4 }] },
    ],
    mark: 7.5,
    marks: 15,
    comment: '',
    ...over,
  }) as unknown as Submission

const papers = [paper('p1', 'নুসরাত জাহান', { comment: 'ভালো, "দারুণ"\nচলুক' }), paper('p2', '=রাকিব'), paper('p3', 'একই নাম'), paper('p4', 'একই নাম')]

const UTF8 = new TextEncoder()
const readText = async (text: string) => (await readTable(UTF8.encode(text))) as MarksTable
const OWN = buildMarksCsv(papers)

function encodeUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2)
  bytes.set([0xff, 0xfe])
  for (let at = 0; at < text.length; at += 1) bytes.set([text.charCodeAt(at) & 255, text.charCodeAt(at) >> 8], 2 + at * 2)
  return bytes
}

test.each([
  ['as it was written', UTF8.encode(OWN)],
  ['in UTF-16 with tabs, as Excel saves Unicode text', encodeUtf16(OWN.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '\t'))],
  ['with semicolons and a line that says so', UTF8.encode(`sep=;\r\n${OWN.slice(1).replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';')}`)],
])('its own table comes back without a difference %s', async (_how, bytes) => {
  const table = (await readTable(bytes)) as MarksTable
  expect(compareTable(papers, table)).toEqual({ changed: [], problems: [], same: 4 })
})

test('changed cells, in Bengali digits and with a comma before the decimals, are differences; empty ones are none', async () => {
  const head = 'নাম;চেষ্টা;প্রশ্ন ১ (5);প্রশ্ন 2: ভাষা (4);প্রশ্ন 2: যুক্তি, উদাহরণ (6);মন্তব্য;খাতার আইডি'
    .replace('যুক্তি, উদাহরণ', '"যুক্তি; উদাহরণ"')
    .replace('প্রশ্ন 2: "যুক্তি; উদাহরণ" (6)', '"প্রশ্ন 2: যুক্তি; উদাহরণ (6)"')
  const table = await readText(`${head}\n'=রাকিব;১;৩,৫;;৬;'-ঠিক আছে;p2\n;;;;;;\nনুসরাত জাহান;;;;;;`)
  const { changed, problems, same } = compareTable(papers, table)!
  expect([problems, same]).toEqual([[], 1])
  expect(changed.map(({ of, marks, comment }) => [of._id, marks.map(({ no, from, to }) => [no, from, to]), comment])).toEqual([
    [
      'p2',
      [
        [1, 4.5, 3.5],
        [2, null, 6],
      ],
      '-ঠিক আছে',
    ],
  ])
})

test('what cannot be taken is said by its row, and the rest of that row is left alone', async () => {
  const table = await readText(['নাম,প্রশ্ন 1 (5),প্রশ্ন 2 (10)', 'নুসরাত জাহান,৬,', 'একই নাম,1,', 'কেউ নন,1,', "'=রাকিব,2,9", "'=রাকিব,2,"].join('\n'))
  const { changed, problems } = compareTable(papers, table)!
  expect(changed).toEqual([])
  expect(problems.map(({ line }) => line)).toEqual([2, 3, 4, 5, 6])
  expect(problems[0]!.reason).toContain('০ থেকে ৫')
  expect(problems[3]!.reason).toContain('মানদণ্ড')
})

test('a workbook, other bytes, another file and another exam are told apart', async () => {
  expect(await readTable(new Uint8Array([0x50, 0x4b, 3, 4]))).toBe('workbook')
  expect(await readTable(new Uint8Array([0xc3, 0x28, 0xa0, 0xa1, 0xff]))).toBe('unreadable')
  expect(await readTable(UTF8.encode('a,b\n1,2'))).toBe('noHead')
  expect(compareTable(papers, await readText('নাম,প্রশ্ন 7 (5)\nনুসরাত জাহান,1'))).toBeUndefined()
})
