/** An attempt from its start to its marks. (ruling R34) */
import * as z from 'zod/mini'
import { BatchMark } from './batch.ts'
import { RetestState } from './exam.ts'
import { Person } from './person.ts'
import { Question, QuestionKey, layoutOf } from './question.ts'
import { Count, Flag, Id, Instant, Mark, MaybeId, MaybeInstant, Text, listOf } from './scalar.ts'
import { AnyFile, NumberText, RepeatKey, Typed } from './typed.ts'

/**
 * A file as the server keeps it; `size` in bytes, `url` expires. An empty `url`: it was announced by a save, its bytes are not
 * here yet. (rulings R34, R46)
 */
export const FileValue = z.object({ url: z.string(), name: z.string(), size: z.int(), sha256: z.string() })
export type FileValue = z.infer<typeof FileValue>

/** Text, one choice, several choices, a text for each blank (code: `language` and `code`), a file, or nothing. */
export const AnswerValue = z.union([FileValue, z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.string()), z.null()])
export type AnswerValue = z.infer<typeof AnswerValue>

const Version = z.int().check(z.nonnegative())
const Edit = z.int().check(z.nonnegative())

/** One answer as the server holds it; `edit` counts its changes, `writer` is the tab that made the last. */
export const Answer = z.object({ question: Id, value: AnswerValue, edit: Edit, writer: z.string() })
export type Answer = z.infer<typeof Answer>

/** An attempt; without a deadline it stays open until it is handed in. `submitted_at`: handed in, by the learner or the deadline. */
export const Attempt = z.object({
  _id: Id,
  version: Version,
  started_at: Instant,
  deadline: MaybeInstant,
  submitted_at: MaybeInstant,
  answers: z.array(Answer),
})
export type Attempt = z.infer<typeof Attempt>

/**
 * What the server now holds of what was sent; a draft is dropped only on exact equality. A saved file comes back as its value.
 * With `submitted_at` the attempt is closed: what is then not held was refused, `late_delivery` was still taken.
 */
export const Saved = z.object({
  version: Version,
  submitted_at: MaybeInstant,
  saved: z.array(z.object({ question: Id, edit: Edit, writer: z.string(), value: z.optional(AnswerValue), late_delivery: Flag })),
})
export type Saved = z.infer<typeof Saved>

/** The submission types, and the plain quiz. (spec 3 Submission types) */
export const SubmissionKind = z.enum(['assignment', 'quiz', 'essay', 'file_upload', 'code_test', 'interview'])
export type SubmissionKind = z.infer<typeof SubmissionKind>

/** `closed`: the deadline handed it in; `checked`: marks are there. */
export const SubmissionState = z.enum(['open', 'handed-in', 'closed', 'checked'])
export type SubmissionState = z.infer<typeof SubmissionState>

/**
 * A row of a submission list. `mark` is missing until a learner may know it. `late_delivery`: answers arrived after the deadline had
 * closed it; `try_no` counts the attempts of a learner at one exam from 1; 0 is a request for another try without an attempt.
 */
export const SubmissionCard = z.object({
  _id: Id,
  kind: SubmissionKind,
  title: Text,
  state: SubmissionState,
  exam: MaybeId,
  assignment: MaybeId,
  batch: z.nullish(BatchMark),
  learner: Person,
  version: Version,
  started_at: Instant,
  submitted_at: MaybeInstant,
  is_late: Flag,
  late_delivery: Flag,
  mark: z.nullish(Mark),
  marks: z.nullish(Mark),
  try_no: z._default(z.int(), 1),
  retest: z._default(RetestState, 'none'),
})
export type SubmissionCard = z.infer<typeof SubmissionCard>

/** A word on one answer; `lines` are comments on lines of code, counted from 1. `is_auto`: the server marked it by its key. */
export const QuestionMark = z.object({
  question: Id,
  mark: z.nullish(Mark),
  marks: z.nullish(Mark),
  is_auto: Flag,
  rubric: listOf(z.object({ title: Text, mark: Mark, marks: Mark })),
  comment: Text,
  lines: listOf(z.object({ line: z.int(), text: Text })),
})
export type QuestionMark = z.infer<typeof QuestionMark>

