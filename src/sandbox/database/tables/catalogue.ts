/** The public catalogue: categories, courses, schedules, playlists, pages of text. (ruling R29; spec 3 Course prices) */

import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type * as v from 'valibot'
import type { CmsPage } from '#src/api/shapes/cms.ts'
import type { Course, Faq, Offer } from '#src/api/shapes/course.ts'
import {
  defineFlag,
  defineId,
  defineInstant,
  defineJson,
  defineLink,
  defineInteger,
  defineText,
} from '../columns.ts'

export const category = sqliteTable('category', {
  _id: defineId(),
  slug: text().notNull().unique(),
  title: defineText(),
  text: defineText(),
  /** Key of the category's colour. */
  colour: defineText(),
  faqs: defineJson<v.InferInput<typeof Faq>[]>([]),
  order: defineInteger(),
})

/** Fields only for the course page, stored as one value. */
export type CoursePage = Pick<
  v.InferInput<typeof Course>,
  'facts' | 'outcomes' | 'requirements' | 'curriculum' | 'projects' | 'reviews' | 'faqs' | 'project_count'
>

export const course = sqliteTable(
  'course',
  {
    _id: defineId(),
    slug: text().notNull().unique(),
    kind: text({ enum: ['live', 'recorded', 'free', 'bundle'] }).notNull(),
    title: defineText(),
    promise: defineText(),
    /** HTML (ruling R45). */
    description: defineText(),
    category: defineLink(),
    live_price: integer(),
    live_price_real: integer(),
    live_plus_price: integer(),
    live_plus_price_real: integer(),
    teachers: defineJson<string[]>([]),
    page: defineJson<CoursePage>({}),
    /** Search terms, in English and Banglish. */
    keywords: defineText(),
    /** Courses of a bundle. */
    courses: defineJson<string[]>([]),
    /** The paid course that a free one leads to. */
    leads_to: text(),
    /** An open lesson to watch before buying. */
    free_recording: text(),
    has_job_support: defineFlag(),
    live_class_count: defineInteger(),
    recording_count: defineInteger(),
    learner_count: defineInteger(),
    rating: real().notNull().default(0),
    review_count: defineInteger(),
    click_count: defineInteger(),
    order: defineInteger(),
    created_at: defineInstant(),
  },
  (t) => [index('course_category').on(t.category)],
)

/** An offer to buy: start, class days, seats and prices; that of a recorded course has no start. (ruling R29) */
export const schedule = sqliteTable(
  'schedule',
  {
    _id: defineId(),
    course: defineLink(),
    /** The running class that buyers join. */
    batch: text(),
    /** The whole name, as `ব্যাচ ১৩ · রাতের`. */
    label: defineText(),
    starts_at: text(),
    ends_at: text(),
    /** Weekday keys of the specification, or `Everyday`. */
    days: defineJson<string[]>([]),
    /** `HH:mm` in Dhaka. */
    time_from: text(),
    time_to: text(),
    seats: integer(),
    seats_taken: defineInteger(),
    /** Missing: the course's own. */
    price: integer(),
    price_real: integer(),
    offer: text({ mode: 'json' }).$type<v.InferInput<typeof Offer>>(),
    /** The last time to join. */
    admission_ends_at: text(),
    order: defineInteger(),
  },
  (t) => [index('schedule_course').on(t.course)],
)

export const playlist = sqliteTable('playlist', {
  _id: defineId(),
  title: defineText(),
  text: defineText(),
  category: text(),
  items: defineJson<{ _id: string; title: string; duration: number; stream: string }[]>([]),
  order: defineInteger(),
})

/** Pages of text by their call key. (ruling R43) */
export const cms = sqliteTable('cms', {
  /** category-cms, guideline-cms, newsletter, home, how-it-works, lead-gen. */
  _id: defineId(),
  content: defineJson<v.InferInput<typeof CmsPage>>({ key: '' }),
})

export const webinar = sqliteTable('webinar', {
  _id: defineId(),
  type: defineLink(),
  title: defineText(),
  text: defineText(),
  starts_at: defineInstant(),
  ends_at: text(),
  teacher: text(),
  category: text(),
  seats: integer(),
})

export const search_history = sqliteTable('search_history', {
  _id: defineId(),
  /** The person's id, or `guest:` and the guest user id. */
  owner: defineLink(),
  q: defineText(),
  searched_at: defineInstant(),
})

export type CourseRow = typeof course.$inferSelect

export type ScheduleRow = typeof schedule.$inferSelect

export type CategoryRow = typeof category.$inferSelect
