/**
 * Batch 7 of UX design: 9 of 24 classes are over, the next one is tomorrow. Also the two finished batches.
 */

import type { Calendar } from '../calendar.ts'
import { getCourseId } from '../catalogue/make-course.ts'
import { listWeekdays } from '../catalogue/schedules.ts'
import { MAHJABIN, SADIA, TANVIR } from '../people.ts'
import { type BatchRows, buildBatchRows, type ModuleDraft, type PlanStep } from './batch-plan.ts'

export const BATCH_UX_7 = 'batch-ux-7'
export const BATCH_UX_7_KEY = 'ux7'
export const BATCH_ADS_8 = 'batch-facebook-ads-8'
export const BATCH_REACT_1 = 'batch-react-advanced-1'

const TIME = ['20:30', '22:00'] as const
const DAYS = [-1, 1] as const
/** Class 9 was yesterday: two classes a week. */
const START = -1 - 4 * 7

const buildLesson = (no: number, title: string): PlanStep => ({
  kind: 'class',
  day: START + Math.floor((no - 1) / 2) * 7 + (no % 2 === 1 ? 0 : 2),
  title,
  time: TIME,
})

function buildLessons(firstNo: number, titles: readonly string[]): PlanStep[] {
  return titles.map((title, index) => buildLesson(firstNo + index, title))
}

const MODULES: readonly ModuleDraft[] = [
  {
    title: 'ব্যবহারকারীকে জানা',
    steps: [
      ...buildLessons(1, ['ইউএক্স কী, কেন', 'ইন্টারভিউ নেওয়া', 'পারসোনা লেখা', 'সমস্যা বাছাই', 'যাত্রাপথ আঁকা', 'তথ্য সাজানো']),
      { kind: 'task', no: 1, day: START + 16, title: 'পাঁচটি ইন্টারভিউ', marks: 20 },
    ],
  },
  {
    title: 'আঁকা ও গড়া',
    steps: [
      ...buildLessons(7, ['ওয়্যারফ্রেম', 'Figma-র শুরু', 'গ্রিড ও টাইপ', 'রং', 'কম্পোনেন্ট', 'অটো লেআউট']),
      {
        kind: 'task',
        no: 2,
        day: 6,
        title: 'টিকিটের অ্যাপের ওয়্যারফ্রেম',
        marks: 20,
        rubric: ['পথের স্পষ্টতা', 'দেখার ক্রম', 'লেখা', 'উপস্থাপনা'],
      },
      {
        kind: 'exam',
        key: 'visual',
        type: 'quiz',
        day: 11,
        title: 'কুইজ: দেখার নিয়ম',
        opens: '10:00',
        closes: { day: 12, at: '22:00' },
        minutes: 15,
        questions: 12,
        marks: 12,
      },
    ],
  },
  {
    title: 'যাচাই',
    opensOn: 13,
    steps: [
      ...buildLessons(13, ['প্রোটোটাইপ', 'ব্যবহার পরীক্ষা', 'ফলাফল পড়া', 'বদলানো', 'অ্যাক্সেসিবিলিটি', 'হস্তান্তর']),
      { kind: 'task', no: 3, day: 33, title: 'তিনজনের পরীক্ষা', marks: 20 },
    ],
  },
  {
    title: 'পোর্টফোলিও',
    opensOn: 34,
    steps: buildLessons(19, ['কেস স্টাডি', 'গল্প বলা', 'ইন্টারভিউ', 'দলের কাজ', 'দরদাম', 'শেষ প্রদর্শনী']),
  },
]

export function buildUx7(calendar: Calendar): BatchRows {
  const rows = buildBatchRows(
    { key: BATCH_UX_7_KEY, batch: BATCH_UX_7, course: getCourseId('ux-design'), teacher: MAHJABIN, calendar },
    MODULES,
  )
  rows.batches.push({
    _id: BATCH_UX_7,
    course: getCourseId('ux-design'),
    number: 7,
    title: 'ব্যাচ ৭',
    teachers: [MAHJABIN],
    starts_at: calendar.at(START, '20:30'),
    ends_at: calendar.at(50, '22:00'),
    days: listWeekdays(DAYS, calendar),
    time_from: '20:30',
    time_to: '22:00',
    order: 2,
  })
  return rows
}

interface Finished {
  batch: string
  key: string
  slug: string
  number: number
  title: string
  teacher: string
  endedOn: number
  titles: readonly string[]
}

const FINISHED: readonly Finished[] = [
  {
    batch: BATCH_ADS_8,
    key: 'ads8',
    slug: 'facebook-ads-live',
    number: 8,
    title: 'ব্যাচ ৮',
    teacher: SADIA,
    endedOn: -61,
    titles: ['লক্ষ্য ও বাজেট', 'অডিয়েন্স', 'ক্রিয়েটিভ', 'ফল পড়া', 'খরচ কমানো', 'প্রদর্শনী'],
  },
  {
    batch: BATCH_REACT_1,
    key: 'react1',
    slug: 'react-advanced',
    number: 1,
    title: 'ব্যাচ ১',
    teacher: TANVIR,
    endedOn: -120,
    titles: ['রেন্ডার কমানো', 'স্টেটের সীমানা', 'টেস্ট', 'কোড ভাগ করা'],
  },
]

/** One class a week, all of them over. */
export function buildFinishedBatches(calendar: Calendar): BatchRows[] {
  return FINISHED.map(({ batch, key, slug, number, title, teacher, endedOn, titles }) => {
    const course = getCourseId(slug)
    const startedOn = endedOn - (titles.length - 1) * 7
    const steps = titles.map((lessonTitle, index): PlanStep => ({
      kind: 'class',
      day: startedOn + index * 7,
      title: lessonTitle,
      time: TIME,
    }))
    const rows = buildBatchRows({ key, batch, course, teacher, calendar }, [{ title: 'পুরো কোর্স', steps }])
    rows.batches.push({
      _id: batch,
      course,
      number,
      title,
      teachers: [teacher],
      starts_at: calendar.at(startedOn, '20:30'),
      ends_at: calendar.at(endedOn, '22:00'),
      days: [calendar.weekday(endedOn)],
      time_from: '20:30',
      time_to: '22:00',
      status: 'finished',
      order: 9,
    })
    return rows
  })
}
