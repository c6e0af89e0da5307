/** The public catalogue: categories, courses, schedules, playlists, pages of text. (ruling R29; spec 3 Course prices) */
import { index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type * as v from 'valibot'
import type { CmsPage } from '#src/api/shapes/cms.ts'
import type { Course, Faq, Offer } from '#src/api/shapes/course.ts'
import { flagColumn, idColumn, instantColumn, jsonColumn, linkColumn, integerColumn, textColumn } from '../columns.ts'

export const category = sqliteTable('category', {
  _id: idColumn(),
  slug: text().notNull().unique(),
  title: textColumn(),
  text: textColumn(),
  /** Key of the category's colour. */
  colour: textColumn(),
  faqs: jsonColumn<v.InferInput<typeof Faq>[]>([]),
  order: integerColumn(),
})

/** Fields of the course page alone, stored as one value. */
export type CoursePage = Pick<
  v.InferInput<typeof Course>,
  'facts' | 'outcomes' | 'requirements' | 'curriculum' | 'projects' | 'reviews' | 'faqs' | 'project_count'
>

export const course = sqliteTable(
  'course',
  {
    _id: idColumn(),
    slug: text().notNull().unique(),
    kind: text({ enum: ['live', 'recorded', 'free', 'bundle'] }).notNull(),
    title: textColumn(),
    promise: textColumn(),
    /** HTML (ruling R45). */
    description: textColumn(),
    category: linkColumn(),
    live_price: integer(),
    live_price_real: integer(),
    live_plus_price: integer(),
    live_plus_price_real: integer(),
    teachers: jsonColumn<string[]>([]),
    page: jsonColumn<CoursePage>({}),
    /** Words people search by, English and Banglish. */
    keywords: textColumn(),
    /** Courses of a bundle. */
    courses: jsonColumn<string[]>([]),
    /** The paid course that a free one leads to. */
    leads_to: text(),
    /** An open lesson to watch before buying. */
    free_recording: text(),
    has_job_support: flagColumn(),
    live_class_count: integerColumn(),
    recording_count: integerColumn(),
    learner_count: integerColumn(),
    rating: real().notNull().default(0),
    review_count: integerColumn(),
    click_count: integerColumn(),
    order: integerColumn(),
    created_at: instantColumn(),
  },
  (t) => [index('course_category').on(t.category)],
)

/** An offer to buy: start, class days, seats and prices; that of a recorded course has no start. (ruling R29) */
export const schedule = sqliteTable(
  'schedule',
  {
    _id: idColumn(),
    course: linkColumn(),
    /** The running class that buyers join. */
    batch: text(),
    /** The whole name, as `ব্যাচ ১৩ · রাতের`. */
    label: textColumn(),
    starts_at: text(),
    ends_at: text(),
    /** Weekday keys of the specification, or `Everyday`. */
    days: jsonColumn<string[]>([]),
    /** `HH:mm` in Dhaka. */
    time_from: text(),
    time_to: text(),
    seats: integer(),
    seats_taken: integerColumn(),
    /** Missing: the course's own. */
    price: integer(),
    price_real: integer(),
    offer: text({ mode: 'json' }).$type<v.InferInput<typeof Offer>>(),
    /** Joined no later than this. */
    admission_ends_at: text(),
    order: integerColumn(),
  },
  (t) => [index('schedule_course').on(t.course)],
)

export const playlist = sqliteTable('playlist', {
  _id: idColumn(),
  title: textColumn(),
  text: textColumn(),
  category: text(),
  items: jsonColumn<{ _id: string; title: string; duration: number; stream: string }[]>([]),
  order: integerColumn(),
})

/** Pages of text by their call key. (ruling R43) */
export const cms = sqliteTable('cms', {
  /** category-cms, guideline-cms, newsletter, home, how-it-works, lead-gen. */
  _id: idColumn(),
  content: jsonColumn<v.InferInput<typeof CmsPage>>({ key: '' }),
})

export const webinar = sqliteTable('webinar', {
  _id: idColumn(),
  type: linkColumn(),
  title: textColumn(),
  text: textColumn(),
  starts_at: instantColumn(),
  ends_at: text(),
  teacher: text(),
  category: text(),
  seats: integer(),
})

export const search_history = sqliteTable('search_history', {
  _id: idColumn(),
  /** The person's id, or `guest:` and the guest user id. */
  owner: linkColumn(),
  q: textColumn(),
  searched_at: instantColumn(),
})
