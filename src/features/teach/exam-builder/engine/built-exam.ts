/** An exam as it stands on the builder's table: everything a teacher may set, whether or not it is fit to be published. (spec 3 Exam) */
import * as v from 'valibot'
import type { QuestionType } from '#src/api/shapes/question.ts'

/** In the order of the menu; the first four are marked by their key, the others by a teacher. (spec 3 Submission types) */
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

/** Lists are never changed in place: undo keeps the former ones. */
const listOf = <S extends v.GenericSchema>(item: S) => v.pipe(v.array(item), v.readonly())

/** Texts of questions and options are HTML. (ruling R45) */
const DraftOption = v.object({ id: v.string(), text: v.string(), isRight: v.boolean() })
export type DraftOption = v.InferOutput<typeof DraftOption>

/** A blank and all the texts that are right in it. */
const DraftBlank = v.object({ id: v.string(), accepted: listOf(v.string()) })
export type DraftBlank = v.InferOutput<typeof DraftBlank>

/** One line by which a teacher gives marks. */
const DraftCriterion = v.object({ id: v.string(), title: v.string(), description: v.string(), marks: v.number() })
export type DraftCriterion = v.InferOutput<typeof DraftCriterion>

/** Code the learner begins with. */
const DraftStarter = v.object({ language: v.string(), code: v.string() })
export type DraftStarter = v.InferOutput<typeof DraftStarter>

/** An hour for an interview, as instants. (ruling R30) */
const DraftSlot = v.object({ id: v.string(), startsAt: v.string(), endsAt: v.string() })
export type DraftSlot = v.InferOutput<typeof DraftSlot>

/**
 * Fields that the present kind has no use for stay as they were: a teacher who tries another kind and comes back has lost nothing.
 * Only what the kind uses is sent.
 */
const DraftQuestion = v.object({
  id: v.string(),
  kind: v.picklist(QUESTION_TYPES),
  text: v.string(),
  marks: v.number(),
  /** Shown to learners with their result; HTML. */
  explanation: v.string(),
  options: listOf(DraftOption),
  /** The right one of the two. */
  truth: v.optional(v.picklist(['true', 'false'])),
  /** The text around the blanks: one piece more than there are blanks. */
  contents: listOf(v.string()),
  blanks: listOf(DraftBlank),
  criteria: listOf(DraftCriterion),
  /** File endings, as `.pdf`; empty = every kind. (ruling R46) */
  accept: listOf(v.string()),
  takesLink: v.boolean(),
  starters: listOf(DraftStarter),
  /** Where the interview is held. */
  link: v.string(),
  slots: listOf(DraftSlot),
})
export type DraftQuestion = v.InferOutput<typeof DraftQuestion>

const DraftSection = v.object({ id: v.string(), title: v.string(), questions: listOf(DraftQuestion) })
export type DraftSection = v.InferOutput<typeof DraftSection>

/** `duration` in minutes, 0 = none was set (ruling R30); description and instructions are HTML (ruling R45). */
export const BuiltExam = v.object({
  title: v.string(),
  duration: v.number(),
  description: v.string(),
  instructions: v.string(),
  sections: listOf(DraftSection),
})
export type BuiltExam = v.InferOutput<typeof BuiltExam>

/** Makes ids nobody else has. Handed in, so that the rules here stay pure. */
export type NewId = () => string

const OPTIONS_AT_FIRST = 4

export function newOption(newId: NewId): DraftOption {
  return { id: newId(), text: '', isRight: false }
}

/** A blank question; `marks` usually those of its neighbour. */
export function newQuestion(kind: QuestionType, newId: NewId, marks = 1): DraftQuestion {
  return {
    id: newId(),
    kind,
    text: '',
    marks,
    explanation: '',
    options: Array.from({ length: OPTIONS_AT_FIRST }, () => newOption(newId)),
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

export function questionsOf({ sections }: Pick<BuiltExam, 'sections'>): DraftQuestion[] {
  return sections.flatMap(({ questions }) => questions)
}

export function marksOf(questions: readonly DraftQuestion[]): number {
  return questions.reduce((sum, { marks }) => sum + marks, 0)
}

/** Full marks of the exam: the sum over its questions. */
export function totalMarks(exam: Pick<BuiltExam, 'sections'>): number {
  return marksOf(questionsOf(exam))
}
