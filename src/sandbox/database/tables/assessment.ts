/** Assessments, their levels, and who may try which. Attempts lie with all others in `learning.ts`. (spec 7 Assessments) */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, instant, json, link, whole, words } from '../columns.ts'
import type { ExamSection } from './item.ts'

export const assessment = sqliteTable(
  'assessment',
  {
    _id: id(),
    category: link(),
    title: words(),
    text: words(),
    /** HTML (ruling R45). */
    description: words(),
    outcomes: json<string[]>([]),
    /** They audit what is handed in. */
    teachers: json<string[]>([]),
    /** A course to learn from, `course._id`. */
    leads_to: text(),
    is_published: flag(true),
    order: whole(),
  },
  (t) => [index('assessment_category').on(t.category)],
)

export const level = sqliteTable(
  'level',
  {
    _id: id(),
    assessment: link(),
    /** Counts from 1. */
    no: whole(1),
    title: words(),
    text: words(),
    instructions: words(),
    /** As those of an exam: a section is a topic. */
    sections: json<ExamSection[]>([]),
    marks: whole(),
    pass_percent: whole(70),
    /** Minutes; 0 = without a clock. */
    duration: whole(),
    /** Missing: not for sale. (ruling R31) */
    price: integer(),
    price_real: integer(),
    /** What one purchase gives; missing = as many as one likes. */
    tries: integer(),
    /** What another set of tries costs. */
    retry_price: integer(),
  },
  (t) => [index('level_assessment').on(t.assessment)],
)

/** A set of tries that was bought. */
export const level_grant = sqliteTable(
  'level_grant',
  {
    _id: id(),
    person: link(),
    level: link(),
    /** `transaction_._id`. */
    transaction: text(),
    granted_at: instant(),
  },
  (t) => [index('level_grant_person').on(t.person)],
)