/** Something that happened beside the answers: `left` and `back` say that the page was left. A fact, no verdict. */
export const AttemptEvent = z.object({ kind: z.string(), at: Instant })
export type AttemptEvent = z.infer<typeof AttemptEvent>

/**
 * A submission with its questions and answers. A teacher always sees `keys` (right answers, mark sheets), `result` (his marks so
 * far and those by key) and `events`; a learner sees `result` when the exam shows it, and `keys` from `keys_shown_at` on. The one
 * question of an assignment has the assignment's id. (ruling R34)
 */
export const Submission = z.extend(SubmissionCard, {
  ...layoutOf(Question),
  deadline: MaybeInstant,
  answers: listOf(z.extend(Answer, { late_delivery: Flag })),
  keys: listOf(QuestionKey),
  keys_shown_at: MaybeInstant,
  result: listOf(QuestionMark),
  events: listOf(AttemptEvent),
  comment: Text,
  checked_at: MaybeInstant,
  checked_by: z.nullish(Person),
  retest_message: Text,
})
export type Submission = z.infer<typeof Submission>

/** `submission/unchecked-count`: what waits for the teacher, by batch. */
export const UncheckedCount = z.object({
  total: Count,
  batches: listOf(z.object({ batch: BatchMark, count: Count, oldest_at: MaybeInstant })),
})
export type UncheckedCount = z.infer<typeof UncheckedCount>

/** A short quiz with its marks; one of a guest shows them at once as well. `keys` are missing while others may still take it. */
export const QuizResult = z.object({
  _id: Id,
  mark: Mark,
  marks: Mark,
  right_count: Count,
  question_count: Count,
  answers: listOf(z.object({ question: Id, value: AnswerValue, mark: Mark, marks: Mark, is_right: Flag })),
  keys: listOf(QuestionKey),
})
export type QuizResult = z.infer<typeof QuizResult>

/** A word on a submission. (spec 3 Review) */
export const Review = z.object({ _id: Id, person: Person, comment: Text, kind: Text, rating: z.number(), created_at: Instant })
export type Review = z.infer<typeof Review>

/** `codetest/edit-url/{id}`: the outside editor, on its one origin; the token goes into its fragment. (ruling R18) */
export const CodeEditor = z.object({ url: z.string() })

/** Start of an attempt: one of the two; a second start answers the open attempt. */
export const AttemptStart = z.object({ exam: z.optional(Id), assignment: z.optional(Id) })

/** A save; `edited_at` is server time, `writer` the random id of the tab. */
export const AnswerSave = z.object({
  version: Version,
  answers: z.array(z.object({ question: Id, value: AnswerValue, edit: Edit, writer: RepeatKey, edited_at: Instant })),
  events: z.optional(z.array(AttemptEvent)),
})
/** A file answer, as multipart: its numbers are text on the way. */
export const FileSave = z.object({ version: NumberText, question: Id, edit: NumberText, writer: RepeatKey, file: AnyFile })
/** The same key again gives the same answer. */
export const HandIn = z.object({ finish: z.literal(true), key: RepeatKey })
/** A teacher's marks; an old version answers 409. */
export const MarkSave = z.object({
  version: Version,
  marks: z.optional(
    z.array(
      z.object({
        question: Id,
        mark: z.optional(z.nullable(Mark)),
        rubric: z.optional(z.array(z.object({ title: Typed, mark: Mark, marks: Mark }))),
        comment: z.optional(Typed),
        lines: z.optional(z.array(z.object({ line: z.int(), text: Typed }))),
      }),
    ),
  ),
  comment: z.optional(Typed),
  checked: z.optional(z.boolean()),
  retest: z.optional(z.enum(['granted', 'refused'])),
  key: RepeatKey,
})
/** What a learner's PATCH may be. The order tells them apart: a file, a hand-in, a save. */
export const LearnerWrite = z.union([FileSave, HandIn, AnswerSave])
/** What `submission/revised/{id}` takes, from learner or teacher. */
export const SubmissionWrite = z.union([FileSave, HandIn, AnswerSave, MarkSave])
/** A save answers what is held; a hand-in and a teacher's marks answer the submission. Tell apart by `'saved' in reply`. */
export const SubmissionWritten = z.union([Saved, Submission])
export type SubmissionWritten = z.infer<typeof SubmissionWritten>
