/** Words of the shared components that pages start with; forms and whole-page states have their own. */

import { formatNumber, formatRelative } from '#src/lib/bn.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'

/** `২ মিনিট আগের`, before the noun. */
function formatAge(fetchedAt: number | undefined): string {
  if (fetchedAt === undefined) return 'আগের'
  const ago = formatRelative(fetchedAt, getDeviceNow())
  return ago.endsWith('আগে') ? `${ago}র` : 'এইমাত্র আনা'
}

export const words = {
  load: {
    loading: 'আনা হচ্ছে',
    slow: 'ইন্টারনেট ধীর, তাই দেরি হচ্ছে।',
    cancel: 'থামান',
    renewing: (fetchedAt: number) => `${formatAge(fetchedAt)} তথ্য। নতুনটি আসছে।`,
    /** `fetchedAt`: undefined if unknown. */
    stale: (fetchedAt: number | undefined, isOnline: boolean) =>
      `${isOnline ? 'নতুন তথ্য আনা যায়নি।' : 'ইন্টারনেট নেই।'} ${formatAge(fetchedAt)} তথ্য দেখছেন।`,
  },
  failed: {
    title: 'তথ্য আনা গেল না',
    offlineTitle: 'ইন্টারনেট নেই',
    offline: 'ইন্টারনেট নেই।',
    offlineText: 'ইন্টারনেট ফিরলে আবার চেষ্টা করুন।',
    lateText: 'সার্ভার সময়মতো সাড়া দেয়নি। একটু পরে আবার চেষ্টা করুন।',
    retry: 'আবার চেষ্টা করুন',
    retryShort: 'আবার',
    part: 'এই অংশটি আনা গেল না।',
    report: 'সাপোর্টে জানান',
  },
  button: { pending: 'অপেক্ষা করুন' },
  price: { free: 'FREE', old: 'আগের দাম' },
  progress: {
    share: (done: number, total: number) => `${formatNumber(total)}-এর মধ্যে ${formatNumber(done)}`,
  },
  longText: {
    more: (rest: number) => `লেখাটি অনেক বড়। আরও দেখান (${formatNumber(rest)} অক্ষর বাকি)`,
    save: 'পুরো লেখা ফাইলে নিন',
  },
  mended: {
    title: 'গতবারের কথাগুলো',
    yes: 'ঠিক করেছেন',
    no: 'এখনো হয়নি',
  },
  reasons: {
    title: 'নম্বরের কারণ',
    byHand: (mark: string, why: string) => `${why || 'শিক্ষকের দেওয়া নম্বর'}: ${mark}`,
  },
  link: {
    newTab: 'নতুন ট্যাবে খোলে',
    offline: 'ইন্টারনেট নেই, তাই এটি এখন খোলা যাবে না। ইন্টারনেট এলে আবার চাপুন।',
  },
  panel: { close: 'বন্ধ করুন' },
  confirm: { no: 'ফিরে যান' },
  toast: { close: 'বার্তা বন্ধ করুন', report: 'সাপোর্টে জানান', region: 'বার্তা', success: 'সফল', error: 'ত্রুটি' },
  skip: 'মূল অংশে যান',
  nav: {
    fold: 'মেনু গুটিয়ে নিন',
    unfold: 'মেনু খুলুন',
    waiting: (text: string, count: number) => `${text}, ${formatNumber(count)}টি বাকি`,
    /** Read out after the bare number: `২টি বাকি`. */
    stillWaiting: 'টি বাকি',
  },
} as const
