/** Words of the quiet line about saved data. */

import { formatPercent } from '#src/lib/bn.ts'

export const words = {
  label: 'ডেটা বাঁচানো',
  offer: 'ডেটা বাঁচানো হচ্ছে, ছবি চাপলে আসবে',
  keep: 'থাক',
  stop: 'বন্ধ করুন',
  near: (percent: number) => `এ মাসের ডেটার ${formatPercent(percent)} গেছে`,
  show: 'দেখুন',
  close: 'ঠিক আছে',
} as const
