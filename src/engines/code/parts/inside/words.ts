/** Texts of code that is run where it is read. */

import { formatNumber, formatPercent } from '#src/lib/bn.ts'
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
      share === undefined ? 'ইঞ্জিন ডাউনলোড হচ্ছে' : `ইঞ্জিন ডাউনলোড হচ্ছে, ${formatPercent(share * 100)}`,
    running: 'চলছে',
    stopped: 'থামানো হয়েছে।',
    done: 'কোড চলেছে।',
    failed: 'ভুলে থেমে গেছে।',
    silent: 'চলেছে, কিছু প্রিন্ট হয়নি।',
    endless: '৩ সেকেন্ডে শেষ হয়নি, তাই থামানো হয়েছে। লুপ কখন থামবে দেখে নিন।',
    broken: 'এই ব্রাউজারে ইঞ্জিনটি চালু হলো না। আবার চালিয়ে দেখুন।',
    unshown: 'এই কোডের ফল এখানে দেখানো গেল না।',
    missing: 'ইঞ্জিনটি ডাউনলোড হয়নি। ইন্টারনেট দেখে আবার চালান। একবার ডাউনলোড হলে পরে ইন্টারনেট ছাড়াই চলবে।',
    absent: 'এই সাইটে ইঞ্জিনটি নেই, তাই এখানে চালানো যায় না।',
    cut: 'লেখা অনেক বড়, বাকিটা দেখানো হয়নি।',
  },
  output: 'ফল',
  value: 'মান',
  page: 'পেজটি যেমন দেখায়',
  enterPage: {
    outside: 'পেজে কাজ করতে এখানে চাপুন',
    hidden: 'পেজটি কিবোর্ড নিতে চায়। দেখতে ও কাজ করতে এখানে চাপুন',
  },
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
  hints: {
    noNetwork: (name: string) => `\`${name}\` এখানে নেই: এখানে কোড ইন্টারনেট ছাড়া চলে।`,
    noAsking: (name: string) =>
      `\`${name}\` এখানে নেই: এখানে কিছু জিজ্ঞেস করা যায় না। মানটি কোডেই লিখুন, যেমন let নাম = "মিতু"।`,
    noNode: (name: string) => `\`${name}\` এখানে নেই: এটি Node.js-এর, এখানে শুধু ব্রাউজারের JavaScript চলে।`,
    noPage: (name: string) => `\`${name}\` এখানে নেই: এই কোডের সঙ্গে কোনো পেজ নেই। পেজের কোড HTML হিসেবে লিখুন।`,
    noStorage: (name: string) => `\`${name}\` এখানে নেই: এখানে কোড কিছু জমা রাখতে পারে না।`,
    noModules: '`import` ও `export` এখানে চলে না। সব কোড এক জায়গায় লিখুন।',
    noOuterAwait: '`await` এখানে ফাংশনের বাইরে চলে না। একটি async ফাংশনের ভেতরে লিখুন।',
    noFrame: (name: string) => `\`<${name}>\` এখানে দেখানো যায় না: পেজের ভেতরে আরেকটি পেজ এখানে খোলে না।`,
    notSent: 'ফর্মটি জমা হয়েছে, তবে এখান থেকে কোথাও পাঠানো হয় না। আসল সাইটে এটি সার্ভারে যেত।',
    autoIncrement:
      '`AUTO_INCREMENT` MySQL-এর, এখানে (SQLite) কাজ করে না। লিখুন: id INTEGER PRIMARY KEY। তাহলে নম্বর নিজে থেকে বসবে।',
    now: "`NOW()` ও `CURDATE()` MySQL-এর। এখানে (SQLite) লিখুন: datetime('now') বা date('now')।",
    showTables: '`SHOW` ও `DESCRIBE` MySQL-এর। এখানে (SQLite) লিখুন: SELECT name FROM sqlite_master;',
    notHere: (name: string) => `\`${name}\` এখানে নেই: এখানে SQLite চলে, MySQL নয়।`,
    noInput: '`input()` এখানে কিছু পায় না: এখানে কিছু টাইপ করে দেওয়া যায় না। মানটি কোডেই লিখুন, যেমন n = 5।',
    noPackage: (name: string) => `\`${name}\` এখানে নেই: এখানে শুধু Python-এর নিজের প্যাকেজ চলে।`,
  },
  noRows: 'কোনো সারি নেই।',
  ask: (bytes: number) => `Python চালাতে একবার ${formatBytes(bytes)} ডাউনলোড করতে হবে। পরে ইন্টারনেট ছাড়াই চলবে।`,
  download: 'ডাউনলোড করে চালান',
  refuse: 'থাক',
} as const
