/** Texts of a ZIP that is looked into. */
import { formatNumber } from '#src/lib/bn.ts'
import type { ZipRefusal } from './zip-messages.ts'

const n = formatNumber

const refusals: Record<ZipRefusal, string> = {
  'too-large': 'ZIP ফাইলটি ২০ MB-এর বেশি, তাই এখানে খোলা হয়নি। নামিয়ে দেখুন।',
  'too-many': 'ভেতরে ২,০০০-এর বেশি ফাইল আছে, তাই এখানে খোলা হয়নি। নামিয়ে দেখুন।',
  bomb: 'খুললে ফাইলটি অস্বাভাবিক বড় হয়ে যায়, তাই এখানে খোলা হয়নি। সাবধানে নামিয়ে দেখুন।',
  damaged: 'ZIP ফাইলটি ভাঙা, খোলা গেল না। নামিয়ে দেখুন, না হলে শিক্ষার্থীকে আবার দিতে বলুন।',
  empty: 'ZIP ফাইলটির ভেতরে কিছু নেই।',
}

export const words = {
  opening: 'ZIP ফাইলটি খোলা হচ্ছে',
  refusals,
  lost: 'ফাইলটি আনা গেল না।',
  files: 'ভেতরের ফাইল',
  count: (files: number, lines: number) => (lines === 0 ? `${n(files)}টি ফাইল` : `${n(files)}টি ফাইল · ${n(lines)} লাইন`),
  lines: (count: number) => `${n(count)} লাইন`,
  leftOut: (count: number) => `node_modules-এর মতো ফোল্ডারের ${n(count)}টি ফাইল বাদে।`,
  picture: (path: string) => `ছবি: ${path}`,
  none: {
    'too-large': 'ফাইলটি এখানে দেখানোর পক্ষে বেশি বড়। ZIP নামিয়ে দেখুন।',
    unreadable: 'এই ফাইলের লেখা এখানে পড়া যায় না। ZIP নামিয়ে দেখুন।',
  },
} as const
