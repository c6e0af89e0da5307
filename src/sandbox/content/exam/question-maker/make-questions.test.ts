import * as v from 'valibot'
import { expect, test } from 'vitest'
import { TeacherQuestion } from '#src/api/shapes/question.ts'
import { makeQuestions, remakeQuestions } from './make-questions.ts'

const made = (exam_type: string, topics: string[], amount: number) =>
  v.parse(v.array(TeacherQuestion), makeQuestions({ exam_type, topics, amount }).questions)
const named = (question: object) => JSON.stringify({ ...question, _id: '' })

test('regenerating reads the proposals once, however many questions are bad', () => {
  const topics = Array.from({ length: 3000 }, (_, no) => `বিষয় ${no}`)
  const bad = Array.from({ length: 20 }, () => made('essay', topics, 20)).flat()
  const original = bad.map((question, no) => ({ ...question, _id: `q-${no}` }))
  let looks = 0
  Object.defineProperty(topics, 0, {
    get: () => {
      looks += 1
      return 'বিষয় 0'
    },
  })
  const { questions } = remakeQuestions(original, original, topics)
  expect(looks).toBeGreaterThan(0)
  expect(looks).toBeLessThan(10)
  expect(new Set(questions.map(named)).size).toBe(400)
})

test('each kind is regenerated separately, and nothing appears twice', () => {
  const original = ['essay', 'interview', 'quiz'].flatMap((type) => made(type, ['Props'], 2))
  const again = remakeQuestions(original, original, ['Props']).questions.map(named)
  expect(new Set([...again, ...original.map(named)]).size).toBe(again.length + original.length)
})
