/** Texts of one level: before the start, its attempts and their results. */

import { formatDateTime, formatNumber, formatTaka } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

const mark = (value: number, most: number) => `${formatNumber(value)}/${formatNumber(most)}`
const formatPercent = (value: number) => `${formatNumber(Math.round(value))}%`

export const words = {
  head: (no: number, title: string) => `লেভেল ${formatNumber(no)}: ${title}`,
  level: 'লেভেল',
  ladder: 'সব লেভেল',

  rules: 'শুরুর আগে',
  facts: { questions: 'প্রশ্ন', time: 'সময়', marks: 'নম্বর', pass: 'পাস', tries: 'কতবার', best: 'সেরা' },
  count: (value: number) => `${formatNumber(value)}টি`,
  minutes: (value: number) => `${formatNumber(value)} মিনিট`,
  noClock: 'সময়সীমা নেই',
  marks: formatNumber,
  percent: formatPercent,
  mark,
  triesLeft: (left: number) => `আর ${formatNumber(left)} বার`,
  anyTries: 'যতবার খুশি',
  topics: 'যা থেকে প্রশ্ন',
  clockRuns: 'শুরু করলে ঘড়ি চলতে থাকে, মাঝখানে বেরিয়ে গেলেও থামে না।',
  leaveAnytime: 'মাঝখানে বেরিয়ে গেলে উত্তরগুলো থেকে যায়, পরে এসে এখান থেকেই শুরু করতে পারবেন।',
  costOfTry: (left: number) => `এবার শুরু করলে আর ${formatNumber(left - 1)} বার দেওয়ার সুযোগ থাকবে।`,
  lastTry: (price: number) => `এটিই শেষ সুযোগ। এর পরে আবার দিতে চাইলে ${formatTaka(price)} লাগবে।`,
  freeTry: 'আবার দিলে কোনো খরচ নেই, সেরা নম্বরটাই থাকে।',
  ready: 'এখন শুরু করতে পারেন',
  agree: 'নিয়মগুলো পড়েছি',
  agreeFirst: 'আগে নিয়মগুলো পড়ে টিক দিন।',
  start: 'শুরু করুন',
  startAgain: 'আবার দিন',
  starting: 'শুরু হচ্ছে',
  running: 'আপনার একটি চেষ্টা চলছে',
  runningText: 'যে উত্তরগুলো দিয়েছেন, সব রাখা আছে।',
  resume: 'চালিয়ে যান',
  buy: 'লেভেলটি কিনুন',
  buyAgain: (price: number) => `${formatTaka(price)}-এ আরও সুযোগ নিন`,
  triesOver: (tries: number) => `${formatNumber(tries)} বার দেওয়া শেষ।`,
  cannot: 'এখন শুরু করা যাচ্ছে না',
  toLadder: 'লেভেলগুলো দেখুন',

  attempts: 'আপনার চেষ্টাগুলো',
  noAttempts: 'এখনো এই লেভেল দেননি।',
  attempt: { open: 'চলছে', 'under-review': 'মূল্যায়ন চলছে', passed: 'পাস', failed: 'পাস বাকি' },
  begun: (at: Instant) => `শুরু ${formatDateTime(at)}`,
  handedIn: (at: Instant) => `জমা ${formatDateTime(at)}`,
  result: 'ফল দেখুন',
  resultOf: (at: Instant) => `${formatDateTime(at)}-এর ফল দেখুন`,
  remove: 'মুছুন',
  removeOf: (at: Instant) => `${formatDateTime(at)}-এ শুরু করা চেষ্টাটি মুছুন`,
  ask: 'চেষ্টাটি মুছে ফেলবেন?',
  askOpen: 'এর সব উত্তর মুছে যাবে, আর ফেরানো যাবে না।',
  askCounted: 'মুছলেও এটি একবার দেওয়া হিসেবেই গোনা থাকবে।',
  askYes: 'মুছে ফেলুন',
  askNo: 'রেখে দিন',

  summary: {
    title: 'ফল',
    passed: 'লেভেল পাস!',
    failed: 'পাস মার্ক এখনো বাকি',
    failedText: (need: number) =>
      `পাসের জন্য ${formatPercent(need)} লাগে। নিচের বিষয়গুলো দেখে আবার দিন, সেরা নম্বরটাই থাকবে।`,
    waiting: 'মূল্যায়ন চলছে',
    waitingText: 'শিক্ষক লেখা উত্তরগুলো দেখছেন। ফল এলে এখানেই পাবেন।',
    openText: 'চেষ্টাটি এখনো চলছে।',
    passedText: (need: number) => `পাসের জন্য ${formatPercent(need)} লাগত।`,
    spoken: (value: number, most: number) => `${formatNumber(most)}-এর মধ্যে ${formatNumber(value)}`,
    stars: (stars: number, most: number) => `${formatNumber(most)}টির মধ্যে ${formatNumber(stars)}টি তারা`,
    best: (value: number, most: number) => `এ লেভেলে আপনার সেরা ${mark(value, most)}`,
    topics: 'বিষয়ভিত্তিক',
    next: 'এরপর কী শিখবেন',
    nextText: 'যেখানে নম্বর কম এসেছে, সেখান থেকে শুরু করুন।',
    allGood: 'সব বিষয়েই পুরো নম্বর। এবার পরের লেভেলে যান।',
    course: (title: string) => `কোর্স: ${title}`,
    toNext: 'পরের লেভেলে যান',
    again: 'আবার দিন',
    review: 'উত্তরগুলো মিলিয়ে দেখুন',
    teacher: 'শিক্ষকের মন্তব্য',
    checked: (at: Instant) => `মূল্যায়ন শেষ ${formatDateTime(at)}`,
  },

  review: {
    back: 'ফলে ফিরে যান',
    keysLater: 'সঠিক উত্তরগুলো লেভেলটি পাস করার পর এখানে দেখা যাবে।',
  },
} as const
