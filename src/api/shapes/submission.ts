/** An attempt from its start to its marks. (ruling R34) */

import * as v from 'valibot'
import { BatchMark } from './batch.ts'
import { RetestState } from './exam.ts'
import { Person } from './person.ts'
import { Question, QuestionKey, buildLayout } from './question.ts'
import {
  Count,
  Flag,
  Id,
  Instant,
  Mark,
  MaybeId,
  MaybeInstant,
  Percent,
  Text,
  buildList,
  Whole,
} from './scalar.ts'
import { AnyFile, RepeatKey, Typed, WholeText } from './typed.ts'

/**
 * A file as the server stores it; `size` in bytes, `url` expires. An empty `url` means that a save announced
 * it and its bytes have not arrived yet. (rulings R34, R46)
 */
export const FileValue = v.object({ url: v.string(), name: v.string(), size: Whole, sha256: v.string() })
export type FileValue = v.InferOutput<typeof FileValue>

/** Text, one choice, several choices, a text for each blank (code: `language` and `code`), a file, or nothing. */
export const AnswerValue = v.union([
  FileValue,
  v.string(),
  v.number(),
  v.array(v.string()),
  v.record(v.string(), v.string()),
  v.null(),
])
export type AnswerValue = v.InferOutput<typeof AnswerValue>

const Version = v.pipe(Whole, v.minValue(0))
const Edit = v.pipe(Whole, v.minValue(0))

/** One answer as the server has it; `edit` counts its changes, `writer` is the tab that made the last one. */
export const Answer = v.object({
  question: Id,
  value: AnswerValue,
  edit: Edit,
  writer: v.string(),
  edited_at: MaybeInstant,
})
export type Answer = v.InferOutput<typeof Answer>

/**
 * An attempt; without a deadline it stays open until it is submitted. `submitted_at` is set by the learner or
 * the deadline.
 */
export const Attempt = v.object({
  _id: Id,
  version: Version,
  started_at: Instant,
  deadline: MaybeInstant,
  submitted_at: MaybeInstant,
  answers: v.array(Answer),
})
export type Attempt = v.InferOutput<typeof Attempt>

/**
 * The answer as the server has stored it; a draft is dropped only if it is exactly equal. A saved file
 * returns as its value. With `submitted_at` the attempt is closed: answers missing here were rejected,
 * `late_delivery` was still accepted.
 */
export const Saved = v.object({
  version: Version,
  submitted_at: MaybeInstant,
  saved: v.array(
    v.object({
      question: Id,
      edit: Edit,
      writer: v.string(),
      edited_at: MaybeInstant,
      value: v.optional(AnswerValue),
      late_delivery: Flag,
    }),
  ),
})
export type Saved = v.InferOutput<typeof Saved>

/** The submission types, and the plain quiz. (spec 3 Submission types) */
export const SubmissionKind = v.picklist([
  'assignment',
  'quiz',
  'essay',
  'file_upload',
  'code_test',
  'interview',
])
export type SubmissionKind = v.InferOutput<typeof SubmissionKind>

/** `closed`: the deadline submitted it; `checked`: it has marks. */
export const SubmissionState = v.picklist(['open', 'handed-in', 'closed', 'checked'])
export type SubmissionState = v.InferOutput<typeof SubmissionState>

/**
 * A row of a submission list. `mark` is missing until the learner may see it. `late_delivery`: answers
 * arrived after the deadline had closed it. `try_no` counts a learner's attempts at one exam from 1; 0 is a
 * retest request without an attempt.
 */
export const SubmissionCard = v.object({
  _id: Id,
  kind: SubmissionKind,
  title: Text,
  state: SubmissionState,
  exam: MaybeId,
  assignment: MaybeId,
  batch: v.nullish(BatchMark),
  learner: Person,
  version: Version,
  started_at: Instant,
  submitted_at: MaybeInstant,
  is_late: Flag,
  late_delivery: Flag,
  mark: v.nullish(Mark),
  marks: v.nullish(Mark),
  try_no: v.optional(Whole, 1),
  retest: v.optional(RetestState, 'none'),
})
export type SubmissionCard = v.InferOutput<typeof SubmissionCard>

/**
 * The marks and comment for one answer; `lines` are comments on lines of code, counted from 1. `is_auto`: the
 * server marked it with its key.
 */
export const QuestionMark = v.object({
  question: Id,
  mark: v.nullish(Mark),
  marks: v.nullish(Mark),
  is_auto: Flag,
  rubric: buildList(v.object({ title: Text, mark: Mark, marks: Mark })),
  comment: Text,
  lines: buildList(v.object({ line: Whole, text: Text })),
})
export type QuestionMark = v.InferOutput<typeof QuestionMark>

/** An event during the attempt: `left` and `back` mean that the page was left. A fact, not a judgement. */
export const AttemptEvent = v.object({ kind: v.string(), at: Instant })
export type AttemptEvent = v.InferOutput<typeof AttemptEvent>

