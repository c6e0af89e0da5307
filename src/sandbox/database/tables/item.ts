/** Items of a study plan: recordings, classes, assignments, exams, resources. (ruling R29) */
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import { flagColumn, idColumn, instantColumn, jsonColumn, linkColumn, integerColumn, textColumn } from '../columns.ts'

const place = {
  batch: text(),
  module: text(),
  study_plan: text(),
}

export const recording = sqliteTable(
  'recording',
  {
    _id: idColumn(),
    ...place,
    course: text(),
    live: text(),
    title: textColumn(),
    description: textColumn(),
    teacher: text(),
    recording_type: text({ enum: ['batch', 'course', 'free'] })
      .notNull()
      .default('batch'),
    /** Seconds. */
    duration: integerColumn(),
    /** A path below the media host. */
    stream: textColumn(),
    chapters: jsonColumn<{ at: number; title: string }[]>([]),
    is_free: flagColumn(),
    recorded_at: instantColumn(),
    order: integerColumn(),
  },
  (t) => [index('recording_batch').on(t.batch)],
)

export const live = sqliteTable(
  'live',
  {
    _id: idColumn(),
    ...place,
    title: textColumn(),
    description: textColumn(),
    topics: jsonColumn<string[]>([]),
    kind: text({ enum: ['class', 'support', 'orientation', 'free', 'webinar'] })
      .notNull()
      .default('class'),
    teacher: text(),
    /** Counts the classes of a batch from 1; support classes have none. */
    class_no: integer(),
    starts_at: instantColumn(),
    /** Missing: the live window's default holds. (spec 9) */
    ends_at: text(),
    /** The former start of a class whose hour was changed. */
    moved_from: text(),
    is_cancelled: flagColumn(),
    joined_count: integerColumn(),
    recording: text(),
  },
  (t) => [index('live_batch').on(t.batch)],
)

export const assignment = sqliteTable(
  'assignment',
  {
    _id: idColumn(),
    ...place,
    title: textColumn(),
    /** HTML (ruling R45). */
    description: textColumn(),
    /** `file._id`. */
    file: text(),
    last_submission_date: text(),
    marks: integerColumn(10),
    is_closed: flagColumn(),
    rubric: jsonColumn<{ _id: string; title: string; marks: number }[]>([]),
    accepts: jsonColumn<string[]>([]),
    created_at: instantColumn(),
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
    _id: idColumn(),
    ...place,
    course: text(),
    title: textColumn(),
    description: textColumn(),
    instructions: textColumn(),
    reference: text(),
    kind: text().notNull().default('quiz'),
    /** Minutes. */
    duration: integerColumn(),
    marks: integerColumn(),
    /** One section without a title is a flat exam. */
    sections: jsonColumn<ExamSection[]>([]),
    is_published: flagColumn(true),
    shows_result: flagColumn(true),
    is_question_order_shuffled: flagColumn(),
    is_option_order_shuffled: flagColumn(),
    is_leaving_logged: flagColumn(true),
    /** How often it may be taken without asking for a retest. */
    tries: integerColumn(1),
    allowed: jsonColumn<{ text: string; is_allowed: boolean }[]>([]),
    /** Stands in the study plan, but is no step of it. */
    is_optional: flagColumn(),
    /** A practice quiz is answered with one call. */
    is_practice: flagColumn(),
    playlist: text(),
    /** A quiz that guests may take. */
    is_public: flagColumn(),
    question_count: integerColumn(),
    opens_at: text(),
    closes_at: text(),
    created_at: instantColumn(),
  },
  (t) => [index('exam_batch').on(t.batch)],
)

export const resource = sqliteTable(
  'resource',
  {
    _id: idColumn(),
    ...place,
    title: textColumn(),
    category: textColumn(),
    link: text(),
    file: text(),
    created_at: instantColumn(),
    order: integer(),
  },
  (t) => [index('resource_batch').on(t.batch)],
)

/** A learner who needs help in a class, and how far the help is. */
export const live_support = sqliteTable('live_support', {
  /** `live:person`. */
  _id: idColumn(),
  live: linkColumn(),
  person: linkColumn(),
  status: text({ enum: ['waiting', 'in_progress', 'solved'] }).notNull(),
  note: textColumn(),
  /** In this state. */
  since: instantColumn(),
})

/** A question asked in a class. */
export const live_question = sqliteTable('live_question', {
  _id: idColumn(),
  live: linkColumn(),
  person: linkColumn(),
  question: textColumn(),
  asked_at: instantColumn(),
})
