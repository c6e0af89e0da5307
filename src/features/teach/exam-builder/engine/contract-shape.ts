/** Between the builder's table and the contract: what was read becomes a built exam, a built exam what the writes may send. (spec 3 Exam) */
import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { QuestionDraft, TeacherQuestion } from '#src/api/shapes/question.ts'
import { type BuiltExam, type DraftQuestion, newQuestion, type NewId, questionsOf } from './built-exam.ts'

type Judged = Extract<TeacherQuestion, { rubric: unknown }>

function criteriaOf({ rubric }: Judged, newId: NewId): Pick<DraftQuestion, 'criteria'> {
  return { criteria: rubric.map((line) => ({ id: newId(), ...line })) }
}

/** What only this kind of question has. */
function ownFields(question: TeacherQuestion, newId: NewId): Partial<DraftQuestion> {
  switch (question.question_type) {
    case 'single':
    case 'multiple': {
      const { explanation, right } = question
      const isRight = (id: string) => (Array.isArray(right) ? right.includes(id) : right === id)
      return { explanation, options: question.options.map(({ _id, text }) => ({ id: _id, text, isRight: isRight(_id) })) }
    }
    case 'true_false':
      return { explanation: question.explanation, truth: question.right ?? undefined }
    case 'fill_in_the_blank': {
      const { explanation, contents, keys } = question
      const blanks = keys.map(({ _id, accepted }) => ({ id: _id, accepted: accepted.length > 0 ? accepted : [''] }))
      return { explanation, contents, blanks }
    }
    case 'essay':
      return criteriaOf(question, newId)
    case 'file_upload':
      return { ...criteriaOf(question, newId), accept: question.accept, takesLink: question.takes_link }
    case 'code_test':
      return { ...criteriaOf(question, newId), starters: question.starters }
    case 'interview':
    default: {
      const slots = question.slots.map((slot) => ({ id: slot._id, startsAt: slot.starts_at, endsAt: slot.ends_at }))
      return { ...criteriaOf(question, newId), link: question.link ?? '', slots }
    }
  }
}

/** A question of the server, or a suggestion, on the table. */
export function questionFrom(question: TeacherQuestion, newId: NewId): DraftQuestion {
  const { _id, question_type: kind, text, marks } = question
  return { ...newQuestion(kind, newId, marks), id: _id, text, ...ownFields(question, newId) }
}

/** Questions without sections stand in one of no name. */
export function builtFrom(exam: ExamForTeacher, newId: NewId): BuiltExam {
  const { title, duration, description, instructions, sections, questions } = exam
  const plain = questions.length > 0 ? [{ _id: newId(), title: '', questions }] : []
  return {
    title,
    duration: duration ?? 0,
    description,
    instructions,
    sections: [...plain, ...sections].map((section) => ({
      id: section._id,
      title: section.title,
      questions: section.questions.map((question) => questionFrom(question, newId)),
    })),
  }
}

/** What the kind uses, as the writes take it. Empty lines for further keys are left out. */
export function keptQuestion(question: DraftQuestion): TeacherQuestion {
  const { id, kind, text, explanation, options, blanks, criteria, accept, starters, slots, link } = question
  const shared = { _id: id, text, marks: question.marks }
  const choices = options.map((option) => ({ _id: option.id, text: option.text }))
  const right = options.filter(({ isRight }) => isRight).map((option) => option.id)
  const rubric = criteria.map(({ title, description, marks }) => ({ title, description, marks }))
  switch (kind) {
    case 'single':
      return { ...shared, question_type: kind, explanation, options: choices, right: right[0] ?? null }
    case 'multiple':
      return { ...shared, question_type: kind, explanation, options: choices, right }
    case 'true_false':
      return { ...shared, question_type: kind, explanation, right: question.truth ?? null }
    case 'fill_in_the_blank': {
      const keys = blanks.map((blank) => ({ _id: blank.id, accepted: blank.accepted.filter((key) => key.trim() !== '') }))
      return { ...shared, question_type: kind, explanation, contents: [...question.contents], keys }
    }
    case 'essay':
      return { ...shared, question_type: kind, rubric }
    case 'file_upload':
      return { ...shared, question_type: kind, rubric, accept: [...accept], takes_link: question.takesLink }
    case 'code_test':
      return { ...shared, question_type: kind, rubric, starters: [...starters] }
    case 'interview':
    default: {
      const hours = slots.map((slot) => ({ _id: slot.id, starts_at: slot.startsAt, ends_at: slot.endsAt }))
      return { ...shared, question_type: kind, rubric, slots: hours, link: link || null }
    }
  }
}

/** The server's ids of questions that were made here, by the id they have here. */
export type ServerIds = Readonly<Record<string, string>>

interface Wire {
  serverIds: ServerIds
  /** Ids that were made here are nothing to the server. */
  isOwnId: (id: string) => boolean
  /** The name of a section that has none, by its place from 0. */
  nameOf: (at: number) => string
}

/**
 * The questions in their order. Sections are told by their titles alone, so that one without a title gets a name where there are
 * several; sections without questions stay here.
 */
export function questionDrafts({ sections }: BuiltExam, { serverIds, isOwnId, nameOf }: Wire): QuestionDraft[] {
  const filled = sections.filter(({ questions }) => questions.length > 0)
  return filled.flatMap(({ title, questions }, at) =>
    questions.map((question) => {
      const { _id, ...fields } = keptQuestion(question)
      const known = serverIds[_id] ?? (isOwnId(_id) ? undefined : _id)
      const section = title.trim() === '' && filled.length > 1 ? nameOf(at) : title.trim()
      return { ...fields, ...(known !== undefined && { _id: known }), section }
    }),
  )
}

/** Learns the server's ids from its reply: it keeps the order of what was sent. */
export function idsLearned(known: ServerIds, sent: BuiltExam, reply: ExamForTeacher): ServerIds {
  const theirs = [...reply.questions, ...reply.sections.flatMap(({ questions }) => questions)]
  const ours = questionsOf(sent)
  if (theirs.length !== ours.length) return known
  return { ...known, ...Object.fromEntries(ours.map(({ id }, at) => [id, theirs[at]!._id])) }
}

/** The same exam in all that is sent, whatever ids it goes by. */
export function isSameExam(one: BuiltExam, other: BuiltExam): boolean {
  const textOf = ({ title, duration, description, instructions, sections }: BuiltExam) => {
    const filled = sections.filter(({ questions }) => questions.length > 0)
    const parts = filled.map((section) => [
      section.title.trim(),
      section.questions.map((question) => ({ ...keptQuestion(question), _id: '' })),
    ])
    return JSON.stringify([title.trim(), duration, description, instructions, parts])
  }
  return textOf(one) === textOf(other)
}
