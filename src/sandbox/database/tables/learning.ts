/** Records of a learner: progress, notes, attempts and their answers. (ruling R34) */

import { index, integer, primaryKey, real, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  defineFlag,
  defineId,
  defineInstant,
  defineJson,
  defineLink,
  defineInteger,
  defineText,
} from '../columns.ts'

export const recording_progress = sqliteTable(
  'recording_progress',
  {
    /** `person:recording`. */
    _id: defineId(),
    person: defineLink(),
    recording: defineLink(),
    recording_type: text({ enum: ['batch', 'course', 'free'] })
      .notNull()
      .default('batch'),
    /** Seconds. */
    position: defineInteger(),
    watched: defineInteger(),
    duration: defineInteger(),
    updated_at: defineInstant(),
  },
  (t) => [index('recording_progress_person').on(t.person)],
)

export const recording_event = sqliteTable('recording_event', {
  _id: defineId(),
  person: defineLink(),
  recording: defineLink(),
  event: defineLink(),
  position: defineInteger(),
  speed: text(),
  at: defineInstant(),
})

export const note = sqliteTable(
  'note',
  {
    _id: defineId(),
    person: defineLink(),
    recording: text(),
    batch: text(),
    study_plan: text(),
    course: text(),
    /** Missing: the note belongs to the whole day. */
    position: integer(),
    text: defineText(),
    created_at: defineInstant(),
    updated_at: defineInstant(),
  },
  (t) => [index('note_person').on(t.person)],
)

export interface Mark {
  question: string
  mark: number | null
  rubric?: { _id: string; mark: number }[]
  comment?: string
  lines?: { line: number; text: string }[]
}

/** An attempt at an exam, an assignment or a level; the contract calls it a submission, and that of a level a level submission. */
export const submission = sqliteTable(
  'submission',
  {
    _id: defineId(),
    person: defineLink(),
    exam: text(),
    assignment: text(),
    level: text(),
    batch: text(),
    kind: defineText(),
    version: defineInteger(1),
    /** Counts the attempts of a person at one exam; 0 means that only a retest was requested. */
    try_no: defineInteger(1),
    started_at: defineInstant(),
    deadline: text(),
    submitted_at: text(),
    /** When the learner pressed, as the client says; it arrived at `submitted_at`. */
    handed_at: text(),
    is_late: defineFlag(),
    late_delivery: defineFlag(),
    finish_key: text(),
    marks: defineJson<Mark[]>([]),
    /** The total, once it is checked; half points count. */
    obtained: real(),
    full_marks: defineInteger(),
    comment: defineText(),
    checked_at: text(),
    checked_by: text(),
    /** Keys of the teachers' saves: a known one returns the same reply as before. */
    check_keys: defineJson<string[]>([]),
    result_opened_at: text(),
    retest: text({ enum: ['asked', 'granted', 'refused'] }),
    retest_message: text(),
    events: defineJson<{ kind: string; at: string }[]>([]),
    /** Removed by its learner; it still counts as a try. */
    removed_at: text(),
  },
  (t) => [index('submission_person').on(t.person), index('submission_batch').on(t.batch, t.submitted_at)],
)

/** One answer; of two edits the greater (edit, writer) wins. */
export const answer = sqliteTable(
  'answer',
  {
    submission: defineLink(),
    question: defineLink(),
    value: text({ mode: 'json' }).$type<unknown>(),
    edit: defineInteger(),
    writer: defineText(),
    edited_at: text(),
    late_delivery: defineFlag(),
  },
  (t) => [primaryKey({ columns: [t.submission, t.question] })],
)

/** A guest's quiz: marked at once, with a name and a contact. */
export const quiz_lead = sqliteTable('quiz_lead', {
  _id: defineId(),
  quiz: defineLink(),
  name: defineText(),
  contact: defineText(),
  answers: defineJson<{ question: string; value: unknown }[]>([]),
  mark: real().notNull(),
  key: defineLink(),
  created_at: defineInstant(),
})

export const review = sqliteTable('review', {
  _id: defineId(),
  person: defineLink(),
  item: defineLink(),
  kind: defineLink(),
  comment: defineText(),
  /** Null for a question about a mark, and its answer. */
  rating: integer(),
  created_at: defineInstant(),
})

/** One a day and person. (ruling R57) */
export const work_update = sqliteTable(
  'work_update',
  {
    _id: defineId(),
    person: defineLink(),
    /** `YYYY-MM-DD` in Dhaka. */
    date: defineText(),
    text: defineText(),
    link: text(),
    updated_at: defineInstant(),
  },
  (t) => [uniqueIndex('work_update_day').on(t.person, t.date)],
)

export const onboarding = sqliteTable('onboarding', {
  _id: defineId(),
  person: text(),
  content: defineJson<Record<string, unknown>>({}),
  done_at: text(),
})

export type ProgressRow = typeof recording_progress.$inferSelect

export type SubmissionRow = typeof submission.$inferSelect

export type NoteRow = typeof note.$inferSelect

export type AnswerRow = typeof answer.$inferSelect
