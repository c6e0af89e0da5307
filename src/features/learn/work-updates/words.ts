/** Texts of the daily work updates. */

import { formatDateTile, formatDay, formatMonth, formatNumber } from '#src/lib/bn.ts'

const nameDay = (date: string, daysAgo: number) =>
  daysAgo === 0 ? `আজ, ${formatDay(date)}` : daysAgo === 1 ? `গতকাল, ${formatDay(date)}` : formatDay(date)

export const words = {
  title: 'কাজের আপডেট',
  subtitle: 'প্রতিদিন দুই-এক লাইন: কী করলেন, কী শিখলেন।',
  day: 'কোন দিনের',
  dayOption: (date: string, daysAgo: number, isWritten: boolean) =>
    isWritten ? `${nameDay(date, daysAgo)} · লেখা আছে` : nameDay(date, daysAgo),
  text: 'কী করলেন',
  textHint: 'যেমন: লগইনের পেজ শেষ, পাসওয়ার্ড বদলানো বাকি।',
  link: 'কাজের লিংক',
  linkHint: 'GitHub, Figma, সাইট: যেখানে কাজটি দেখা যায়।',
  empty: 'আগে লিখুন কী করলেন।',
  tooLong: (most: number) => `${formatNumber(most)} অক্ষরের মধ্যে লিখুন।`,
  wrongLink: 'লিংকটি ঠিক নয়। https:// দিয়ে শুরু হওয়া ঠিকানা দিন।',
  save: 'সেভ করুন',
  change: 'বদল সেভ করুন',
  replaceTitle: (date: string) => `${formatDay(date)}: আগের লেখা বদলে দেবেন?`,
  replaceText: 'একটি দিনের একটিই আপডেট থাকে। আগের লেখাটি আর থাকবে না।',
  replaceYes: 'বদলে দিন',
  replaceNo: 'আগেরটি থাকুক',
  saved: 'আপডেট সেভ হয়েছে।',
  stored: 'ইন্টারনেট নেই। আপডেটটি এই ডিভাইসে আছে, ইন্টারনেট এলে নিজে থেকে যাবে।',
  week: (days: number) => `শেষ ৭ দিনের ${formatNumber(days)} দিন লেখা আছে`,
  streak: (days: number) => `টানা ${formatNumber(days)} দিন`,
  freeDay: 'সপ্তাহে এক দিন ছুটি নেওয়া যায়',
  month: formatMonth,
  print: (date: string) => `${formatDateTile(date)?.month ?? ''} প্রিন্ট করুন`,
  edit: (date: string) => `${formatDay(date)}: বদলান`,
  waiting: 'ইন্টারনেটের অপেক্ষায়',
  sending: 'পাঠানো হচ্ছে',
  refused: 'সেভ হয়নি',
  drop: 'মুছে দিন',
  fault: 'অ্যাপের একটি ত্রুটিতে পাঠানো যায়নি। লেখাটি এই ডিভাইসে আছে।',
  none: 'এখনো কোনো আপডেট নেই',
  noneText: 'উপরে আজকের দুই-এক লাইন লিখুন। মাসের শেষে সব একসঙ্গে প্রিন্ট করা যাবে।',
  restFailed: 'আগের আপডেটগুলো আনা যায়নি।',
} as const
