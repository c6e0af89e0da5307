/**
 * Nusrat's progress: all of modules 1 to 5, class 22 up to 42:18 with three notes, assignment 4 marked 18 of
 * 20.
 */

import { getDhakaDay } from '#src/lib/dhaka.ts'
import { HOUR_MS } from '#src/lib/duration.ts'
import type {
  answer,
  note,
  recording_event,
  recording_progress,
  submission,
  work_update,
} from '../../database/tables/learning.ts'
import type { BatchRows } from '../batches/batch-plan.ts'
import { getStandingBatchId } from '../batches/from-curriculum.ts'
import { BATCH_12, BATCH_12_KEY } from '../batches/full-stack-12.ts'
import type { SeedFile } from '../batches/resources.ts'
import { BATCH_ADS_8, BATCH_UX_7, BATCH_UX_7_KEY } from '../batches/ux-7.ts'
import type { Calendar } from '../calendar.ts'
import { getCourseId } from '../catalogue/make-course.ts'
import { MAHJABIN, NUSRAT, TANVIR } from '../people.ts'

type ProgressRow = typeof recording_progress.$inferInsert
type SubmissionRow = typeof submission.$inferInsert
type AnswerRow = typeof answer.$inferInsert

export const CLASS_22 = `recording-${BATCH_12_KEY}-22`
export const STOPPED_AT = 2538
/** Her streak: nine days in a row up to yesterday. */
const STREAK = 9
/** Class 9 of UX is the only recording that she has not watched. */
const UNSEEN = [`recording-${BATCH_UX_7_KEY}-9`]

export const BLOG_API: SeedFile = {
  _id: 'file-nusrat-blog-api',
  person: NUSRAT,
  name: 'blog-api.zip',
  type: 'application/zip',
  text: 'PK\u0005\u0006' + '\u0000'.repeat(18),
}

function watched(
  recording: { _id: string; duration?: number | undefined; recorded_at: string },
  type: ProgressRow['recording_type'],
  share = 1,
): ProgressRow {
  const duration = recording.duration ?? 0
  const seconds = Math.round(duration * share)
  return {
    _id: `${NUSRAT}:${recording._id}`,
    person: NUSRAT,
    recording: recording._id,
    recording_type: type,
    position: share === 1 ? duration : seconds,
    watched: seconds,
    duration,
    updated_at: new Date(Date.parse(recording.recorded_at) + 20 * HOUR_MS).toISOString(),
  }
}

export function buildNusratProgress(rows: BatchRows, calendar: Calendar): ProgressRow[] {
  const ofBatch = (batch: string) => rows.recordings.filter((row) => row.batch === batch)
  const classes = [...ofBatch(BATCH_12), ...ofBatch(BATCH_UX_7), ...ofBatch(BATCH_ADS_8)].filter(
    ({ _id }) => _id !== CLASS_22 && !UNSEEN.includes(_id),
  )
  const lessons = ofBatch(getStandingBatchId('html-css-zero-to-hero'))
  return [
    ...classes.map((row) => watched(row, 'batch')),
    ...lessons.slice(0, 7).map((row) => watched(row, 'course')),
    ...lessons.slice(7, 8).map((row) => watched(row, 'course', 0.3)),
    ...ofBatch(getStandingBatchId('excel-office')).map((row) => watched(row, 'course')),
    {
      _id: `${NUSRAT}:${CLASS_22}`,
      person: NUSRAT,
      recording: CLASS_22,
      recording_type: 'batch',
      position: STOPPED_AT,
      watched: STOPPED_AT,
      duration: 5285,
      updated_at: calendar.past(-1, '22:40'),
    },
  ]
}

export function buildNusratEvents(calendar: Calendar): (typeof recording_event.$inferInsert)[] {
  return Array.from({ length: STREAK }, (_, index) => ({
    _id: `event-nusrat-${index + 1}`,
    person: NUSRAT,
    recording: CLASS_22,
    event: 'play',
    position: index * 240,
    speed: '1.25',
    at: calendar.past(-1 - index, '22:05'),
  }))
}

export function buildNusratNotes(calendar: Calendar, planOfClass22: string): (typeof note.$inferInsert)[] {
  const drafts: readonly [position: number, text: string][] = [
    [725, 'State বদলালে কম্পোনেন্ট আবার রেন্ডার হয়, সাধারণ ভ্যারিয়েবল বদলালে হয় না।'],
    [1660, 'setCount(c => c + 1) — আগের মানের ওপর নির্ভর করলে এভাবে লিখব।'],
    [2272, 'ইনপুটে value দিলে onChange-ও দিতে হবে, নইলে টাইপ করা যাবে না। পরীক্ষায় আসতে পারে!'],
  ]
  return drafts.map(([position, text], index) => ({
    _id: `note-nusrat-${index + 1}`,
    person: NUSRAT,
    recording: CLASS_22,
    batch: BATCH_12,
    study_plan: planOfClass22,
    course: getCourseId('full-stack-javascript'),
    position,
    text,
    created_at: calendar.past(-1, `22:${10 + index * 9}`),
    updated_at: calendar.past(-1, `22:${10 + index * 9}`),
  }))
}

interface Handed {
  item: { exam: string } | { assignment: string }
  kind: string
  batch: string
  day: number
  full: number
  mark?: number
  comment?: string
  by?: string
}

const comment = 'রুটগুলো গোছানো হয়েছে, দারুণ! POST-এ ইনপুট যাচাই আর try/catch যোগ করলে অ্যাপটি আরও নির্ভরযোগ্য হবে।'

