import { expect, test } from 'vitest'
import { createQuestion } from '../engine/built-exam.ts'
import { searchQuestions } from './search-questions.ts'

let id = 0
const build = (text: string, option: string) => {
  const question = { ...createQuestion('single', () => String(id++)), text }
  return {
    examTitle: 'কুইজ ৫',
    question: { ...question, options: [{ id: 'o', text: option, isRight: true }] },
  }
}
const all = [
  build('<p><strong>State</strong> কী?</p>', 'একটি মান'),
  build('Props কী?', 'বাইরের <code>মান</code>'),
]

test.each([
  ['', 2],
  ['state', 1],
  ['  মান ', 2],
  ['কুইজ props', 1],
  ['strong', 0],
])('%j finds %i of two', (typed, count) => {
  expect(searchQuestions(all, typed)).toHaveLength(count)
})
