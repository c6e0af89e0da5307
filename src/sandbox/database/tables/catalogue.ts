/** What is sold and shown to guests: categories, courses, schedules, playlists, pages of text. (ruling R29; spec 3 Course prices) */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { flag, id, instant, json, link, whole, words } from '../columns.ts'

export const category = sqliteTable('category', {
  _id: id(),
  slug: text().notNull().unique(),
  title: words(),
  description: words(),
  icon: words(),
  /** A category above this one. */
  parent: text(),
  order: whole(),
  details: json<Record<string, unknown>>({}),
})

export interface CurriculumModule {
  _id: string
  title: string
  description?: string
  lessons: { title: string; kind: string; seconds?: number; recording?: string; is_free?: boolean }[]
}

export interface Faq {
  question: string
  answer: string
}

export const course = sqliteTable(
  'course',
  {
    _id: id(),
    slug: text().notNull().unique(),
    kind: text({ enum: ['live', 'recorded', 'free', 'bundle'] }).notNull(),
    title: words(),
    subtitle: words(),
    /** HTML (ruling R45). */
    description: words(),
    category: link(),
    thumbnail: words(),
    level: words(),
    live_price: integer(),
    live_price_real: integer(),
    live_plus_price: integer(),
    live_plus_price_real: integer(),
    teachers: json<string[]>([]),
    curriculum: json<CurriculumModule[]>([]),
    outcomes: json<string[]>([]),
    requirements: json<string[]>([]),
    tools: json<string[]>([]),
    faqs: json<Faq[]>([]),
    projects: json<{ title: string; description: string; video?: string }[]>([]),
    reviews: json<{ name: string; text: string; rating: number }[]>([]),
    /** Courses of a bundle. */
    courses: json<string[]>([]),
    validity: text(),
    class_count: whole(),
    hours: whole(),
    learner_count: whole(),
    rating: integer(),
    click_count: whole(),
    order: whole(),
    is_published: flag(true),
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
    title: words(),
    starts_at: text(),
    ends_at: text(),
    /** Weekday keys of the specification, or `Everyday`. */
    days: json<string[]>([]),
    /** `HH:mm` in Dhaka. */
    time_from: text(),
    time_to: text(),
    seats: integer(),
    seats_taken: whole(),
    price: integer(),
    price_real: integer(),
    is_live_plus: flag(true),
    admission_ends_at: text(),
    is_standing: flag(),
    order: whole(),
  },
  (t) => [index('schedule_course').on(t.course)],
)

export const playlist = sqliteTable('playlist', {
  _id: id(),
  title: words(),
  description: words(),
  thumbnail: words(),
  category: text(),
  videos: json<{ _id: string; title: string; seconds: number; recording: string }[]>([]),
  order: whole(),
})

/** Pages of text by their call key. (ruling R43) */
export const cms = sqliteTable('cms', {
  /** category-cms, guideline-cms, newsletter, home, how-it-works, lead-gen. */
  _id: id(),
  content: json<Record<string, unknown>>({}),
})

export const webinar = sqliteTable('webinar', {
  _id: id(),
  type: link(),
  title: words(),
  description: words(),
  starts_at: instant(),
  speaker: words(),
})

export const search_history = sqliteTable('search_history', {
  _id: id(),
  /** The person's id, or `guest:` and the guest user id. */
  owner: link(),
  q: words(),
  searched_at: instant(),
})
