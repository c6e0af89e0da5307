/** A running class and its days: batch → module → study plan → items. (ruling R29) */

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  defineFlag,
  defineId,
  defineInstant,
  defineJson,
  defineLink,
  defineInteger,
  defineText,
} from '../columns.ts'

export const batch = sqliteTable('batch', {
  _id: defineId(),
  course: defineLink(),
  schedule: text(),
  number: defineInteger(),
  title: defineText(),
  teachers: defineJson<string[]>([]),
  starts_at: text(),
  ends_at: text(),
  days: defineJson<string[]>([]),
  time_from: text(),
  time_to: text(),
  is_pro: defineFlag(),
  status: text({ enum: ['upcoming', 'running', 'finished'] })
    .notNull()
    .default('running'),
  order: defineInteger(),
})

/** Enrolments of learners in a batch. */
export const batch_learner = sqliteTable(
  'batch_learner',
  {
    /** `batch:person`. */
    _id: defineId(),
    batch: defineLink(),
    person: defineLink(),
    booking: text(),
    joined_at: defineInstant(),
    is_frozen: defineFlag(),
    /** Modules whose completion the learner has confirmed. */
    modules_done: defineJson<string[]>([]),
    is_progress_modal_checked: defineFlag(),
    /** Marks and rank from before the sandbox began to count. */
    score: defineInteger(),
    /** The same a week ago. */
    score_before: defineInteger(),
  },
  (t) => [index('batch_learner_batch').on(t.batch), index('batch_learner_person').on(t.person)],
)

export const module = sqliteTable('module', {
  _id: defineId(),
  batch: defineLink(),
  title: defineText(),
  /** Shown beside the diamond of the study plan. */
  short_title: defineText(),
  order: defineInteger(),
  starts_at: text(),
})

export const study_plan = sqliteTable(
  'study_plan',
  {
    _id: defineId(),
    batch: defineLink(),
    module: defineLink(),
    title: defineText(),
    description: defineText(),
    instructions: defineText(),
    /** Counts from 1 within the batch. */
    day_no: integer().notNull(),
    date: text(),
  },
  (t) => [index('study_plan_batch').on(t.batch)],
)

export type BatchRow = typeof batch.$inferSelect

export type ModuleRow = typeof module.$inferSelect

export type PlanRow = typeof study_plan.$inferSelect
