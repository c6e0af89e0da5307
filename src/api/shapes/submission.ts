/** An attempt from its start to its marks. (ruling R34) */
import * as z from 'zod/mini'
import { BatchMark } from './batch.ts'
import { Person } from './person.ts'
import { Flag, Id, Instant, Mark, MaybeId, MaybeInstant, Text, listOf } from './scalar.ts'
import { AnyFile, NumberText, RepeatKey, Typed } from './typed.ts'

/** A file as the server keeps it; `size` in bytes, `url` expires. (rulings R34, R46) */
export const FileValue = z.object({ url: z.string(), name: z.string(), size: z.int(), sha256: z.string() })
export type FileValue = z.infer<typeof FileValue>

/** Text, one choice, several choices, a text for each blank, a file, or nothing. */
export const AnswerValue = z.union([FileValue, z.string(), z.number(), z.array(z.string()), z.record(z.string(), z.string()), z.null()])
export type AnswerValue = z.infer<typeof AnswerValue>

const Version = z.int().check(z.nonnegative())
const Edit = z.int().check(z.nonnegative())

/** One answer as the server holds it; `edit` counts its changes. */
export const Answer = z.object({ question: Id, value: AnswerValue, edit: Edit })
export type Answer = z.infer<typeof Answer>

/** An open attempt; without a deadline it stays open. */
export const Attempt = z.object({ _id: Id, version: Version, started_at: Instant, deadline: MaybeInstant, answers: z.array(Answer) })
export type Attempt = z.infer<typeof Attempt>

/** What the server now holds of what was sent; a draft is dropped only on exact equality. A saved file comes back as its value. */
export const Saved = z.object({
  version: Version,
  saved: z.array(z.object({ question: Id, edit: Edit, writer: z.string(), value: z.optional(AnswerValue) })),
})
export type Saved = z.infer<typeof Saved>

/** The submission types, and the plain quiz. (spec 3 Submission types) */
export const SubmissionKind = z.enum(['assignment', 'quiz', 'essay', 'file_upload', 'code_test', 'interview'])
export type SubmissionKind = z.infer<typeof SubmissionKind>

/** `closed`: the deadline handed it in; `checked`: marks are there. */
export const SubmissionState = z.enum(['open', 'handed-in', 'closed', 'checked'])
export type SubmissionState = z.infer<typeof SubmissionState>

/** A row of a submission list. */
export const SubmissionCard = z.object({
  _id: Id,
  kind: SubmissionKind,
  title: Text,
  state: SubmissionState,
  exam: MaybeId,
  assignment: MaybeId,
  batch: z.nullish(BatchMark),
  learner: Person,
  started_at: Instant,
  submitted_at: MaybeInstant,
  is_late: Flag,
  mark: z.nullish(Mark),
  marks: z.nullish(Mark),
})
export type SubmissionCard = z.infer<typeof SubmissionCard>

/** A teacher's word on one answer; `lines` are comments on lines of code, counted from 1. */
export const QuestionMark = z.object({
  question: Id,
  mark: z.nullish(Mark),
  marks: z.nullish(Mark),
  rubric: listOf(z.object({ title: Text, mark: Mark, marks: Mark })),
  comment: Text,
  lines: listOf(z.object({ line: z.int(), text: Text })),
})
export type QuestionMark = z.infer<typeof QuestionMark>

/** A submission with its answers and, once checked, its marks. `late_delivery`: it arrived after the deadline had closed it. */
export const Submission = z.extend(SubmissionCard, {
  version: Version,
  deadline: MaybeInstant,
  answers: listOf(z.extend(Answer, { late_delivery: Flag })),
  result: listOf(QuestionMark),
  comment: Text,
  checked_at: MaybeInstant,
  checked_by: z.nullish(Person),
  retest: z._default(z.enum(['none', 'requested', 'granted', 'refused']), 'none'),
})
export type Submission = z.infer<typeof Submission>

/** Start of an attempt: one of the two; a second start answers the open attempt. */
export const AttemptStart = z.object({ exam: z.optional(Id), assignment: z.optional(Id) })

const Event = z.object({ kind: z.string(), at: Instant })
/** A save; `edited_at` is server time, `writer` the random id of the tab. */
export const AnswerSave = z.object({
  version: Version,
  answers: z.array(z.object({ question: Id, value: AnswerValue, edit: Edit, writer: RepeatKey, edited_at: Instant })),
  events: z.optional(z.array(Event)),
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
