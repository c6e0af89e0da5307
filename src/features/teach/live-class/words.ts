/** Texts of a class for its teacher. */

import { formatDateTime, formatNumber, formatRelative } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'
import { inflectName } from '#src/lib/person-name.ts'

export const words = {
  title: 'ক্লাস',
  at: (at: Instant) => formatDateTime(at),
  state: { upcoming: 'আসছে', live: 'চলছে', ended: 'শেষ', cancelled: 'বাতিল' },
  start: 'ক্লাস শুরু করুন',
  starting: 'ঘর খোলা হচ্ছে',
  joined: (count: number) => (count === 0 ? 'এখনো কেউ যোগ দেননি' : `${formatNumber(count)} জন যোগ দিয়েছেন`),
  topics: 'আজকের বিষয়',
  noTopics: 'এখনো কোনো বিষয় লেখা হয়নি।',
  change: 'ক্লাসের লেখা বদলান',
  attendance: {
    title: (present: number, all: number) => `উপস্থিতি: ${formatNumber(all)} জনের ${formatNumber(present)} জন`,
    states: {
      present: (count: number) => `ক্লাসে ছিলেন ${formatNumber(count)} জন`,
      recording: (count: number) => `রেকর্ডিং দেখেছেন ${formatNumber(count)} জন`,
      missed: (count: number) => `দেখেননি ${formatNumber(count)} জন`,
    },
    table: {
      show: 'ছক হিসেবে দেখুন',
      save: 'উপস্থিতি ডাউনলোড করুন (CSV)',
      fileName: (title: string) => `${title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim()}.csv`,
      name: 'নাম',
      present: 'ক্লাসে ছিলেন',
      later: 'পরে রেকর্ডিং দেখেছেন',
      yes: 'হ্যাঁ',
      no: 'না',
    },
  },
  whole: (questions: number, hasNote: boolean) =>
    `${formatNumber(questions)}টি প্রশ্ন${hasNote ? ', নোট আছে' : ' ও নোট'}`,
  line: 'যাঁদের সাহায্য দরকার',
  waiting: (count: number) => `${formatNumber(count)} জন অপেক্ষায়`,
  nobody: 'এখন কেউ অপেক্ষায় নেই',
  nobodyText: 'শিক্ষার্থীরা ক্লাসের পেজ থেকে প্রশ্ন করলে এখানে আসবে।',
  statuses: { waiting: 'অপেক্ষায়', in_progress: 'দেখছেন', solved: 'উত্তর দেওয়া হয়েছে' },
  since: (at: Instant, now: number) => formatRelative(at, now),
  take: 'আমি দেখছি',
  takeName: (name: string) => `আমি দেখছি: ${inflectName(name, 'এর')} প্রশ্ন`,
  solve: 'উত্তর দেওয়া হয়েছে',
  solveName: (name: string) => `${name}: উত্তর দেওয়া হয়েছে`,
  again: 'আবার অপেক্ষায়',
  againName: (name: string) => `${inflectName(name, 'কে')} আবার অপেক্ষায় রাখুন`,
  note: 'নোট লিখুন',
  noteHint: 'শুধু শিক্ষকেরা দেখবেন, শিক্ষার্থী দেখবেন না।',
  noteOf: (name: string) => `${name}: নোট`,
  saveNote: 'নোট সেভ করুন',
  saving: 'সেভ হচ্ছে',

  form: {
    title: 'ক্লাসের লেখা',
    name: 'নাম',
    description: 'ক্লাসে কী হবে',
    topics: 'বিষয়গুলো',
    topicsHint: 'প্রতি লাইনে একটি।',
    save: 'সেভ করুন',
    drop: 'বাতিল',
    noName: 'ক্লাসের নাম লিখুন।',
  },
} as const
