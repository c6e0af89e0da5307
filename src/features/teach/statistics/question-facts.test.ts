import { expect, test } from 'vitest'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { AnswerValue, Submission } from '#src/api/shapes/submission.ts'
import { describeSections, findUsualMistake, listHardest } from './question-facts.ts'

const exam = {
  _id: 'e',
  format_type: 'section',
  sections: [
    {
      _id: 's1',
      title: 'প্রথম',
      questions: [
        {
          _id: 'one',
          question_type: 'single',
          marks: 1,
          right: 'a',
          options: ['a', 'b', 'c'].map((_id) => ({ _id, text: _id })),
        },
        {
          _id: 'blank',
          question_type: 'fill_in_the_blank',
          marks: 3,
          contents: ['', ''],
          keys: [{ _id: 'k', accepted: ['skip'] }],
        },
      ],
    },
    {
      _id: 's2',
      title: 'দ্বিতীয়',
      questions: [{ _id: 'essay', question_type: 'essay', marks: 8, rubric: [] }],
    },
  ],
} as unknown as ExamForTeacher

const paper = (at: number, one: AnswerValue, blank: string, essay?: number) =>
  ({
    _id: `p${at}`,
    mark: at,
    marks: 12,
    answers: [
      { question: 'one', value: one },
      { question: 'blank', value: blank === '' ? null : { k: blank } },
    ],
    result: essay === undefined ? [] : [{ question: 'essay', mark: essay }],
  }) as unknown as Submission

/** Totals rise with the number of the submission, so the best two of eight are the last. */
const papers = [
  paper(1, 'b', 'take', 2),
  paper(2, 'b', 'Take ', 4),
  paper(3, 'c', 'take।'),
  paper(4, 'a', 'limit'),
  paper(5, 'a', ''),
  paper(6, 'a', 'skip'),
  paper(7, 'a', ' SKIP'),
  paper(8, 'b', 'skip'),
]

test('share of right answers by question and section, with the wrong choices', () => {
  const [first, second] = describeSections(exam, papers)
  const [single, blank] = first!.questions
  expect([single!.percent, single!.choices.map(({ id, count, isRight }) => [id, count, isRight])]).toEqual([
    50,
    [
      ['a', 4, true],
      ['b', 3, false],
      ['c', 1, false],
    ],
  ])
  // 3 of 8 are 37.5; the wrong texts are one group in all their spellings.
  expect([blank!.percent, blank!.unanswered, blank!.choices.map(({ text, count }) => [text, count])]).toEqual(
    [
      38,
      1,
      [
        ['skip', 3],
        ['take', 3],
        ['limit', 1],
      ],
    ],
  )
  // (50 × 1 + 38 × 3) ÷ 4 = 41; the essay: (2 + 4) of 16.
  expect([first!.percent, second!.percent]).toEqual([41, 38])
})

test('the hardest first with their most frequent mistake, and how many of the best were wrong', () => {
  const sections = describeSections(exam, papers)
  const hardest = listHardest(sections)
  expect(hardest.map(({ no }) => no)).toEqual([2, 3, 1])
  expect(hardest.map((each) => findUsualMistake(each)?.count)).toEqual([3, undefined, 3])
  expect(hardest.map(({ best }) => best)).toEqual([{ count: 2, wrong: 0 }, undefined, { count: 2, wrong: 1 }])
})

test('without submissions there are no figures', () => {
  const sections = describeSections(exam, [])
  expect(sections.map(({ percent }) => percent)).toEqual([undefined, undefined])
  expect(listHardest(sections)).toEqual([])
})
