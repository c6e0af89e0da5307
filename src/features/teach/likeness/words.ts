/** Texts of the similarity of answers. */

import { formatNumber, formatPercent } from '#src/lib/bn.ts'
import { inflectName } from '#src/lib/person-name.ts'

const n = formatNumber

export const words = {
  title: 'উত্তরের মিল',
  note: 'একই লেখা কোথায় কোথায় আছে, শুধু তা-ই দেখানো হয়। কেন মেলে, তা এখান থেকে বলা যায় না: একসঙ্গে পড়া, একই বই বা নোট, কিংবা অন্য কিছু হতে পারে।',
  unnamed: 'নাম নেই',
  group: (people: number, percent: number) => `${n(people)} জনের উত্তর ${formatPercent(percent)} মেলে`,
  part: (percent: number, question: string) => `${formatPercent(percent)} · ${question}`,
  question: (no: number, text: string) => `প্রশ্ন ${n(no)}: ${text}`,
  compare: 'পাশাপাশি দেখুন',
  close: 'বন্ধ করুন',
  first: 'প্রথম জন',
  second: 'দ্বিতীয় জন',
  paperOf: (name: string) => `${inflectName(name, 'এর')} খাতা`,
  none: 'মিল পাওয়া যায়নি',
  noneText: 'যে খাতাগুলো পড়া হয়েছে, সেগুলোর কোনো দুটির লেখা তেমন মেলে না।',
} as const
