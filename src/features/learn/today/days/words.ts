import type { Appointment } from '#src/api/shapes/live.ts'
import {
  formatDateTile,
  formatDayMonth,
  formatDay,
  formatDuration,
  formatNumber,
  formatTime,
  formatWait,
} from '#src/lib/bn.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'

/** `বৃহস্পতিবার` → `বৃহঃ`, `শনিবার` → `শনি`. */
const shortenDay = (weekday: string) => (weekday.startsWith('বৃহ') ? 'বৃহঃ' : weekday.replace(/বার$/, ''))

/** `রাত ১১:৫৯` → `['১১:৫৯', 'রাত']`. */
function splitTime(at: string): [string, string] {
  const [part = '', clock = ''] = formatTime(at).split(' ')
  return [clock, part]
}

export const words = {
  moreDays: 'আরও দেখুন',
  routine: 'ক্লাস রুটিন',
  routineText: 'সামনের ক্লাস, জমা ও পরীক্ষা, দিন ধরে।',
  practice: 'অনুশীলন কুইজ',
  review: 'ঝালাই',
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
    return isSameDhakaDay(noon, now + DAY_MS) ? `কাল, ${formatDay(date)}` : formatDay(date)
  },
  kinds: { live: 'লাইভ ক্লাস', assignment: 'অ্যাসাইনমেন্ট', exam: 'পরীক্ষা' },
  when: splitTime,
  /** The end of a class, or the size of an exam; empty for an assignment. */
  facts: ({ kind, end_at, minutes, question_count }: Appointment) => {
    if (kind === 'assignment') return ''
    if (kind === 'live') return end_at ? `${splitTime(end_at)[0]} পর্যন্ত` : ''
    return [
      question_count ? `${formatNumber(question_count)}টি প্রশ্ন` : '',
      minutes ? formatDuration(minutes * 60) : '',
    ]
      .filter(Boolean)
      .join(' · ')
  },
  was: (from: string) => formatTime(from),
  moved: 'সময় বদলেছে',
  left: (kind: Appointment['kind'], seconds: number) =>
    kind === 'assignment' ? `${formatWait(seconds)} বাকি` : `${formatWait(seconds)} পরে`,
  go: { assignment: 'জমা দিন', exam: 'খুলুন' },
  overlap: (title: string, minutes: number) => `${title}: একই সময়ে ${formatNumber(minutes)} মিনিট`,
  week: (from: string, until: string) => `${formatDayMonth(from)} – ${formatDayMonth(until)}`,
  weekBefore: 'আগের সপ্তাহ',
  weekAfter: 'পরের সপ্তাহ',
  legend: { live: 'ক্লাস', tasks: 'জমা ও পরীক্ষা' },
  nothingOn: 'এদিন কিছু নেই, পরের দিনটি দেখানো হচ্ছে।',
  nothingAfter: 'এদিন ও এরপর কিছু নেই।',
  showWhat: 'রুটিনে কী দেখবেন',
  shown: (kind: 'all' | 'live' | 'tasks', count: number) =>
    `${{ all: 'সব', live: 'ক্লাস', tasks: 'জমা ও পরীক্ষা' }[kind]} ${formatNumber(count)}`,
  dayNumber: (date: string) => formatDateTile(date)?.day ?? '',
  shortDay: (date: string) => shortenDay(formatDateTile(date)?.weekday ?? ''),
  dayLabel: (date: string, items: readonly Appointment[]) => {
    const count = (kind: Appointment['kind'], name: string) => {
      const found = items.filter((each) => each.kind === kind).length
      return found > 0 ? `${formatNumber(found)}টি ${name}` : ''
    }
    const parts = [count('live', 'ক্লাস'), count('assignment', 'জমা'), count('exam', 'পরীক্ষা')].filter(Boolean)
    return `${formatDay(date)}: ${parts.join(', ') || 'কিছু নেই'}`
  },
  join: 'যোগ দিন',
} as const
