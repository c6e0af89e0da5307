/** Apart from the other words, since the dashboard needs only these. */

import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  done: (count: number) => `${formatNumber(count)}টি ক্লাস ফোনে আছে`,
  plays: 'ইন্টারনেট ছাড়াই চলবে',
  waiting: (count: number) => `${formatNumber(count)}টি রাখা বাকি`,
  cut: (count: number) => `ইন্টারনেট ফিরলে আরও ${formatNumber(count)}টি রাখা হবে`,
} as const
