/**
 * Turns the questions of an exam into the body of a new one: in their sections, without the old ids. (spec 3
 * Exam)
 */

import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { QuestionDraft, TeacherQuestion } from '#src/api/shapes/question.ts'

function copyQuestion({ _id, ...question }: TeacherQuestion, section: string): QuestionDraft {
  // The hours of an interview belong to the old exam; the new one gets its own.
  if (question.question_type === 'interview') return { ...question, slots: [], section }
  return { ...question, section }
}

export function copyQuestions({
  sections,
  questions,
}: Pick<ExamForTeacher, 'sections' | 'questions'>): QuestionDraft[] {
  const plain = questions.map((question) => copyQuestion(question, ''))
  return [
    ...plain,
    ...sections.flatMap((section) =>
      section.questions.map((question) => copyQuestion(question, section.title)),
    ),
  ]
}

/**
 * Everything that a copy of an exam takes over; a copy is a draft on its day. `reference` makes a retry
 * return the same copy.
 */
export function buildExamCopy(exam: ExamForTeacher, studyPlan: string, reference: string) {
  const { title, duration, description, instructions } = exam
  return {
    study_plan: studyPlan,
    reference,
    title,
    duration: duration ?? 0,
    description,
    instructions,
    questions: copyQuestions(exam),
    is_published: false,
  }
}
