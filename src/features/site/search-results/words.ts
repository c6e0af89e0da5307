/** Texts of the search page. */

import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  title: 'খুঁজুন',
  titleOf: (q: string) => `“${q}”: খোঁজার ফল`,
  label: 'বাংলা বা ইংরেজি হরফে লিখুন',
  hint: 'কী শিখতে চান?',
  find: 'খুঁজুন',
  suggestions: 'পরামর্শ',
  suggestionCount: (count: number) => (count > 0 ? `${formatNumber(count)}টি পরামর্শ আছে` : ''),
  kinds: { course: 'কোর্স', category: 'ক্যাটাগরি', query: 'খোঁজ' },
  history: 'আগে যা খুঁজেছেন',
  forget: (text: string) => `“${text}” তালিকা থেকে মুছে ফেলুন`,
  forgotten: (text: string) => `“${text}” মুছে ফেলা হয়েছে`,
  undo: 'ফিরিয়ে আনুন',
  trending: 'সবাই যা খুঁজছেন',
  subjects: 'বিষয় অনুযায়ী দেখুন',
  courseCount: (count: number) => `${formatNumber(count)}টি কোর্স`,
  someCourses: 'শুরু করতে পারেন এগুলো দিয়ে',
  found: (count: number) => `${formatNumber(count)}টি কোর্স পাওয়া গেছে`,
  courses: 'কোর্স',
  categories: 'ক্যাটাগরি',
  corrected: (word: string) => `“${word}”-এর ফল দেখানো হচ্ছে।`,
  readAs: (word: string) => `লেখাটি বিজয় হরফের। “${word}”-এর ফল দেখানো হচ্ছে।`,
  insistOn: (typed: string) => `“${typed}” লিখেই খুঁজুন`,
  nothing: (q: string) => `“${q}” নামে কিছু পাওয়া যায়নি`,
  nothingHint: 'বানানটি মিলিয়ে দেখুন, বা নিচের কোনোটি খুঁজে দেখুন।',
  seeAll: 'সব কোর্স দেখুন',
} as const
