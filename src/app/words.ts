/** Texts of the app's own pages and events. */

import { formatDateTime, formatDuration, formatTime } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import type { Rest } from '#src/lib/maintenance.ts'

/** Includes the day if it differs from the day of the other time. */
const formatEnd = ({ from, until }: Rest) =>
  isSameDhakaDay(from, until) ? formatTime(until) : formatDateTime(until)

/** Whole minutes, and seconds within the last one. */
const formatLeft = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000)
  return formatDuration(seconds > 60 ? Math.ceil(seconds / 60) * 60 : seconds)
}

const stays = 'আপনি যা লিখেছেন তা এই ডিভাইসে থাকছে।'

export const words = {
  sessionEnded: 'সেশন শেষ হয়েছে। আবার লগইন করলে যেখানে ছিলেন সেখান থেকেই শুরু হবে।',
  serverSilent: 'সার্ভার সাড়া দিচ্ছে না। আপনি লগইন করাই আছেন, একটু পরে আবার চেষ্টা করুন।',
  /** On a page with something unsent, which stays open. */
  serverSilentHere: `সার্ভার সাড়া দিচ্ছে না। ${stays} একটু পরে আবার পাঠান।`,
  partNotLoaded: 'এই অংশটি আনা গেল না। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  /** For a page that continues, since a reload would interrupt work. */
  partReplaced: 'এই অংশটি আনা গেল না। সাইটের নতুন সংস্করণ এসে থাকতে পারে: কাজ শেষ করে পেজটি আবার খুলুন।',
  renewed: 'সাইটের নতুন সংস্করণ এসেছে, তাই পেজটি নতুন করে খোলা হয়েছে।',
  newRelease: {
    title: 'পেজের এই অংশটি আনা গেল না',
    text: 'সাইটের নতুন সংস্করণ এসেছে, অথবা ইন্টারনেট দুর্বল। পেজটি আবার খুলুন।',
  },
  /** While the newest release comes, which takes some seconds. */
  opening: {
    title: 'পেজটি আবার খোলা হচ্ছে',
    text: 'সাইটের নতুন সংস্করণ এসে থাকতে পারে। একটু পরেই পেজটি নিজে থেকে খুলবে।',
  },
  translated: {
    title: 'অনুবাদের কারণে পেজটি দেখানো গেল না',
    text: 'ব্রাউজারের অনুবাদ পেজটির লেখা বদলে দিয়েছে। অনুবাদ বন্ধ করে আবার চেষ্টা করুন। আপনি যা লিখেছেন তা থাকছে।',
  },
  reload: 'পেজটি আবার খুলুন',
  ownPage: 'আমার পেজে যান',
  /** The question before a new release is loaded. */
  update: {
    title: `${brand.nameOf} নতুন সংস্করণ এসেছে`,
    text: 'পেজটি একবার নতুন করে খুলবে। লেখা সব থেকে যাবে।',
    take: 'এখনই নিন',
    later: 'পরে',
  },
  /** The banner that announces maintenance. */
  maintenance: {
    title: 'রক্ষণাবেক্ষণ',
    ahead: (rest: Rest) => {
      if (rest.until === Infinity)
        return `${formatTime(rest.from)} থেকে রক্ষণাবেক্ষণ চলবে। কখন শেষ হবে, তা এখনো জানা যায়নি। তার আগে যা দরকার সেরে রাখুন।`
      return `${formatTime(rest.from)} থেকে ${formatEnd(rest)} পর্যন্ত রক্ষণাবেক্ষণ চলবে। তার আগে যা দরকার সেরে রাখুন।`
    },
    underWay: ({ until }: Rest, now: number) => {
      const left = until - now
      if (left === Infinity) return `রক্ষণাবেক্ষণ চলছে। কখন শেষ হবে, তা এখনো জানা যায়নি। ${stays}`
      if (left > DAY_MS) return `রক্ষণাবেক্ষণ চলছে। সব চালু হওয়ার কথা ${formatDateTime(until)}। ${stays}`
      return `রক্ষণাবেক্ষণ চলছে। আর ${formatLeft(left)} পর সব চালু হওয়ার কথা। ${stays}`
    },
    over: 'রক্ষণাবেক্ষণ শেষ হওয়ার কথা। পেজটি আবার খুলে দেখুন।',
    reload: 'আবার খুলুন',
    putAway: 'ঠিক আছে',
  },
} as const
