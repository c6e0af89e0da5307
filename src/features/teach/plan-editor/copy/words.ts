/** Texts of the copy of days from another batch. */

import { formatDateTime, formatNumber } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'
import { offers } from '#src/lib/features.ts'

interface CopyCounts {
  days: number
  past: number
  twins: number
}

interface NewMarks {
  title: string
  was: number
  is: number
}

export const words = {
  open: 'অন্য ব্যাচ থেকে আনুন',
  title: 'অন্য ব্যাচ থেকে দিন আনুন',
  text: `দিনের লেখা, অ্যাসাইনমেন্ট ও পরীক্ষা আলাদা করে কপি হয়; পরীক্ষা খসড়া থাকে। ${offers.resources ? 'ক্লাস, রেকর্ডিং ও রিসোর্স' : 'ক্লাস ও রেকর্ডিং'} আসে না; অ্যাসাইনমেন্টের নম্বর, মানদণ্ড ও ফাইল এবং ইন্টারভিউর সময়ও আসে না।`,
  source: 'কোন ব্যাচ থেকে',
  module: (no: number, title: string) => `মডিউল ${formatNumber(no)}: ${title}`,
  wholeModule: (no: number, title: string, days: number) =>
    `মডিউল ${formatNumber(no)}: ${title} (সব ${formatNumber(days)} দিন)`,
  day: (no: number, title: string) => `দিন ${formatNumber(no)}: ${title}`,
  with: (items: readonly string[]) => items.join(', '),
  target: 'কোন মডিউলে বসবে',
  targetHint: 'দিনগুলো এই মডিউলের শেষে বসবে। শুরুতে একই নম্বরের মডিউল বাছা থাকে।',
  shift: 'তারিখ কত দিন সরবে',
  shiftHint: 'জমার শেষ সময় এত দিন পরে যাবে। শুরুতে দুই ব্যাচের শুরুর পার্থক্য দেওয়া থাকে।',
  noShift: 'দিনের সংখ্যা লিখুন।',
  noDays: 'অন্তত একটি দিন বেছে নিন।',
  noModule: 'একটি মডিউল বেছে নিন।',
  deadline: (title: string, at: Instant) => `${title}: ${formatDateTime(at)}`,
  past: 'পেরিয়ে গেছে',
  deadlines: 'জমার নতুন শেষ সময়',
  start: (days: number) => `${formatNumber(days)}টি দিন আনুন`,
  again: 'বাকিগুলো আবার আনুন',
  copying: 'কপি হচ্ছে',
  close: 'বন্ধ করুন',
  results: 'যা এসেছে',
  came: 'এসেছে',
  waits: 'বাকি',
  failed: 'আনা যায়নি।',
  notYet: 'ইন্টারনেট নেই, এখনো আসেনি',
  noDeadline: 'শেষ সময় নেই, তাই আনা যায়নি।',
  ask: {
    title: 'দিনগুলো আনবেন?',
    text: (module: string, { days, past, twins }: CopyCounts, losses: readonly string[]) =>
      [
        `‘${module}’-এর শেষে ${formatNumber(days)}টি দিন যোগ হবে। আনা দিন পরে বদলানো যায়, কিন্তু মুছে ফেলা যায় না।`,
        ...losses,
        past > 0 ? `${formatNumber(past)}টি শেষ সময় এর মধ্যেই পেরিয়ে গেছে।` : '',
        twins > 0
          ? `${formatNumber(twins)}টি দিনের নাম এই মডিউলে আগে থেকেই আছে; হয়তো আগেই আনা হয়েছে, একবার দেখে নিন।`
          : '',
      ]
        .filter(Boolean)
        .join(' '),
    loses: (title: string, marks: number, criteria: number, hasFile: boolean) => {
      const parts = [
        `মোট নম্বর (${formatNumber(marks)})`,
        criteria > 0 ? `${formatNumber(criteria)}টি মানদণ্ড` : '',
        hasFile ? 'সঙ্গের ফাইল' : '',
      ]
      return `‘${title}’ আসবে, কিন্তু তার ${parts.filter(Boolean).join(' ও ')} আসবে না।`
    },
    yes: 'আনুন',
    no: 'ফিরে যান',
  },
  done: (days: number, marks: readonly NewMarks[]) =>
    [
      `${formatNumber(days)}টি দিন এসেছে।`,
      ...marks.map(
        ({ title, was, is }) => `‘${title}’-এর মোট নম্বর ছিল ${formatNumber(was)}, এখানে ${formatNumber(is)}।`,
      ),
    ].join(' '),
} as const
