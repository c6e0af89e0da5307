/** Assessments, their levels, and who may try which. Attempts lie with all others in `learning.ts`. (spec 7 Assessments) */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flagColumn, idColumn, instantColumn, jsonColumn, linkColumn, integerColumn, textColumn } from '../columns.ts'
import type { ExamSection } from './item.ts'

export const assessment = sqliteTable(
  'assessment',
  {
    _id: idColumn(),
    category: linkColumn(),
    title: textColumn(),
    text: textColumn(),
    /** HTML (ruling R45). */
    description: textColumn(),
    outcomes: jsonColumn<string[]>([]),
    /** They audit what is handed in. */
    teachers: jsonColumn<string[]>([]),
    /** A course to learn from, `course._id`. */
    leads_to: text(),
    is_published: flagColumn(true),
    order: integerColumn(),
  },
  (t) => [index('assessment_category').on(t.category)],
)

export const level = sqliteTable(
  'level',
  {
    _id: idColumn(),
    assessment: linkColumn(),
    /** Counts from 1. */
    no: integerColumn(1),
    title: textColumn(),
    text: textColumn(),
    instructions: textColumn(),
    /** As those of an exam: a section is a topic. */
    sections: jsonColumn<ExamSection[]>([]),
    marks: integerColumn(),
    pass_percent: integerColumn(70),
    /** Minutes; 0 = without a clock. */
    duration: integerColumn(),
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
    _id: idColumn(),
    person: linkColumn(),
    level: linkColumn(),
    /** `transaction_._id`. */
    transaction: text(),
    granted_at: instantColumn(),
  },
  (t) => [index('level_grant_person').on(t.person)],
)