const HANDED: readonly Handed[] = [
  {
    item: { assignment: `assignment-${BATCH_12_KEY}-1` },
    kind: 'assignment',
    batch: BATCH_12,
    day: -67,
    full: 20,
    mark: 17,
    comment: 'পরিষ্কার কাজ। মোবাইলে ছবির মাপটা দেখুন।',
    by: TANVIR,
  },
  {
    item: { exam: `exam-${BATCH_12_KEY}-html` },
    kind: 'quiz',
    batch: BATCH_12,
    day: -62,
    full: 15,
    mark: 13,
  },
  {
    item: { assignment: `assignment-${BATCH_12_KEY}-2` },
    kind: 'assignment',
    batch: BATCH_12,
    day: -49,
    full: 20,
    mark: 16,
    comment: 'যোগফল ঠিক আছে, ফাংশনগুলো আরও ছোট করুন।',
    by: TANVIR,
  },
  { item: { exam: `exam-${BATCH_12_KEY}-dom` }, kind: 'quiz', batch: BATCH_12, day: -47, full: 15, mark: 14 },
  {
    item: { exam: `exam-${BATCH_12_KEY}-async` },
    kind: 'quiz',
    batch: BATCH_12,
    day: -33,
    full: 15,
    mark: 12,
  },
  {
    item: { assignment: `assignment-${BATCH_12_KEY}-3` },
    kind: 'assignment',
    batch: BATCH_12,
    day: -22,
    full: 20,
    mark: 18,
    comment: 'মডেল সুন্দর, ভুলের বার্তাগুলো বাংলায় দিন।',
    by: TANVIR,
  },
  { item: { exam: `exam-${BATCH_12_KEY}-mongodb` }, kind: 'essay', batch: BATCH_12, day: -7, full: 50 },
  {
    item: { assignment: `assignment-${BATCH_12_KEY}-4` },
    kind: 'assignment',
    batch: BATCH_12,
    day: -2,
    full: 20,
    mark: 18,
    comment,
    by: TANVIR,
  },
  {
    item: { assignment: `assignment-${BATCH_UX_7_KEY}-1` },
    kind: 'assignment',
    batch: BATCH_UX_7,
    day: -14,
    full: 20,
    mark: 15,
    comment: 'প্রশ্নগুলো খোলা রাখুন, হ্যাঁ-না প্রশ্ন কমান।',
    by: MAHJABIN,
  },
]

export const ASSIGNMENT_4_SUBMISSION = 'submission-nusrat-8'

export function buildNusratSubmissions(rows: BatchRows, calendar: Calendar): SubmissionRow[] {
  return HANDED.map(({ item, kind, batch, day, full, mark, comment: word = '', by }, index) => {
    const assignment =
      'assignment' in item ? rows.assignments.find(({ _id }) => _id === item.assignment) : undefined
    const question = 'assignment' in item ? item.assignment : item.exam
    const rubric = assignment?.rubric ?? []
    return {
      _id: `submission-nusrat-${index + 1}`,
      person: NUSRAT,
      ...item,
      batch,
      kind,
      version: mark === undefined ? 2 : 3,
      started_at: calendar.past(day, '20:00'),
      submitted_at: calendar.past(day, '21:12'),
      finish_key: `seed-${index + 1}`,
      marks:
        mark === undefined
          ? []
          : [
              {
                question,
                mark,
                comment: word,
                rubric: rubric.map(({ _id }, at) => ({ _id, mark: at < rubric.length - 2 ? 4 : 5 })),
              },
            ],
      obtained: mark ?? null,
      full_marks: full,
      comment: word,
      checked_at: mark === undefined ? null : calendar.past(day + 1, '18:30'),
      checked_by: mark === undefined ? null : (by ?? TANVIR),
    }
  })
}

/** The submitted archive of assignment 4. */
export function buildNusratAnswers(
  calendar: Calendar,
  file: { name: string; size: number; sha256: string },
): AnswerRow[] {
  return [
    {
      submission: ASSIGNMENT_4_SUBMISSION,
      question: `assignment-${BATCH_12_KEY}-4`,
      value: { file: BLOG_API._id, ...file },
      edit: 1,
      writer: 'seed',
      edited_at: calendar.past(-2, '21:10'),
    },
  ]
}

const DAY_MINUTES = 1440

const WORK: readonly [daysAgo: number, text: string, link?: string][] = [
  [1, 'নোটের API-তে পেজিনেশন যোগ করেছি। টেস্ট লেখা বাকি।', 'https://github.com/nusrat-jahan/notes-api'],
  [2, 'Express-এর ত্রুটি সামলানোর অংশ শেষ। কাল পেজিনেশন।'],
  [3, 'ব্লগ API-র ফিডব্যাক দেখে রুটগুলো আলাদা ফাইলে সরিয়েছি।'],
  [5, 'MongoDB-র ইনডেক্স নিয়ে পড়েছি, ছোট একটা পরীক্ষা করেছি।'],
  [9, 'পোর্টফোলিও সাইটের প্রথম পেজ দাঁড় করিয়েছি।', 'https://nusrat.example/portfolio'],
  [10, 'পোর্টফোলিওর জন্য তিনটি প্রজেক্ট বেছেছি।'],
  [38, 'চাকরিগুলো দেখে কোন স্কিল লাগে, তার তালিকা করেছি।'],
]

/** Work updates before today, with gaps; today's is not yet written. (ruling R57) */
export function buildNusratWork(calendar: Calendar): (typeof work_update.$inferInsert)[] {
  return WORK.map(([daysAgo, text, link = null]) => ({
    _id: `work-update-nusrat-${daysAgo}`,
    person: NUSRAT,
    // By the real day: late in the evening the seed's calendar is a day ahead.
    date: getDhakaDay(calendar.minutesAgo(daysAgo * DAY_MINUTES)),
    text,
    link,
    updated_at: calendar.minutesAgo(daysAgo * DAY_MINUTES),
  }))
}
