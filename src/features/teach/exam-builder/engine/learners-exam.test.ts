import { expect, test } from 'vitest'
import { createQuestion, QUESTION_TYPES } from './built-exam.ts'
import { showLearners } from './learners-exam.ts'

let count = 0
const createId = () => `new-${(count += 1)}`

test('a learner’s exam has a question of each kind, and neither keys nor empty sections', () => {
  const questions = QUESTION_TYPES.map((kind) => ({
    ...createQuestion(kind, createId),
    explanation: 'গোপন',
    truth: 'true' as const,
    blanks: [{ id: 'b1', accepted: ['গোপন'] }],
    options: [{ id: 'o1', text: 'ক', isRight: true }],
    criteria: [{ id: 'c1', title: 'গোপন', description: '', marks: 1 }],
    link: 'গোপন',
  }))
  const sections = [
    { id: 's1', title: '', questions: [] },
    { id: 's2', title: 'ছোট', questions },
  ]
  const exam = showLearners('e1', { title: ' ', duration: 0, description: '', instructions: '', sections })
  expect(
    exam.sections.map(({ title, questions: own }) => [title, own.map((each) => each.question_type)]),
  ).toEqual([['ছোট', [...QUESTION_TYPES]]])
  expect(JSON.stringify(exam)).not.toMatch(/গোপন|isRight|right|truth|rubric/)
})
