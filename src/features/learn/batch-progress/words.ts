import { formatNumber, formatOrdinal } from '#src/lib/bn.ts'

const percent = (value: number) => `${formatNumber(Math.round(value))}%`

export const words = {
  percent,
  total: 'সব মিলিয়ে',
  passed: 'সার্টিফিকেটের জন্য যথেষ্ট',
  notYet: (mark: number) => `সার্টিফিকেটের জন্য ${percent(mark)} লাগবে`,
  parts: 'কোন অংশে কত নম্বর',
  part: { live: 'লাইভ ক্লাস', recording: 'রেকর্ডিং', assignment: 'অ্যাসাইনমেন্ট', exam: 'পরীক্ষা' },
  weight: (value: number) => `মোট নম্বরের ${percent(value)}`,
  doneOf: (done: number, total: number) => `${formatNumber(done)}/${formatNumber(total)}`,
  modules: 'মডিউলভিত্তিক',
  module: (no: number, title: string) => `${formatNumber(no)}. ${title}`,
  place: 'ব্যাচে আপনার স্থান',
  placeOf: (rank: number, of: number) => `${formatNumber(of)} জনের মধ্যে ${formatOrdinal(rank)}`,
  none: 'এখনো দেখানোর মতো কিছু নেই',
  noneText: 'প্রথম ক্লাস বা অ্যাসাইনমেন্টের পর অগ্রগতি এখানে দেখা যাবে।',
  leaderboard: 'লিডারবোর্ড',
  noLeaders: 'লিডারবোর্ড এখনো শুরু হয়নি',
  noLeadersText: 'প্রথম নম্বর যোগ হলেই তালিকা দেখা যাবে।',
  toPlan: 'স্টাডি প্ল্যান দেখুন',
  rank: 'স্থান',
  learner: 'শিক্ষার্থী',
  change: 'আগের সপ্তাহ থেকে',
  points: 'পয়েন্ট',
  me: 'আপনি',
  up: (places: number) => `${formatNumber(places)} ধাপ উঠেছেন`,
  down: (places: number) => `${formatNumber(places)} ধাপ নেমেছেন`,
  same: 'একই জায়গায়',
  number: formatNumber,
} as const
