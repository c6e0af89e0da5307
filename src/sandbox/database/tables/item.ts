/** Items of a study plan: recordings, classes, assignments, exams, resources. (ruling R29) */

import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import {
  defineFlag,
  defineId,
  defineInstant,
  defineJson,
  defineLink,
  defineInteger,
  defineText,
} from '../columns.ts'

const place = {
  batch: text(),
  module: text(),
  study_plan: text(),
}

export const recording = sqliteTable(
  'recording',
  {
    _id: defineId(),
    ...place,
    course: text(),
    live: text(),
    title: defineText(),
    description: defineText(),
    teacher: text(),
    recording_type: text({ enum: ['batch', 'course', 'free'] })
      .notNull()
      .default('batch'),
    /** Seconds. */
    duration: defineInteger(),
    /** A path below the media host. */
    stream: defineText(),
    chapters: defineJson<{ at: number; title: string }[]>([]),
    is_free: defineFlag(),
    recorded_at: defineInstant(),
    order: defineInteger(),
  },
  (t) => [index('recording_batch').on(t.batch)],
)

export const live = sqliteTable(
  'live',
  {
    _id: defineId(),
    ...place,
    title: defineText(),
    description: defineText(),
    topics: defineJson<string[]>([]),
    kind: text({ enum: ['class', 'support', 'orientation', 'free', 'webinar'] })
      .notNull()
      .default('class'),
    teacher: text(),
    /** Counts the classes of a batch from 1; support classes have none. */
    class_no: integer(),
    starts_at: defineInstant(),
    /** Missing: the live window's default holds. (spec 9) */
    ends_at: text(),
    /** The former start of a rescheduled class. */
    moved_from: text(),
    is_cancelled: defineFlag(),
    joined_count: defineInteger(),
    recording: text(),
  },
  (t) => [index('live_batch').on(t.batch)],
)

export const assignment = sqliteTable(
  'assignment',
  {
    _id: defineId(),
    ...place,
    title: defineText(),
    /** HTML (ruling R45). */
    description: defineText(),
    /** `file._id`. */
    file: text(),
    last_submission_date: text(),
    marks: defineInteger(10),
    is_closed: defineFlag(),
    rubric: defineJson<{ _id: string; title: string; marks: number }[]>([]),
    accepts: defineJson<string[]>([]),
    /** Its files can be opened in the external editor. */
    has_project: defineFlag(),
    created_at: defineInstant(),
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
    _id: defineId(),
    ...place,
    course: text(),
    title: defineText(),
    description: defineText(),
    instructions: defineText(),
    reference: text(),
    kind: text().notNull().default('quiz'),
    /** Minutes. */
    duration: defineInteger(),
    marks: defineInteger(),
    /** One section without a title is a flat exam. */
    sections: defineJson<ExamSection[]>([]),
    is_published: defineFlag(true),
    shows_result: defineFlag(true),
    is_question_order_shuffled: defineFlag(),
    is_option_order_shuffled: defineFlag(),
    is_leaving_logged: defineFlag(true),
    /** How often it may be taken without asking for a retest. */
    tries: defineInteger(1),
    allowed: defineJson<{ text: string; is_allowed: boolean }[]>([]),
    /** Part of the study plan, but not a required step. */
    is_optional: defineFlag(),
    /** A practice quiz is answered with one call. */
    is_practice: defineFlag(),
    playlist: text(),
    /** A quiz that guests may take. */
    is_public: defineFlag(),
    question_count: defineInteger(),
    opens_at: text(),
    closes_at: text(),
    created_at: defineInstant(),
  },
  (t) => [index('exam_batch').on(t.batch)],
)

export const resource = sqliteTable(
  'resource',
  {
    _id: defineId(),
    ...place,
    title: defineText(),
    category: defineText(),
    link: text(),
    file: text(),
    created_at: defineInstant(),
    order: integer(),
  },
  (t) => [index('resource_batch').on(t.batch)],
)

/** A learner who needs help in a class, and the state of the help. */
export const live_support = sqliteTable('live_support', {
  /** `live:person`. */
  _id: defineId(),
  live: defineLink(),
  person: defineLink(),
  status: text({ enum: ['waiting', 'in_progress', 'solved'] }).notNull(),
  note: defineText(),
  /** When this state began. */
  since: defineInstant(),
})

/** Somebody who has joined the room of a class. */
export const live_visit = sqliteTable('live_visit', {
  /** `live:person`. */
  _id: defineId(),
  live: defineLink(),
  person: defineLink(),
  at: defineInstant(),
})

/** A question asked in a class. */
export const live_question = sqliteTable('live_question', {
  _id: defineId(),
  live: defineLink(),
  person: defineLink(),
  question: defineText(),
  asked_at: defineInstant(),
})

export type LiveRow = typeof live.$inferSelect

export type RecordingRow = typeof recording.$inferSelect

export type AssignmentRow = typeof assignment.$inferSelect

export type ExamRow = typeof exam.$inferSelect

export type ResourceRow = typeof resource.$inferSelect
