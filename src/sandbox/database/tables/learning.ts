/** What a learner leaves behind: progress, notes, attempts and their answers. (ruling R34) */
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, instant, json, link, whole, words } from '../columns.ts'

export const recording_progress = sqliteTable(
  'recording_progress',
  {
    /** `person:recording`. */
    _id: id(),
    person: link(),
    recording: link(),
    recording_type: text({ enum: ['batch', 'course', 'free'] })
      .notNull()
      .default('batch'),
    /** Seconds. */
    position: whole(),
    watched: whole(),
    duration: whole(),
    updated_at: instant(),
  },
  (t) => [index('recording_progress_person').on(t.person)],
)

export const recording_event = sqliteTable('recording_event', {
  _id: id(),
  person: link(),
  recording: link(),
  event: link(),
  position: whole(),
  speed: text(),
  at: instant(),
})

export const note = sqliteTable(
  'note',
  {
    _id: id(),
    person: link(),
    recording: text(),
    batch: text(),
    study_plan: text(),
    course: text(),
    /** Missing: the note belongs to the whole day. */
    position: integer(),
    text: words(),
    created_at: instant(),
    updated_at: instant(),
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
    _id: id(),
    person: link(),
    exam: text(),
    assignment: text(),
    level: text(),
    batch: text(),
    kind: words(),
    version: whole(1),
    /** Counts the attempts of a person at one exam; 0 = none was made, only a retest was asked for. */
    try_no: whole(1),
    started_at: instant(),
    deadline: text(),
    submitted_at: text(),
    is_late: flag(),
    late_delivery: flag(),
    finish_key: text(),
    marks: json<Mark[]>([]),
    /** The sum, once it is checked; half points count. */
    obtained: real(),
    full_marks: whole(),
    comment: words(),
    checked_at: text(),
    checked_by: text(),
    /** Keys of the teachers' saves: one that is known answers as before. */
    check_keys: json<string[]>([]),
    result_opened_at: text(),
    retest: text({ enum: ['asked', 'granted', 'refused'] }),
    retest_message: text(),
    events: json<{ kind: string; at: string }[]>([]),
    /** Taken away by its learner; it counts as a try all the same. */
    removed_at: text(),
  },
  (t) => [index('submission_person').on(t.person), index('submission_batch').on(t.batch, t.submitted_at)],
)

/** One answer; of two edits the greater (edit, writer) stays. */
export const answer = sqliteTable(
  'answer',
  {
    submission: link(),
    question: link(),
    value: text({ mode: 'json' }).$type<unknown>(),
    edit: whole(),
    writer: words(),
    edited_at: text(),
    late_delivery: flag(),
  },
  (t) => [primaryKey({ columns: [t.submission, t.question] })],
)

/** A guest's quiz: marked at once, with a name and a contact. */
export const quiz_lead = sqliteTable('quiz_lead', {
  _id: id(),
  quiz: link(),
  name: words(),
  contact: words(),
  answers: json<{ question: string; value: unknown }[]>([]),
  mark: real().notNull(),
  key: link(),
  created_at: instant(),
})

export const review = sqliteTable('review', {
  _id: id(),
  person: link(),
  item: link(),
  kind: link(),
  comment: words(),
  rating: whole(),
  created_at: instant(),
})

export const onboarding = sqliteTable('onboarding', {
  _id: id(),
  person: text(),
  content: json<Record<string, unknown>>({}),
  done_at: text(),
})
