/**
 * Batch 12 of the full-stack course, as in the screenshots: week 12, class 23 tonight at nine, assignment 5
 * due tomorrow.
 */

import type { Calendar } from '../calendar.ts'
import { getCourseId } from '../catalogue/make-course.ts'
import { listWeekdays } from '../catalogue/schedules.ts'
import { TANVIR } from '../people.ts'
import { type BatchRows, buildBatchRows, type ModuleDraft, type PlanStep } from './batch-plan.ts'

export const BATCH_12 = 'batch-full-stack-12'
/** Prefix of ids within the batch: `live-fs12-23`. */
export const BATCH_12_KEY = 'fs12'

const NIGHT = ['21:00', '22:30'] as const
const DAYS = [-2, 0, 2] as const
/** Week 12 begins with class 22, two days before today. */
const START = -2 - 11 * 7
const API_RUBRIC = ['API-এর কাঠামো', 'ত্রুটি সামলানো', 'কোডের পরিচ্ছন্নতা', 'README ও নির্দেশনা']

const buildLesson = (day: number, title: string): PlanStep => ({ kind: 'class', day, title, time: NIGHT })
const buildVideo = (day: number, title: string): PlanStep => ({ kind: 'video', day, title })

/** Classes 1 to 21: two a week on the first two class days; week 11 has only the last one. */
function getPastDay(no: number): number {
  return START + Math.floor((no - 1) / 2) * 7 + (no % 2 === 1 ? 0 : 2)
}

const buildPastClass = (no: number, title: string) => buildLesson(getPastDay(no), title)

const PAST_MODULES: readonly ModuleDraft[] = [
  {
    title: 'ওয়েবের ভিত: HTML, CSS ও Git',
    short: 'ওয়েবের ভিত',
    steps: [
      buildPastClass(1, 'ওয়েব কীভাবে কাজ করে'),
      buildVideo(START, 'কম্পিউটার তৈরি করা: এডিটর ও ব্রাউজার'),
      buildPastClass(2, 'HTML: প্রথম পেজ'),
      buildPastClass(3, 'CSS ও বক্স মডেল'),
      buildPastClass(4, 'Flexbox ও Grid'),
      { kind: 'task', no: 1, day: START + 13, title: 'নিজের পোর্টফোলিও পেজ', marks: 20 },
      buildPastClass(5, 'Git ও GitHub'),
      buildVideo(START + 15, 'পুল রিকোয়েস্ট হাতে-কলমে'),
      {
        kind: 'exam',
        key: 'html',
        type: 'quiz',
        day: START + 17,
        title: 'মডিউল ১ কুইজ',
        opens: '10:00',
        closes: { day: START + 18, at: '22:00' },
        minutes: 20,
        questions: 15,
        marks: 15,
      },
    ],
  },
  {
    title: 'জাভাস্ক্রিপ্টের শুরু: ভ্যারিয়েবল থেকে DOM',
    short: 'জাভাস্ক্রিপ্টের শুরু',
    steps: [
      buildPastClass(6, 'ভ্যারিয়েবল ও শর্ত'),
      buildPastClass(7, 'লুপ ও ফাংশন'),
      buildVideo(START + 22, 'কনসোল দিয়ে ভুল ধরা'),
      buildPastClass(8, 'Array ও Object'),
      buildPastClass(9, 'DOM: পেজ বদলানো'),
      { kind: 'task', no: 2, day: START + 31, title: 'খরচের হিসাব', marks: 20 },
      buildPastClass(10, 'ইভেন্ট ও ফর্ম যাচাই'),
      {
        kind: 'exam',
        key: 'dom',
        type: 'quiz',
        day: START + 32,
        title: 'মডিউল ২ কুইজ',
        opens: '10:00',
        closes: { day: START + 33, at: '22:00' },
        minutes: 20,
        questions: 15,
        marks: 15,
      },
    ],
  },
  {
    title: 'অ্যাসিঙ্ক্রোনাস জাভাস্ক্রিপ্ট ও API',
    short: 'অ্যাসিঙ্ক ও API',
    steps: [
      buildPastClass(11, 'কলব্যাক থেকে Promise'),
      buildPastClass(12, 'async ও await'),
      buildVideo(START + 38, 'নেটওয়ার্ক ট্যাব পড়া'),
      buildPastClass(13, 'fetch দিয়ে ডেটা আনা'),
      buildPastClass(14, 'লোডিং ও ভুলের অবস্থা'),
      {
        kind: 'exam',
        key: 'async',
        type: 'quiz',
        day: START + 46,
        title: 'মডিউল ৩ কুইজ',
        opens: '10:00',
        closes: { day: START + 47, at: '22:00' },
        minutes: 20,
        questions: 15,
        marks: 15,
      },
    ],
  },
  {
    title: 'Node ও Express দিয়ে ব্যাকএন্ড',
    short: 'Node ও Express',
    steps: [
      buildPastClass(15, 'Node ও npm'),
      buildPastClass(16, 'Express-এর রাউট'),
      buildVideo(START + 52, 'API পরীক্ষা করার টুল'),
      buildPastClass(17, 'মিডলওয়্যার ও ভুল সামলানো'),
      { kind: 'task', no: 3, day: START + 58, title: 'নোটের API', marks: 20, rubric: API_RUBRIC },
      buildPastClass(18, 'লগইন ও টোকেন'),
      buildVideo(START + 60, 'পরিবেশের গোপন মান রাখা'),
    ],
  },
  {
    title: 'MongoDB ও ডেটা মডেলিং',
    short: 'MongoDB',
    steps: [
      buildPastClass(19, 'ডকুমেন্ট ও কালেকশন'),
      buildPastClass(20, 'কোয়েরি ও সর্টিং'),
      buildVideo(START + 66, 'ক্লাউডে ডেটাবেজ খোলা'),
      buildPastClass(21, 'Mongoose-এ মডেল ও সম্পর্ক'),
      buildVideo(START + 71, 'ডেটা মডেলের তিনটি উদাহরণ'),
    ],
  },
]

