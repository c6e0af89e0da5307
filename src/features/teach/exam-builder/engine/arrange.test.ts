import { expect, test } from 'vitest'
import {
  changeQuestion,
  copyQuestion,
  buildNextQuestion,
  moveQuestion,
  removeQuestion,
  addQuestions,
  stepQuestion,
  addSection,
  removeSection,
  renameSection,
  stepSection,
} from './arrange.ts'
import { type BuiltExam, createQuestion, getQuestions, sumExamMarks } from './built-exam.ts'

function counter() {
  let count = 0
  return () => `n${(count += 1)}`
}

const question = (id: string) => ({ ...createQuestion('essay', () => id, 2), id })
const section = (id: string, ids: string) => ({ id, title: id, questions: ids.split('').map(question) })

/** Sections ক with q1 q2 q3 (a b c), খ with d, গ empty. */
const exam: BuiltExam = {
  title: 'কুইজ',
  duration: 30,
  description: '',
  instructions: '',
  sections: [section('s1', 'abc'), section('s2', 'd'), { id: 's3', title: 's3', questions: [] }],
}

const getOrder = ({ sections }: BuiltExam) =>
  sections.map(({ questions }) => questions.map(({ id }) => id).join('')).join(' ')

test.each([
  ['b', -1, 'bac d '],
  ['b', 1, 'acb d '],
  ['a', -1, 'abc d '],
  ['c', 1, 'ab cd '],
  ['d', -1, 'abcd  '],
  ['d', 1, 'abc  d'],
  ['zz', 1, 'abc d '],
] as const)('question %s steps by %d', (id, step, order) => {
  expect(getOrder(stepQuestion(exam, id, step))).toBe(order)
})

test('a step down from the end changes nothing', () => {
  expect(getOrder(stepQuestion(stepQuestion(exam, 'd', 1), 'd', 1))).toBe('abc  d')
})

test.each([
  ['a', { section: 0, at: 2 }, 'bca d '],
  ['c', { section: 0, at: 0 }, 'cab d '],
  ['b', { section: 1, at: 0 }, 'ac bd '],
  ['b', { section: 1, at: 9 }, 'ac db '],
  ['d', { section: 2, at: 0 }, 'abc  d'],
  ['a', { section: 7, at: 0 }, 'abc d '],
])('question %s moves to %o', (id, to, order) => {
  expect(getOrder(moveQuestion(exam, id, to))).toBe(order)
})

test('questions are added after a neighbour, at the end of a section, or to a first section', () => {
  expect(getOrder(addQuestions(exam, [question('x')], { after: 'a' }, counter()))).toBe('axbc d ')
  expect(getOrder(addQuestions(exam, [question('x'), question('y')], { section: 's1' }, counter()))).toBe(
    'abcxy d ',
  )
  expect(getOrder(addQuestions(exam, [question('x')], {}, counter()))).toBe('abc d x')
  expect(getOrder(addQuestions({ ...exam, sections: [] }, [question('x')], {}, counter()))).toBe('x')
})

test('a new question takes over the marks of its neighbour', () => {
  expect(buildNextQuestion(exam, 'single', 's1', counter())).toMatchObject({ kind: 'single', marks: 2 })
  expect(buildNextQuestion(exam, 'single', 's3', counter()).marks).toBe(1)
})

test('a copy is placed after its original and shares no id with it', () => {
  const withOptions = changeQuestion(exam, 'a', { text: 'এক' })
  const copied = copyQuestion(withOptions, 'a', 'copy', counter())
  expect(getOrder(copied)).toBe('acopybc d ')
  const [original, copy] = getQuestions(copied)
  expect(copy?.text).toBe('এক')
  expect(copy?.options.map(({ id }) => id)).not.toContain(original?.options[0]?.id)
})

test('questions are removed and changed, sections renamed; an unknown id changes nothing', () => {
  expect(getOrder(removeQuestion(exam, 'b'))).toBe('ac d ')
  expect(removeQuestion(exam, 'zz')).toBe(exam)
  expect(changeQuestion(exam, 'zz', { marks: 9 })).toBe(exam)
  expect(sumExamMarks(changeQuestion(exam, 'd', { marks: 9 }))).toBe(15)
  expect(renameSection(exam, 's2', 'নতুন').sections[1]?.title).toBe('নতুন')
})

test('sections are added, removed and moved by a step', () => {
  expect(addSection(exam, counter()).sections.at(-1)).toEqual({ id: 'n1', title: '', questions: [] })
  expect(getOrder(removeSection(exam, 's1'))).toBe('d ')
  expect(getOrder(stepSection(exam, 's2', -1))).toBe('d abc ')
  expect(stepSection(exam, 's1', -1)).toBe(exam)
  expect(stepSection(exam, 's3', 1)).toBe(exam)
})
