/**
 * A talent's public data: profile, education, experience, interviews and offers. (spec 3, rulings R55, R56)
 */

import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import {
  defineFlag,
  defineId,
  defineInstant,
  defineInteger,
  defineJson,
  defineLink,
  defineText,
} from '../columns.ts'

/** `person` has name and username. */
export const talent_profile = sqliteTable('talent_profile', {
  /** The person's id. */
  _id: defineId(),
  title: defineText(),
  email: defineText(),
  phone: defineText(),
  about: defineText(),
  address: defineText(),
  /** One of our addresses is renewed for each reply, since files expire. (ruling R46) */
  photo_url: defineText(),
  avatar_url: defineText(),
  skill_list: defineJson<string[]>([]),
  /** Name of the place → address. */
  socials: defineJson<Record<string, string>>({}),
  show_profile: defineFlag(),
  cv_url: defineText(),
  portfolio_links: defineJson<string[]>([]),
})

export const education = sqliteTable(
  'education',
  {
    _id: defineId(),
    person: defineLink(),
    institute: defineText(),
    degree: defineText(),
    subject: defineText(),
    /** `YYYY-MM-DD`, the first of the month where only the month is known. (ruling R55) */
    date_from: defineLink(),
    /** Missing while it is still going on. */
    date_to: text(),
  },
  (t) => [index('education_person').on(t.person)],
)

export const experience = sqliteTable(
  'experience',
  {
    _id: defineId(),
    person: defineLink(),
    company: defineText(),
    designation: defineText(),
    description: defineText(),
    date_from: defineLink(),
    date_to: text(),
  },
  (t) => [index('experience_person').on(t.person)],
)

/** Skills that are suggested while typing. */
export const skill = sqliteTable('skill', {
  _id: defineId(),
  name: defineText(),
  /** A passed level of it verifies the skill. */
  assessment: text(),
})

export const interview = sqliteTable(
  'interview',
  {
    _id: defineId(),
    person: defineLink(),
    company: defineText(),
    title: defineText(),
    at: defineInstant(),
    minutes: defineInteger(),
    /** A location, or the address of a call. */
    place: text(),
    url: text(),
    invitation_status: text({ enum: ['waiting', 'accepted', 'declined'] })
      .notNull()
      .default('waiting'),
    answer_by: defineInstant(),
    answered_at: text(),
  },
  (t) => [index('interview_person').on(t.person)],
)

export const offer = sqliteTable(
  'offer',
  {
    _id: defineId(),
    person: defineLink(),
    company: defineText(),
    title: defineText(),
    /** Monthly, in whole units of `currency`. */
    salary: defineInteger(),
    currency: defineText(),
    place: defineText(),
    start_date: defineLink(),
    answer_by: defineInstant(),
    /** `file._id` of the letter. */
    letter_file: text(),
    /** `expired` is computed from `answer_by` and never stored. */
    offer_status: text({ enum: ['waiting', 'accepted', 'declined'] })
      .notNull()
      .default('waiting'),
    answered_at: text(),
  },
  (t) => [index('offer_person').on(t.person)],
)

export type InterviewRow = typeof interview.$inferSelect
export type OfferRow = typeof offer.$inferSelect
