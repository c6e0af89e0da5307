/**
 * Assessments, their levels, and who may try which. Attempts are with all others in `learning.ts`. (spec 7
 * Assessments)
 */

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LEVEL_PASS_PERCENT } from '#src/lib/pass-marks.ts'
import {
  defineFlag,
  defineId,
  defineInstant,
  defineJson,
  defineLink,
  defineInteger,
  defineText,
} from '../columns.ts'
import type { ExamSection } from './item.ts'

export const assessment = sqliteTable(
  'assessment',
  {
    _id: defineId(),
    category: defineLink(),
    title: defineText(),
    text: defineText(),
    /** HTML (ruling R45). */
    description: defineText(),
    outcomes: defineJson<string[]>([]),
    /** They check the submissions. */
    teachers: defineJson<string[]>([]),
    /** A course to learn from, `course._id`. */
    leads_to: text(),
    is_published: defineFlag(true),
    order: defineInteger(),
  },
  (t) => [index('assessment_category').on(t.category)],
)

export const level = sqliteTable(
  'level',
  {
    _id: defineId(),
    assessment: defineLink(),
    /** Counts from 1. */
    no: defineInteger(1),
    title: defineText(),
    text: defineText(),
    instructions: defineText(),
    /** Like those of an exam: a section is a topic. */
    sections: defineJson<ExamSection[]>([]),
    marks: defineInteger(),
    pass_percent: defineInteger(LEVEL_PASS_PERCENT),
    /** Minutes; 0 means no time limit. */
    duration: defineInteger(),
    /** Missing: not for sale. (ruling R31) */
    price: integer(),
    price_real: integer(),
    /** Tries of one purchase; null = unlimited. */
    tries: integer(),
    /** Price of another set of tries. */
    retry_price: integer(),
  },
  (t) => [index('level_assessment').on(t.assessment)],
)

/** A set of tries that was bought. */
export const level_grant = sqliteTable(
  'level_grant',
  {
    _id: defineId(),
    person: defineLink(),
    level: defineLink(),
    /** `transaction_._id`. */
    transaction: text(),
    granted_at: defineInstant(),
  },
  (t) => [index('level_grant_person').on(t.person)],
)

export type AssessmentRow = typeof assessment.$inferSelect

export type LevelRow = typeof level.$inferSelect
