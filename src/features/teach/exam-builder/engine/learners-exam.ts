/**
 * Converts the builder's exam to what a learner gets: no correct answer, no criterion, no section without
 * questions.
 */

import type { ExamRevised } from '#src/api/shapes/exam.ts'
import type { Question } from '#src/api/shapes/question.ts'
import { isBlank } from '#src/lib/invisible.ts'
import { words } from '../words.ts'
import { type BuiltExam, type DraftQuestion, getQuestions, sumExamMarks } from './built-exam.ts'

export type LearnersExam = Omit<
  ExamRevised,
  'kind' | 'batch' | 'submission' | 'is_leaving_logged' | 'instructions'
>

function showQuestion(question: DraftQuestion): Question {
  const shared = { _id: question.id, text: question.text, marks: question.marks }
  switch (question.kind) {
    case 'single':
    case 'multiple':
      return {
        ...shared,
        question_type: question.kind,
        options: question.options.map(({ id, text }) => ({ _id: id, text })),
      }
    case 'true_false':
    case 'essay':
      return { ...shared, question_type: question.kind }
    case 'fill_in_the_blank':
      return {
        ...shared,
        question_type: question.kind,
        contents: [...question.contents],
        keys: question.blanks.map(({ id }) => id),
      }
    case 'file_upload':
      return {
        ...shared,
        question_type: question.kind,
        accept: [...question.accept],
        takes_link: question.takesLink,
      }
    case 'code_test':
      return { ...shared, question_type: question.kind, starters: [...question.starters] }
    case 'interview':
    default: {
      const slots = question.slots.map(({ id, startsAt, endsAt }) => ({
        _id: id,
        starts_at: startsAt,
        ends_at: endsAt,
        is_taken: false,
      }))
      return { ...shared, question_type: 'interview', state: 'free', slots }
    }
  }
}

/**
 * Sections get the names that the server would get. The order is the teacher's, since only an attempt
 * shuffles it.
 */
export function showLearners(examId: string, exam: BuiltExam): LearnersExam {
  const filled = exam.sections.filter(({ questions }) => questions.length > 0)
  return {
    _id: examId,
    title: isBlank(exam.title) ? words.unnamed : exam.title.trim(),
    duration: exam.duration,
    marks: sumExamMarks(exam),
    question_count: getQuestions(exam).length,
    format_type: 'section',
    questions: [],
    sections: filled.map(({ id, title, questions }, at) => ({
      _id: id,
      title: isBlank(title) && filled.length > 1 ? words.outline.section(at, '') : title.trim(),
      questions: questions.map(showQuestion),
    })),
    is_question_order_shuffled: false,
    is_option_order_shuffled: false,
  }
}