const CLASS_22_CHAPTERS = [
  { at: 0, title: 'পরিচিতি ও আগের ক্লাস' },
  { at: 634, title: 'State কী, কেন লাগে' },
  { at: 1585, title: 'useState-এর ভেতরে' },
  { at: 2325, title: 'কন্ট্রোলড ফর্ম' },
  { at: 3752, title: 'ফর্ম ভ্যালিডেশন' },
  { at: 4598, title: 'প্রশ্নোত্তর' },
]

const CURRENT_MODULE: ModuleDraft = {
  title: 'React: কম্পোনেন্ট থেকে অ্যাপ',
  steps: [
    {
      kind: 'exam',
      key: 'mongodb',
      type: 'essay',
      day: -7,
      title: 'লাইভ টেস্ট: MongoDB',
      opens: '20:00',
      closes: { day: -7, at: '22:00' },
      minutes: 60,
      questions: 6,
      marks: 50,
    },
    {
      kind: 'exam',
      key: 'array',
      type: 'code_test',
      day: -5,
      title: 'কোড টেস্ট: Array মেথড',
      opens: '20:00',
      closes: { day: -5, at: '23:00' },
      minutes: 90,
      questions: 3,
      marks: 30,
    },
    { kind: 'class', day: -2, title: 'useState দিয়ে ফর্ম সামলানো', time: NIGHT, chapters: CLASS_22_CHAPTERS },
    { kind: 'task', no: 4, day: -1, title: 'Express দিয়ে ব্লগ API', marks: 20, rubric: API_RUBRIC },
    {
      kind: 'class',
      day: 0,
      title: 'React-এ State ও Props',
      time: NIGHT,
      topics: ['ডেটা কীভাবে চলাচল করে', 'Props নামা, ইভেন্ট ওঠা', 'State কোথায় রাখবেন', 'প্রশ্নোত্তর'],
    },
    {
      kind: 'task',
      no: 5,
      day: 1,
      title: 'REST API দিয়ে টুডু অ্যাপ',
      marks: 20,
      text: 'Express ও MongoDB দিয়ে কাজের তালিকার একটি REST API লিখুন: দেখা, যোগ করা, বদলানো, মুছে ফেলা। ইনপুট যাচাই ও ভুলের বার্তা থাকতে হবে, আর README-তে চালানোর নিয়ম।',
      rubric: API_RUBRIC,
    },
    { kind: 'class', day: 2, title: 'useEffect ও ডেটা আনা', time: ['21:30', '23:00'], movedFrom: '21:00' },
    {
      kind: 'exam',
      key: 'quiz-5',
      type: 'quiz',
      day: 3,
      title: 'মডিউল ৫ কুইজ',
      opens: '10:00',
      closes: { day: 4, at: '22:00' },
      minutes: 25,
      questions: 20,
      marks: 40,
    },
    {
      kind: 'exam',
      key: 'react',
      type: 'essay',
      day: 5,
      title: 'লাইভ টেস্ট: React বেসিক',
      opens: '20:00',
      closes: { day: 5, at: '21:30' },
      minutes: 60,
      questions: 5,
      marks: 50,
    },
  ],
}

