import { expect, test } from 'vitest'
import { type BuiltExam, createQuestion } from './built-exam.ts'
import { findEatenSigns, restoreAllSigns } from './eaten-signs.ts'

let count = 0
const createId = () => `n${(count += 1)}`

test('each damaged text is listed with its lost signs, and all of them are restored', () => {
  const whole = { ...createQuestion('single', createId), text: 'কত?' }
  const damaged = {
    ...createQuestion('single', createId),
    text: 'কত হবে 2<em>3</em>4?',
    options: [{ id: 'a', text: '5<em>6</em>7', isRight: true }],
  }
  const exam: BuiltExam = {
    title: 'ক',
    duration: 20,
    description: '<em>মন</em> দিন',
    instructions: '',
    sections: [{ id: 's', title: '', questions: [whole, damaged] }],
  }
  expect(findEatenSigns(exam)).toEqual([
    { no: 2, restored: 'কত হবে 2*3*4?' },
    { no: 2, restored: '5*6*7' },
  ])
  const restored = restoreAllSigns(exam)
  expect(restored.sections[0]?.questions[1]).toMatchObject({
    text: 'কত হবে 2*3*4?',
    options: [{ text: '5*6*7' }],
  })
  expect(restored.description).toBe(exam.description)
  expect(findEatenSigns(restored)).toEqual([])
})
