/** Numbers on the person's page. */

import { type Currency, formatMoney, formatNumber } from '#src/lib/bn.ts'
import { formatBytes } from '#src/lib/bytes.ts'
import type { Kind } from '#src/stores/meter/meter.ts'

const kinds: Readonly<Record<Kind, string>> = { video: 'ভিডিও', files: 'ফাইল ও ছবি', pages: 'পেজ' }

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
  saveDataText: 'আগে থেকে কিছু ডাউনলোড হবে না, ছবি চাপলে আসবে, ভিডিও ছোট ছবিতে চলবে, লেখা ফোনের নিজের ফন্টে দেখাবে।',
  meter: 'কত ডেটা গেল, গুনুন',
  meterText:
    'শুধু এই ডিভাইসে, এই সাইটের জন্য গোনা হয়, আর লগআউট করলে মুছে যায়। ডাউনলোড করা ফাইল ও ব্রাউজারের নিজের কাজ এতে থাকে না।',
  thisMonth: 'এ মাসে',
  ofMonth: 'এ মাসের সীমার কতটা গেছে',
  ofLimit: (bytes: number) => `সীমা ${formatBytes(bytes)}`,
  kind: (kind: Kind, bytes: number) => `${kinds[kind]} ${formatBytes(bytes)}`,
  guessed: (bytes: number) => `এর ${formatBytes(bytes)} অনুমান: অন্য সার্ভার মাপ জানায় না।`,
  about: (bytes: number) => `প্রায় ${formatBytes(bytes)}`,
  untitled: 'নাম জানা নেই',
  lastOf: (title: string, bytes: number) => `শেষটি: ${title}, ${formatBytes(bytes)}`,
  classes: 'ক্লাস অনুযায়ী',
  exams: 'পরীক্ষা অনুযায়ী',
  limit: 'মাসের সীমা',
  limitHint: '৮০% গেলে একবার জানানো হবে।',
  noLimit: 'সীমা নেই',
  devices: (count: number, limit: number) => `${formatNumber(limit)}টির মধ্যে ${formatNumber(count)}টি`,
} as const
