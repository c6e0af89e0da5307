import { expect, test } from 'vitest'
import type { Question } from '#src/api/shapes/question.ts'
import { countUses, getPhraseKey } from './phrases.ts'

const ask = (id: string, text: string) => ({
  id,
  asked: { _id: id, text, marks: 4, question_type: 'essay' } as Question,
})

test('a copy of a question in another batch has its phrases, another question has not', () => {
  const key = getPhraseKey(ask('q1', '<p>ইনডেক্স কী?</p>'))
  expect(getPhraseKey(ask('copy-7', '<p>ইনডেক্স  কী?</p>'))).toBe(key)
  expect(getPhraseKey(ask('q2', '<p>Schema কী?</p>'))).not.toBe(key)
  expect(getPhraseKey(ask('q3', ''))).not.toBe(getPhraseKey(ask('q4', '')))
})

test('a comment becomes a phrase, and counts again for each use; long ones are about one answer', () => {
  const once = countUses([], 'খরচটা বলেননি।')
  expect(once).toEqual([{ text: 'খরচটা বলেননি।', uses: 1 }])
  const twice = countUses(once, 'খরচটা বলেননি। উদাহরণ ভালো।')
  expect(twice).toEqual([
    { text: 'খরচটা বলেননি।', uses: 2 },
    { text: 'উদাহরণ ভালো।', uses: 1 },
  ])
  expect(countUses(twice, 'ক'.repeat(80))).toEqual(twice)
})

test('a reason counts as its line, whatever else the comment says, and is no phrase', () => {
  const line = '[−০.৫] একক লেখেনি'
  const once = countUses([], `[-0.5] একক লেখেনি\nখরচটা বলেননি।`)
  expect(once).toEqual([
    { text: line, uses: 1 },
    { text: 'খরচটা বলেননি।', uses: 1 },
  ])
  expect(countUses(once, `${line}\n[+২] ধাপ ঠিক`)).toEqual([
    { text: line, uses: 2 },
    { text: '[+২] ধাপ ঠিক', uses: 1 },
    { text: 'খরচটা বলেননি।', uses: 1 },
  ])
})
