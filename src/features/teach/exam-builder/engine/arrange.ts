/** Sections and questions: adding, removing, changing, and every way of moving them. All are pure; an id that is not there changes nothing. */
import type { QuestionType } from '#src/api/shapes/question.ts'
import { type BuiltExam, type DraftQuestion, type DraftSection, type NewId, newQuestion } from './built-exam.ts'

/** Where a question stands: section and place within it, both from 0. */
export interface Place {
  section: number
  at: number
}

export function placeOf({ sections }: BuiltExam, questionId: string): Place | undefined {
  for (const [section, { questions }] of sections.entries()) {
    const at = questions.findIndex(({ id }) => id === questionId)
    if (at >= 0) return { section, at }
  }
  return undefined
}

export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, ...list.slice(from, from + 1))
}

function withSections(exam: BuiltExam, sections: readonly DraftSection[]): BuiltExam {
  return { ...exam, sections }
}

function withQuestionsAt(exam: BuiltExam, section: number, change: (questions: readonly DraftQuestion[]) => readonly DraftQuestion[]) {
  return withSections(
    exam,
    exam.sections.map((each, at) => (at === section ? { ...each, questions: change(each.questions) } : each)),
  )
}

export function sectionAdded(exam: BuiltExam, newId: NewId): BuiltExam {
  return withSections(exam, [...exam.sections, { id: newId(), title: '', questions: [] }])
}

export function sectionRenamed(exam: BuiltExam, sectionId: string, title: string): BuiltExam {
  return withSections(
    exam,
    exam.sections.map((section) => (section.id === sectionId ? { ...section, title } : section)),
  )
}

/** With all its questions. */
export function sectionRemoved(exam: BuiltExam, sectionId: string): BuiltExam {
  return withSections(
    exam,
    exam.sections.filter(({ id }) => id !== sectionId),
  )
}

/** One step up (-1) or down (1). */
export function sectionStepped(exam: BuiltExam, sectionId: string, step: -1 | 1): BuiltExam {
  const from = exam.sections.findIndex(({ id }) => id === sectionId)
  const to = from + step
  if (from < 0 || to < 0 || to >= exam.sections.length) return exam
  return withSections(exam, moved(exam.sections, from, to))
}

/** Into a section: after a question, or at its end. An exam without sections gets its first. */
export function questionsAdded(
  exam: BuiltExam,
  added: readonly DraftQuestion[],
  where: { section?: string | undefined; after?: string | undefined },
  newId: NewId,
): BuiltExam {
  if (exam.sections.length === 0) return questionsAdded(sectionAdded(exam, newId), added, {}, newId)
  const neighbour = where.after === undefined ? undefined : placeOf(exam, where.after)
  const named = exam.sections.findIndex(({ id }) => id === where.section)
  const section = neighbour?.section ?? (named < 0 ? exam.sections.length - 1 : named)
  return withQuestionsAt(exam, section, (questions) => questions.toSpliced((neighbour?.at ?? questions.length) + 1, 0, ...added))
}

/** A blank question of this kind with the marks of the one before it: sections are mostly alike. */
export function questionLike(exam: BuiltExam, kind: QuestionType, sectionId: string | undefined, newId: NewId): DraftQuestion {
  const section = exam.sections.find(({ id }) => id === sectionId) ?? exam.sections.at(-1)
  return newQuestion(kind, newId, section?.questions.at(-1)?.marks)
}

export function questionChanged(exam: BuiltExam, questionId: string, change: Partial<DraftQuestion>): BuiltExam {
  const place = placeOf(exam, questionId)
  if (place === undefined) return exam
  return withQuestionsAt(exam, place.section, (questions) =>
    questions.map((question, at) => (at === place.at ? { ...question, ...change } : question)),
  )
}

export function questionRemoved(exam: BuiltExam, questionId: string): BuiltExam {
  const place = placeOf(exam, questionId)
  return place === undefined ? exam : withQuestionsAt(exam, place.section, (questions) => questions.toSpliced(place.at, 1))
}

/** A copy right after it; everything that has an id gets a new one. `copyId` is the copy's. */
export function questionCopied(exam: BuiltExam, questionId: string, copyId: string, newId: NewId): BuiltExam {
  const place = placeOf(exam, questionId)
  const of = place && exam.sections[place.section]?.questions[place.at]
  if (of === undefined) return exam
  const copy = {
    ...of,
    id: copyId,
    options: of.options.map((option) => ({ ...option, id: newId() })),
    blanks: of.blanks.map((blank) => ({ ...blank, id: newId() })),
    criteria: of.criteria.map((line) => ({ ...line, id: newId() })),
    slots: of.slots.map((slot) => ({ ...slot, id: newId() })),
  }
  return questionsAdded(exam, [copy], { after: questionId }, newId)
}

/** To a place in a section, counted as it stands before the move; a place past the end is the end. */
export function questionMoved(exam: BuiltExam, questionId: string, to: Place): BuiltExam {
  const from = placeOf(exam, questionId)
  const question = from && exam.sections[from.section]?.questions[from.at]
  if (from === undefined || question === undefined || exam.sections[to.section] === undefined) return exam
  if (from.section === to.section) return withQuestionsAt(exam, to.section, (questions) => moved(questions, from.at, to.at))
  const without = withQuestionsAt(exam, from.section, (questions) => questions.toSpliced(from.at, 1))
  return withQuestionsAt(without, to.section, (questions) => questions.toSpliced(to.at, 0, question))
}

/** One step up (-1) or down (1); from the edge of a section it goes on into the next one. */
export function questionStepped(exam: BuiltExam, questionId: string, step: -1 | 1): BuiltExam {
  const from = placeOf(exam, questionId)
  if (from === undefined) return exam
  const at = from.at + step
  const here = exam.sections[from.section]?.questions ?? []
  if (at >= 0 && at < here.length) return questionMoved(exam, questionId, { section: from.section, at })
  const section = from.section + step
  const there = exam.sections[section]
  if (there === undefined) return exam
  return questionMoved(exam, questionId, { section, at: step < 0 ? there.questions.length : 0 })
}
