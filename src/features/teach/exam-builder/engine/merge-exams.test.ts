import { expect, test } from 'vitest'
import { type BuiltExam, createQuestion, type DraftQuestion, getQuestions } from './built-exam.ts'
import { mergeExams } from './merge-exams.ts'

let count = 0
const createId = () => `n${(count += 1)}`

const ask = (id: string, text: string, change: Partial<DraftQuestion> = {}): DraftQuestion => ({
  ...createQuestion('single', createId),
  id,
  text,
  options: [
    { id: `${id}-a`, text: 'এক', isRight: true },
    { id: `${id}-b`, text: 'দুই', isRight: false },
  ],
  ...change,
})
const build = (...questions: DraftQuestion[]): BuiltExam => ({
  title: 'পরীক্ষা',
  duration: 20,
  description: '',
  instructions: '',
  sections: [{ id: 's', title: '', questions }],
})
const texts = (exam: BuiltExam) => getQuestions(exam).map(({ text }) => text)
const merge = (base: BuiltExam, mine: BuiltExam, theirs: BuiltExam, side: 'mine' | 'theirs' = 'mine') =>
  mergeExams({ base, mine, theirs, serverIds: {} }, side)

const base = build(ask('q1', 'ক'), ask('q2', 'খ'), ask('q3', 'গ'))

test('different questions written in two tabs are both kept, without a conflict', () => {
  const mine = build(ask('q1', 'ক'), ask('q2', 'আমার'), ask('q3', 'গ'))
  const theirs = build(ask('q1', 'ক'), ask('q2', 'খ'), ask('q3', 'তাঁর'))
  const { exam, clashes } = merge(base, mine, theirs)
  expect(texts(exam)).toEqual(['ক', 'আমার', 'তাঁর'])
  expect(clashes).toEqual([])
})

test('two fields of one question are merged', () => {
  const mine = build(ask('q1', 'আমার'), ask('q2', 'খ'), ask('q3', 'গ'))
  const theirs = build(ask('q1', 'ক', { marks: 5, explanation: 'কারণ' }), ask('q2', 'খ'), ask('q3', 'গ'))
  const { exam, clashes } = merge(base, mine, theirs)
  expect(getQuestions(exam)[0]).toMatchObject({ text: 'আমার', marks: 5, explanation: 'কারণ' })
  expect(clashes).toEqual([])
})

test.each([
  ['mine', 'আমার'],
  ['theirs', 'তাঁর'],
] as const)('only the part that both changed is asked about: %s', (side, text) => {
  const mine = build(ask('q1', 'আমার'), ask('q2', 'আমার দুই'), ask('q3', 'গ'))
  const theirs = build(ask('q1', 'তাঁর'), ask('q2', 'খ'), ask('q3', 'গ', { marks: 9 }))
  const { exam, clashes } = merge(base, mine, theirs, side)
  expect(clashes).toEqual([{ part: 0, fields: ['text'], mine: 'আমার', theirs: 'তাঁর' }])
  expect(texts(exam)).toEqual([text, 'আমার দুই', 'গ'])
  expect(getQuestions(exam)[2]?.marks).toBe(9)
})

test('questions added by either side stay where they were added, and a removed one that the other did not change stays removed', () => {
  const mine = build(ask('q1', 'ক'), ask('new', 'আমার নতুন'), ask('q2', 'খ'), ask('q3', 'গ'))
  const theirs = build(ask('q1', 'ক'), ask('q3', 'গ'), ask('q9', 'তাঁর নতুন'))
  const { exam, clashes } = merge(base, mine, theirs)
  expect(texts(exam)).toEqual(['ক', 'আমার নতুন', 'গ', 'তাঁর নতুন'])
  expect(clashes).toEqual([])
})

test('a question that one side removed and the other changed is asked about', () => {
  const mine = build(ask('q1', 'ক'), ask('q3', 'গ'))
  const theirs = build(ask('q1', 'ক'), ask('q2', 'খ বদলেছে'), ask('q3', 'গ'))
  expect(merge(base, mine, theirs).clashes).toEqual([
    { part: 1, fields: [], mine: undefined, theirs: 'খ বদলেছে' },
  ])
  expect(texts(merge(base, mine, theirs).exam)).toEqual(['ক', 'গ'])
  expect(texts(merge(base, mine, theirs, 'theirs').exam)).toEqual(['ক', 'খ বদলেছে', 'গ'])
})

test('an order changed by one side is kept with the texts of the other', () => {
  const mine = build(ask('q3', 'গ'), ask('q1', 'ক'), ask('q2', 'খ'))
  const theirs = build(ask('q1', 'তাঁর'), ask('q2', 'খ'), ask('q3', 'গ'))
  expect(texts(merge(base, mine, theirs).exam)).toEqual(['গ', 'তাঁর', 'খ'])
  expect(texts(merge(base, theirs, mine).exam)).toEqual(['গ', 'তাঁর', 'খ'])
  const other = build(ask('q2', 'খ'), ask('q1', 'ক'), ask('q3', 'গ'))
  expect(merge(base, mine, other).clashes.map(({ part }) => part)).toEqual(['order'])
})

test('questions, options and criteria created here are matched with the server’s copies', () => {
  const known = build(
    ask('server-1', 'ক', { kind: 'essay', criteria: [{ id: 'x', title: 'ভাষা', description: '', marks: 1 }] }),
  )
  const here = build(
    ask('local', 'ক', { kind: 'essay', criteria: [{ id: 'y', title: 'ভাষা', description: '', marks: 1 }] }),
  )
  const theirs = build(
    ask('server-1', 'তাঁর', { kind: 'essay', criteria: [{ id: 'z', title: 'ভাষা', description: '', marks: 1 }] }),
  )
  const { exam, clashes } = mergeExams(
    { base: known, mine: here, theirs, serverIds: { local: 'server-1' } },
    'mine',
  )
  expect(clashes).toEqual([])
  expect(getQuestions(exam)).toMatchObject([{ id: 'local', text: 'তাঁর' }])
})
