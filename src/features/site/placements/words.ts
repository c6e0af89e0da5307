/** Texts of the placements page. */

import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  title: 'জব প্লেসমেন্ট',
  subtitle: 'শেখা শেষ করে যাঁরা কাজে নেমেছেন।',
  description: 'কোর্স শেষ করে কে কোথায় কাজে নেমেছেন, বিষয় ধরে দেখুন।',
  categories: 'বিষয়',
  all: 'সব',
  chip: (title: string, count: number) => `${title} ${formatNumber(count)}`,
  list: 'যাঁরা কাজ পেয়েছেন',
  line: (title: string, company: string) => `${title}, ${company}`,
  none: 'এই বিষয়ে এখনো কারও কথা লেখা হয়নি',
  noneText: 'চাকরি খোঁজা বা প্রস্তুতি নিয়ে কথা বলতে চাইলে লিখে রাখুন।',
  ask: 'ক্যারিয়ার নিয়ে কথা বলতে চান?',
  askText: 'নম্বর বা ইমেইল রেখে যান, একজন কাউন্সেলর আপনার সঙ্গে কথা বলবেন।',
  restFailed: 'সবার কথা আনা যায়নি।',
} as const
