/**
 * Questions: as a learner sees them, with their correct answers for the teacher, and as the builder sends
 * them. The answer's value by kind: `single` the option's id · `multiple` a list of ids · `true_false` 'true'
 * or 'false' · `fill_in_the_blank` text by blank id · `essay` text · `file_upload` a file, or an address if
 * `takes_link` · `code_test` `{ language, code }` · `interview` the slot's id. (spec 3 Exam read shape,
 * ruling R34)
 */

import * as v from 'valibot'
import { Flag, Html, Id, Instant, Mark, Text, buildList } from './scalar.ts'
import { Typed } from './typed.ts'

/** Types with a correct answer, which the server marks automatically. */
export const OBJECTIVE = ['single', 'multiple', 'true_false', 'fill_in_the_blank'] as const

export const QuestionType = v.picklist([...OBJECTIVE, 'essay', 'file_upload', 'code_test', 'interview'])
export type QuestionType = v.InferOutput<typeof QuestionType>

/** One choice; its text is HTML. */
export const Option = v.object({ _id: Id, text: Html })
/** Code to begin with. The starters' languages are the allowed ones, the first is the default. */
const Starter = v.object({ language: v.string(), code: Text })
/** An hour that can be booked. */
const Slot = v.object({ _id: Id, starts_at: Instant, ends_at: Instant })

const shared = { _id: Id, text: Html, marks: Mark }
const single = { ...shared, question_type: v.literal('single'), options: v.array(Option) }
const multiple = { ...shared, question_type: v.literal('multiple'), options: v.array(Option) }
const trueFalse = { ...shared, question_type: v.literal('true_false') }
/** The blanks are between the contents: there is one more content than blanks. */
const fillInTheBlank = {
  ...shared,
  question_type: v.literal('fill_in_the_blank'),
  contents: v.array(v.string()),
}
const essay = { ...shared, question_type: v.literal('essay') }
/**
 * `accept` lists file extensions, such as `.pdf`; empty means every kind that is allowed at all. (ruling R46)
 */
const fileUpload = {
  ...shared,
  question_type: v.literal('file_upload'),
  accept: buildList(v.string()),
  takes_link: Flag,
}
const codeTest = { ...shared, question_type: v.literal('code_test'), starters: v.array(Starter) }
const interview = { ...shared, question_type: v.literal('interview') }

/** `free`: no slot chosen · `booked` · `over`: the hour has passed. */
export const InterviewState = v.picklist(['free', 'booked', 'over'])

/**
 * A question as a learner sees it, without the correct answer. The `keys` of a fill-in-the-blank are its
 * blanks' ids.
 */
export const Question = v.variant('question_type', [
  v.object(single),
  v.object(multiple),
  v.object(trueFalse),
  v.object({ ...fillInTheBlank, keys: v.array(Id) }),
  v.object(essay),
  v.object(fileUpload),
  v.object(codeTest),
  v.object({
    ...interview,
    state: InterviewState,
    link: v.nullish(v.string()),
    slots: v.array(v.object({ ...Slot.entries, is_taken: Flag })),
  }),
])
export type Question = v.InferOutput<typeof Question>

/** A line of the rubric, identified by its title. */
export const Criterion = v.object({ title: Text, description: Text, marks: Mark })
export type Criterion = v.InferOutput<typeof Criterion>

const Truth = v.picklist(['true', 'false'])
const objective = { explanation: Html }
const judged = { rubric: buildList(Criterion) }

const singleStored = { ...single, ...objective, right: v.nullish(Id) }
const multipleStored = { ...multiple, ...objective, right: buildList(Id) }
const trueFalseStored = { ...trueFalse, ...objective, right: v.nullish(Truth) }
/** Each blank with all its correct texts. */
const fillStored = {
  ...fillInTheBlank,
  ...objective,
  keys: v.array(v.object({ _id: Id, accepted: v.array(v.string()) })),
}
const essayStored = { ...essay, ...judged }
const fileStored = { ...fileUpload, ...judged }
const codeStored = { ...codeTest, ...judged }
const interviewStored = { ...interview, ...judged, slots: v.array(Slot), link: v.nullish(v.string()) }

/** The question with its correct answer and its rubric. (ruling R34) */
export const TeacherQuestion = v.variant('question_type', [
  v.object(singleStored),
  v.object(multipleStored),
  v.object(trueFalseStored),
  v.object(fillStored),
  v.object(essayStored),
  v.object(fileStored),
  v.object(codeStored),
  v.object(interviewStored),
])
export type TeacherQuestion = v.InferOutput<typeof TeacherQuestion>

/** A new question has no id yet. Consecutive questions with the same section title form one section. */
const draft = { _id: v.optional(Id), section: v.optional(Typed) }

/** A question as the exam builder sends it. A draft may be incomplete, a published exam may not. */
export const QuestionDraft = v.variant('question_type', [
  v.object({ ...singleStored, ...draft }),
  v.object({ ...multipleStored, ...draft }),
  v.object({ ...trueFalseStored, ...draft }),
  v.object({ ...fillStored, ...draft }),
  v.object({ ...essayStored, ...draft }),
  v.object({ ...fileStored, ...draft }),
  v.object({ ...codeStored, ...draft }),
  v.object({ ...interviewStored, ...draft }),
])
export type QuestionDraft = v.InferOutput<typeof QuestionDraft>

/** For blanks, all correct texts by blank; otherwise the correct value. */
const RightAnswer = v.union([v.string(), v.array(v.string()), v.record(v.string(), v.array(v.string()))])

/**
 * Correct answer, explanation and rubric of a question, for marking; `right` is missing if there is no single
 * correct answer.
 */
export const QuestionKey = v.object({
  question: Id,
  right: v.nullish(RightAnswer),
  explanation: Html,
  rubric: buildList(Criterion),
})
export type QuestionKey = v.InferOutput<typeof QuestionKey>

/** `section`: the questions are in `sections`; `flat`: they are in `questions`. (spec 3 Exam read shape) */
export const FormatType = v.picklist(['section', 'flat'])

/** The layout of an exam's questions, for any kind of question. */
export function buildLayout<S extends v.GenericSchema>(question: S) {
  return {
    format_type: FormatType,
    sections: buildList(v.object({ _id: Id, title: Text, questions: v.array(question) })),
    questions: buildList(question),
  }
}
