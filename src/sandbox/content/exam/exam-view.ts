/** An exam for a learner: before the start, to try out, as a guest. (spec 7 Exams and submissions) */

import type * as v from 'valibot'
import type { ExamInstruction, GuestQuiz, Playground, PracticeCard } from '#src/api/shapes/exam.ts'
import type { ExamKind } from '#src/api/shapes/study-item.ts'
import { EXAM_PASS_PERCENT } from '#src/lib/pass-marks.ts'
import type { ExamRow } from '../../database/tables/item.ts'
import { hideAnswers, layOut, buildEmptyBookings } from './exam-questions.ts'

type Mark = v.InferInput<typeof ExamInstruction>['batch']

export function showExamFacts(row: ExamRow): v.InferInput<typeof PracticeCard> {
  return {
    _id: row._id,
    kind: row.kind as v.InferOutput<typeof ExamKind>,
    title: row.title,
    duration: row.duration === 0 ? null : row.duration,
    question_count: row.question_count,
    marks: row.marks,
  }
}

export function showExamOrder({ is_question_order_shuffled, is_option_order_shuffled }: ExamRow) {
  return { is_question_order_shuffled, is_option_order_shuffled }
}

export function showInstruction(
  row: ExamRow,
  batch: Mark,
  submission: string | null,
): v.InferInput<typeof ExamInstruction> {
  const { description, instructions, allowed, tries, opens_at, closes_at } = row
  return {
    ...showExamFacts(row),
    description,
    instructions,
    batch: batch ?? null,
    allowed,
    tries,
    pass_percent: EXAM_PASS_PERCENT,
    opens_at,
    closes_at,
    submission,
  }
}

export function showPlayground(row: ExamRow, now: string): v.InferInput<typeof Playground> {
  const { instructions, is_practice } = row
  const bookings = buildEmptyBookings(now)
  return {
    ...showExamFacts(row),
    ...showExamOrder(row),
    ...layOut(row, (question) => hideAnswers(question, bookings)),
    instructions,
    is_practice,
  }
}

export function isOnTime(
  { opens_at, closes_at }: Pick<ExamRow, 'opens_at' | 'closes_at'>,
  now: string,
): boolean {
  return (opens_at === null || opens_at <= now) && (closes_at === null || closes_at > now)
}

/** Outside of its hours a guest's quiz shows no questions. */
export function showGuestQuiz(row: ExamRow, now: string): v.InferInput<typeof GuestQuiz> {
  const { description, instructions, opens_at, closes_at } = row
  const is_on_time = isOnTime(row, now)
  const bookings = buildEmptyBookings(now)
  const shown = is_on_time ? row : { ...row, sections: [] }
  return {
    ...showExamFacts(row),
    ...showExamOrder(row),
    ...layOut(shown, (question) => hideAnswers(question, bookings)),
    description,
    instructions,
    opens_at,
    closes_at,
    is_on_time,
  }
}
