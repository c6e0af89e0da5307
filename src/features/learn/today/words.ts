import type { Currency } from '#src/api/shapes/booking.ts'
import {
  formatClock,
  formatDateTile,
  formatDay,
  formatDuration,
  formatMoney,
  formatNumber,
  formatOrdinal,
  formatTime,
  formatWait,
} from '#src/lib/bn.ts'
import { formatMoment, formatTimeSpan } from '#src/lib/class-time.ts'
import { type Instant, isSameDhakaDay } from '#src/lib/dhaka.ts'
import type { DayCounts } from './day-counts.ts'

const DAY = 86_400_000

const formatDayMonth = (instant: Instant) => {
  const tile = formatDateTile(instant)
  return tile ? `${tile.day} ${tile.month}` : ''
}

/** Formats the day as `আজ`, `আগামীকাল`, or its weekday and date. */
function formatDayWord(instant: string, now: number): string {
  if (isSameDhakaDay(instant, now)) return 'আজ'
  return isSameDhakaDay(instant, now + DAY) ? 'আগামীকাল' : formatDay(instant)
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
  live: {
    label: 'এখনকার বা পরের ক্লাস',
    help: 'যোগ দিতে সমস্যা?',
    when: (start: string, end: string | null | undefined, now: number) =>
      `${formatDayWord(start, now)} ${formatTimeSpan(start, end)}`,
    module: (no: number | undefined) => (no ? `মডিউল ${formatNumber(no)}` : ''),
    course: (course: string, batch: string) => `${course}, ${batch}`,
    join: 'ক্লাসে যোগ দিন',
    details: 'বিস্তারিত',
    calendar: 'ক্যালেন্ডারে রাখুন',
    startsIn: 'শুরু হতে',
    joinFrom: (opens: Instant, now: Instant) => `${formatMoment(opens, now)} থেকে যোগ দিতে পারবেন`,
    left: formatWait,
    running: 'লাইভ চলছে',
    none: 'আজ কোনো ক্লাস নেই',
    noneText: (count: number) => `${formatNumber(count)}টি রেকর্ডিং দেখা বাকি, এখন দেখে এগিয়ে থাকতে পারেন।`,
    recordings: 'রেকর্ডিং দেখুন',
  },
  resume: {
    label: 'যেখানে থেমেছিলেন',
    /** No line break inside. */
    position: (position: number, duration: number) =>
      `${formatClock(position)}\u00A0/\u00A0${formatClock(duration)}`,
    at: formatClock,
    go: 'দেখা চালিয়ে যান',
    notes: (count: number) => `${formatNumber(count)}টি নোট`,
  },
  deadlines: {
    title: 'সামনের সময়সীমা',
    all: 'সব দেখুন',
    by: (at: string, now: number) => `${formatDayWord(at, now)} ${formatTime(at)}`,
    exam: (questions: number, minutes: number) =>
      `${formatNumber(questions)}টি প্রশ্ন · ${formatNumber(minutes)} মিনিট`,
    hour: (at: string, minutes: number) => `${formatTime(at)} · ${formatDuration(minutes * 60)}`,
    none: 'সামনে কোনো সময়সীমা নেই।',
  },
  habit: {
    streak: (days: number) => `টানা ${formatNumber(days)} দিন`,
    week: 'আমার সপ্তাহ',
    /** Shortens the one long weekday, since seven are side by side. */
    day: (date: string) => formatDateTile(date)?.weekday.replace('বৃহস্পতি', 'বৃহঃ') ?? '',
    state: { done: 'শেখা হয়েছে', class: 'ক্লাস আছে', none: 'কিছু নেই' },
    today: 'আজ',
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
  place: {
    title: (rank: number) => `ব্যাচে আপনার স্থান ${formatOrdinal(rank)}`,
    amongAll: (count: number, was: number | null | undefined) =>
      was
        ? `${formatNumber(count)} জনের মধ্যে · আগে ছিলেন ${formatOrdinal(was)}`
        : `${formatNumber(count)} জনের মধ্যে`,
    up: (places: number) => formatNumber(places),
    upLabel: (places: number) => `${formatNumber(places)} ধাপ উঠেছেন`,
    downLabel: (places: number) => `${formatNumber(places)} ধাপ নেমেছেন`,
  },
} as const
