/** Converts between the contract's exam and the builder's. (spec 3 Exam) */

import type { ExamForTeacher } from '#src/api/shapes/exam.ts'
import type { QuestionDraft, TeacherQuestion } from '#src/api/shapes/question.ts'
import { isBlank } from '#src/lib/invisible.ts'
import {
  type BuiltExam,
  type DraftQuestion,
  createQuestion,
  type CreateId,
  getQuestions,
} from './built-exam.ts'

type HandMarked = Extract<TeacherQuestion, { rubric: unknown }>

function parseCriteria({ rubric }: HandMarked, createId: CreateId): Pick<DraftQuestion, 'criteria'> {
  return { criteria: rubric.map((line) => ({ id: createId(), ...line })) }
}

/** Reads the fields that only this kind of question has. */
function parseKindFields(question: TeacherQuestion, createId: CreateId): Partial<DraftQuestion> {
  switch (question.question_type) {
    case 'single':
    case 'multiple': {
      const { explanation, right } = question
      const isRight = (id: string) => (Array.isArray(right) ? right.includes(id) : right === id)
      return {
        explanation,
        options: question.options.map(({ _id, text }) => ({ id: _id, text, isRight: isRight(_id) })),
      }
    }
    case 'true_false':
      return { explanation: question.explanation, truth: question.right ?? undefined }
    case 'fill_in_the_blank': {
      const { explanation, contents, keys } = question
      const blanks = keys.map(({ _id, accepted }) => ({
        id: _id,
        accepted: accepted.length > 0 ? accepted : [''],
      }))
      return { explanation, contents, blanks }
    }
    case 'essay':
      return parseCriteria(question, createId)
    case 'file_upload':
      return { ...parseCriteria(question, createId), accept: question.accept, takesLink: question.takes_link }
    case 'code_test':
      return { ...parseCriteria(question, createId), starters: question.starters }
    case 'interview':
    default: {
      const slots = question.slots.map((slot) => ({
        id: slot._id,
        startsAt: slot.starts_at,
        endsAt: slot.ends_at,
      }))
      return { ...parseCriteria(question, createId), link: question.link ?? '', slots }
    }
  }
}

/** Converts a question or a suggestion of the server. */
export function parseQuestion(question: TeacherQuestion, createId: CreateId): DraftQuestion {
  const { _id, question_type: kind, text, marks } = question
  return { ...createQuestion(kind, createId, marks), id: _id, text, ...parseKindFields(question, createId) }
}

/** The parts of an exam that the builder edits. */
export type ExamContent = Pick<
  ExamForTeacher,
  'title' | 'duration' | 'description' | 'instructions' | 'sections' | 'questions'
>

/** Questions without a section go into one without a name. */
export function parseExam(exam: ExamContent, createId: CreateId): BuiltExam {
  const { title, duration, description, instructions, sections, questions } = exam
  const plain = questions.length > 0 ? [{ _id: createId(), title: '', questions }] : []
  return {
    title,
    duration: duration ?? 0,
    description,
    instructions,
    sections: [...plain, ...sections].map((section) => ({
      id: section._id,
      title: section.title,
      questions: section.questions.map((question) => parseQuestion(question, createId)),
    })),
  }
}

/** Converts a question to the fields that the writes accept for its kind; empty keys are omitted. */
export function serializeQuestion(question: DraftQuestion): TeacherQuestion {
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
      const keys = blanks.map((blank) => ({
        _id: blank.id,
        accepted: blank.accepted.filter((key) => !isBlank(key)),
      }))
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

/** Compares what is sent of two questions, except the ids of anything added here. */
export function isSameQuestion(one: DraftQuestion, other: DraftQuestion): boolean {
  const serialize = (question: DraftQuestion) => {
    const options = question.options.map(({ text, isRight }) => ({ id: text, text, isRight }))
    return JSON.stringify(serializeQuestion({ ...question, options }), (key, value: unknown) =>
      key === '_id' ? undefined : value,
    )
  }
  return serialize(one) === serialize(other)
}

/** The server's ids of questions that were created in this browser, by their local ids. */
export type ServerIds = Readonly<Record<string, string>>

interface SerializeOptions {
  serverIds: ServerIds
  /** Local ids mean nothing to the server and are not sent. */
  isLocalId: (id: string) => boolean
  /** Names an unnamed section by its index. */
  nameSection: (at: number) => string
}

/**
 * Converts all questions in order. The contract distinguishes sections only by title, so an unnamed one among
 * several gets a name; sections without questions are not sent.
 */
export function serializeQuestions(
  { sections }: BuiltExam,
  { serverIds, isLocalId, nameSection }: SerializeOptions,
): QuestionDraft[] {
  const filled = sections.filter(({ questions }) => questions.length > 0)
  return filled.flatMap(({ title, questions }, at) =>
    questions.map((question) => {
      const { _id, ...fields } = serializeQuestion(question)
      const known = serverIds[_id] ?? (isLocalId(_id) ? undefined : _id)
      const section = isBlank(title) && filled.length > 1 ? nameSection(at) : title.trim()
      return { ...fields, ...(known !== undefined && { _id: known }), section }
    }),
  )
}

/** Reads the server's ids from its reply, which has the order of the request. */
export function learnIds(known: ServerIds, sent: BuiltExam, reply: ExamForTeacher): ServerIds {
  const theirs = [...reply.questions, ...reply.sections.flatMap(({ questions }) => questions)]
  const ours = getQuestions(sent)
  if (theirs.length !== ours.length) return known
  return { ...known, ...Object.fromEntries(ours.map(({ id }, at) => [id, theirs[at]!._id])) }
}

/** Compares everything that is sent, apart from the ids. */
export function isSameExam(one: BuiltExam, other: BuiltExam): boolean {
  const serialize = ({ title, duration, description, instructions, sections }: BuiltExam) => {
    const filled = sections.filter(({ questions }) => questions.length > 0)
    const parts = filled.map((section) => [
      section.title.trim(),
      section.questions.map((question) => ({ ...serializeQuestion(question), _id: '' })),
    ])
    return JSON.stringify([title.trim(), duration, description, instructions, parts])
  }
  return serialize(one) === serialize(other)
}
