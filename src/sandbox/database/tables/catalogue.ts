/** What is sold and shown to guests: categories, courses, schedules, playlists, pages of text. (ruling R29; spec 3 Course prices) */
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type * as v from 'valibot'
import type { CmsPage } from '#src/api/shapes/cms.ts'
import type { Course, Faq, Offer } from '#src/api/shapes/course.ts'
import { flag, id, instant, json, link, whole, words } from '../columns.ts'

export const category = sqliteTable('category', {
  _id: id(),
  slug: text().notNull().unique(),
  title: words(),
  text: words(),
  /** Key of the category's colour. */
  colour: words(),
  faqs: json<v.InferInput<typeof Faq>[]>([]),
  order: whole(),
})

/** What only the course page shows; written and read whole. */
export type CoursePage = Pick<
  v.InferInput<typeof Course>,
  'facts' | 'outcomes' | 'requirements' | 'curriculum' | 'projects' | 'reviews' | 'faqs' | 'project_count'
>

export const course = sqliteTable(
  'course',
  {
    _id: id(),
    slug: text().notNull().unique(),
    kind: text({ enum: ['live', 'recorded', 'free', 'bundle'] }).notNull(),
    title: words(),
    promise: words(),
    /** HTML (ruling R45). */
    description: words(),
    category: link(),
    live_price: integer(),
    live_price_real: integer(),
    live_plus_price: integer(),
    live_plus_price_real: integer(),
    teachers: json<string[]>([]),
    page: json<CoursePage>({}),
    /** Words people search by, English and Banglish. */
    keywords: words(),
    /** Courses of a bundle. */
    courses: json<string[]>([]),
    /** The paid course that a free one leads to. */
    leads_to: text(),
    /** An open lesson to watch before buying. */
    free_recording: text(),
    has_job_support: flag(),
    live_class_count: whole(),
    recording_count: whole(),
    learner_count: whole(),
    rating: real().notNull().default(0),
    review_count: whole(),
    click_count: whole(),
    order: whole(),
    created_at: instant(),
  },
  (t) => [index('course_category').on(t.category)],
)

/** What is sold: a start, class days, seats and prices; a recorded course has one without a start. (ruling R29) */
export const schedule = sqliteTable(
  'schedule',
  {
    _id: id(),
    course: link(),
    /** The running class that buyers join. */
    batch: text(),
    /** The whole name, as `ব্যাচ ১৩ · রাতের`. */
    label: words(),
    starts_at: text(),
    ends_at: text(),
    /** Weekday keys of the specification, or `Everyday`. */
    days: json<string[]>([]),
    /** `HH:mm` in Dhaka. */
    time_from: text(),
    time_to: text(),
    seats: integer(),
    seats_taken: whole(),
    /** Missing: the course's own. */
    price: integer(),
    price_real: integer(),
    offer: text({ mode: 'json' }).$type<v.InferInput<typeof Offer>>(),
    /** Joined no later than this. */
    admission_ends_at: text(),
    order: whole(),
  },
  (t) => [index('schedule_course').on(t.course)],
)

export const playlist = sqliteTable('playlist', {
  _id: id(),
  title: words(),
  text: words(),
  category: text(),
  items: json<{ _id: string; title: string; duration: number; stream: string }[]>([]),
  order: whole(),
})

/** Pages of text by their call key. (ruling R43) */
export const cms = sqliteTable('cms', {
  /** category-cms, guideline-cms, newsletter, home, how-it-works, lead-gen. */
  _id: id(),
  content: json<v.InferInput<typeof CmsPage>>({ key: '' }),
})

export const webinar = sqliteTable('webinar', {
  _id: id(),
  type: link(),
  title: words(),
  text: words(),
  starts_at: instant(),
  ends_at: text(),
  teacher: text(),
  category: text(),
  seats: integer(),
})

export const search_history = sqliteTable('search_history', {
  _id: id(),
  /** The person's id, or `guest:` and the guest user id. */
  owner: link(),
  q: words(),
  searched_at: instant(),
})
