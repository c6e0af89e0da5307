/**
 * The questions of an exam, an assignment or a level, for those who answer and for those who mark. (spec 3
 * Exam read shape, ruling R34)
 */

import type * as v from 'valibot'
import type { InterviewState, Question, TeacherQuestion } from '#src/api/shapes/question.ts'
import type { LevelRow } from '../../database/tables/assessment.ts'
import type { ExamSection, AssignmentRow, ExamRow } from '../../database/tables/item.ts'

type Shown = v.InferInput<typeof Question>
type Interview = Extract<TeacherQuestion, { question_type: 'interview' }>

/** Booked slots of the interview questions: the learner's own, those of others, and the current time. */
export interface SlotBookings {
  chosenOf: (question: string) => string | undefined
  taken: ReadonlySet<string>
  now: string
}

/** Bookings of a preview: no slot is chosen or taken. */
export function buildEmptyBookings(now: string): SlotBookings {
  return { chosenOf: () => undefined, taken: new Set(), now }
}

/** Only learners who have booked get the link. */
function showInterview(
  { rubric: _rubric, link, ...question }: Interview,
  { chosenOf, taken, now }: SlotBookings,
): Shown {
  const slot = question.slots.find(({ _id }) => _id === chosenOf(question._id))
  const state: v.InferOutput<typeof InterviewState> = !slot ? 'free' : slot.ends_at < now ? 'over' : 'booked'
  const slots = question.slots.map((one) => ({ ...one, is_taken: one !== slot && taken.has(one._id) }))
  return { ...question, state, link: slot ? link : null, slots }
}

/**
 * Without correct answers and rubrics; the `keys` of a fill-in-the-blank are its blanks' ids. (ruling R34)
 */
export function hideAnswers(question: TeacherQuestion, bookings: SlotBookings): Shown {
  if (question.question_type === 'interview') return showInterview(question, bookings)
  if (question.question_type === 'fill_in_the_blank') {
    const { explanation: _explanation, keys, ...shown } = question
    return { ...shown, keys: keys.map(({ _id }) => _id) }
  }
  if (
    question.question_type === 'essay' ||
    question.question_type === 'file_upload' ||
    question.question_type === 'code_test'
  ) {
    const { rubric: _rubric, ...shown } = question
    return shown
  }
  const { right: _right, explanation: _explanation, ...shown } = question
  return shown
}

/** The one question of an assignment has the assignment's id. (ruling R34) */
function buildTaskQuestion({ _id, description, marks, accepts, rubric }: AssignmentRow): TeacherQuestion {
  return {
    _id,
    question_type: 'file_upload',
    text: description,
    marks,
    accept: accepts,
    takes_link: false,
    rubric: rubric.map((line) => ({ title: line.title, description: '', marks: line.marks })),
  }
}

export type ExaminedItem = AssignmentRow | ExamRow | LevelRow

export function getSections(item: ExaminedItem | undefined): ExamSection[] {
  if (!item) return []
  return 'sections' in item
    ? item.sections
    : [{ _id: item._id, title: '', questions: [buildTaskQuestion(item)] }]
}

export function getQuestions(item: ExaminedItem | undefined): TeacherQuestion[] {
  return getSections(item).flatMap(({ questions }) => questions)
}

export function findQuestion(item: ExaminedItem | undefined, id: string): TeacherQuestion | undefined {
  return getQuestions(item).find(({ _id }) => _id === id)
}

interface Layout<T> {
  format_type: 'section' | 'flat'
  sections: { _id: string; title: string; questions: T[] }[]
  questions: T[]
}

/** In sections as soon as one of them has a title. */
export function layOut<T>(item: ExaminedItem | undefined, show: (question: TeacherQuestion) => T): Layout<T> {
  const sections = getSections(item).map(({ _id, title, questions }) => ({
    _id,
    title,
    questions: questions.map(show),
  }))
  if (sections.some(({ title }) => title !== '')) return { format_type: 'section', sections, questions: [] }
  return { format_type: 'flat', sections: [], questions: sections.flatMap(({ questions }) => questions) }
}
