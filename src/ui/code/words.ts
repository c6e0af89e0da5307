/** Texts of code that is run where it is read. */

import { formatNumber } from '#src/lib/bn.ts'
import { formatBytes } from '#src/lib/bytes.ts'

const n = formatNumber

export const words = {
  run: 'চালান',
  runAgain: 'আবার চালান',
  stop: 'থামান',
  close: 'ফল সরান',
  noMarks: 'শুধু দেখার জন্য, এতে নম্বর নেই।',
  tables: 'টেবিল:',
  states: {
    loading: (share: number | undefined) =>
      share === undefined ? 'ইঞ্জিন ডাউনলোড হচ্ছে' : `ইঞ্জিন ডাউনলোড হচ্ছে, ${n(Math.round(share * 100))}%`,
    running: 'চলছে',
    stopped: 'থামানো হয়েছে।',
    done: 'চলা শেষ।',
    silent: 'চলেছে, কিছু প্রিন্ট হয়নি।',
    endless: '৩ সেকেন্ডে শেষ হয়নি, তাই থামানো হয়েছে। লুপ কখন থামবে দেখে নিন।',
    broken: 'এই ব্রাউজারে ইঞ্জিনটি চালু হলো না। আবার চালিয়ে দেখুন।',
    missing: 'ইঞ্জিনটি ডাউনলোড হয়নি। ইন্টারনেট দেখে আবার চালান। একবার ডাউনলোড হলে পরে ইন্টারনেট ছাড়াই চলবে।',
    cut: 'লেখা অনেক বড়, বাকিটা দেখানো হয়নি।',
  },
  output: 'ফল',
  value: 'মান',
  page: 'পেজটি যেমন দেখায়',
  error: (line: number | undefined) => (line === undefined ? 'ভুল' : `${n(line)} নম্বর লাইনে ভুল`),
  checks: {
    title: (right: number, total: number) => `${n(total)}টির মধ্যে ${n(right)}টি মেলে`,
    expected: 'হওয়ার কথা',
    got: 'পাওয়া গেছে',
    asGiven: 'টেবিল যেমন দেওয়া আছে',
    right: 'মেলে',
    wrong: 'মেলে না',
  },
  table: (no: number) => `টেবিল ${n(no)}`,
  rowsCut: (count: number) => `প্রথম ${n(count)}টি সারি দেখানো হয়েছে।`,
  noRows: 'কোনো সারি নেই।',
  ask: (bytes: number) => `Python চালাতে একবার ${formatBytes(bytes)} ডাউনলোড করতে হবে। পরে ইন্টারনেট ছাড়াই চলবে।`,
  download: 'ডাউনলোড করে চালান',
  refuse: 'থাক',
} as const
