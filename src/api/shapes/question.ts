/**
 * Questions: as a learner meets them, with their right answers as a teacher keeps them, and as the builder sends them.
 * The answer's value by kind: `single` the option's id · `multiple` a list of ids · `true_false` 'true' or 'false' ·
 * `fill_in_the_blank` text by blank id · `essay` text · `file_upload` a file, or an address where `takes_link` · `code_test`
 * `{ language, code }` · `interview` the slot's id. (spec 3 Exam read shape, ruling R34)
 */
import * as z from 'zod/mini'
import { Flag, Html, Id, Instant, Mark, Text, listOf } from './scalar.ts'
import { Typed } from './typed.ts'

/** Of these the server knows the right answer and marks by itself. */
export const OBJECTIVE = ['single', 'multiple', 'true_false', 'fill_in_the_blank'] as const

export const QuestionType = z.enum([...OBJECTIVE, 'essay', 'file_upload', 'code_test', 'interview'])
export type QuestionType = z.infer<typeof QuestionType>

/** One choice; its text is HTML. */
export const Option = z.object({ _id: Id, text: Html })
/** Code to begin from. The languages of the starters are those that are allowed, the first is the default. */
const Starter = z.object({ language: z.string(), code: Text })
/** An hour that can be booked. */
const Slot = z.object({ _id: Id, starts_at: Instant, ends_at: Instant })

const shared = { _id: Id, text: Html, marks: Mark }
const single = { ...shared, question_type: z.literal('single'), options: z.array(Option) }
const multiple = { ...shared, question_type: z.literal('multiple'), options: z.array(Option) }
const trueFalse = { ...shared, question_type: z.literal('true_false') }
/** The blanks stand between the contents: there is one content more than there are blanks. */
const fillInTheBlank = { ...shared, question_type: z.literal('fill_in_the_blank'), contents: z.array(z.string()) }
const essay = { ...shared, question_type: z.literal('essay') }
/** `accept` lists file endings, as `.pdf`; empty = every kind that is allowed at all. (ruling R46) */
const fileUpload = { ...shared, question_type: z.literal('file_upload'), accept: listOf(z.string()), takes_link: Flag }
const codeTest = { ...shared, question_type: z.literal('code_test'), starters: z.array(Starter) }
const interview = { ...shared, question_type: z.literal('interview') }

/** `free`: no slot chosen · `booked` · `over`: the hour has passed. */
export const InterviewState = z.enum(['free', 'booked', 'over'])

/** A question as a learner meets it: no right answer stands in it. The `keys` of a fill-in-the-blank are its blanks' ids. */
export const Question = z.discriminatedUnion('question_type', [
  z.object(single),
  z.object(multiple),
  z.object(trueFalse),
  z.object({ ...fillInTheBlank, keys: z.array(Id) }),
  z.object(essay),
  z.object(fileUpload),
  z.object(codeTest),
  z.object({
    ...interview,
    state: InterviewState,
    link: z.nullish(z.string()),
    slots: z.array(z.extend(Slot, { is_taken: Flag })),
  }),
])
export type Question = z.infer<typeof Question>

/** A line of the mark sheet; its title names it. */
export const Criterion = z.object({ title: Text, description: Text, marks: Mark })
export type Criterion = z.infer<typeof Criterion>

const Truth = z.enum(['true', 'false'])
const objective = { explanation: Html }
const judged = { rubric: listOf(Criterion) }

const singleKept = { ...single, ...objective, right: z.nullish(Id) }
const multipleKept = { ...multiple, ...objective, right: listOf(Id) }
const trueFalseKept = { ...trueFalse, ...objective, right: z.nullish(Truth) }
/** Each blank with all texts that are right. */
const fillKept = { ...fillInTheBlank, ...objective, keys: z.array(z.object({ _id: Id, accepted: z.array(z.string()) })) }
const essayKept = { ...essay, ...judged }
const fileKept = { ...fileUpload, ...judged }
const codeKept = { ...codeTest, ...judged }
const interviewKept = { ...interview, ...judged, slots: z.array(Slot), link: z.nullish(z.string()) }

/** The question with its right answer and its mark sheet. (ruling R34) */
export const TeacherQuestion = z.discriminatedUnion('question_type', [
  z.object(singleKept),
  z.object(multipleKept),
  z.object(trueFalseKept),
  z.object(fillKept),
  z.object(essayKept),
  z.object(fileKept),
  z.object(codeKept),
  z.object(interviewKept),
])
export type TeacherQuestion = z.infer<typeof TeacherQuestion>

/** A new question has no id yet. Questions in a row with the same section title make one section. */
const draft = { _id: z.optional(Id), section: z.optional(Typed) }

/** A question as the exam builder sends it. A draft may be unfinished; what is published may not. */
export const QuestionDraft = z.discriminatedUnion('question_type', [
  z.object({ ...singleKept, ...draft }),
  z.object({ ...multipleKept, ...draft }),
  z.object({ ...trueFalseKept, ...draft }),
  z.object({ ...fillKept, ...draft }),
  z.object({ ...essayKept, ...draft }),
  z.object({ ...fileKept, ...draft }),
  z.object({ ...codeKept, ...draft }),
  z.object({ ...interviewKept, ...draft }),
])
export type QuestionDraft = z.infer<typeof QuestionDraft>

/** By blank every right text; else the value that is right. */
const RightAnswer = z.union([z.string(), z.array(z.string()), z.record(z.string(), z.array(z.string()))])

/** What stands beside a question when its answer is judged; `right` is missing where there is no one right answer. */
export const QuestionKey = z.object({ question: Id, right: z.nullish(RightAnswer), explanation: Html, rubric: listOf(Criterion) })
export type QuestionKey = z.infer<typeof QuestionKey>

/** `section`: the questions stand in `sections`; `flat`: they stand in `questions`. (spec 3 Exam read shape) */
export const FormatType = z.enum(['section', 'flat'])

/** The questions of an exam as they are laid out, for any kind of question. */
export function layoutOf<S extends z.ZodMiniType>(question: S) {
  return {
    format_type: FormatType,
    sections: listOf(z.object({ _id: Id, title: Text, questions: z.array(question) })),
    questions: listOf(question),
  }
}
