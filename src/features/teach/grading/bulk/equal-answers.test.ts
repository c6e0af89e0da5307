import { expect, test } from 'vitest'
import { equalAnswers, normalAnswer } from './equal-answers.ts'

test.each([
  ['২০১', '201'],
  ['  Status   ২০১ । ', 'status 201'],
  ['বড়', 'ব\u09a1\u09bc'],
  ['র\u200d্যাম', 'র্যাম'],
  ['REST API.', 'rest api'],
  ['“হ্যাঁ”', 'হ্যাঁ'],
  ['', ''],
  ['৩.৫', '3.5'],
])('“%s” is read as “%s”', (text, normal) => {
  expect(normalAnswer(text)).toBe(normal.normalize('NFC'))
})

test('what means something else stays apart', () => {
  expect(normalAnswer('2.01')).not.toBe(normalAnswer('201'))
  expect(normalAnswer('কর')).not.toBe(normalAnswer('কার'))
})

test('groups come largest first, shown as most wrote them', () => {
  const groups = equalAnswers(['২০০', '201', '২০১', '২০১', ''], (text) => text)
  expect(groups.map(({ text, answers }) => [text, answers.length])).toEqual([
    ['২০১', 3],
    ['২০০', 1],
    ['', 1],
  ])
})
