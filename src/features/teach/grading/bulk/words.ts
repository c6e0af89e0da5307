/** Texts of marking many at once. */

import { formatNumber } from '#src/lib/bn.ts'

const n = formatNumber

export const words = {
  title: (count: number) => `${n(count)}টি খাতা একসঙ্গে`,
  reading: (read: number, all: number) => `${n(all)}টির মধ্যে ${n(read)}টি পড়া হয়েছে`,
  unread: (count: number) => `${n(count)}টি খাতা পড়া যায়নি, সেগুলো বাদ থাকছে।`,
  way: 'কীভাবে',
  same: 'একই নম্বর',
  equal: 'একই উত্তর',
  agreed: 'AI-এর সঙ্গে মিল',
  row: 'কোথায়',
  noRow: 'নম্বর নয়, শুধু মন্তব্য',
  markOf: (marks: number) => `নম্বর, সর্বোচ্চ ${n(marks)}`,
  outOf: (marks: number) => `/ ${n(marks)}`,
  badMark: (marks: number) => `০ থেকে ${n(marks)}-এর মধ্যে দিন।`,
  badIn: (no: number) => `প্রশ্ন ${n(no)}: একটি নম্বর পূর্ণ নম্বরের বেশি বা সংখ্যা নয়। সেটি ঠিক করলে বসানো যাবে।`,
  comment: 'মন্তব্য',
  question: 'প্রশ্ন',
  questionNo: (no: number) => `প্রশ্ন ${n(no)}`,
  rowOf: (no: number | undefined, criterion: string | undefined) =>
    no === undefined ? (criterion ?? 'পুরো উত্তর') : [`প্রশ্ন ${n(no)}`, criterion].filter(Boolean).join(' · '),
  noShort: 'এই খাতাগুলোতে একসঙ্গে নম্বর দেওয়ার মতো ছোট উত্তর নেই। মানদণ্ড ছাড়া লিখিত প্রশ্নের উত্তরই এভাবে মেলানো যায়।',
  noCommon: 'বাছা খাতাগুলোর প্রশ্ন এক নয়। একই পরীক্ষা বা অ্যাসাইনমেন্টের খাতা বেছে নিন।',
  group: (count: number) => `${n(count)}টি উত্তর`,
  groupMark: (text: string, marks: number) => `“${text}” উত্তরের নম্বর, সর্বোচ্চ ${n(marks)}`,
  empty: 'ফাঁকা উত্তর',
  agreedText: 'যেসব খাতায় আপনার খসড়ার সব নম্বর AI প্রস্তাবের সমান, শুধু সেগুলো জমা হবে।',
  summary: 'যা হবে',
  total: (steps: number, all: number) => `${n(all)}টির মধ্যে ${n(steps)}টি খাতা বদলাবে।`,
  checked: (count: number) => `${n(count)}টির সব নম্বর হয়ে যাবে, সেগুলো ‘দেখা হয়েছে’ হবে।`,
  open: (count: number) => `${n(count)}টিতে নম্বর বাকি থাকবে, সেগুলো বাকির তালিকায় থাকবে।`,
  nothing: 'এতে কোনো খাতা বদলাবে না।',
  send: (count: number) => `${n(count)}টিতে বসান`,
  results: 'ফলাফল',
  again: 'আবার পাঠান',
  againFor: (name: string) => `${name}: আবার পাঠান`,
  decide: 'খাতা খুলে ঠিক করুন',
  decideFor: (name: string) => `${name}: খাতা খুলে ঠিক করুন`,
  unnamed: 'নাম নেই',
  close: 'হয়ে গেছে',
  undo: 'ফিরিয়ে আনুন',
} as const
