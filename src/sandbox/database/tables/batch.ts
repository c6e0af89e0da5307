/** A running class and its days: batch → module → study plan → items. (ruling R29) */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, instant, json, link, whole, words } from '../columns.ts'

export const batch = sqliteTable('batch', {
  _id: id(),
  course: link(),
  schedule: text(),
  number: whole(),
  title: words(),
  teachers: json<string[]>([]),
  starts_at: text(),
  ends_at: text(),
  days: json<string[]>([]),
  time_from: text(),
  time_to: text(),
  is_pro: flag(),
  status: text({ enum: ['upcoming', 'running', 'finished'] })
    .notNull()
    .default('running'),
  order: whole(),
})

/** Who sits in a batch; the teacher's learners. */
export const batch_learner = sqliteTable(
  'batch_learner',
  {
    /** `batch:person`. */
    _id: id(),
    batch: link(),
    person: link(),
    booking: text(),
    joined_at: instant(),
    is_frozen: flag(),
    /** Modules whose completion the learner has confirmed. */
    modules_done: json<string[]>([]),
    is_progress_modal_checked: flag(),
    /** Marks and place in the leaderboard as they stood before the sandbox began to count. */
    score: whole(),
    /** The same a week ago. */
    score_before: whole(),
  },
  (t) => [index('batch_learner_batch').on(t.batch), index('batch_learner_person').on(t.person)],
)

export const module = sqliteTable('module', {
  _id: id(),
  batch: link(),
  title: words(),
  /** Stands beside the diamond of the study plan. */
  short_title: words(),
  order: whole(),
  starts_at: text(),
})

export const study_plan = sqliteTable(
  'study_plan',
  {
    _id: id(),
    batch: link(),
    module: link(),
    title: words(),
    description: words(),
    instructions: words(),
    /** Counts from 1 within the batch. */
    day_no: integer().notNull(),
    date: text(),
  },
  (t) => [index('study_plan_batch').on(t.batch)],
)
