/** An exam as it stands on the builder's table: everything a teacher may set, whether or not it is fit to be published. (spec 3 Exam) */
import * as z from 'zod/mini'
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
const listOf = <S extends z.ZodMiniType>(item: S) => z.readonly(z.array(item))

/** Texts of questions and options are HTML. (ruling R45) */
const DraftOption = z.object({ id: z.string(), text: z.string(), isRight: z.boolean() })
export type DraftOption = z.infer<typeof DraftOption>

/** A blank and all the texts that are right in it. */
const DraftBlank = z.object({ id: z.string(), accepted: listOf(z.string()) })
export type DraftBlank = z.infer<typeof DraftBlank>

/** One line by which a teacher gives marks. */
const DraftCriterion = z.object({ id: z.string(), title: z.string(), description: z.string(), marks: z.number() })
export type DraftCriterion = z.infer<typeof DraftCriterion>

/** Code the learner begins with. */
const DraftStarter = z.object({ language: z.string(), code: z.string() })
export type DraftStarter = z.infer<typeof DraftStarter>

/** An hour for an interview, as instants. (ruling R30) */
const DraftSlot = z.object({ id: z.string(), startsAt: z.string(), endsAt: z.string() })
export type DraftSlot = z.infer<typeof DraftSlot>

/**
 * Fields that the present kind has no use for stay as they were: a teacher who tries another kind and comes back has lost nothing.
 * Only what the kind uses is sent.
 */
const DraftQuestion = z.object({
  id: z.string(),
  kind: z.enum(QUESTION_TYPES),
  text: z.string(),
  marks: z.number(),
  /** Shown to learners with their result; HTML. */
  explanation: z.string(),
  options: listOf(DraftOption),
  /** The right one of the two. */
  truth: z.optional(z.enum(['true', 'false'])),
  /** The text around the blanks: one piece more than there are blanks. */
  contents: listOf(z.string()),
  blanks: listOf(DraftBlank),
  criteria: listOf(DraftCriterion),
  /** File endings, as `.pdf`; empty = every kind. (ruling R46) */
  accept: listOf(z.string()),
  takesLink: z.boolean(),
  starters: listOf(DraftStarter),
  /** Where the interview is held. */
  link: z.string(),
  slots: listOf(DraftSlot),
})
export type DraftQuestion = z.infer<typeof DraftQuestion>

const DraftSection = z.object({ id: z.string(), title: z.string(), questions: listOf(DraftQuestion) })
export type DraftSection = z.infer<typeof DraftSection>

/** `duration` in minutes, 0 = none was set (ruling R30); description and instructions are HTML (ruling R45). */
export const BuiltExam = z.object({
  title: z.string(),
  duration: z.number(),
  description: z.string(),
  instructions: z.string(),
  sections: listOf(DraftSection),
})
export type BuiltExam = z.infer<typeof BuiltExam>

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
