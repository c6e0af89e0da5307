/** Records of a learner: progress, notes, attempts and their answers. (ruling R34) */
import { index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flagColumn, idColumn, instantColumn, jsonColumn, linkColumn, integerColumn, textColumn } from '../columns.ts'

export const recording_progress = sqliteTable(
  'recording_progress',
  {
    /** `person:recording`. */
    _id: idColumn(),
    person: linkColumn(),
    recording: linkColumn(),
    recording_type: text({ enum: ['batch', 'course', 'free'] })
      .notNull()
      .default('batch'),
    /** Seconds. */
    position: integerColumn(),
    watched: integerColumn(),
    duration: integerColumn(),
    updated_at: instantColumn(),
  },
  (t) => [index('recording_progress_person').on(t.person)],
)

export const recording_event = sqliteTable('recording_event', {
  _id: idColumn(),
  person: linkColumn(),
  recording: linkColumn(),
  event: linkColumn(),
  position: integerColumn(),
  speed: text(),
  at: instantColumn(),
})

export const note = sqliteTable(
  'note',
  {
    _id: idColumn(),
    person: linkColumn(),
    recording: text(),
    batch: text(),
    study_plan: text(),
    course: text(),
    /** Missing: the note belongs to the whole day. */
    position: integer(),
    text: textColumn(),
    created_at: instantColumn(),
    updated_at: instantColumn(),
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
    _id: idColumn(),
    person: linkColumn(),
    exam: text(),
    assignment: text(),
    level: text(),
    batch: text(),
    kind: textColumn(),
    version: integerColumn(1),
    /** Counts the attempts of a person at one exam; 0 = none was made, only a retest was asked for. */
    try_no: integerColumn(1),
    started_at: instantColumn(),
    deadline: text(),
    submitted_at: text(),
    is_late: flagColumn(),
    late_delivery: flagColumn(),
    finish_key: text(),
    marks: jsonColumn<Mark[]>([]),
    /** The sum, once it is checked; half points count. */
    obtained: real(),
    full_marks: integerColumn(),
    comment: textColumn(),
    checked_at: text(),
    checked_by: text(),
    /** Keys of the teachers' saves: one that is known answers as before. */
    check_keys: jsonColumn<string[]>([]),
    result_opened_at: text(),
    retest: text({ enum: ['asked', 'granted', 'refused'] }),
    retest_message: text(),
    events: jsonColumn<{ kind: string; at: string }[]>([]),
    /** Taken away by its learner; it counts as a try all the same. */
    removed_at: text(),
  },
  (t) => [index('submission_person').on(t.person), index('submission_batch').on(t.batch, t.submitted_at)],
)

/** One answer; of two edits the greater (edit, writer) stays. */
export const answer = sqliteTable(
  'answer',
  {
    submission: linkColumn(),
    question: linkColumn(),
    value: text({ mode: 'json' }).$type<unknown>(),
    edit: integerColumn(),
    writer: textColumn(),
    edited_at: text(),
    late_delivery: flagColumn(),
  },
  (t) => [primaryKey({ columns: [t.submission, t.question] })],
)

/** A guest's quiz: marked at once, with a name and a contact. */
export const quiz_lead = sqliteTable('quiz_lead', {
  _id: idColumn(),
  quiz: linkColumn(),
  name: textColumn(),
  contact: textColumn(),
  answers: jsonColumn<{ question: string; value: unknown }[]>([]),
  mark: real().notNull(),
  key: linkColumn(),
  created_at: instantColumn(),
})

export const review = sqliteTable('review', {
  _id: idColumn(),
  person: linkColumn(),
  item: linkColumn(),
  kind: linkColumn(),
  comment: textColumn(),
  rating: integerColumn(),
  created_at: instantColumn(),
})

export const onboarding = sqliteTable('onboarding', {
  _id: idColumn(),
  person: text(),
  content: jsonColumn<Record<string, unknown>>({}),
  done_at: text(),
})
