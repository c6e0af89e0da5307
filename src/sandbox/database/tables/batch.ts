/** A running class and its days: batch → module → study plan → items. (ruling R29) */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flagColumn, idColumn, instantColumn, jsonColumn, linkColumn, integerColumn, textColumn } from '../columns.ts'

export const batch = sqliteTable('batch', {
  _id: idColumn(),
  course: linkColumn(),
  schedule: text(),
  number: integerColumn(),
  title: textColumn(),
  teachers: jsonColumn<string[]>([]),
  starts_at: text(),
  ends_at: text(),
  days: jsonColumn<string[]>([]),
  time_from: text(),
  time_to: text(),
  is_pro: flagColumn(),
  status: text({ enum: ['upcoming', 'running', 'finished'] })
    .notNull()
    .default('running'),
  order: integerColumn(),
})

/** Enrolments of learners in a batch. */
export const batch_learner = sqliteTable(
  'batch_learner',
  {
    /** `batch:person`. */
    _id: idColumn(),
    batch: linkColumn(),
    person: linkColumn(),
    booking: text(),
    joined_at: instantColumn(),
    is_frozen: flagColumn(),
    /** Modules whose completion the learner has confirmed. */
    modules_done: jsonColumn<string[]>([]),
    is_progress_modal_checked: flagColumn(),
    /** Marks and place in the leaderboard as they stood before the sandbox began to count. */
    score: integerColumn(),
    /** The same a week ago. */
    score_before: integerColumn(),
  },
  (t) => [index('batch_learner_batch').on(t.batch), index('batch_learner_person').on(t.person)],
)

export const module = sqliteTable('module', {
  _id: idColumn(),
  batch: linkColumn(),
  title: textColumn(),
  /** Stands beside the diamond of the study plan. */
  short_title: textColumn(),
  order: integerColumn(),
  starts_at: text(),
})

export const study_plan = sqliteTable(
  'study_plan',
  {
    _id: idColumn(),
    batch: linkColumn(),
    module: linkColumn(),
    title: textColumn(),
    description: textColumn(),
    instructions: textColumn(),
    /** Counts from 1 within the batch. */
    day_no: integer().notNull(),
    date: text(),
  },
  (t) => [index('study_plan_batch').on(t.batch)],
)
