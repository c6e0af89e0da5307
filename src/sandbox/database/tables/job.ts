/** Job posts, what learners save and apply for, their CVs, and placements. (ruling R54) */

import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { APPLICATION_STATES, JOB_TYPES } from '#src/api/shapes/job.ts'
import { defineFlag, defineId, defineInstant, defineJson, defineLink, defineText } from '../columns.ts'

export const job_post = sqliteTable(
  'job_post',
  {
    _id: defineId(),
    title: defineText(),
    company: defineText(),
    /** A path below the icon service. */
    logo: text(),
    location: defineText(),
    type: text({ enum: JOB_TYPES }).notNull(),
    category: defineLink(),
    /** In whole units of the currency, monthly; missing if negotiable. */
    salary_from: integer(),
    salary_to: integer(),
    currency: text({ enum: ['BDT', 'INR', 'USD'] })
      .notNull()
      .default('BDT'),
    posted_at: defineInstant(),
    expire_at: defineInstant(),
    skills: defineJson<string[]>([]),
    /** HTML. (ruling R45) */
    description: defineText(),
    /** Ids of `file`. */
    files: defineJson<string[]>([]),
    is_published: defineFlag(true),
    /** The batch it was written for; missing for all. */
    batch: text(),
    added_by: defineText(),
    updated_by: defineText(),
  },
  (t) => [index('job_post_expiry').on(t.expire_at)],
)

/** A post that somebody has saved. */
export const job_mark = sqliteTable('job_mark', { post: defineLink(), person: defineLink() }, (t) => [
  primaryKey({ columns: [t.person, t.post] }),
])

/** One per person and post, with everything that the company gets, as of that day. */
export const job_application = sqliteTable(
  'job_application',
  {
    _id: defineId(),
    post: defineLink(),
    person: defineLink(),
    name: defineText(),
    phone: defineText(),
    email: defineText(),
    /** `file._id` of a CV of this person. */
    cv: defineLink(),
    note: defineText(),
    state: text({ enum: APPLICATION_STATES }).notNull().default('sent'),
    /** When this state began. */
    at: defineInstant(),
    created_at: defineInstant(),
  },
  (t) => [uniqueIndex('job_application_once').on(t.person, t.post)],
)

/** The CVs of a person, by upload time. */
export const job_cv = sqliteTable(
  'job_cv',
  {
    /** `file._id`. */
    _id: defineId(),
    person: defineLink(),
    at: defineInstant(),
  },
  (t) => [index('job_cv_person').on(t.person)],
)

export const placement = sqliteTable('placement', {
  _id: defineId(),
  /** The full name; only the first part is shown. */
  name: defineText(),
  /** An avatar of the icon service. */
  picture: text(),
  has_consent: defineFlag(),
  category: defineLink(),
  course: defineText(),
  company: defineText(),
  title: defineText(),
  placed_at: defineInstant(),
})

export type JobPostRow = typeof job_post.$inferSelect
