/** Texts of the papers that are taken along. */

import { formatDateTime, formatNumber } from '#src/lib/bn.ts'
import { formatBytes } from '#src/lib/bytes.ts'

const n = formatNumber

export const words = {
  open: 'খাতা সঙ্গে নিন',
  title: 'সঙ্গে নেওয়ার খাতা',
  text: 'বাসে বা ইন্টারনেট ছাড়া দেখতে কিছু খাতা এই ডিভাইসে নিন, ফাইলসহ। নম্বর দিলে এখানে থাকে, আর ইন্টারনেট ফিরলে নিজে থেকে যায়।',
  rules: (hours: number) => [
    'নাম ছাড়া ও তালাবদ্ধ থাকে। শুধু এই ট্যাবে খোলে, অন্য কেউ পড়তে পারে না।',
    `নম্বর সেভ হলে খাতাটি মুছে যায়। লগআউট করলে বা ${n(hours)} ঘণ্টা পরে সবগুলো মুছে যায়।`,
    'এই ট্যাব বন্ধ করলে খাতাগুলো আর খোলা যায় না। দেওয়া নম্বর থাকে।',
  ],
  count: 'কয়টি খাতা',
  countOption: (count: number) => `${n(count)}টি`,
  take: (count: number) => `${n(count)}টি খাতা নিন`,
  takeMore: (count: number) => `আরও ${n(count)}টি নিন`,
  nothing: 'নেওয়ার মতো খাতা বাকি নেই।',
  taking: (done: number, all: number) => `${n(all)}টির ${n(done)}টি নেওয়া হয়েছে`,
  progress: 'খাতা নেওয়া হচ্ছে',
  stop: 'থামান',
  here: (count: number) => `${n(count)}টি খাতা সঙ্গে আছে`,
  facts: (bytes: number, until: number) =>
    `${formatBytes(bytes)} · ${formatDateTime(new Date(until).toISOString())} পর্যন্ত`,
  elsewhere: (count: number) => `${n(count)}টি খাতা আরেকটি ট্যাবে নেওয়া`,
  elsewhereText: 'এখানে খোলে না। ওই ট্যাব বন্ধ হয়ে থাকলে মুছে দিয়ে আবার নিন।',
  start: 'দেখা শুরু করুন',
  remove: 'এখনই মুছুন',
  removed: (count: number) => `${n(count)}টি খাতা এই ডিভাইস থেকে মুছে গেছে।`,
  ends: {
    done: () => 'সব নেওয়া হয়েছে। এখন ইন্টারনেট ছাড়াও দেখা যাবে।',
    full: (done: number, all: number) =>
      `এই ডিভাইসে আর জায়গা নেই। ${n(all)}টির ${n(done)}টি নেওয়া হয়েছে, সেগুলো দেখা যাবে।`,
    denied: (done: number, all: number) => `এই ব্রাউজার খাতা রাখতে দিচ্ছে না। ${n(all)}টির ${n(done)}টি নেওয়া হয়েছে।`,
    offline: (done: number, all: number) =>
      `ইন্টারনেট চলে গেছে। ${n(all)}টির ${n(done)}টি নেওয়া হয়েছে, সেগুলো দেখা যাবে।`,
    stopped: (done: number, all: number) => `থামানো হয়েছে। ${n(all)}টির ${n(done)}টি নেওয়া হয়েছে।`,
  },
  gone: (count: number) => `${n(count)}টি খাতা এখন আর নেই, তাই নেওয়া হয়নি।`,
  left: (count: number) => `${n(count)}টি ফাইল খুব বড়, তাই নেওয়া হয়নি।`,
  /** Stands where the learner's name would be. */
  learner: (no: number) => `শিক্ষার্থী ${n(no)}`,
  /** The name that a file has on the device, since its own may name the learner. */
  file: (no: number) => `ফাইল-${n(no)}`,
} as const
