import { expect, test } from 'vitest'
import {
  questionChanged,
  questionCopied,
  questionLike,
  questionMoved,
  questionRemoved,
  questionsAdded,
  questionStepped,
  sectionAdded,
  sectionRemoved,
  sectionRenamed,
  sectionStepped,
} from './arrange.ts'
import { type BuiltExam, newQuestion, questionsOf, totalMarks } from './built-exam.ts'

function counter() {
  let count = 0
  return () => `n${(count += 1)}`
}

const question = (id: string) => ({ ...newQuestion('essay', () => id, 2), id })
const section = (id: string, ids: string) => ({ id, title: id, questions: ids.split('').map(question) })

/** Sections ক with q1 q2 q3 (a b c), খ with d, গ empty. */
const exam: BuiltExam = {
  title: 'কুইজ',
  duration: 30,
  description: '',
  instructions: '',
  sections: [section('s1', 'abc'), section('s2', 'd'), { id: 's3', title: 's3', questions: [] }],
}

const orderOf = ({ sections }: BuiltExam) => sections.map(({ questions }) => questions.map(({ id }) => id).join('')).join(' ')

test.each([
  ['b', -1, 'bac d '],
  ['b', 1, 'acb d '],
  ['a', -1, 'abc d '],
  ['c', 1, 'ab cd '],
  ['d', -1, 'abcd  '],
  ['d', 1, 'abc  d'],
  ['zz', 1, 'abc d '],
] as const)('%s stepped by %d', (id, step, order) => {
  expect(orderOf(questionStepped(exam, id, step))).toBe(order)
})

test('the last step down has nowhere to go', () => {
  expect(orderOf(questionStepped(questionStepped(exam, 'd', 1), 'd', 1))).toBe('abc  d')
})

test.each([
  ['a', { section: 0, at: 2 }, 'bca d '],
  ['c', { section: 0, at: 0 }, 'cab d '],
  ['b', { section: 1, at: 0 }, 'ac bd '],
  ['b', { section: 1, at: 9 }, 'ac db '],
  ['d', { section: 2, at: 0 }, 'abc  d'],
  ['a', { section: 7, at: 0 }, 'abc d '],
])('%s moved to %o', (id, to, order) => {
  expect(orderOf(questionMoved(exam, id, to))).toBe(order)
})

test('added after a neighbour, at the end of a section, or where there is no section yet', () => {
  expect(orderOf(questionsAdded(exam, [question('x')], { after: 'a' }, counter()))).toBe('axbc d ')
  expect(orderOf(questionsAdded(exam, [question('x'), question('y')], { section: 's1' }, counter()))).toBe('abcxy d ')
  expect(orderOf(questionsAdded(exam, [question('x')], {}, counter()))).toBe('abc d x')
  expect(orderOf(questionsAdded({ ...exam, sections: [] }, [question('x')], {}, counter()))).toBe('x')
})

test('a new question takes over the marks of its neighbour', () => {
  expect(questionLike(exam, 'single', 's1', counter())).toMatchObject({ kind: 'single', marks: 2 })
  expect(questionLike(exam, 'single', 's3', counter()).marks).toBe(1)
})

test('a copy follows its original and shares no id with it', () => {
  const withOptions = questionChanged(exam, 'a', { text: 'এক' })
  const copied = questionCopied(withOptions, 'a', 'copy', counter())
  expect(orderOf(copied)).toBe('acopybc d ')
  const [of, copy] = questionsOf(copied)
  expect(copy?.text).toBe('এক')
  expect(copy?.options.map(({ id }) => id)).not.toContain(of?.options[0]?.id)
})

test('removed, changed and renamed; what is not there changes nothing', () => {
  expect(orderOf(questionRemoved(exam, 'b'))).toBe('ac d ')
  expect(questionRemoved(exam, 'zz')).toBe(exam)
  expect(questionChanged(exam, 'zz', { marks: 9 })).toBe(exam)
  expect(totalMarks(questionChanged(exam, 'd', { marks: 9 }))).toBe(15)
  expect(sectionRenamed(exam, 's2', 'নতুন').sections[1]?.title).toBe('নতুন')
})

test('sections are added, removed and stepped', () => {
  expect(sectionAdded(exam, counter()).sections.at(-1)).toEqual({ id: 'n1', title: '', questions: [] })
  expect(orderOf(sectionRemoved(exam, 's1'))).toBe('d ')
  expect(orderOf(sectionStepped(exam, 's2', -1))).toBe('d abc ')
  expect(sectionStepped(exam, 's1', -1)).toBe(exam)
  expect(sectionStepped(exam, 's3', 1)).toBe(exam)
})
