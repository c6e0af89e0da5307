/** Texts of the list of attempts at levels. */

import { formatListDate, formatNumber, formatMark } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

const n = formatNumber

export const words = {
  title: 'লেভেলের জমা',
  subtitle: 'অ্যাসেসমেন্টের লেভেলে যা জমা পড়েছে, পুরোনোটি আগে।',
  filters: 'ফিল্টার',
  show: 'কোনগুলো',
  waiting: 'বাকি',
  checked: 'দেখা হয়েছে',
  all: 'সব',
  batch: 'ব্যাচ',
  anyBatch: 'সব ব্যাচ',
  learner: 'শিক্ষার্থী',
  anyLearner: 'সবাই',
  none: 'সব লেভেল দেখা শেষ। ধন্যবাদ!',
  noneText: 'নতুন জমা এলে এখানে আসবে।',
  nothing: 'এই ফিল্টারে কিছু নেই',
  nothingText: 'অন্য ব্যাচ বা শিক্ষার্থী বেছে দেখুন।',
  unnamed: 'নাম নেই',
  level: (assessment: string, no: number, title: string) => `${assessment} · লেভেল ${n(no)}: ${title}`,
  on: (instant: Instant) => formatListDate(instant),
  mark: formatMark,
  states: { open: 'চলছে', 'under-review': 'দেখা বাকি', passed: 'উত্তীর্ণ', failed: 'উত্তীর্ণ নন' },
  progress: (place: number, total: number) => `${n(total)}টির মধ্যে ${n(place)} নম্বর`,
} as const
