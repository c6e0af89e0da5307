/** Stores the questions of an exam in sections, by the titles that the builder sends. (spec 3 Exam) */

import type * as v from 'valibot'
import type { QuestionDraft, TeacherQuestion } from '#src/api/shapes/question.ts'
import type { ExamKind } from '#src/api/shapes/study-item.ts'
import type { ExamSection } from '../../database/tables/item.ts'
import { makeId } from '../../kernel/new-id.ts'

export function listQuestions(sections: readonly ExamSection[]): TeacherQuestion[] {
  return sections.flatMap(({ questions }) => questions)
}

/** A known id stays; any other is replaced by a new one. */
function buildQuestion(draft: QuestionDraft, known: ReadonlySet<string>): TeacherQuestion {
  const { section: _section, _id, ...fields } = draft
  return { ...fields, _id: _id !== undefined && known.has(_id) ? _id : makeId() }
}

/** Neighbouring questions with one title make a section; a known title keeps its section's id. */
export function groupIntoSections(
  drafts: readonly QuestionDraft[],
  before: readonly ExamSection[],
): ExamSection[] {
  const known = new Set(listQuestions(before).map(({ _id }) => _id))
  const sections: ExamSection[] = []
  for (const draft of drafts) {
    const title = draft.section ?? ''
    let last = sections.at(-1)
    if (last?.title !== title) {
      const free = before.find(
        (section) => section.title === title && !sections.some(({ _id }) => _id === section._id),
      )
      last = { _id: free?._id ?? makeId(), title, questions: [] }
      sections.push(last)
    }
    last.questions.push(buildQuestion(draft, known))
  }
  return sections
}

const JUDGED = ['interview', 'code_test', 'file_upload', 'essay'] as const

/** Derives the kind from the questions: the first kind that a teacher must judge, or a quiz. (spec 3 Submission types) */
export function deriveExamKind(sections: readonly ExamSection[]): v.InferOutput<typeof ExamKind> {
  const types = new Set(listQuestions(sections).map((question) => question.question_type))
  return JUDGED.find((type) => types.has(type)) ?? 'quiz'
}

function hasNoKey(question: TeacherQuestion): boolean {
  if (question.question_type === 'fill_in_the_blank') {
    return question.keys.length === 0 || question.keys.some(({ accepted }) => accepted.length === 0)
  }
  if (!('right' in question)) return false
  return Array.isArray(question.right) ? question.right.length === 0 : !question.right
}

function hasNoText(question: TeacherQuestion): boolean {
  const text =
    question.question_type === 'fill_in_the_blank'
      ? `${question.text}${question.contents.join('')}`
      : question.text
  return text.replaceAll(/<(?!img\b)[^<>]*>|&nbsp;/g, '').trim() === ''
}

/** Reason why an exam cannot be published; undefined when it can. */
export function findPublishProblem({
  duration,
  sections,
}: {
  duration: number
  sections: readonly ExamSection[]
}): string | undefined {
  const questions = listQuestions(sections)
  if (questions.length === 0) return 'প্রকাশ করতে অন্তত একটি প্রশ্ন লাগবে।'
  if (duration <= 0) return 'প্রকাশ করতে পরীক্ষার সময় লাগবে।'
  if (questions.some(hasNoText)) return 'কোনো প্রশ্নের লেখা ফাঁকা আছে।'
  if (questions.some(({ marks }) => marks <= 0)) return 'প্রতিটি প্রশ্নে নম্বর লাগবে।'
  return questions.some(hasNoKey) ? 'কোনো প্রশ্নের সঠিক উত্তর বাছা হয়নি।' : undefined
}
