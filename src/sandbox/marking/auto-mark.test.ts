import { describe, expect, test } from 'vitest'
import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import { isSameText } from '#src/lib/answer-text.ts'
import { markAutomatically } from './auto-mark.ts'

const base = { _id: 'q', text: '', marks: 3, explanation: '' }
const options = ['a', 'b', 'c'].map((_id) => ({ _id, text: _id }))
const single: TeacherQuestion = { ...base, question_type: 'single', options, right: 'b' }
const multiple: TeacherQuestion = { ...base, question_type: 'multiple', options, right: ['a', 'b'] }
const truth: TeacherQuestion = { ...base, question_type: 'true_false', right: 'false' }
const keys = ['x', 'y', 'z'].map((_id) => ({ _id, accepted: [_id, `${_id}${_id}`] }))
const fill: TeacherQuestion = {
  ...base,
  question_type: 'fill_in_the_blank',
  contents: ['', '', '', ''],
  keys,
}
const essay: TeacherQuestion = { _id: 'q', text: '', marks: 3, question_type: 'essay', rubric: [] }

describe('marks by key', () => {
  test.each([
    ['the right option', single, 'b', 3],
    ['another option', single, 'a', 0],
    ['no answer', single, null, 0],
    ['a question without a key', { ...single, right: null }, 'b', 0],
    ['all right options, in any order', multiple, ['b', 'a'], 3],
    ['the same option twice', multiple, ['a', 'a'], 0],
    ['one too many', multiple, ['a', 'b', 'c'], 0],
    ['one too few', multiple, ['a'], 0],
    ['false, which is right', truth, 'false', 3],
    ['true, which is not', truth, 'true', 0],
    ['two blanks of three', fill, { x: 'X', y: ' yy ', z: '?' }, 2],
    ['all blanks', fill, { x: 'x', y: 'y', z: 'z' }, 3],
    ['no object at all', fill, 'x', 0],
    ['an essay is a person’s to judge', essay, 'x', undefined],
  ])('%s', (_name, question, value, mark) => {
    expect(markAutomatically(question, value)).toBe(mark)
  })

  test('a third of a point is rounded down to a quarter', () => {
    expect(markAutomatically({ ...fill, marks: 1 }, { x: 'x', y: '', z: '' })).toBe(0.25)
  })
})

describe('the same text', () => {
  test.each([
    ['১২', '12'],
    ['য়', 'য\u09BC'],
    ["don't", 'Don’t'],
    ['useState', '  usestate.'],
    ['দুই  শব্দ', 'দুই শব্দ।'],
  ])('%s and %s', (right, typed) => {
    expect(isSameText(right, typed)).toBe(true)
  })

  test.each([
    ['a', 'b'],
    ['', ''],
    ['a', undefined],
  ])('%s is not %s', (right, typed) => {
    expect(isSameText(right, typed)).toBe(false)
  })
})
