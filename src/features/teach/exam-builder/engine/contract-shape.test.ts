import { expect, test } from 'vitest'
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import { createQuestion } from './built-exam.ts'
import {
  parseExam,
  learnIds,
  serializeQuestion,
  serializeQuestions,
  parseQuestion,
} from './contract-shape.ts'

let count = 0
const createId = () => `new-${(count += 1)}`
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
  {
    ...shared,
    _id: 'q9',
    question_type: 'code_test',
    rubric,
    starters: [{ language: 'python', code: 'x = 1' }],
  },
  {
    ...shared,
    _id: 'q10',
    question_type: 'interview',
    rubric,
    link: 'https://meet.example/a',
    slots: [{ _id: 's1', starts_at: '2026-11-21T12:00:00.000Z', ends_at: '2026-11-21T12:30:00.000Z' }],
  },
]

test.each(questions)('$question_type $_id survives the conversion there and back', (question) => {
  expect(serializeQuestion(parseQuestion(question, createId))).toEqual(question)
})

test('empty keys are not sent', () => {
  const question = {
    ...createQuestion('fill_in_the_blank', createId),
    contents: ['', ''],
    blanks: [{ id: 'b', accepted: ['x', ' ', ''] }],
  }
  expect(serializeQuestion(question)).toMatchObject({ keys: [{ _id: 'b', accepted: ['x'] }] })
})

const exam = (parts: Partial<ExamForTeacher>) =>
  ({
    title: 'কুইজ',
    duration: null,
    description: '',
    instructions: '',
    sections: [],
    questions: [],
    ...parts,
  }) as ExamForTeacher

test('sections stay; questions without one go into a section without a name', () => {
  const [first, second] = questions
  const built = parseExam(
    exam({ sections: [{ _id: 's1', title: 'ক', questions: [first!, second!] }] }),
    createId,
  )
  expect(built).toMatchObject({
    title: 'কুইজ',
    duration: 0,
    sections: [{ id: 's1', title: 'ক', questions: [{ id: 'q1' }, { id: 'q2' }] }],
  })
  expect(parseExam(exam({ questions: [first!] }), createId).sections).toMatchObject([
    { title: '', questions: [{ id: 'q1' }] },
  ])
})

const wire = {
  serverIds: {},
  isLocalId: (id: string) => id.startsWith('new-'),
  nameSection: (at: number) => `বিভাগ ${at + 1}`,
}
const mine = { ...createQuestion('essay', createId), id: 'new-mine' }
const built = parseExam(
  exam({ sections: [{ _id: 's1', title: ' ক ', questions: questions.slice(0, 1) }] }),
  createId,
)

test('new questions are sent without an id until the server has given one', () => {
  const withMine = {
    ...built,
    sections: [{ ...built.sections[0]!, questions: [mine, ...built.sections[0]!.questions] }],
  }
  const sent = serializeQuestions(withMine, wire)
  expect(sent.map(({ _id }) => _id)).toEqual([undefined, 'q1'])
  expect(sent[0]).not.toHaveProperty('_id')
  expect(sent.map(({ section }) => section)).toEqual(['ক', 'ক'])

  const reply = exam({ questions: [{ ...questions[6]!, _id: 'given' }, questions[0]!] })
  const serverIds = learnIds({}, withMine, reply)
  expect(serializeQuestions(withMine, { ...wire, serverIds }).map(({ _id }) => _id)).toEqual(['given', 'q1'])
  expect(learnIds({ a: 'b' }, withMine, exam({}))).toEqual({ a: 'b' })
})

test('an unnamed section among several gets a name; one without questions is not sent', () => {
  const empty = { id: 'new-s', title: '', questions: [] }
  const second = { id: 'new-t', title: '', questions: [mine] }
  expect(
    serializeQuestions({ ...built, sections: [empty, second] }, wire).map(({ section }) => section),
  ).toEqual([''])
  expect(
    serializeQuestions({ ...built, sections: [...built.sections, empty, second] }, wire).map(
      ({ section }) => section,
    ),
  ).toEqual(['ক', 'বিভাগ 2'])
})