const LATER_TITLES = [
  'কাজ ভাগ করা ও পরিকল্পনা',
  'API আর ক্লায়েন্ট জোড়া',
  'রাউটিং',
  'লগইন করা পেজ',
  'ফাইল আপলোড',
  'টেস্ট লেখা',
]
const LAST_TITLES = [
  'ডেপ্লয় ও ডোমেইন',
  'সিভি ও পোর্টফোলিও',
  'টেকনিক্যাল প্রশ্ন',
  'দলগত উপস্থাপনা',
  'বেতন ও দরদাম',
  'শেষ প্রদর্শনী',
]

/** Three a week from `from`, which is a first class day. */
function buildLaterClasses(titles: readonly string[], from: number): PlanStep[] {
  return titles.map((title, index) => buildLesson(from + Math.floor(index / 3) * 7 + (index % 3) * 2, title))
}

function buildLaterModules(): ModuleDraft[] {
  return [
    {
      title: 'ফুল স্ট্যাক প্রজেক্ট',
      opensOn: 26,
      steps: [
        ...buildLaterClasses(LATER_TITLES, 26),
        { kind: 'task', no: 6, day: 42, title: 'নিজের ফুল স্ট্যাক অ্যাপ', marks: 50, rubric: API_RUBRIC },
      ],
    },
    {
      title: 'ইন্টারভিউ প্রস্তুতি',
      opensOn: 47,
      steps: [
        ...buildLaterClasses(LAST_TITLES, 47),
        {
          kind: 'exam',
          key: 'interview',
          type: 'interview',
          day: 62,
          title: 'মক ইন্টারভিউ',
          opens: '18:00',
          closes: { day: 62, at: '21:00' },
          minutes: 30,
          questions: 6,
          marks: 20,
        },
      ],
    },
  ]
}

/** Open talks between two modules: unnumbered, so that the class count stays 36. */
function supportClasses(calendar: Calendar): BatchRows['lives'] {
  return [5, 9, 14, 19].map((day, index) => ({
    _id: `live-${BATCH_12_KEY}-support-${index + 1}`,
    batch: BATCH_12,
    title: 'সাপোর্ট ক্লাস: আটকে গেলে এখানে আসুন',
    description: '<p>অ্যাসাইনমেন্ট বা প্রজেক্টে যেখানে আটকে আছেন, স্ক্রিন দেখিয়ে জিজ্ঞেস করুন।</p>',
    topics: ['অ্যাসাইনমেন্ট', 'কোড রিভিউ'],
    kind: 'support',
    teacher: TANVIR,
    starts_at: calendar.at(day, '20:00'),
    ends_at: calendar.at(day, '21:00'),
  }))
}

export function buildFullStack12(calendar: Calendar): BatchRows {
  const rows = buildBatchRows(
    {
      key: BATCH_12_KEY,
      batch: BATCH_12,
      course: getCourseId('full-stack-javascript'),
      teacher: TANVIR,
      calendar,
    },
    [...PAST_MODULES, CURRENT_MODULE, ...buildLaterModules()],
  )
  rows.batches.push({
    _id: BATCH_12,
    course: getCourseId('full-stack-javascript'),
    number: 12,
    title: 'ব্যাচ ১২',
    teachers: [TANVIR],
    starts_at: calendar.at(START, '21:00'),
    ends_at: calendar.at(62, '22:30'),
    days: listWeekdays(DAYS, calendar),
    time_from: '21:00',
    time_to: '22:30',
    order: 1,
  })
  rows.lives.push(...supportClasses(calendar))
  return rows
}
