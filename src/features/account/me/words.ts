/** Numbers on the person's page. */

import { type Currency, formatMoney, formatNumber } from '#src/lib/bn.ts'

export const words = {
  batch: (batch: string, subject: string) => `${batch} · ${subject}`,
  notes: (count: number) => `${formatNumber(count)}টি নোট`,
  noNotes: 'রেকর্ডিং দেখার সময় লিখুন',
  due: (amount: number, currency: Currency) => `${formatMoney(amount, currency)} বাকি`,
  dues: (count: number) => `${formatNumber(count)}টি কোর্সে বাকি`,
  level: (no: number) => `লেভেল ${formatNumber(no)}`,
  levels: (count: number) => `${formatNumber(count)}টি চলছে`,
  answers: (count: number) => `${formatNumber(count)}টি উত্তর বাকি`,
  saveData: 'ডেটা বাঁচান',
  saveDataText: 'আগে থেকে কিছু ডাউনলোড হবে না, ভিডিও ছোট ছবিতে চলবে, লেখা ফোনের নিজের ফন্টে দেখাবে।',
  devices: (count: number, limit: number) => `${formatNumber(limit)}টির মধ্যে ${formatNumber(count)}টি`,
} as const
