import type { Currency } from '#src/api/shapes/booking.ts'
import type { Appointment } from '#src/api/shapes/live.ts'
import {
  formatClock,
  formatDayMonth,
  formatDay,
  formatDuration,
  formatMoney,
  formatNumber,
  formatTime,
  formatWait,
} from '#src/lib/bn.ts'
import { formatMoment, formatTimeSpan } from '#src/lib/class-time.ts'
import { type Instant, isSameDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import type { DayCounts } from './day-counts.ts'

/** Formats the day as `আজ`, `আগামীকাল`, or its weekday and date. */
function formatDayWord(instant: string, now: number): string {
  if (isSameDhakaDay(instant, now)) return 'আজ'
  return isSameDhakaDay(instant, now + DAY_MS) ? 'আগামীকাল' : formatDay(instant)
}

export const words = {
  /** Example: `সোমবার, ২৪ নভেম্বর · আজ ১টি লাইভ ক্লাস, কালকের মধ্যে ১টি জমা`; only the date while the counts are unknown. */
  todayLine: (now: Instant, known?: DayCounts) => {
    if (known === undefined) return formatDay(now)
    const { classes, due } = known
    const parts = [
      classes > 0 ? `আজ ${formatNumber(classes)}টি লাইভ ক্লাস` : 'আজ কোনো ক্লাস নেই',
      due > 0 ? `কালকের মধ্যে ${formatNumber(due)}টি জমা` : '',
    ]
    return `${formatDay(now)} · ${parts.filter(Boolean).join(', ')}`
  },
  title: 'আজ',
  more: (count: number) => `আজ আরও ${formatNumber(count)}টি`,
  rows: (count: number) => `আজ ${formatNumber(count)}টি`,
  coming: 'সামনের দিনগুলো',
  routine: 'পুরো রুটিন',
  tasks: 'সব কাজ',
  /** A length over when it may be done. */
  untimed: (seconds: number): [string, string] => [
    seconds >= 3600
      ? `${formatNumber(Math.round(seconds / 3600))} ঘ.`
      : `${formatNumber(Math.max(1, Math.round(seconds / 60)))} মি.`,
    'যখন পারেন',
  ],
  live: {
    label: 'এখনকার বা পরের ক্লাস',
    help: 'যোগ দিতে সমস্যা?',
    when: (start: string, end: string | null | undefined, now: number) =>
      isSameDhakaDay(start, now)
        ? formatTimeSpan(start, end)
        : `${formatDayWord(start, now)} ${formatTimeSpan(start, end)}`,
    course: (course: string, batch: string) => `${course}, ${batch}`,
    join: 'ক্লাসে যোগ দিন',
    startsIn: 'শুরু হতে',
    since: (seconds: number) =>
      seconds < 60 ? 'এইমাত্র শুরু' : `${formatDuration(Math.floor(seconds / 60) * 60)} হলো`,
    joinFrom: (opens: Instant, now: Instant) => `${formatMoment(opens, now)} থেকে যোগ দিতে পারবেন`,
    left: formatWait,
    running: 'লাইভ চলছে',
    listOf: (fetchedAt: number | undefined) => (fetchedAt ? `${formatTime(fetchedAt)}-এর তালিকা` : 'আগের তালিকা'),
    offline: 'যোগ দিতে ইন্টারনেট লাগবে, রেকর্ডিং পরে পাবেন।',
  },
  calm: {
    done: 'আজকের সব সারা হয়েছে',
    noTimes: 'আজ কোনো ক্লাস বা জমা নেই',
    next: (at: string, now: number) => `${formatDayWord(at, now)} ${formatTime(at)}:`,
  },
  noCourse: {
    title: 'এখনো কোনো কোর্স নেই',
    text: 'কোর্সে ভর্তি হলে ক্লাস, জমা ও পরীক্ষা দিন ধরে এখানে দেখা যাবে।',
    courses: 'কোর্স দেখুন',
    free: 'ফ্রি ক্লাস',
  },
  cards: {
    kind: 'ঝালাই',
    title: (left: number, done: number) =>
      done > 0 ? `ঝালাই: বাকি ${formatNumber(left)}টি কার্ড` : `ঝালাই: ${formatNumber(left)}টি কার্ড`,
    done: 'ঝালাই: আজকেরটা শেষ',
    doneWhen: ['সারা', 'আজ'] as [string, string],
    tomorrow: (count: number) => (count === 0 ? 'কাল কিছু নেই' : `কাল ${formatNumber(count)}টি`),
    fallback: 'আগে শেখা, ভুলে যাওয়ার আগে',
    start: 'শুরু করুন',
    goOn: 'চালিয়ে যান',
  },
  resume: {
    label: 'যেখানে থেমেছিলেন',
    from: (position: number) => `${formatClock(position)} থেকে বাকিটুকু`,
    go: 'দেখুন',
    notes: (count: number) => (count > 0 ? `${formatNumber(count)}টি নোট` : ''),
  },
  pending: {
    title: 'পেমেন্ট চলছে',
    several: (count: number) => `${formatNumber(count)}টি পেমেন্ট চলছে`,
    text: 'শুরু করেছেন, এখনো শেষ হয়নি',
    goOn: 'চালিয়ে যান',
  },
  urgent: 'জরুরি নোটিশ',
  urgentCard: 'এখনই দেখার',
  /** An assignment that was handed in on this device. */
  unsent: {
    one: 'একটি কাজ এখনো পৌঁছায়নি',
    several: (count: number) => `${formatNumber(count)}টি কাজ এখনো পৌঁছায়নি`,
    text: (titles: string) => `${titles}: নিজে থেকেই যাবে`,
    refused: (titles: string) => `${titles}: নেওয়া হয়নি, খুলে দেখুন`,
  },
  due: {
    next: 'আজকের পরের কাজ',
    until: (kind: Appointment['kind'], at: string, left: number) =>
      `${formatTime(at)}, ${formatWait(left)} ${kind === 'exam' ? 'পরে' : 'বাকি'}`,
    title: (amount: number, currency: Currency) => `${formatMoney(amount, currency)} বাকি আছে`,
    unknown: 'কোর্সের টাকা বাকি আছে',
    several: (count: number) => `${formatNumber(count)}টি কোর্সের টাকা বাকি আছে`,
    course: (title: string) => `${title} কোর্সের`,
    frozen: 'ব্যাচটি আপাতত বন্ধ',
    text: 'কত টাকা, কবের মধ্যে, খুলে দেখুন',
    by: (at: string) => `শেষ দিন ${formatDayMonth(at)}`,
    over: (at: string) => `শেষ দিন ছিল ${formatDayMonth(at)}`,
    pay: 'টাকা দিন',
  },
} as const
