/** Texts of the grading queue. */

import { formatDateTime, formatNumber, formatOrdinal, formatMark } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { inflectName } from '#src/lib/person-name.ts'
import type { SaveState } from '../shared/mark-life.ts'

const n = formatNumber

const UNITS = [
  [DAY_MS, 'দিন'],
  [3_600_000, 'ঘণ্টা'],
  [60_000, 'মিনিট'],
] as const

/** In the largest whole unit. */
function formatAge(ms: number): string {
  const [length, unit] = UNITS.find(([each]) => ms >= each) ?? UNITS[2]
  return `${n(Math.max(1, Math.floor(ms / length)))} ${unit}`
}

const saves: Record<SaveState, string> = {
  saving: 'সেভ হচ্ছে',
  waiting: 'সেভের অপেক্ষায়',
  failed: 'সেভ হয়নি',
  conflict: 'আরেকজন বদলেছেন',
  'own-conflict': 'অন্য ডিভাইসে বদলেছেন',
  saved: 'সেভ হয়েছে',
}

export const words = {
  title: 'খাতা দেখা',
  openFirst: 'প্রথমটি খুলুন',
  papers: (count: number) => `${n(count)}টি খাতা`,
  waitingPapers: (count: number, oldest: number | undefined) =>
    oldest === undefined || count === 0
      ? `${n(count)}টি বাকি`
      : `${n(count)}টি বাকি, সবচেয়ে পুরোনোটি ${formatAge(oldest)} আগের`,
  columns: {
    learner: 'শিক্ষার্থী',
    item: 'কাজ',
    batch: 'ব্যাচ',
    age: 'অপেক্ষায়',
    ai: 'AI',
    marks: 'নম্বর',
    state: 'অবস্থা',
  },
  age: (ms: number) => formatAge(ms),
  number: n,
  wholeBatch: ({ title, course_title: course }: { title: string; course_title: string }) =>
    `${title}, ${course}`,
  checked: 'দেখা হয়েছে',
  unchecked: 'দেখা বাকি',
  subtitle: 'সবচেয়ে পুরোনো জমা আগে।',
  refresh: 'তালিকা হালনাগাদ করুন',
  more: 'আরও',
  moreTitle: 'এই কাজের সব খাতা',
  list: 'জমা দেওয়া কাজের তালিকা',
  at: (instant: Instant) => formatDateTime(instant),
  /** Day, year and time. */
  parts: (instant: Instant) => formatDateTime(instant).split(', '),
  unnamed: 'নাম নেই',
  select: (name: string) => `${inflectName(name, 'এর')} খাতা বাছুন`,
  draft: 'খসড়া',
  partial: (given: number, all: number) => `${n(given)}/${n(all)} বসেছে`,
  late: 'দেরি',
  closed: 'সময় শেষে',
  lateDelivery: 'সময়ের পরে পৌঁছেছে',
  again: (no: number) => `${formatOrdinal(no)} বার`,
  retest: 'রিটেস্ট চান',
  mark: formatMark,
  saves,

  filters: {
    region: 'ফিল্টার',
    show: 'ফিল্টার',
    checked: 'কোনগুলো',
    no: 'বাকি',
    yes: 'দেখা হয়েছে',
    all: 'সব',
    batch: 'ব্যাচ',
    anyBatch: 'সব ব্যাচ',
    item: 'পরীক্ষা বা অ্যাসাইনমেন্ট',
    anyItem: 'সব কাজ',
    waiting: (title: string, count: number) => `${title} (${n(count)}টি বাকি)`,
    noItem: 'কোনো কাজের খাতা দেখা বাকি নেই।',
    partial: 'সব কাজের নাম আসেনি। ফিল্টার বন্ধ করে আবার খুলুন।',
    learner: 'শিক্ষার্থী',
    anyLearner: 'সবাই',
    marksMin: 'নম্বর, কমপক্ষে',
    marksMax: 'নম্বর, সর্বোচ্চ',
    badMark: 'শূন্য বা তার বেশি সংখ্যা দিন।',
    count: 'প্রতিবারে কয়টি',
    clear: 'ফিল্টার তুলে দিন',
    isSet: 'ফিল্টার দেওয়া আছে',
    work: 'কোন কাজের খাতা',
    name: 'নাম খুঁজুন',
    nameShort: 'নাম',
    sort: 'কোন ক্রমে',
    sorts: { old: 'পুরোনো আগে', new: 'নতুন আগে', name: 'নাম ধরে' },
  },

  traits: {
    label: 'যেগুলো আলাদা',
    names: { partial: 'আংশিক', draft: 'খসড়া', late: 'দেরি', retest: 'রিটেস্ট' },
    search: (done: number, all: number) => `খোঁজা হচ্ছে: ${n(all)}টির ${n(done)}টি দেখা হয়েছে`,
    none: {
      partial: ['এমন কোনো খাতা নেই', 'কিছু নম্বর দিয়ে বাকি রাখা খাতা এখানে থাকে।'],
      draft: ['কোনো খসড়া নেই', 'নম্বর বসিয়ে জমা না দিলে খাতাটি এখানে থাকে।'],
      late: ['দেরিতে জমা দেওয়া কোনো খাতা নেই', 'সবাই সময়মতো জমা দিয়েছেন।'],
      retest: ['রিটেস্টের কোনো অনুরোধ নেই', 'কেউ চাইলে এখানে আসবে।'],
    },
  },

  missing: {
    title: 'কারা জমা দেননি',
    none: 'ব্যাচের সবাই জমা দিয়েছেন।',
    noBatch: 'কোন ব্যাচের, তা জানতে আগে ফিল্টারে ব্যাচ বাছুন।',
    count: (left: number, all: number) => `${n(all)} জনের ${n(left)} জন এখনো জমা দেননি।`,
    remind: 'মনে করিয়ে নোটিশ লিখুন',
    whole: 'নোটিশ পুরো ব্যাচ দেখে, তাই কারও নাম লিখবেন না।',
    failed: 'সব জমা পড়া গেল না, তাই তালিকাটি দেখানো হয়নি।',
  },

  selection: {
    region: 'বাছা খাতা',
    count: (count: number) => (count === 0 ? '' : `${n(count)}টি বাছা হয়েছে`),
    all: (count: number) => `এই ${n(count)}টি বাছুন`,
    clear: 'নির্বাচন বাতিল',
    check: (count: number) => `এই ${n(count)}টি দেখুন`,
    bulk: 'একসঙ্গে নম্বর দিন',
    tooMany: (most: number) => `একসঙ্গে সর্বোচ্চ ${n(most)}টি নেওয়া যায়।`,
  },

  none: 'সব খাতা দেখা শেষ। ধন্যবাদ!',
  noneText: 'নতুন জমা এলে এখানে আসবে।',
  toToday: 'আজকের কাজে যান',
  noneYet: 'এখানে এখনো কোনো খাতা নেই',
  toWaiting: 'বাকি খাতা দেখুন',
  nothing: 'এই ফিল্টারে কোনো খাতা নেই',
  nothingText: 'অন্য ব্যাচ বা কাজ বেছে দেখুন।',
  progress: 'মূল্যায়ন হয়েছে',
  progressOf: (done: number, total: number) => `${n(done)}/${n(total)}`,
} as const
