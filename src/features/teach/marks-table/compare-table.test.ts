import { expect, test } from 'vitest'
import type { Submission } from '#src/api/shapes/submission.ts'
import { listColumns } from './columns.ts'
import { compareTable, type Comparison } from './compare-table.ts'
import { buildMarksCsv, nameColumn } from './marks-csv.ts'
import { type MarksTable, readTable } from './read-table.ts'

const paper = (id: string, name: string, over: Partial<Submission> = {}) =>
  ({
    _id: id,
    version: 3,
    learner: { _id: id, name },
    try_no: 1,
    submitted_at: '2025-03-01T20:00:00.000Z',
    state: 'checked',
    format_type: 'flat',
    questions: [
      { _id: 'q1', text: '<p>প্রথম প্রশ্ন</p>', marks: 5 },
      { _id: 'q2', text: '<p>দ্বিতীয় প্রশ্ন</p>', marks: 10 },
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

const papers = [
  paper('p1', 'নুসরাত জাহান', { comment: 'ভালো, "দারুণ"\nচলুক' }),
  paper('p2', '=রাকিব'),
  paper('p3', 'একই নাম'),
  paper('p4', 'একই নাম'),
]

/** The column heads as they are saved: ভাষা, যুক্তি; উদাহরণ and the sum belong to question 2. */
const [Q1, LANGUAGE, REASON, Q2] = ['1', '2/ভাষা', '2/যুক্তি; উদাহরণ', '2'].map((key) => {
  const found = listColumns(papers).find(
    ({ no, criterion }) => key === [no, criterion].filter(Boolean).join('/'),
  )
  return `"${nameColumn(found!)}"`
}) as [string, string, string, string]

const UTF8 = new TextEncoder()
const readText = async (text: string) => (await readTable(UTF8.encode(text))) as MarksTable
const OWN = buildMarksCsv(papers)

function encodeUtf16(text: string): Uint8Array {
  const bytes = new Uint8Array(2 + text.length * 2)
  bytes.set([0xff, 0xfe])
  for (let at = 0; at < text.length; at += 1)
    bytes.set([text.charCodeAt(at) & 255, text.charCodeAt(at) >> 8], 2 + at * 2)
  return bytes
}

test.each([
  ['as it was written', UTF8.encode(OWN)],
  [
    'in UTF-16 with tabs, as Excel saves Unicode text',
    encodeUtf16(OWN.replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, '\t')),
  ],
  [
    'with semicolons and a line that says so',
    UTF8.encode(`sep=;\r\n${OWN.slice(1).replaceAll(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, ';')}`),
  ],
])('the unchanged table has no differences %s', async (_how, bytes) => {
  const table = (await readTable(bytes)) as MarksTable
  expect(compareTable(papers, table)).toEqual({ changed: [], problems: [], unused: [], asked: [], same: 4 })
})

const compare = async (lines: readonly string[], own = papers) =>
  compareTable(own, await readText(lines.join('\n'))) as Comparison

const listChanges = ({ changed }: Comparison) =>
  changed.map(({ submission, marks, comment }) => [
    submission._id,
    marks.map(({ no, from, to }) => [no, from, to]),
    comment,
  ])

test('changed cells, in Bengali digits and with a decimal comma, are differences; empty ones are not', async () => {
  const compared = await compare([
    `নাম;চেষ্টা;${Q1};${LANGUAGE};${REASON};মন্তব্য;খাতার আইডি`,
    "'=রাকিব;১;৩,৫;;৬;'-ঠিক আছে;p2#3",
    ';;;;;;',
    'নুসরাত জাহান;;;;;;',
  ])
  expect([compared.problems, compared.unused, compared.same]).toEqual([[], [], 1])
  expect(listChanges(compared)).toEqual([
    [
      'p2',
      [
        [1, 4.5, 3.5],
        [2, null, 6],
      ],
      '-ঠিক আছে',
    ],
  ])
  expect(compared.asked).toEqual([
    { no: 1, text: 'প্রথম প্রশ্ন' },
    { no: 2, text: 'দ্বিতীয় প্রশ্ন' },
  ])
})

test('an invalid cell is reported with its row of the file, and the valid cells of that row are imported', async () => {
  const compared = await compare([
    'ফলাফল,,,',
    `নাম,${Q1},${REASON},খাতার আইডি`,
    ',,,',
    'নুসরাত জাহান,অনুপস্থিত,৫,p1#3',
    'একই নাম,8/10,6,p3#3',
    'একই নাম,02-Jan,7.333,p4#3',
    "'=রাকিব,৬,#DIV/0!,p2#3",
  ])
  expect(listChanges(compared)).toEqual([
    ['p1', [[2, null, 5]], undefined],
    ['p3', [[2, null, 6]], undefined],
  ])
  expect(compared.problems.map(({ line }) => line)).toEqual([4, 5, 6, 7])
  const reasons = compared.problems.flatMap((each) => each.reasons)
  expect(reasons).toEqual([
    expect.stringContaining('‘অনুপস্থিত’ নম্বর নয়'),
    expect.stringContaining('‘৮/১০’ নয়'),
    expect.stringContaining('তারিখ'),
    expect.stringContaining('‘৭.৩৩৩’'),
    expect.stringContaining('০ থেকে ৫'),
    expect.stringContaining('সূত্র'),
  ])
})

test('rows that match no submission, two, or one a second time are reported, and so is a sum that nobody calculates', async () => {
  const { changed, problems } = await compare([
    `নাম,${Q1},${Q2}`,
    'একই নাম,1,',
    'কেউ নন,1,',
    "'=রাকিব,2,9",
    "'=রাকিব,2,",
  ])
  expect(changed.map(({ submission }) => submission._id)).toEqual(['p2'])
  expect(problems.map(({ line }) => line)).toEqual([2, 3, 4, 5])
})

test('marks under a total, a shortened head, no head or a duplicate column are reported, and nothing counts as known', async () => {
  const compared = await compare([
    `নাম,${Q1},প্রশ্ন 2: ভাষা,মোট,${Q1},,খাতার আইডি`,
    'নুসরাত জাহান,4.5,4,12,2,,p1#3',
    'একই নাম,,,7.5,,৩,p3#3',
    'একই নাম,5,,8,,,p4#3',
  ])
  expect(compared.unused.map(({ name, filled }) => [name, filled])).toEqual([
    ['‘প্রশ্ন ২: ভাষা’', 1],
    ['‘মোট’', 1],
    [expect.stringContaining('প্রশ্ন ১ (৫)'), 1],
    ['৬ নম্বর ঘর (নাম নেই)', 1],
  ])
  expect(listChanges(compared)).toEqual([['p4', [[1, 4.5, 5]], undefined]])
})

test('a mark for a question that the submission does not have is reported', async () => {
  const asked = [{ _id: 'q1', text: '', marks: 5 }] as unknown as Submission['questions']
  const { changed, problems } = await compare(
    [`নাম,${Q1},${LANGUAGE},খাতার আইডি`, 'ক,2,4,p5#3'],
    [...papers, paper('p5', 'ক', { questions: asked, result: [] })],
  )
  expect(changed.map(({ marks }) => marks.map(({ to }) => to))).toEqual([[2]])
  expect(problems[0]!.reasons[0]).toContain('প্রশ্নটি ছিল না')
})

test('marks that overwrite those saved after the export are flagged, and so are those of a table without an export time', async () => {
  const { changed } = await compare([
    `নাম,${Q1},${REASON},খাতার আইডি`,
    'নুসরাত জাহান,5,,p1#2',
    "'=রাকিব,5,,p2#3",
    'একই নাম,5,,p3',
    'একই নাম,,6,p4#1',
  ])
  expect(changed.map(({ submission, overwrites }) => [submission._id, overwrites])).toEqual([
    ['p1', 'newer'],
    ['p2', undefined],
    ['p3', 'unknown'],
    ['p4', undefined],
  ])
})

test('questions in another order or with other full marks make a table outdated, other questions belong to another exam', async () => {
  const table = await readText(OWN)
  const swapped = papers.map((each) => ({ ...each, questions: each.questions.toReversed() }))
  const dearer = papers.map((each) => ({
    ...each,
    questions: each.questions.map((question) => ({ ...question, marks: question.marks + 1 })),
  }))
  const other = papers.map((each) => ({
    ...each,
    keys: [],
    questions: each.questions.map((question) => ({ ...question, _id: `${question._id}-x` })),
  }))
  expect([swapped, dearer, other].map((own) => compareTable(own, table))).toEqual(['old', 'old', 'otherExam'])
  expect(await readTable(UTF8.encode('নাম,প্রশ্ন 1 (5)\nনুসরাত জাহান,1'))).toBe('old')
})

test.each([
  ['empty', ''],
  ['noHead', 'a,b\n1,2'],
  ['stripped', '???,??????,???,??????\n?????? ????,1,2,3'],
  ['webPage', '\uFEFF<html><table><tr><td>নাম</td></tr></table></html>'],
  ['zip', 'PK\u0003\u0004 something'],
  ['workbook', 'PK\u0003\u0004 [Content_Types].xml'],
  ['openDocument', 'PK\u0003\u0004 mimetypeapplication/vnd.oasis.opendocument.spreadsheet'],
  ['pdf', '%PDF-1.7'],
])('a file that is not a table is reported as %s', async (fault, text) => {
  expect(await readTable(UTF8.encode(text))).toBe(fault)
})

test('an unknown encoding and an old workbook format are reported separately', async () => {
  expect(await readTable(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1]))).toBe('oldWorkbook')
  expect(await readTable(new Uint8Array([0xc3, 0x28, 0xa0, 0xa1, 0xff]))).toBe('unreadable')
})
