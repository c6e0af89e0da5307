/**
 * A quiz that almost half of batch 12 has taken: realistic correct and wrong answers, each with its automatic
 * marks.
 */

import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import type { answer, submission } from '../../database/tables/learning.ts'
import { markAutomatically } from '../../marking/auto-mark.ts'
import { BATCH_12 } from '../batches/full-stack-12.ts'
import type { Calendar } from '../calendar.ts'
import { getClassmateId } from '../people.ts'
import { getExamId } from './exam-rows.ts'
import { MONGODB_QUIZ } from './mongodb-quiz.ts'
import { buildSections } from './question-kit.ts'

type SubmissionRow = typeof submission.$inferInsert
type AnswerRow = typeof answer.$inferInsert

const EXAM = getExamId('quiz-open')
const TAKERS = 64
/** Percentage of learners who answer each question correctly; the list repeats after its end. */
const EASE = [92, 88, 84, 70, 66, 78, 58, 52, 41, 34, 80, 72, 77, 83, 52, 64, 71, 79, 38, 47] as const
/** Typical wrong texts in a blank. */
const SLIPS = ['take', 'get', '$min', 'Take', 'জানি না'] as const

/** A number from 0 to 99 that looks random and is always the same. */
const throwDice = (at: number, question: number) =>
  (at * 37 + question * 61 + at * question * 11 + ((at * at) % 17) * 5) % 100

function chooseWrong(question: TeacherQuestion, dice: number, at: number): unknown {
  if (question.question_type === 'single') {
    const wrong = question.options.filter(({ _id }) => _id !== question.right)
    // One wrong option is more popular than the others.
    return wrong[dice % 3 === 0 ? dice % wrong.length : 0]?._id ?? null
  }
  if (question.question_type === 'multiple')
    return dice % 2 === 0 ? question.right.slice(1) : question.options.map(({ _id }) => _id)
  if (question.question_type === 'true_false') return question.right === 'true' ? 'false' : 'true'
  if (question.question_type !== 'fill_in_the_blank') return null
  return Object.fromEntries(question.keys.map(({ _id }) => [_id, SLIPS[(dice + at) % SLIPS.length]]))
}

function chooseRight(question: TeacherQuestion): unknown {
  if (question.question_type === 'fill_in_the_blank')
    return Object.fromEntries(question.keys.map(({ _id, accepted }) => [_id, accepted[0]!]))
  return 'right' in question ? question.right : null
}

function chooseAnswer(question: TeacherQuestion, no: number, at: number): unknown {
  const dice = throwDice(at, no)
  const ability = ((at * 29) % 60) - 30
  if (dice === 99) return null
  return dice < (EASE[no % EASE.length] ?? 0) + ability * 0.6
    ? chooseRight(question)
    : chooseWrong(question, dice, at)
}

export function buildClassQuiz(calendar: Calendar): { submissions: SubmissionRow[]; answers: AnswerRow[] } {
  const questions = buildSections(EXAM, MONGODB_QUIZ).flatMap((section) => section.questions)
  const full_marks = questions.reduce((sum, { marks }) => sum + marks, 0)
  const submissions: SubmissionRow[] = []
  const answers: AnswerRow[] = []
  for (let at = 0; at < TAKERS; at += 1) {
    const _id = `submission-class-quiz-${at + 1}`
    const values = questions.map((question, no) => ({ question, value: chooseAnswer(question, no, at) }))
    const marks = values.map(({ question, value }) => ({
      question: question._id,
      mark: markAutomatically(question, value) ?? 0,
    }))
    const submitted_at = calendar.past(-1, `21:${String(at % 60).padStart(2, '0')}`)
    submissions.push({
      _id,
      person: getClassmateId(at),
      exam: EXAM,
      batch: BATCH_12,
      kind: 'quiz',
      version: 2,
      started_at: calendar.past(-1, '20:40'),
      submitted_at,
      finish_key: `seed-${_id}`,
      full_marks,
      marks,
      obtained: marks.reduce((sum, { mark }) => sum + mark, 0),
      checked_at: submitted_at,
    })
    for (const { question, value } of values) {
      if (value !== null)
        answers.push({
          submission: _id,
          question: question._id,
          value,
          edit: 1,
          writer: 'seed',
          edited_at: submitted_at,
        })
    }
  }
  return { submissions, answers }
}
