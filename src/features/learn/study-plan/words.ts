import {
  formatDateTile,
  formatDuration,
  formatNumber,
  formatPercent,
  formatTime,
  formatWait,
} from '#src/lib/bn.ts'
import { formatMoment, formatTimeSpan } from '#src/lib/class-time.ts'
import type { Instant } from '#src/lib/dhaka.ts'

const formatDayAndMonth = (instant: Instant) => {
  const tile = formatDateTile(instant)
  return tile ? `${tile.day} ${tile.month}` : ''
}

export const words = {
  modules: 'মডিউল',
  modulesDone: (done: number, total: number) => `${formatNumber(done)}/${formatNumber(total)} সম্পন্ন`,
  module: (no: number) => `মডিউল ${formatNumber(no)}`,
  steps: (done: number, total: number) => `${formatNumber(done)}/${formatNumber(total)} ধাপ`,
  stepsRunning: (done: number, total: number) => `${formatNumber(done)}/${formatNumber(total)} ধাপ · চলছে`,
  opensOn: (instant: Instant) => `${formatDayAndMonth(instant)} খুলবে`,
  opensLater: 'পরে খুলবে',
  state: { done: 'সম্পন্ন', current: 'চলছে', open: 'খোলা', locked: 'লক করা' },
  week: (no: number) => `সপ্তাহ ${formatNumber(no)}`,
  ahead: 'সামনে',
  past: (steps: number) => `আগের ${formatNumber(steps)}টি ধাপ`,
  pastDone: (done: number) => `${formatNumber(done)}টি শেষ`,
  pastMissed: (missed: number) => `${formatNumber(missed)}টি মিস হয়েছে`,
  resourceCount: (count: number) => `${formatNumber(count)}টি রিসোর্স`,
  moduleNo: (no: number) => `${formatNumber(no)}.`,
  days: (from: Instant, to: Instant) => {
    const first = formatDateTile(from)
    const last = formatDateTile(to)
    if (!first || !last) return ''
    if (from === to) return `${first.day} ${first.month}`
    return first.month === last.month
      ? `${first.day}–${last.day} ${last.month}`
      : `${first.day} ${first.month} – ${last.day} ${last.month}`
  },
  dayNo: (no: number) => `দিন ${formatNumber(no)}`,
  today: 'আজ',
  filter: 'কী দেখাব',
  all: 'সব',
  classes: 'ক্লাস',
  assignments: 'অ্যাসাইনমেন্ট',
  exams: 'পরীক্ষা',
  unfinished: 'বাকি কাজ',
  nothing: 'এই মডিউলে এমন কিছু নেই',
  nothingText: 'ফিল্টার বদলে দেখুন, অথবা সব ধাপ দেখুন।',
  showAll: 'সব দেখুন',
  noPlan: 'স্টাডি প্ল্যান এখনো তৈরি হয়নি',
  noPlanText: 'শিক্ষক প্ল্যান দিলে এখানেই পাবেন। ততক্ষণে রিসোর্স দেখে এগিয়ে থাকতে পারেন।',
  resources: 'রিসোর্স দেখুন',
  lockedModuleText: (opens: string) => `${opens}। ততক্ষণে আগের মডিউলের বাকি ধাপ শেষ করতে পারেন।`,
  lockedFirstText: (opens: string) => `${opens}। ততক্ষণে কোন দিন কী আছে, এখানে দেখে রাখতে পারেন।`,
  finishModule: 'মডিউল শেষ করুন',
  finishing: 'শেষ হচ্ছে',
  jumpToday: 'আজকের ধাপ',
  row: {
    watched: (percent: number) => `রেকর্ডিং ${formatPercent(percent)} দেখেছেন`,
    length: (seconds: number) => `রেকর্ডিং · ${formatDuration(seconds)}`,
    watch: 'রেকর্ডিং দেখুন',
    span: formatTimeSpan,
    movedLine: 'সময় বদলেছে',
    left: (seconds: number) => `${formatWait(seconds)} বাকি`,
    running: 'এখন চলছে',
    join: 'যোগ দিন',
    joinClass: 'ক্লাসে যোগ দিন',
    details: 'বিস্তারিত',
    joinFrom: (opens: Instant, now: Instant) => `${formatMoment(opens, now)} থেকে যোগ দিতে পারবেন`,
    coming: 'আসছে',
    over: 'ক্লাস শেষ',
    recordingSoon: 'রেকর্ডিং আসছে',
    missedClass: 'ক্লাসটি শেষ হয়েছে',
    marks: (marks: number) => `${formatNumber(marks)} নম্বর`,
    lastTime: (instant: Instant) => `জমার শেষ সময় ${formatTime(instant)}`,
    handedInAt: (instant: Instant) => `জমা ${formatDayAndMonth(instant)}`,
    checkedBy: (name: string) => `${name} দেখেছেন`,
    due: 'জমা বাকি',
    handIn: 'জমা দিন',
    mark: (mark: number, marks: number) => `${formatNumber(mark)}/${formatNumber(marks)}`,
    comment: 'মন্তব্য',
    see: 'দেখুন',
    underReview: 'মূল্যায়ন চলছে',
    underReviewLine: 'জমা হয়েছে। ফল এলে এখানে জানাব।',
    missed: 'মিস হয়েছে',
    missedLine: 'সময়ের মধ্যে দেওয়া হয়নি',
    retest: 'রিটেস্ট চান',
    questions: (count: number) => `${formatNumber(count)}টি প্রশ্ন`,
    minutes: (minutes: number) => `${formatNumber(minutes)} মিনিট`,
    opensAt: (instant: Instant) => `${formatTime(instant)}টায় খুলবে`,
    opensOn: (instant: Instant) => `${formatDayAndMonth(instant)} খুলবে`,
    locked: 'লক করা',
    instructions: 'নির্দেশনা দেখুন',
    resource: 'রিসোর্স',
    openResource: 'খুলুন',
    done: 'সম্পন্ন',
  },
  retest: {
    label: 'কেন আবার দিতে চান?',
    hint: 'দু-এক লাইনে কারণ লিখুন; শিক্ষক পড়ে সিদ্ধান্ত জানাবেন।',
    empty: 'কারণটি লিখুন।',
    send: 'আবেদন পাঠান',
    cancel: 'থাক',
  },
} as const
