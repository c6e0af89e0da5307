/** Texts of a learner's page for their teacher. */

import type { LevelAttemptState } from '#src/api/shapes/level-submission.ts'
import type { SubmissionState } from '#src/api/shapes/submission.ts'
import {
  formatDate,
  formatListDate,
  formatDateTime,
  formatNumber,
  formatPercent,
  formatOrdinal,
  formatMark,
} from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'
import { inflectName } from '#src/lib/person-name.ts'

const n = formatNumber

const papers: Record<SubmissionState, string> = {
  open: 'চলছে',
  'handed-in': 'দেখা বাকি',
  closed: 'দেখা বাকি',
  checked: 'দেখা হয়েছে',
}
const levels: Record<LevelAttemptState, string> = {
  open: 'চলছে',
  'under-review': 'আপনার দেখা বাকি',
  passed: 'পাস',
  failed: 'পাস হয়নি',
}

export const words = {
  title: 'শিক্ষার্থী',
  unnamed: 'নাম নেই',
  missing: 'এই শিক্ষার্থী এই ব্যাচে নেই',
  missingText: 'ব্যাচ বদলে থাকতে পারেন। শিক্ষার্থীদের তালিকায় দেখুন।',
  toList: 'শিক্ষার্থীদের তালিকা',
  find: {
    subtitle: 'যে ব্যাচের পেজ দেখতে চান, সেটি বেছে নিন।',
    named: (name: string) => `${inflectName(name, 'এর')} ব্যাচগুলো`,
    none: 'এই শিক্ষার্থী আপনার কোনো ব্যাচে নেই',
    noneText: 'শিক্ষার্থীর পেজ দেখা যায় শুধু নিজের ব্যাচের জন্য।',
    toBatches: 'ব্যাচগুলো দেখুন',
    partial: (count: number) => `${n(count)}টি ব্যাচের তালিকা আনা গেল না, তাই এই শিক্ষার্থী কোথায় আছেন তা জানা যায়নি।`,
  },
  joined: (at: Instant) => `ভর্তি ${formatDate(at)}`,
  good: 'ভালো করছেন',
  risk: 'শেষ কাজ জমা দেননি',
  frozen: 'বন্ধ',
  previous: 'আগের জন',
  next: 'পরের জন',
  named: (label: string, name: string) => `${label}: ${name}`,
  waiting: (count: number) => `বাকি খাতা ${n(count)}`,
  talentProfile: 'ট্যালেন্ট প্রোফাইল',

  facts: 'এক নজরে',
  unknown: '–',
  percent: formatPercent,
  average: 'গড় নম্বর',
  classAverage: (value: number) => `ব্যাচের ${formatPercent(value)}`,
  attendance: 'উপস্থিতি',
  ofCount: (count: number, all: number) => `${n(count)}/${n(all)}`,
  byRecording: (count: number) => `আরও ${n(count)}টি রেকর্ডিংয়ে`,
  classAttendance: (value: number) => `ব্যাচের ${formatPercent(value)}`,
  handedIn: 'কাজ জমা',
  classHandedIn: (value: number) => `ব্যাচের ${formatPercent(value)}`,
  rank: 'স্থান',
  place: formatOrdinal,
  ofLearners: (count: number) => `${n(count)} জনের মধ্যে`,
  points: 'পয়েন্ট',
  count: n,
  classPoints: (value: number) => `ব্যাচের গড় ${n(value)}`,

  marks: {
    title: 'নম্বর, সময়ের সঙ্গে',
    own: 'নিজের নম্বর',
    mean: 'ব্যাচের গড়',
    plot: (name: string, count: number) =>
      `${name}: ${n(count)}টি কাজের নম্বর আর ব্যাচের গড়ের চিত্র। একই সংখ্যা ছকে আছে।`,
    edge: n,
    pass: 'পাস',
    work: 'কাজ',
    on: (at: Instant) => formatListDate(at),
    none: 'নম্বর দেওয়া কাজ এলে এখানে দেখা যাবে।',
  },

  papers: {
    title: 'খাতা',
    show: 'কোন খাতা',
    all: (count: number) => `সব ${n(count)}`,
    waiting: (count: number) => `বাকি ${n(count)}`,
    at: (at: Instant) => formatDateTime(at),
    due: (at: Instant) => `শেষ ছিল ${formatListDate(at)}`,
    try: (no: number) => `${formatOrdinal(no)} বার`,
    mark: formatMark,
    states: papers,
    notHandedIn: 'দেননি',
    none: 'এখনো কোনো কাজ জমা দেননি।',
    noneWaiting: 'এই শিক্ষার্থীর কোনো খাতা দেখা বাকি নেই।',
    partial: 'সব খাতা আসেনি।',
  },

  classes: {
    title: 'উপস্থিতি',
    list: 'ক্লাসগুলো',
    class: (no: number, state: string) => `ক্লাস ${n(no)}: ${state}`,
    states: { present: 'ক্লাসে', recording: 'রেকর্ডিংয়ে', missed: 'দেখেননি' },
    count: (state: string, count: number) => `${state} ${n(count)}`,
  },

  levels: {
    title: 'লেভেল',
    level: (title: string, no: number) => `${title} · লেভেল ${n(no)}`,
    states: levels,
    line: (state: string, value: number | null | undefined, at: Instant | null | undefined) =>
      [state, value === null || value === undefined ? '' : formatPercent(value), at ? formatListDate(at) : '']
        .filter(Boolean)
        .join(' · '),
    none: 'এখনো কোনো লেভেলে বসেননি।',
  },

  recordings: {
    title: 'শেষ দেখা রেকর্ডিং',
    progress: (title: string) => `${title}: কতটা দেখেছেন`,
  },
} as const
