/** Texts of a batch's performance. */

import { formatListDate, formatNumber, formatPercent, formatOrdinal } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  numbers: 'ব্যাচের অবস্থা',
  learners: 'শিক্ষার্থী',
  average: 'গড় নম্বর',
  handIns: 'জমার হার',
  attendance: 'উপস্থিতি',
  risk: 'নজর দরকার',
  unchecked: 'দেখা বাকি',
  count: formatNumber,
  percent: formatPercent,
  noMark: '—',
  plot: 'গড় নম্বর, কাজ ধরে',
  doings: 'ক্লাস ও কাজ',
  noDoings: 'এখনো কিছু হয়নি।',
  on: (at: Instant) => formatListDate(at),
  doneOf: (done: number, total: number) => `${formatNumber(done)}/${formatNumber(total)} জন`,
  averageOf: (percent: number) => `গড় ${formatPercent(percent)}`,
  uncheckedOf: (count: number) => `${formatNumber(count)}টি দেখা বাকি`,
  open: 'সবার জন্য খোলা পেজ',
  openText: 'নাম ছাড়া শুধু হিসাব থাকে; ঠিকানাটি যে কাউকে দেওয়া যায়।',
  top: 'এগিয়ে যাঁরা',
  place: (rank: number) => formatOrdinal(rank),
  points: (points: number) => `${formatNumber(points)} পয়েন্ট`,
} as const
