/** Shape of an exam in the builder: everything a teacher may set, whether or not it can be published. (spec 3 Exam) */

import * as v from 'valibot'
import type { QuestionType } from '#src/api/shapes/question.ts'

/** Question types in the order of the menu; the first four are marked by their key, the others by a teacher. (spec 3 Submission types) */
export const QUESTION_TYPES = [
  'single',
  'multiple',
  'true_false',
  'fill_in_the_blank',
  'essay',
  'file_upload',
  'code_test',
  'interview',
] as const satisfies readonly QuestionType[]

/** Lists are readonly, since undo keeps the earlier ones. */
const readonlyList = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly())

/** Texts of questions and options are HTML. (ruling R45) */
const DraftOption = v.object({ id: v.string(), text: v.string(), isRight: v.boolean() })
export type DraftOption = v.InferOutput<typeof DraftOption>

/** A blank with all its correct texts. */
const DraftBlank = v.object({ id: v.string(), accepted: readonlyList(v.string()) })
export type DraftBlank = v.InferOutput<typeof DraftBlank>

/** One criterion by which a teacher gives marks. */
const DraftCriterion = v.object({
  id: v.string(),
  title: v.string(),
  description: v.string(),
  marks: v.number(),
})
export type DraftCriterion = v.InferOutput<typeof DraftCriterion>

/** Starter code in one language. */
const DraftStarter = v.object({ language: v.string(), code: v.string() })
export type DraftStarter = v.InferOutput<typeof DraftStarter>

/** A time slot for an interview, as instants. (ruling R30) */
const DraftSlot = v.object({ id: v.string(), startsAt: v.string(), endsAt: v.string() })
export type DraftSlot = v.InferOutput<typeof DraftSlot>

/**
 * Fields that the current kind does not use are kept, so that a teacher who tries another kind and returns
 * loses nothing. Only the fields of the kind are sent.
 */
const DraftQuestion = v.object({
  id: v.string(),
  kind: v.picklist(QUESTION_TYPES),
  text: v.string(),
  marks: v.number(),
  /** Shown to learners with their result; HTML. */
  explanation: v.string(),
  options: readonlyList(DraftOption),
  /** Correct answer of a true-or-false question. */
  truth: v.optional(v.picklist(['true', 'false'])),
  /** Text around the blanks: one more piece than blanks. */
  contents: readonlyList(v.string()),
  blanks: readonlyList(DraftBlank),
  criteria: readonlyList(DraftCriterion),
  /** Accepted file extensions, such as `.pdf`; empty accepts all. (ruling R46) */
  accept: readonlyList(v.string()),
  takesLink: v.boolean(),
  starters: readonlyList(DraftStarter),
  /** Address of the interview's meeting. */
  link: v.string(),
  slots: readonlyList(DraftSlot),
})
export type DraftQuestion = v.InferOutput<typeof DraftQuestion>

const DraftSection = v.object({ id: v.string(), title: v.string(), questions: readonlyList(DraftQuestion) })
export type DraftSection = v.InferOutput<typeof DraftSection>

/**
 * `duration` in minutes, 0 means none was set (ruling R30); description and instructions are HTML (ruling
 * R45).
 */
export const BuiltExam = v.object({
  title: v.string(),
  duration: v.number(),
  description: v.string(),
  instructions: v.string(),
  sections: readonlyList(DraftSection),
})
export type BuiltExam = v.InferOutput<typeof BuiltExam>

/** Creates a unique id. Passed in, so that the functions stay pure. */
export type CreateId = () => string

const INITIAL_OPTIONS = 4

export function createOption(createId: CreateId): DraftOption {
  return { id: createId(), text: '', isRight: false }
}

/** An empty question. */
export function createQuestion(kind: QuestionType, createId: CreateId, marks = 1): DraftQuestion {
  return {
    id: createId(),
    kind,
    text: '',
    marks,
    explanation: '',
    options: Array.from({ length: INITIAL_OPTIONS }, () => createOption(createId)),
    truth: undefined,
    contents: [''],
    blanks: [],
    criteria: [],
    accept: [],
    takesLink: false,
    starters: [{ language: 'javascript', code: '' }],
    link: '',
    slots: [],
  }
}

export function getQuestions({ sections }: Pick<BuiltExam, 'sections'>): DraftQuestion[] {
  return sections.flatMap(({ questions }) => questions)
}

export function sumMarks(questions: readonly DraftQuestion[]): number {
  return questions.reduce((sum, { marks }) => sum + marks, 0)
}

export function sumExamMarks(exam: Pick<BuiltExam, 'sections'>): number {
  return sumMarks(getQuestions(exam))
}
