import { formatDay, formatDuration, formatNumber, formatTime } from '#src/lib/bn.ts'
import { formatTimeSpan } from '#src/lib/class-time.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'

const DAY = 86_400_000

export const words = {
  routine: 'ক্লাস রুটিন',
  routineText: 'সামনের ক্লাস ও সময়, দিন ধরে।',
  practice: 'অনুশীলন কুইজ',
  show: 'কোন কাজ দেখবেন',
  all: 'সব',
  tasks: {
    all: {
      title: 'কাজ',
      text: 'যা জমা দিতে হবে আর যে পরীক্ষা সামনে, সময় ধরে সাজানো।',
      none: 'এখন কোনো কাজ নেই',
      noneText: 'নতুন কাজ এলে এখানে দেখা যাবে।',
    },
    assignment: {
      title: 'অ্যাসাইনমেন্ট',
      text: 'যা জমা দিতে হবে, সময় ধরে সাজানো।',
      none: 'কোনো অ্যাসাইনমেন্ট বাকি নেই',
      noneText: 'নতুন অ্যাসাইনমেন্ট এলে এখানে দেখা যাবে।',
    },
    exam: {
      title: 'পরীক্ষা',
      text: 'যে পরীক্ষা সামনে, সময় ধরে সাজানো।',
      none: 'সামনে কোনো পরীক্ষা নেই',
      noneText: 'নতুন পরীক্ষা ঠিক হলে এখানে দেখা যাবে।',
    },
  },
  noCourse: 'এখনো কোনো কোর্স নেই',
  noCourseText: 'কাজ আসে কোর্সের সঙ্গে। কোর্সে ভর্তি হলে অ্যাসাইনমেন্ট আর পরীক্ষা এখানে দেখা যাবে।',
  courses: 'কোর্স দেখুন',
  freeClasses: 'ফ্রি ক্লাস',
  noClasses: 'সামনে কোনো ক্লাস নেই',
  noClassesText: 'নতুন ক্লাস ঠিক হলে এখানে দেখা যাবে। ততক্ষণে রেকর্ডিং দেখতে পারেন।',
  recordings: 'রেকর্ডিং দেখুন',
  myCourses: 'আমার কোর্স',
  day: (date: string, now: number) => {
    const noon = `${date}T12:00:00+06:00`
    if (isSameDhakaDay(noon, now)) return `আজ, ${formatDay(date)}`
    return isSameDhakaDay(noon, now + DAY) ? `আগামীকাল, ${formatDay(date)}` : formatDay(date)
  },
  kinds: { live: 'লাইভ ক্লাস', assignment: 'অ্যাসাইনমেন্ট', exam: 'পরীক্ষা' },
  place: (course: string, batch: string) => `${course} · ${batch}`,
  until: (at: string) => `জমার শেষ সময় ${formatTime(at)}`,
  exam: (at: string, minutes: number | null | undefined, questions: number | null | undefined) =>
    [formatTime(at), questions ? `${formatNumber(questions)}টি প্রশ্ন` : '', minutes ? formatDuration(minutes * 60) : '']
      .filter(Boolean)
      .join(' · '),
  hour: (at: string, end: string | null | undefined) => (end ? formatTimeSpan(at, end) : formatTime(at)),
  moved: (from: string) => `আগে ছিল ${formatTime(from)}`,
  open: { live: 'বিস্তারিত দেখুন', assignment: 'জমা দিন', exam: 'নির্দেশনা দেখুন' },
  join: 'যোগ দিন',
} as const
