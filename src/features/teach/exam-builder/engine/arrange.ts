/** Adds, removes, changes and moves sections and questions. All functions are pure; an unknown id changes nothing. */

import type { QuestionType } from '#src/api/shapes/question.ts'
import {
  type BuiltExam,
  type DraftQuestion,
  type DraftSection,
  type CreateId,
  createQuestion,
} from './built-exam.ts'

/** Position of a question: index of its section and index within it. */
export interface QuestionPosition {
  section: number
  at: number
}

export function findQuestionPosition(
  { sections }: BuiltExam,
  questionId: string,
): QuestionPosition | undefined {
  for (const [section, { questions }] of sections.entries()) {
    const at = questions.findIndex(({ id }) => id === questionId)
    if (at >= 0) return { section, at }
  }
  return undefined
}

export function move<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...list.slice(from, from + 1))
}

function replaceSections(exam: BuiltExam, sections: readonly DraftSection[]): BuiltExam {
  return { ...exam, sections }
}

function changeQuestionsAt(
  exam: BuiltExam,
  section: number,
  change: (questions: readonly DraftQuestion[]) => readonly DraftQuestion[],
) {
  return replaceSections(
    exam,
    exam.sections.map((each, at) => (at === section ? { ...each, questions: change(each.questions) } : each)),
  )
}

export function addSection(exam: BuiltExam, createId: CreateId): BuiltExam {
  return replaceSections(exam, [...exam.sections, { id: createId(), title: '', questions: [] }])
}

export function renameSection(exam: BuiltExam, sectionId: string, title: string): BuiltExam {
  return replaceSections(
    exam,
    exam.sections.map((section) => (section.id === sectionId ? { ...section, title } : section)),
  )
}

/** Removes the section with all its questions. */
export function removeSection(exam: BuiltExam, sectionId: string): BuiltExam {
  return replaceSections(
    exam,
    exam.sections.filter(({ id }) => id !== sectionId),
  )
}

/** Moves a section one step up (-1) or down (1). */
export function stepSection(exam: BuiltExam, sectionId: string, step: -1 | 1): BuiltExam {
  const from = exam.sections.findIndex(({ id }) => id === sectionId)
  const to = from + step
  if (from < 0 || to < 0 || to >= exam.sections.length) return exam
  return replaceSections(exam, move(exam.sections, from, to))
}

/**
 * Inserts questions after another one or at the end of a section. An exam without sections gets its first
 * one.
 */
export function addQuestions(
  exam: BuiltExam,
  added: readonly DraftQuestion[],
  where: { section?: string | undefined; after?: string | undefined },
  createId: CreateId,
): BuiltExam {
  if (exam.sections.length === 0) return addQuestions(addSection(exam, createId), added, {}, createId)
  const neighbour = where.after === undefined ? undefined : findQuestionPosition(exam, where.after)
  const named = exam.sections.findIndex(({ id }) => id === where.section)
  const section = neighbour?.section ?? (named < 0 ? exam.sections.length - 1 : named)
  return changeQuestionsAt(exam, section, (questions) =>
    questions.toSpliced((neighbour?.at ?? questions.length) + 1, 0, ...added),
  )
}

/**
 * An empty question of this kind with the marks of the previous one, since questions in a section usually
 * have equal marks.
 */
export function buildNextQuestion(
  exam: BuiltExam,
  kind: QuestionType,
  sectionId: string | undefined,
  createId: CreateId,
): DraftQuestion {
  const section = exam.sections.find(({ id }) => id === sectionId) ?? exam.sections.at(-1)
  return createQuestion(kind, createId, section?.questions.at(-1)?.marks)
}

export function changeQuestion(
  exam: BuiltExam,
  questionId: string,
  change: Partial<DraftQuestion>,
): BuiltExam {
  const place = findQuestionPosition(exam, questionId)
  if (place === undefined) return exam
  return changeQuestionsAt(exam, place.section, (questions) =>
    questions.map((question, at) => (at === place.at ? { ...question, ...change } : question)),
  )
}

export function removeQuestion(exam: BuiltExam, questionId: string): BuiltExam {
  const place = findQuestionPosition(exam, questionId)
  return place === undefined
    ? exam
    : changeQuestionsAt(exam, place.section, (questions) => questions.toSpliced(place.at, 1))
}

/** The same question with new ids for itself and everything in it. */
export function renewIds(question: DraftQuestion, id: string, createId: CreateId): DraftQuestion {
  return {
    ...question,
    id,
    options: question.options.map((option) => ({ ...option, id: createId() })),
    blanks: question.blanks.map((blank) => ({ ...blank, id: createId() })),
    criteria: question.criteria.map((line) => ({ ...line, id: createId() })),
    slots: question.slots.map((slot) => ({ ...slot, id: createId() })),
  }
}

/** Inserts a copy right after the question. `copyId` becomes the id of the copy. */
export function copyQuestion(
  exam: BuiltExam,
  questionId: string,
  copyId: string,
  createId: CreateId,
): BuiltExam {
  const place = findQuestionPosition(exam, questionId)
  const original = place && exam.sections[place.section]?.questions[place.at]
  if (original === undefined) return exam
  return addQuestions(exam, [renewIds(original, copyId, createId)], { after: questionId }, createId)
}

/** Moves a question to a position counted before the move; a position past the end is the end. */
export function moveQuestion(exam: BuiltExam, questionId: string, to: QuestionPosition): BuiltExam {
  const from = findQuestionPosition(exam, questionId)
  const question = from && exam.sections[from.section]?.questions[from.at]
  if (from === undefined || question === undefined || exam.sections[to.section] === undefined) return exam
  if (from.section === to.section)
    return changeQuestionsAt(exam, to.section, (questions) => move(questions, from.at, to.at))
  const without = changeQuestionsAt(exam, from.section, (questions) => questions.toSpliced(from.at, 1))
  return changeQuestionsAt(without, to.section, (questions) => questions.toSpliced(to.at, 0, question))
}

/** Moves a question one step up (-1) or down (1), across section boundaries. */
export function stepQuestion(exam: BuiltExam, questionId: string, step: -1 | 1): BuiltExam {
  const from = findQuestionPosition(exam, questionId)
  if (from === undefined) return exam
  const at = from.at + step
  const here = exam.sections[from.section]?.questions ?? []
  if (at >= 0 && at < here.length) return moveQuestion(exam, questionId, { section: from.section, at })
  const section = from.section + step
  const there = exam.sections[section]
  if (there === undefined) return exam
  return moveQuestion(exam, questionId, { section, at: step < 0 ? there.questions.length : 0 })
}
