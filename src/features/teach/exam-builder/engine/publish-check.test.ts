import { expect, test } from 'vitest'
import type { QuestionType } from '#src/api/shapes/question.ts'
import { type BuiltExam, type DraftQuestion, createQuestion } from './built-exam.ts'
import { findQuestionFaults, isBlankHtml, findPublishFaults } from './publish-check.ts'

let count = 0
const createId = () => `n${(count += 1)}`

const options = [
  { id: 'a', text: 'ক', isRight: true },
  { id: 'b', text: 'খ', isRight: false },
]
const good: DraftQuestion = {
  ...createQuestion('single', createId, 2),
  text: 'প্রশ্ন',
  options,
  truth: 'true',
  contents: ['ক ', ''],
  blanks: [{ id: 'b1', accepted: ['খ'] }],
  slots: [{ id: 's1', startsAt: '2026-11-21T12:00:00.000Z', endsAt: '2026-11-21T12:30:00.000Z' }],
}
const findFaults = (kind: QuestionType, change: Partial<DraftQuestion> = {}) =>
  findQuestionFaults({ ...good, kind, ...change })

test.each<[QuestionType]>([
  ['single'],
  ['multiple'],
  ['true_false'],
  ['fill_in_the_blank'],
  ['essay'],
  ['file_upload'],
  ['code_test'],
  ['interview'],
])('a complete question of the kind %s has no fault', (kind) => {
  expect(findFaults(kind)).toEqual([])
})

const blankOption = { id: 'c', text: '<p> </p>', isRight: false }

test.each<[string, QuestionType, Partial<DraftQuestion>, string[]]>([
  ['no text', 'single', { text: '<p>&nbsp;</p>' }, ['no-text']],
  ['a text with blanks needs no other text', 'fill_in_the_blank', { text: '' }, []],
  ['no marks', 'essay', { marks: 0 }, ['no-marks']],
  ['marks that are not a number', 'essay', { marks: Number.NaN }, ['no-marks']],
  ['no key', 'single', { options: options.map((option) => ({ ...option, isRight: false })) }, ['no-key']],
  ['neither true nor false', 'true_false', { truth: undefined }, ['no-key']],
  ['only one option', 'single', { options: [options[0]!, blankOption] }, ['few-options']],
  ['a blank option among others', 'multiple', { options: [...options, blankOption] }, ['blank-option']],
  [
    'two options alike',
    'single',
    { options: [options[0]!, { ...options[1]!, text: '<b>ক</b> ' }] },
    ['equal-options'],
  ],
  ['no blank', 'fill_in_the_blank', { contents: ['ক'], blanks: [] }, ['no-blank']],
  ['neither text nor blank', 'fill_in_the_blank', { contents: [''], blanks: [] }, ['no-text', 'no-blank']],
  [
    'a blank without a key',
    'fill_in_the_blank',
    { blanks: [{ id: 'b1', accepted: [' ', ''] }] },
    ['blank-key'],
  ],
  [
    'criteria that do not add up to the marks',
    'essay',
    { criteria: [{ id: 'a', title: 'ক', description: '', marks: 1 }] },
    ['criteria-sum'],
  ],
  [
    'a criterion without a name',
    'essay',
    { criteria: [{ id: 'a', title: '', description: '', marks: 2 }] },
    ['blank-criterion'],
  ],
  ['code without a language', 'code_test', { starters: [] }, ['no-language']],
  ['an interview without a slot', 'interview', { slots: [] }, ['no-slot']],
  [
    'a slot that ends before it begins',
    'interview',
    { slots: [{ ...good.slots[0]!, endsAt: '2026-11-21T11:00:00.000Z' }] },
    ['slot-order'],
  ],
  ['options that the kind does not use', 'essay', { options: [] }, []],
])('%s', (_what, kind, change, faults) => {
  expect(findFaults(kind, change)).toEqual(faults)
})

const exam: BuiltExam = {
  title: 'কুইজ',
  duration: 30,
  description: '',
  instructions: '',
  sections: [{ id: 's1', title: 'ক', questions: [good, { ...good, id: 'second', marks: 0 }] }],
}

test('faults of the exam come first, then those of the questions with their numbers', () => {
  expect(findPublishFaults(exam)).toEqual([{ kind: 'no-marks', question: 'second', no: 2 }])
  expect(findPublishFaults({ ...exam, title: ' ', duration: 0 }).map(({ kind }) => kind)).toEqual([
    'no-title',
    'no-time',
    'no-marks',
  ])
  expect(findPublishFaults({ ...exam, duration: 1441 }).map(({ kind }) => kind)).toEqual([
    'long-time',
    'no-marks',
  ])
  expect(findPublishFaults({ ...exam, sections: [] })).toEqual([{ kind: 'no-question' }])
  const sections = [...exam.sections, { id: 's2', title: '', questions: [] }]
  expect(findPublishFaults({ ...exam, sections })[0]).toEqual({ kind: 'empty-section', section: 's2' })
  const twins = [...exam.sections, { id: 's2', title: 'ক ', questions: [{ ...good, id: 'third' }] }]
  expect(findPublishFaults({ ...exam, sections: twins })[0]).toEqual({
    kind: 'equal-sections',
    section: 's2',
  })
})

test.each([
  ['', true],
  ['<p><br></p>', true],
  ['&nbsp; ', true],
  ['<img src="x">', false],
  ['ক', false],
])('%j is blank: %s', (html, isBlank) => {
  expect(isBlankHtml(html)).toBe(isBlank)
})
