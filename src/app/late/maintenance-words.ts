/** Texts of the banner that says when the servers rest. */
import { formatDuration, formatTime } from '#src/lib/bn.ts'
import type { Rest } from '#src/lib/maintenance.ts'

/** Whole minutes, and seconds in the last one. */
const formatLeft = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000)
  return formatDuration(seconds > 60 ? Math.ceil(seconds / 60) * 60 : seconds)
}

export const words = {
  title: 'রক্ষণাবেক্ষণ',
  ahead: ({ from, until }: Rest) => `${formatTime(from)} থেকে ${formatTime(until)} পর্যন্ত রক্ষণাবেক্ষণ চলবে। তার আগে যা দরকার সেরে রাখুন।`,
  underWay: (left: number) => `রক্ষণাবেক্ষণ চলছে। আর ${formatLeft(left)} পর সব চালু হওয়ার কথা। আপনি যা লিখেছেন তা এই ডিভাইসে থাকছে।`,
  over: 'রক্ষণাবেক্ষণ শেষ হওয়ার কথা। পেজটি আবার খুলে দেখুন।',
  reload: 'আবার খুলুন',
  putAway: 'ঠিক আছে',
} as const
