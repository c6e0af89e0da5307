/** Texts of the playlists. */

import { formatDuration, formatNumber } from '#src/lib/bn.ts'

export const words = {
  title: 'ছোট ভিডিওর তালিকা',
  subtitle: 'এক বিষয়ের ছোট ছোট ভিডিও, একটির পর একটি। দেখতে টাকা বা লগইন লাগে না।',
  count: (count: number, seconds: number) => `${formatNumber(count)}টি ভিডিও · ${formatDuration(seconds)}`,
  none: 'এখনো কোনো তালিকা নেই',
  noneText: 'নতুন তালিকা এলে এখানে দেখা যাবে। ততক্ষণে ফ্রি কোর্স দেখতে পারেন।',
  toFree: 'ফ্রি কোর্স দেখুন',
  videos: 'ভিডিওগুলো',
  video: (no: number, seconds: number) => `ভিডিও ${formatNumber(no)} · ${formatDuration(seconds)}`,
  now: 'এই ভিডিও',
  noVideos: 'এই তালিকায় এখনো ভিডিও নেই',
  noVideosText: 'শিগগিরই এখানে ভিডিও পাবেন। ততক্ষণে অন্য তালিকা দেখতে পারেন।',
  others: 'সব তালিকা',
  loginTitle: 'অন্য ডিভাইসেও এখান থেকেই চলবে',
  loginText: 'কতটুকু দেখেছেন তা এই ডিভাইসে মনে থাকে। লগইন করলে সব ডিভাইসে থাকবে।',
  login: 'লগইন করুন',
  restFailed: 'বাকি তালিকাগুলো আনা গেল না।',
  quizTitle: 'যা দেখলেন, মিলিয়ে নিন',
  quiz: (questions: number) => `${formatNumber(questions)}টি প্রশ্ন`,
} as const
