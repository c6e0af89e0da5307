import * as v from 'valibot'
import { expect, test } from 'vitest'
import { Submission } from '#src/api/shapes/submission.ts'
import { judgeAnswer } from '#src/engines/review/card.ts'
import { makeCards } from './make-cards.ts'

const judged = (question: string, mark: number, comment = '') => ({
  question,
  mark,
  marks: 2,
  is_auto: true,
  rubric: [],
  comment,
  lines: [],
})
const key = (question: string, right: unknown, explanation = '') => ({
  question,
  right,
  explanation,
  rubric: [],
})
const answer = (question: string, value: unknown) => ({
  question,
  value,
  edit: 1,
  writer: 'w',
  edited_at: null,
})
const options = ['a', 'b', 'c'].map((_id) => ({ _id, text: `<p>${_id}</p>` }))

const paper = v.parse(Submission, {
  _id: 'attempt',
  kind: 'quiz',
  title: 'কুইজ',
  state: 'checked',
  learner: { _id: 'l', name: 'নুসরাত', picture: '' },
  version: 1,
  started_at: '2026-11-19T10:00:00.000Z',
  submitted_at: '2026-11-19T10:20:00.000Z',
  format_type: 'flat',
  questions: [
    { _id: 'known', question_type: 'single', text: 'জানা', marks: 2, options },
    { _id: 'single', question_type: 'single', text: 'একটি', marks: 2, options },
    { _id: 'many', question_type: 'multiple', text: 'কয়েকটি', marks: 2, options },
    { _id: 'truth', question_type: 'true_false', text: 'সত্য?', marks: 2 },
    {
      _id: 'fill',
      question_type: 'fill_in_the_blank',
      text: 'পূরণ',
      marks: 2,
      contents: ['a', 'b'],
      keys: ['b1'],
    },
    { _id: 'essay', question_type: 'essay', text: 'লিখুন', marks: 2 },
    { _id: 'bare', question_type: 'essay', text: 'লিখুন', marks: 2 },
    { _id: 'hidden', question_type: 'single', text: 'গোপন', marks: 2, options },
  ],
  answers: [answer('known', 'a'), answer('single', 'b'), answer('many', ['a']), answer('essay', 'লেখা')],
  keys: [
    key('known', 'a'),
    key('single', 'a', '<p>কারণ</p>'),
    key('many', ['a', 'c']),
    key('truth', 'true'),
    key('fill', { b1: ['skip'] }),
    key('essay', null),
    key('bare', null),
  ],
  result: [
    judged('known', 2),
    ...['single', 'many', 'truth', 'fill', 'bare', 'hidden'].map((id) => judged(id, 0)),
    judged('essay', 1, 'উদাহরণ < কম'),
  ],
})

const origin = { from: 'exam', topic: { key: 'm', title: 'React' }, teacher: undefined } as const
const cards = makeCards(paper, origin, 1000)

test('cards are made of what lost marks and whose answer is known, not of what cannot be compared', () => {
  expect(cards.map(({ id, kind }) => [id, kind])).toEqual([
    ['q:single', 'choice'],
    ['q:many', 'choice'],
    ['q:truth', 'choice'],
    ['q:fill', 'blank'],
    ['q:essay', 'recall'],
  ])
  expect(cards[0]).toMatchObject({ given: 'b', why: '<p>কারণ</p>', at: '2026-11-19T10:20:00.000Z' })
  expect(cards[4]).toMatchObject({ back: '<p>উদাহরণ &lt; কম</p>' })
})

test('answers are judged on the device', () => {
  const [single, many, truth, fill, essay] = cards as [(typeof cards)[0], ...typeof cards]
  expect([judgeAnswer(single, 'a'), judgeAnswer(single, 'b'), judgeAnswer(single, undefined)]).toEqual([
    1, 0, 0,
  ])
  expect([judgeAnswer(many!, ['a', 'c']), judgeAnswer(many!, ['a'])]).toEqual([1, 0])
  expect(judgeAnswer(truth!, 'true')).toBe(1)
  expect([judgeAnswer(fill!, { b1: ' Skip' }), judgeAnswer(fill!, { b1: 'x' })]).toEqual([1, 0])
  expect(judgeAnswer(essay!, 'যা খুশি')).toBeUndefined()
})

test('a right choice that was put off and changed more than once becomes a card, and one that another device has', () => {
  const edit = (edits: number) =>
    v.parse(Submission, {
      ...paper,
      answers: [{ ...answer('known', 'a'), edit: edits }, answer('single', 'a')],
      result: [judged('known', 2), judged('single', 2)],
      keys: [key('known', 'a'), key('single', 'a')],
    })
  const list = (edits: number, flagged: readonly string[], cards: readonly string[] = []) =>
    makeCards(edit(edits), origin, 1, { flagged: new Set(flagged), cards: new Set(cards) }).map(
      ({ id, from, given }) => [id, from, given],
    )
  expect(list(3, ['known'])).toEqual([['q:known', 'unsure', undefined]])
  expect(list(2, ['known'])).toEqual([])
  expect(list(3, [])).toEqual([])
  expect(list(1, [], ['q:single'])).toEqual([['q:single', 'unsure', undefined]])
})