/**
 * A submission with its questions and answers. A teacher always sees `keys` (correct answers, rubrics),
 * `result` (the teacher's marks so far and the automatic ones) and `events`. A learner sees `result` if the
 * exam shows it, and `keys` from `keys_shown_at` on. The one question of an assignment has the assignment's
 * id. `class_result`: the class average over that many marked submissions, for a learner with a result; fewer
 * than five would reveal individuals. (ruling R34)
 */
export const Submission = v.object({
  ...SubmissionCard.entries,
  ...buildLayout(Question),
  deadline: MaybeInstant,
  /** When the hand-in was pressed; missing where the server does not know. (ruling R81) */
  handed_at: MaybeInstant,
  answers: buildList(v.object({ ...Answer.entries, late_delivery: Flag })),
  keys: buildList(QuestionKey),
  keys_shown_at: MaybeInstant,
  result: buildList(QuestionMark),
  events: buildList(AttemptEvent),
  comment: Text,
  checked_at: MaybeInstant,
  checked_by: v.nullish(Person),
  retest_message: Text,
  class_result: v.nullish(v.object({ percent: Percent, papers: Count })),
})
export type Submission = v.InferOutput<typeof Submission>

/** `submission/unchecked-count`: the teacher's unchecked submissions, by batch. */
export const UncheckedCount = v.object({
  total: Count,
  batches: buildList(v.object({ batch: BatchMark, count: Count, oldest_at: MaybeInstant })),
})
export type UncheckedCount = v.InferOutput<typeof UncheckedCount>

/**
 * A short quiz with its marks; a guest also sees them at once. `keys` are missing while others may still take
 * it.
 */
export const QuizResult = v.object({
  _id: Id,
  mark: Mark,
  marks: Mark,
  right_count: Count,
  question_count: Count,
  answers: buildList(v.object({ question: Id, value: AnswerValue, mark: Mark, marks: Mark, is_right: Flag })),
  keys: buildList(QuestionKey),
})
export type QuizResult = v.InferOutput<typeof QuizResult>

/** A review; one of a question about a mark has no rating. (spec 3 Review, ruling R86) */
export const Review = v.object({
  _id: Id,
  person: Person,
  comment: Text,
  kind: Text,
  rating: v.nullish(v.number()),
  created_at: Instant,
})
export type Review = v.InferOutput<typeof Review>

/**
 * `codetest/edit-url/{id}`: the external editor, on its one origin; the token goes into the fragment. (ruling
 * R18)
 */
export const CodeEditor = v.object({ url: v.string() })

/** Start of an attempt: has one of the two; a second start returns the open attempt. */
export const AttemptStart = v.object({ exam: v.optional(Id), assignment: v.optional(Id) })

/** A save; `edited_at` is server time, `writer` the random id of the tab. */
export const AnswerSave = v.object({
  version: Version,
  answers: v.array(
    v.object({ question: Id, value: AnswerValue, edit: Edit, writer: RepeatKey, edited_at: Instant }),
  ),
  events: v.optional(v.array(AttemptEvent)),
})
/** A file answer, as multipart, so its numbers are sent as text. */
export const FileSave = v.object({
  version: WholeText,
  question: Id,
  edit: WholeText,
  writer: RepeatKey,
  file: AnyFile,
})
/** The same key again returns the same reply. `handed_at`: when it was pressed, which may be long before. (ruling R81) */
export const HandIn = v.object({
  finish: v.literal(true),
  key: RepeatKey,
  handed_at: v.optional(Instant),
})
/** A teacher's marks; an outdated version returns 409. */
export const MarkSave = v.object({
  version: Version,
  marks: v.optional(
    v.array(
      v.object({
        question: Id,
        mark: v.optional(v.nullable(Mark)),
        rubric: v.optional(v.array(v.object({ title: Typed, mark: Mark, marks: Mark }))),
        comment: v.optional(Typed),
        lines: v.optional(v.array(v.object({ line: Whole, text: Typed }))),
      }),
    ),
  ),
  comment: v.optional(Typed),
  checked: v.optional(v.boolean()),
  retest: v.optional(v.picklist(['granted', 'refused'])),
  key: RepeatKey,
})
/**
 * The bodies of a learner's PATCH, in the order that distinguishes them: a file, a final submission, a save.
 */
export const LearnerWrite = v.union([FileSave, HandIn, AnswerSave])
/** The body of `submission/revised/{id}`, from learner or teacher. */
export const SubmissionWrite = v.union([FileSave, HandIn, AnswerSave, MarkSave])
/**
 * A save returns the stored answers; a final submission and a teacher's marks return the submission.
 * Distinguish with `'saved' in reply`.
 */
export const SubmissionWritten = v.union([Saved, Submission])
export type SubmissionWritten = v.InferOutput<typeof SubmissionWritten>
