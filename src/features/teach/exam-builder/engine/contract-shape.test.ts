import { expect, test } from 'vitest'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import { newQuestion } from './built-exam.ts'
import { builtFrom, idsLearned, keptQuestion, questionDrafts, questionFrom } from './contract-shape.ts'

let count = 0
const newId = () => `new-${(count += 1)}`
const shared = { text: 'প্রশ্ন', marks: 2 }
const rubric = [{ title: 'যুক্তি', description: 'কারণ বলা', marks: 2 }]
const options = [
  { _id: 'o1', text: 'ক' },
  { _id: 'o2', text: 'খ' },
]

/** One of each kind, with and without a right answer. */
const questions: TeacherQuestion[] = [
  { ...shared, _id: 'q1', question_type: 'single', options, right: 'o2', explanation: 'কারণ' },
  { ...shared, _id: 'q2', question_type: 'single', options, right: null, explanation: '' },
  { ...shared, _id: 'q3', question_type: 'multiple', options, right: ['o1', 'o2'], explanation: '' },
  { ...shared, _id: 'q4', question_type: 'true_false', right: 'false', explanation: '' },
  { ...shared, _id: 'q5', question_type: 'true_false', right: null, explanation: '' },
  {
    ...shared,
    _id: 'q6',
    question_type: 'fill_in_the_blank',
    contents: ['ক ', ' খ'],
    keys: [{ _id: 'b1', accepted: ['x', 'y'] }],
    explanation: '',
  },
  { ...shared, _id: 'q7', question_type: 'essay', rubric },
  { ...shared, _id: 'q8', question_type: 'file_upload', rubric, accept: ['.pdf'], takes_link: true },
  { ...shared, _id: 'q9', question_type: 'code_test', rubric, starters: [{ language: 'python', code: 'x = 1' }] },
  {
    ...shared,
    _id: 'q10',
    question_type: 'interview',
    rubric,
    link: 'https://meet.example/a',
    slots: [{ _id: 's1', starts_at: '2026-11-21T12:00:00.000Z', ends_at: '2026-11-21T12:30:00.000Z' }],
  },
]

test.each(questions)('$question_type $_id comes back as it was', (question) => {
  expect(keptQuestion(questionFrom(question, newId))).toEqual(question)
})

test('empty places for further keys are not sent', () => {
  const question = { ...newQuestion('fill_in_the_blank', newId), contents: ['', ''], blanks: [{ id: 'b', accepted: ['x', ' ', ''] }] }
  expect(keptQuestion(question)).toMatchObject({ keys: [{ _id: 'b', accepted: ['x'] }] })
})

const exam = (parts: Partial<ExamForTeacher>) =>
  ({ title: 'কুইজ', duration: null, description: '', instructions: '', sections: [], questions: [], ...parts }) as ExamForTeacher

test('sections stay; questions without one stand in a section of no name', () => {
  const [first, second] = questions
  const built = builtFrom(exam({ sections: [{ _id: 's1', title: 'ক', questions: [first!, second!] }] }), newId)
  expect(built).toMatchObject({ title: 'কুইজ', duration: 0, sections: [{ id: 's1', title: 'ক', questions: [{ id: 'q1' }, { id: 'q2' }] }] })
  expect(builtFrom(exam({ questions: [first!] }), newId).sections).toMatchObject([{ title: '', questions: [{ id: 'q1' }] }])
})

const wire = { serverIds: {}, isOwnId: (id: string) => id.startsWith('new-'), nameOf: (at: number) => `বিভাগ ${at + 1}` }
const mine = { ...newQuestion('essay', newId), id: 'new-mine' }
const built = builtFrom(exam({ sections: [{ _id: 's1', title: ' ক ', questions: questions.slice(0, 1) }] }), newId)

test('new questions go without an id, until the server has given one', () => {
  const withMine = { ...built, sections: [{ ...built.sections[0]!, questions: [mine, ...built.sections[0]!.questions] }] }
  const sent = questionDrafts(withMine, wire)
  expect(sent.map(({ _id }) => _id)).toEqual([undefined, 'q1'])
  expect(sent[0]).not.toHaveProperty('_id')
  expect(sent.map(({ section }) => section)).toEqual(['ক', 'ক'])

  const reply = exam({ questions: [{ ...questions[6]!, _id: 'given' }, questions[0]!] })
  const serverIds = idsLearned({}, withMine, reply)
  expect(questionDrafts(withMine, { ...wire, serverIds }).map(({ _id }) => _id)).toEqual(['given', 'q1'])
  expect(idsLearned({ a: 'b' }, withMine, exam({}))).toEqual({ a: 'b' })
})

test('a section without a name gets one where there are several; one without questions stays here', () => {
  const empty = { id: 'new-s', title: '', questions: [] }
  const second = { id: 'new-t', title: '', questions: [mine] }
  expect(questionDrafts({ ...built, sections: [empty, second] }, wire).map(({ section }) => section)).toEqual([''])
  expect(questionDrafts({ ...built, sections: [...built.sections, empty, second] }, wire).map(({ section }) => section)).toEqual([
    'ক',
    'বিভাগ 2',
  ])
})
