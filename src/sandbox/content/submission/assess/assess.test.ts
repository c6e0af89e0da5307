import { describe, expect, test } from 'vitest'
import type { Question, QuestionKey } from '#src/api/shapes/question.ts'
import { judgeQuestion, type ReadableAnswer, buildSuggestion } from './assess.ts'
import { words } from './words.ts'

const single: Question = { _id: 'q', text: 'কোনটি?', marks: 2, question_type: 'single', options: [] }
const essay: Question = {
  _id: 'q',
  text: '<p>ক্লোজার কী, উদাহরণ দিয়ে বুঝিয়ে লিখুন</p>',
  marks: 10,
  question_type: 'essay',
}
const code: Question = { _id: 'q', text: 'API লিখুন', marks: 20, question_type: 'code_test', starters: [] }
const keyOf = (key: Partial<QuestionKey>): QuestionKey => ({
  question: 'q',
  right: null,
  explanation: '',
  rubric: [],
  ...key,
})
const rubric = ['API-এর কাঠামো', 'ত্রুটি সামলানো', 'কোডের পরিচ্ছন্নতা', 'README ও নির্দেশনা'].map((title) => ({
  title,
  description: '',
  marks: 5,
}))

const CODE = `import { Router } from 'express'
const router = Router()
router.post('/', async (req, res) => {
  const todo = await Todo.create(req.body)
  res.json(todo)
})`

describe('answers with a key', () => {
  test.each<[unknown, QuestionKey['right'], number]>([
    ['a', 'a', 2],
    ['b', 'a', 0],
    [['a', 'b'], ['a', 'b'], 2],
    [['a', 'c'], ['a', 'b'], 0],
    [['a'], ['a', 'b'], 0],
    [{ x: ' ২০১ ', y: 'Get' }, { x: ['201'], y: ['get'] }, 2],
    [{ x: '201' }, { x: ['201'], y: ['get'], z: ['put'] }, 0.5],
    [{ x: '200' }, { x: ['201'], y: ['get'] }, 0],
  ])('%o against %o gets %d of 2', (value, right, mark) => {
    expect(judgeQuestion(single, keyOf({ right }), { as: 'key', value }).mark).toBe(mark)
  })

  test('without a key there is no mark, and the reason is given', () => {
    expect(judgeQuestion(single, keyOf({}), { as: 'key', value: 'a' })).toMatchObject({
      mark: null,
      reason: words.noKey,
    })
  })
})

test('an empty answer gets zero, an unreadable one gets no mark', () => {
  expect(judgeQuestion(essay, undefined, { as: 'empty' }).mark).toBe(0)
  const unread: ReadableAnswer = { as: 'unreadable', why: words.unreadable }
  expect(judgeQuestion(code, keyOf({ rubric }), unread)).toMatchObject({
    mark: null,
    criteria: [{ mark: null, reason: words.unreadable }, {}, {}, {}],
  })
})

test('code is judged by criterion, with noteworthy lines', () => {
  const { mark, criteria, lines } = judgeQuestion(code, keyOf({ rubric }), { as: 'code', text: CODE })
  expect(criteria.map((each) => each.mark)).toEqual([5, 0, 5, 0])
  expect(criteria[1]?.reason).toContain('try/catch')
  expect(mark).toBe(10)
  expect(lines.map(({ line }) => line)).toEqual([4, 5])
})

test('a longer answer to the question gets more, and the same answer always the same', () => {
  const judge = (text: string) => judgeQuestion(essay, undefined, { as: 'text', text }).mark!
  const short = judge('জানি না')
  const long = judge(
    `ক্লোজার হলো এমন ফাংশন যা তার বাইরের পরিবেশ মনে রাখে। ${'এখানে ক্লোজার কাজ করে কারণ ফাংশনটি ভ্যারিয়েবল ধরে রাখে। '.repeat(14)}`,
  )
  expect(short).toBeLessThan(long)
  expect(long).toBe(10)
  expect(judge('জানি না')).toBe(short)
})

test('the total is the sum of the known marks', () => {
  const known = judgeQuestion(single, keyOf({ right: 'a' }), { as: 'key', value: 'a' })
  const unknown = judgeQuestion(single, keyOf({}), { as: 'key', value: 'a' })
  expect(buildSuggestion({ _id: 's', version: 4 }, [known, unknown])).toMatchObject({
    _id: 'ai-s-4',
    mark: 2,
    marks: 4,
  })
  expect(buildSuggestion({ _id: 's', version: 4 }, [unknown]).mark).toBeNull()
})
