/** Adds the chosen questions of a file to the exam in one step, each to the section that the file names. */

import { addQuestions } from '../engine/arrange.ts'
import type { BuiltExam, CreateId, DraftQuestion } from '../engine/built-exam.ts'
import type { FoundQuestion } from './found.ts'

function addToSection(
  exam: BuiltExam,
  title: string,
  questions: readonly DraftQuestion[],
  createId: CreateId,
): BuiltExam {
  const own = exam.sections.find((section) => section.title.trim() === title)
  if (own) return addQuestions(exam, questions, { section: own.id }, createId)
  return { ...exam, sections: [...exam.sections, { id: createId(), title, questions: [...questions] }] }
}

/** `openSection`: takes the questions for which the file names no section. */
export function addFound(
  exam: BuiltExam,
  found: readonly FoundQuestion[],
  openSection: string | undefined,
  createId: CreateId,
): BuiltExam {
  const titles = new Set(found.map(({ section }) => section))
  let next = exam
  for (const title of titles) {
    const questions = found.flatMap(({ section, question }) => (section === title ? question : []))
    next =
      title === ''
        ? addQuestions(next, questions, { section: openSection }, createId)
        : addToSection(next, title, questions, createId)
  }
  return next
}

/** Takes exactly these questions out again, and the sections that came with them unless they have got others. */
export function removeAdded(exam: BuiltExam, added: ReadonlySet<string>): BuiltExam {
  const sections = exam.sections.map((section) => ({
    ...section,
    questions: section.questions.filter(({ id }) => !added.has(id)),
  }))
  return { ...exam, sections: sections.filter(({ id, questions }) => !added.has(id) || questions.length > 0) }
}
