/** What a study plan holds: recordings, classes, assignments, exams, resources. (ruling R29) */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import { flag, id, instant, json, link, whole, words } from '../columns.ts'

const place = {
  batch: text(),
  module: text(),
  study_plan: text(),
}

export const recording = sqliteTable(
  'recording',
  {
    _id: id(),
    ...place,
    course: text(),
    live: text(),
    title: words(),
    description: words(),
    teacher: text(),
    recording_type: text({ enum: ['batch', 'course', 'free'] })
      .notNull()
      .default('batch'),
    /** Seconds. */
    duration: whole(),
    /** A path below the media host. */
    stream: words(),
    chapters: json<{ at: number; title: string }[]>([]),
    is_free: flag(),
    recorded_at: instant(),
    order: whole(),
  },
  (t) => [index('recording_batch').on(t.batch)],
)

export const live = sqliteTable(
  'live',
  {
    _id: id(),
    ...place,
    title: words(),
    description: words(),
    topics: json<string[]>([]),
    kind: text({ enum: ['class', 'support', 'orientation', 'free', 'webinar'] })
      .notNull()
      .default('class'),
    teacher: text(),
    /** Counts the classes of a batch from 1; support classes have none. */
    class_no: integer(),
    starts_at: instant(),
    /** Missing: the live window's default holds. (spec 9) */
    ends_at: text(),
    /** The former start of a class whose hour was changed. */
    moved_from: text(),
    is_cancelled: flag(),
    joined_count: whole(),
    recording: text(),
  },
  (t) => [index('live_batch').on(t.batch)],
)

export const assignment = sqliteTable(
  'assignment',
  {
    _id: id(),
    ...place,
    title: words(),
    /** HTML (ruling R45). */
    description: words(),
    /** `file._id`. */
    file: text(),
    last_submission_date: text(),
    marks: whole(10),
    is_closed: flag(),
    rubric: json<{ _id: string; title: string; marks: number }[]>([]),
    accepts: json<string[]>([]),
    created_at: instant(),
  },
  (t) => [index('assignment_batch').on(t.batch)],
)

export interface ExamSection {
  _id: string
  title: string
  questions: TeacherQuestion[]
}

export const exam = sqliteTable(
  'exam',
  {
    _id: id(),
    ...place,
    course: text(),
    title: words(),
    description: words(),
    instructions: words(),
    reference: text(),
    kind: text().notNull().default('quiz'),
    /** Minutes. */
    duration: whole(),
    marks: whole(),
    /** One section without a title is a flat exam. */
    sections: json<ExamSection[]>([]),
    is_published: flag(true),
    shows_result: flag(true),
    is_question_order_shuffled: flag(),
    is_option_order_shuffled: flag(),
    is_leaving_logged: flag(true),
    /** How often it may be taken without asking for a retest. */
    tries: whole(1),
    allowed: json<{ text: string; is_allowed: boolean }[]>([]),
    /** Stands in the study plan, but is no step of it. */
    is_optional: flag(),
    /** A practice quiz is answered with one call. */
    is_practice: flag(),
    playlist: text(),
    /** A quiz that guests may take. */
    is_public: flag(),
    question_count: whole(),
    opens_at: text(),
    closes_at: text(),
    created_at: instant(),
  },
  (t) => [index('exam_batch').on(t.batch)],
)

export const resource = sqliteTable(
  'resource',
  {
    _id: id(),
    ...place,
    title: words(),
    category: words(),
    link: text(),
    file: text(),
    created_at: instant(),
    order: integer(),
  },
  (t) => [index('resource_batch').on(t.batch)],
)

/** A learner who needs help in a class, and how far the help is. */
export const live_support = sqliteTable('live_support', {
  /** `live:person`. */
  _id: id(),
  live: link(),
  person: link(),
  status: text({ enum: ['waiting', 'in_progress', 'solved'] }).notNull(),
  note: words(),
  /** In this state. */
  since: instant(),
})

/** A question asked in a class. */
export const live_question = sqliteTable('live_question', {
  _id: id(),
  live: link(),
  person: link(),
  question: words(),
  asked_at: instant(),
})
