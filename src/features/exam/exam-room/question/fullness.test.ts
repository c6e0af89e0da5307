import { expect, test } from 'vitest'
import type { Question } from '#src/api/shapes/question.ts'
import type { AnswerValue } from '#src/api/shapes/submission.ts'
import { type Fullness, getFullness } from './fullness.ts'

const shared = { _id: 'q', text: '', marks: 1 }
const blanks = {
  ...shared,
  question_type: 'fill_in_the_blank',
  contents: ['', '', ''],
  keys: ['b1', 'b2'],
} as unknown as Question
const options = [
  { _id: 'o1', text: '' },
  { _id: 'o2', text: '' },
]
const single = { ...shared, question_type: 'single', options } as unknown as Question
const multiple = { ...shared, question_type: 'multiple', options } as unknown as Question
const essay = { ...shared, question_type: 'essay' } as unknown as Question

test.each<[string, Question, AnswerValue | undefined, Fullness]>([
  ['no blank', blanks, undefined, 'empty'],
  ['blanks with spaces alone', blanks, { b1: ' ', b2: '' }, 'empty'],
  ['one of two blanks', blanks, { b1: 'ক' }, 'begun'],
  ['both blanks', blanks, { b1: 'ক', b2: 'খ' }, 'whole'],
  ['blanks that are no longer asked', blanks, { old: 'ক' }, 'empty'],
  ['a letter of an essay', essay, 'ক', 'whole'],
  ['an essay that became another kind', blanks, 'লেখা', 'empty'],
  ['an option', single, 'o1', 'whole'],
  ['an option that is gone', single, 'o3', 'empty'],
  ['options of which one is left', multiple, ['o2', 'o3'], 'whole'],
])('%s', (_, question, value, fullness) => expect(getFullness(question, value)).toBe(fullness))
