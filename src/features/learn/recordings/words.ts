import { formatClock, formatDate, formatDateTile, formatDuration, formatNumber } from '#src/lib/bn.ts'
import { getDhakaDay } from '#src/lib/dhaka.ts'
import { getServerNow } from '#src/lib/server-time.ts'

const getYear = (day: string) => day.slice(0, 4)

/** The year only where it is not this one, so that the facts of a row fit a phone. */
function formatShortDate(instant: string): string {
  const parts = formatDateTile(instant)
  const isThisYear = getYear(getDhakaDay(instant)) === getYear(getDhakaDay(getServerNow()))
  return parts && isThisYear ? `${parts.day} ${parts.month}` : formatDate(instant)
}

export const words = {
  module: (no: number, title: string) => `মডিউল ${formatNumber(no)}: ${title}`,
  watchedOf: (watched: number, total: number) => `${formatNumber(watched)}/${formatNumber(total)} দেখেছেন`,
  // One length stays on one line.
  length: (seconds: number) => formatDuration(seconds).replace('মিনিট', 'মি.').replaceAll(' ', '\u{A0}'),
  date: formatShortDate,
  watched: 'দেখা শেষ',
  percent: (percent: number) => `${formatNumber(Math.round(percent))}% দেখেছেন`,
  fresh: 'দেখা হয়নি',
  notes: (count: number) => `${formatNumber(count)}টি\u{A0}নোট`,
  toEnd: 'শেষ পর্যন্ত দেখা',
  continueAt: (position: number) => `${formatClock(position)} থেকে`,
  watch: 'দেখুন',
  goOn: 'চালিয়ে যান',
  again: 'আবার দেখুন',
  show: 'কোন রেকর্ডিং',
  all: 'সব',
  videos: 'ক্লাসের বাইরের ভিডিও',
  count: (count: number) => `${formatNumber(count)}টি`,
  noVideos: 'ক্লাসের বাইরে কোনো ভিডিও নেই',
  noVideosText: 'শিক্ষক বাড়তি ভিডিও দিলে এখানে মডিউল ধরে সাজানো থাকবে।',
  none: 'এখনো কোনো রেকর্ডিং নেই',
  noneText: 'লাইভ ক্লাসের পরদিন সকালের মধ্যে রেকর্ডিং এখানে পাবেন।',
  plan: 'স্টাডি প্ল্যান দেখুন',
  title: 'রেকর্ডিং',
  subtitle: 'আপনার সব ব্যাচের রেকর্ডিং, নতুনগুলো আগে।',
  begun: 'যেখানে থেমেছিলেন',
  newest: 'নতুন রেকর্ডিং',
  courses: 'আমার কোর্স দেখুন',
  more: 'আরও দেখুন',
  now: 'এই ক্লাস',
  catchUp: 'বাকি থাকা ক্লাস',
  kept: 'ফোনে রাখা',
  keepSeveral: 'কয়েকটি একসঙ্গে রাখুন',
} as const
