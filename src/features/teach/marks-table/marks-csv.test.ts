import { expect, test } from 'vitest'
import type { Submission } from '#src/api/shapes/submission.ts'
import { readCell } from '#src/lib/csv-cells.ts'
import { buildMarksCsv } from './marks-csv.ts'

const paper = (name: string, over: Partial<Submission> = {}) =>
  ({
    _id: 'p1',
    version: 3,
    learner: { _id: name, name },
    try_no: 1,
    submitted_at: '2025-03-01T20:00:00.000Z',
    state: 'checked',
    format_type: 'flat',
    questions: [
      { _id: 'q1', text: '<p>একটি</p>', marks: 5 },
      { _id: 'q2', text: '<p>দুটি</p>', marks: 10 },
    ],
    sections: [],
    keys: [],
    result: [{ question: 'q1', mark: 4.5, rubric: [] }],
    mark: 4.5,
    marks: 15,
    comment: '',
    ...over,
  }) as unknown as Submission

test('a column for each question, a byte order mark, Latin digits, the day in Dhaka', () => {
  const [head, first] = buildMarksCsv([paper('নুসরাত জাহান')]).split('\r\n')
  expect(head).toMatch(
    /^\uFEFFনাম,চেষ্টা,জমা,অবস্থা,প্রশ্ন 1 \(5\) \[\w{5}\],প্রশ্ন 2 \(10\) \[\w{5}\],মোট,পূর্ণমান,মন্তব্য,খাতার আইডি$/,
  )
  expect(first).toBe('নুসরাত জাহান,1,2025-03-02,দেখা হয়েছে,4.5,,4.5,15,,p1#3')
})

test('a question with criteria has a column for each of them and one for their sum', () => {
  const keys = [{ question: 'q1', rubric: [{ title: 'ভাষা', marks: 2 }] }] as Submission['keys']
  const [head] = buildMarksCsv([paper('ক', { keys })]).split('\r\n')
  expect(head).toMatch(/,প্রশ্ন 1: ভাষা \(2\) \[(\w{5})\],প্রশ্ন 1 \(5\) \[(?!\1)\w{5}\],প্রশ্ন 2 \(10\) \[\w{5}\],/)
})

test('commas, quotes, lines and formulas stay text', () => {
  const csv = buildMarksCsv([
    paper('=HYPERLINK("x")', { comment: 'ভালো, "দারুণ"\nচলুক', state: 'handed-in', mark: null }),
  ])
  expect(csv).toContain(`"'=HYPERLINK(""x"")",1`)
  expect(csv).toContain('"ভালো, ""দারুণ""\nচলুক"')
})

test.each(['=1', '+1', '-1', '@x', '\t=1', '\r=1', '\n=1', '  =1', '＝1', '＋1', '－1', '＠x', "'=1"])(
  'a name that begins like a formula (%j) survives the round trip',
  (name) => {
    const cell = buildMarksCsv([paper(name)])
      .split('\r\n')
      .slice(1)
      .join('\r\n')
      .match(/^(?:"((?:[^"]|"")*)"|([^,]*)),/)
    const written = cell?.[1] ?? cell?.[2] ?? ''
    expect(written).toBe(`'${name}`)
    expect(readCell(written)).toBe(name)
  },
)
