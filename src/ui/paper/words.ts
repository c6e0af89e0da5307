import { formatDate, formatNumber } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  paper: 'সার্টিফিকেট',
  kind: { course: 'কোর্স সম্পন্ন করার সার্টিফিকেট', level: 'লেভেলের সার্টিফিকেট' },
  certifies: 'এই মর্মে প্রত্যয়ন করা যাচ্ছে যে',
  finished: { course: 'সফলভাবে সম্পন্ন করেছেন', level: 'সফলভাবে উত্তীর্ণ হয়েছেন' },
  hours: 'মোট সময়',
  mark: 'প্রাপ্ত নম্বর',
  date: 'তারিখ',
  number: 'সার্টিফিকেট নম্বর',
  signer: { issuer: 'প্রতিষ্ঠানের পক্ষে', teacher: 'প্রশিক্ষকের পক্ষে' },
  check: 'এই ঠিকানায় মিলিয়ে নিন',
  qr: 'যাচাইয়ের ঠিকানার কিউআর কোড',
} as const

const formatPercent = (value: number) => `${formatNumber(Math.round(value))}%`

/** Texts of the report card. */
export const cardWords = {
  title: 'রিপোর্ট কার্ড',
  number: 'ভর্তি নম্বর',
  learner: 'শিক্ষার্থী',
  course: 'কোর্স',
  batch: 'ব্যাচ',
  period: 'সময়কাল',
  periodText: (from: Instant | null | undefined, until: Instant, done: number, total: number) =>
    `${from ? `${formatDate(from)} থেকে ` : ''}${formatDate(until)}, ${formatNumber(total)}টির মধ্যে ${formatNumber(done)}টি ক্লাস`,
  total: 'এ পর্যন্ত',
  percent: formatPercent,
  attendance: { live: 'লাইভ ক্লাসে উপস্থিতি', recording: 'রেকর্ডিং দেখা' },
  weight: (value: number) => `মোট নম্বরের ${formatPercent(value)}`,
  doneOf: (done: number, total: number) => `${formatNumber(total)}টির মধ্যে ${formatNumber(done)}টি`,
  columns: { task: 'কাজ', date: 'তারিখ', full: 'পূর্ণ নম্বর', got: 'পেয়েছেন' },
  kind: { assignment: 'অ্যাসাইনমেন্ট', exam: 'পরীক্ষা' },
  sum: { assignment: 'অ্যাসাইনমেন্ট মিলিয়ে', exam: 'পরীক্ষা মিলিয়ে' },
  noMarks: 'এখনো কোনো কাজের নম্বর হয়নি।',
  waiting: (titles: readonly string[], more: number) =>
    `নম্বর এখনো বাকি: ${titles.join(', ')}${more > 0 ? ` ও আরও ${formatNumber(more)}টি` : ''}। এগুলো ওপরের হিসাবে নেই।`,
  levels: 'লেভেল',
  teacher: 'শিক্ষক',
  office: 'পরীক্ষা বিভাগ',
} as const
