import { expect, test } from 'vitest'
import { groupAnswers, normalizeAnswer } from './equal-answers.ts'

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
  expect(normalizeAnswer(text)).toBe(normal.normalize('NFC'))
})

test('answers with different meanings stay apart', () => {
  expect(normalizeAnswer('2.01')).not.toBe(normalizeAnswer('201'))
  expect(normalizeAnswer('কর')).not.toBe(normalizeAnswer('কার'))
})

test('groups are sorted by size and shown in their most frequent spelling', () => {
  const groups = groupAnswers(['২০০', '201', '২০১', '২০১', ''], (text) => text)
  expect(groups.map(({ text, answers }) => [text, answers.length])).toEqual([
    ['২০১', 3],
    ['২০০', 1],
    ['', 1],
  ])
})
