import { formatDateTime, formatDayMonth, formatNumber as n, formatRelative, formatMark } from '#src/lib/bn.ts'
import { LEAST_LETTERS } from '#src/lib/mark-question.ts'

export const words = {
  ask: 'এই নম্বর নিয়ে বলুন',
  limit: (last: string) => `একবার বলা যায়, ${formatDayMonth(last)} পর্যন্ত`,
  about: (number: number, mark: number, full: number) =>
    `প্রশ্ন ${n(number)} · পেয়েছেন ${formatMark(mark, full)}`,
  aboutWork: (mark: number, full: number) => `পেয়েছেন ${formatMark(mark, full)}`,
  which: 'কোনটি নিয়ে',
  other: 'অন্য কিছু, যা ধরা হয়নি',
  pick: 'কোনটি নিয়ে, আগে বেছে নিন।',
  why: 'কেন মনে হয়',
  letters: (typed: number, most: number) => `${n(typed)}/${n(most)}`,
  lettersName: (typed: number, most: number) => `${n(most)} অক্ষরের মধ্যে ${n(typed)}টি লেখা`,
  tooShort: `অন্তত ${n(LEAST_LETTERS)} অক্ষরে লিখুন।`,
  tooLong: (most: number) => `${n(most)} অক্ষরের মধ্যে লিখুন।`,
  once: 'এই প্রশ্নে একবারই বলা যায়',
  onceWork: 'এই কাজে একবারই বলা যায়',
  send: 'বলুন',
  before: 'আগে ছিল',
  takenAway: 'তুলে নেওয়া',
  wasNoted: (why: string) => `“${why}” নিয়ে`,
  you: (at: string) => `আপনি, ${formatDateTime(at)}`,
  teacher: (name: string, at: string) => `${name || 'শিক্ষক'}, ${formatDateTime(at)}`,
  waiting: (at: string) => {
    const age = formatRelative(at)
    return age === 'এইমাত্র' ? 'অপেক্ষায়' : `অপেক্ষায়, ${age.replace(/ আগে$/, '')}`
  },
  changed: (name: string, from: number, to: number) =>
    `${name || 'শিক্ষক'} নম্বরটি ${n(from)} থেকে ${n(to)} করেছেন।`,
  refused: 'এখানে প্রশ্ন ধরে নম্বর নিয়ে বলা যায় না। কথাটি পাঠানো হয়নি; দরকার হলে রিটেস্টের আবেদনে লিখুন।',
  putAway: 'সরিয়ে রাখুন',
} as const
