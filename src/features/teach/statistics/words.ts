/** Texts of the statistics of an exam or assignment. */

import { formatDateTime, formatLetter, formatNumber, formatPercent, formatMark } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

const n = formatNumber

const TRUTH: Readonly<Record<string, string>> = { true: 'সত্য', false: 'মিথ্যা' }

export const words = {
  title: 'পরীক্ষার পরিসংখ্যান',
  open: 'পরিসংখ্যান',
  papers: 'সব খাতা',
  lastTry: 'একজন একাধিকবার দিলে শেষবারের খাতা ধরা হয়েছে।',

  view: 'কী দেখাবে',
  views: { numbers: 'ফলাফল' },

  none: 'এখনো কেউ জমা দেননি',
  noneText: 'খাতা জমা পড়লে এখানে ফলাফল দেখতে পাবেন।',
  toExam: 'পরীক্ষাটি দেখুন',

  assignment: {
    title: 'অ্যাসাইনমেন্টের পরিসংখ্যান',
    open: 'অ্যাসাইনমেন্টটি দেখুন',
    lastTry: 'একজন একাধিকবার জমা দিলে শেষবারের কাজ ধরা হয়েছে।',
    late: (count: number) => (count === 0 ? 'দেরিতে জমা' : `দেরিতে জমা ${n(count)} জনের`),
    none: 'সবাই সময়মতো জমা দিয়েছেন।',
    at: (at: Instant) => formatDateTime(at),
    mark: formatMark,
    waits: 'নম্বর বাকি',
    unnamed: 'নাম নেই',
    rest: (count: number) => `আরও ${n(count)} জনের`,
  },

  listing: (count: number, all: number) =>
    all === 0 ? 'খাতার তালিকা পড়া হচ্ছে…' : `তালিকার ${n(all)}টির ${n(count)}টি পড়া হয়েছে…`,
  reading: (done: number, all: number) => `${n(all)}টি খাতার ${n(done)}টি পড়া হয়েছে…`,
  whole: (all: number) => `${n(all)}টি খাতাই পড়া হয়েছে`,
  stop: 'থামান',
  part: (done: number, all: number) =>
    done === 0
      ? `প্রশ্নভিত্তিক ফলের জন্য ${n(all)}টি খাতা পড়তে হবে।`
      : `নিচের প্রশ্নভিত্তিক ফল ${n(all)}টির মধ্যে ${n(done)}টি খাতার।`,
  readRest: (left: number) => `${n(left)}টি খাতা পড়ুন`,
  failed: 'সব খাতা পড়া গেল না।',

  facts: 'এক নজরে',
  handedIn: 'জমা',
  ofLearners: (all: number) => `/${n(all)} জন`,
  people: 'জন',
  count: (count: number) => n(count),
  percent: formatPercent,
  unmarked: (count: number) => `${n(count)}টির নম্বর বাকি`,
  mean: 'গড়',
  meanMark: (full: number, mark: number) => `${n(full)}-এ ${n(mark)}`,
  median: 'মিডিয়ান',
  deviation: 'ওঠানামা',
  plusMinus: (value: number) => `±${n(value)}`,
  most: (from: number, to: number) => `বেশির ভাগ ${n(from)}–${formatPercent(to)}`,
  passed: (pass: number) => `পাস (${formatPercent(pass)})`,
  persons: (count: number) => `${n(count)} জন`,
  unknown: '–',

  questions: {
    title: 'প্রশ্নভিত্তিক ফল',
    note: 'ঠিক উত্তরের হার; লিখিত প্রশ্নে গড় নম্বর',
    order: 'প্রশ্নের ক্রম',
    orders: { exam: 'প্রশ্নের ক্রম', hard: 'কঠিন আগে' },
    section: (count: number, hard: number) =>
      hard === 0 ? `${n(count)}টি প্রশ্ন` : `${n(count)}টি প্রশ্ন · ${n(hard)}টি কঠিন`,
    no: n,
    hard: 'কঠিন',
    right: 'ঠিক উত্তর',
    wrong: 'ভুল উত্তর',
    letter: formatLetter,
    choice: (id: string, text: string) => text || TRUTH[id] || '',
    blank: (no: number) => `ফাঁকা ${n(no)}`,
    share: (share: number, count: number) => ({ share: formatPercent(share), count: `${n(count)} জন` }),
    unanswered: (count: number) => `${n(count)} জন উত্তর দেননি।`,
    best: (count: number, wrong: number) =>
      wrong === 0
        ? `বেশি নম্বর পাওয়া ${n(count)} জনের সবাই ঠিক করেছেন।`
        : `বেশি নম্বর পাওয়া ${n(count)} জনের ${n(wrong)} জন ভুল করেছেন।`,
    meanOf: (marks: number) => `শিক্ষকের দেওয়া নম্বরের গড়, পূর্ণমান ${n(marks)}।`,
    noMark: 'এই প্রশ্নে এখনো নম্বর দেওয়া হয়নি।',
    wrongPapers: (count: number) => `ভুল করা ${n(count)}টি খাতা দেখুন`,
  },

  spread: {
    title: 'নম্বরের বিস্তার',
    ten: (from: number) => `${n(from)}–${formatPercent(from + 10)}`,
    edge: n,
    marks: 'নম্বর',
    people: 'জন',
    share: 'ভাগ',
    pass: (pass: number) => `পাস ${formatPercent(pass)}`,
    mean: (mean: number) => `গড় ${formatPercent(mean)}`,
    dark: 'গাঢ় রং: পাস করেছেন',
    plot: (mean: number, pass: number) =>
      `নম্বরের বিস্তারের চিত্র। গড় ${formatPercent(mean)}, পাস ${formatPercent(pass)}। সংখ্যাগুলো নিচের ছকে।`,
    none: 'নম্বর দেওয়া খাতা এলে বিস্তার দেখা যাবে।',
  },

  hardest: {
    title: 'সবচেয়ে কঠিন তিনটি',
    question: (no: number, text: string) => `${n(no)}. ${text}`,
    chose: (count: number, text: string) => `${n(count)} জন “${text}” বেছেছেন`,
    wrote: (count: number, text: string) => `${n(count)} জন “${text}” লিখেছেন`,
    unanswered: (count: number) => `${n(count)} জন উত্তর দেননি`,
    none: 'এখনো কোনো প্রশ্নকে কঠিন বলা যাচ্ছে না।',
  },
} as const
