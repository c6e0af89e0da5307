/** Texts of the ZIP viewer. */

import { formatNumber } from '#src/lib/bn.ts'
import type { ZipRefusal } from './zip-messages.ts'

const n = formatNumber

const refusals: Record<ZipRefusal, string> = {
  'too-large': 'ZIP ফাইলটি ২০ এমবি-এর বেশি, তাই এখানে খোলা হয়নি। ডাউনলোড করে দেখুন।',
  'too-many': 'ভেতরে ২,০০০-এর বেশি ফাইল আছে, তাই এখানে খোলা হয়নি। ডাউনলোড করে দেখুন।',
  bomb: 'খুললে ফাইলটি অস্বাভাবিক বড় হয়ে যায়, তাই এখানে খোলা হয়নি। সাবধানে ডাউনলোড করে দেখুন।',
  damaged: 'ZIP ফাইলটি ভাঙা, খোলা গেল না। ডাউনলোড করে দেখুন, না হলে শিক্ষার্থীকে আবার দিতে বলুন।',
  'too-deep': 'ভেতরে ৪০টির বেশি ফোল্ডার একটির ভেতরে একটি আছে, তাই এখানে খোলা হয়নি। ডাউনলোড করে দেখুন।',
  slow: 'ZIP ফাইলটি খুলতে বেশি সময় লাগছে। আবার চেষ্টা করুন, না হলে ডাউনলোড করে দেখুন।',
  empty: 'ZIP ফাইলটির ভেতরে কিছু নেই।',
}

export const words = {
  opening: 'ZIP ফাইলটি খোলা হচ্ছে',
  refusals,
  lost: 'ফাইলটি আনা গেল না।',
  files: 'ভেতরের ফাইল',
  count: (files: number, lines: number) =>
    lines === 0 ? `${n(files)}টি ফাইল` : `${n(files)}টি ফাইল · ${n(lines)} লাইন`,
  lines: (count: number) => `${n(count)} লাইন`,
  leftOut: (count: number) => `node_modules-এর মতো ফোল্ডারের ${n(count)}টি ফাইল বাদে।`,
  locked: (count: number, all: number) =>
    count === all
      ? 'ZIP ফাইলটিতে পাসওয়ার্ড দেওয়া আছে, তাই ভেতরের ফাইল এখানে খোলা যায় না।'
      : `${n(count)}টি ফাইলে পাসওয়ার্ড দেওয়া আছে।`,
  picture: (path: string) => `ছবি: ${path}`,
  none: {
    'too-large': 'ফাইলটি এখানে দেখানোর পক্ষে বেশি বড়। ZIP ডাউনলোড করে দেখুন।',
    'too-many-pixels': 'ছবিটি অস্বাভাবিক বড়, তাই এখানে দেখানো হয়নি। ZIP ডাউনলোড করে দেখুন।',
    locked: 'ফাইলটিতে পাসওয়ার্ড দেওয়া আছে, তাই এখানে খোলা যায় না। শিক্ষার্থীকে পাসওয়ার্ড ছাড়া ZIP দিতে বলুন।',
    'other-packing': 'ফাইলটি এমনভাবে চাপানো যে এখানে খোলা যায় না। ZIP ডাউনলোড করে দেখুন।',
    slow: 'ফাইলটি খুলতে বেশি সময় লেগেছে। ZIP ডাউনলোড করে দেখুন।',
    unreadable: 'এই ফাইলের লেখা এখানে পড়া যায় না। ZIP ডাউনলোড করে দেখুন।',
  },
} as const
