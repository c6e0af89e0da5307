import { formatDateTime, formatNumber, formatWait, formatMark } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  marks: (marks: number) => `${formatNumber(marks)} নম্বর`,
  lastTime: (instant: Instant) => `শেষ সময় ${formatDateTime(instant)}`,
  left: (seconds: number) => `${formatWait(seconds)} বাকি`,
  over: 'সময় পেরিয়ে গেছে',
  lateRule: 'শেষ সময়ের পরেও জমা নেওয়া হয়, তবে ‘দেরিতে জমা’ লেখা থাকে।',
  attached: 'সঙ্গের ফাইল',
  criteria: 'নম্বর যেভাবে ভাগ হবে',
  from: (name: string) => `দিয়েছেন ${name}`,

  closed: 'এখন জমা দেওয়া যাচ্ছে না',

  handIn: {
    title: 'আপনার কাজ',
    drop: 'কাজের ফাইল',
    dropOther: 'অন্য ফাইল দিয়ে বদলান',
    saved: 'ফাইলটি রাখা হয়েছে। জমা দেওয়ার আগে বদলানো যাবে।',
    waiting: 'ফাইলটি এখনো পৌঁছায়নি। এই ডিভাইসে আছে, ইন্টারনেট পেলে নিজে থেকেই যাবে।',
    waitingHere: 'ফাইলটি এখনো পৌঁছায়নি। শুধু এই পেজে আছে, পৌঁছানোর আগে পেজটি বন্ধ বা রিলোড করবেন না।',
    noFile: 'আগে কাজের ফাইল দিন, তারপর জমা দিতে পারবেন।',
    notSent: 'ফাইলটি আবার পাঠান বা সরান, তারপর জমা দিন।',
    submit: 'জমা দিন',
    sealed: 'জমা নেওয়া হয়েছে, পাঠানো বাকি',
    sealedAt: (instant: Instant) =>
      `${formatDateTime(instant)}-এ জমা দিয়েছেন। ফাইলসহ নিজে থেকেই যাবে, যে পেজেই থাকুন; ইন্টারনেট না থাকলে ফিরলে যাবে।`,
    saveFile: 'ফাইলটি ডাউনলোড করুন',
    dropWork: 'সরিয়ে দিন',
    undo: 'জমা ফিরিয়ে নিন',
    refused: 'জমা নেওয়া গেল না। আবার চেষ্টা করুন।',
    refusedAt: (instant: Instant, reason: string) => `${formatDateTime(instant)}-এর জমা নেওয়া হয়নি: ${reason}`,
    ask: 'অ্যাসাইনমেন্টটি জমা দেবেন?',
    askText: 'জমা দেওয়ার পর ফাইল আর বদলানো যাবে না।',
    askLate: 'সময় পেরিয়ে গেছে, তাই ‘দেরিতে জমা’ লেখা থাকবে। জমা দেওয়ার পর ফাইল আর বদলানো যাবে না।',
    back: 'ফিরে যান',
  },

  file: {
    later: 'এটি বেছে নেওয়ার পরে আরেকটি ফাইল পৌঁছেছে। এটিই জমা দিতে চাইলে আবার পাঠান, না হলে সরান।',
    unreadable: 'ফাইলটি পড়া গেল না। আবার বেছে নিন।',
  },

  receipt: {
    title: 'জমা হয়েছে',
    closedTitle: 'সময় শেষে জমা হয়েছে',
    at: (instant: Instant) => `${formatDateTime(instant)}-এ জমা`,
    pressedAt: (pressed: Instant, arrived: Instant) =>
      `${formatDateTime(pressed)}-এ জমা দিয়েছেন, ${formatDateTime(arrived)}-এ পৌঁছেছে`,
    lateInSpite:
      'আপনি সময়মতো জমা দিয়েছিলেন, কিন্তু পৌঁছেছে সময়ের পরে, তাই সার্ভার ‘দেরিতে জমা’ লিখেছে। দরকার হলে শিক্ষককে এই দুটি সময় দেখান।',
    number: 'রসিদ নম্বর',
    late: 'দেরিতে জমা',
    underReview: 'মূল্যায়ন চলছে',
    underReviewText: 'শিক্ষক দেখছেন। ফল এলে এখানেই পাবেন, জানিয়েও দেব।',
  },

  result: {
    title: 'ফল',
    mark: formatMark,
    spoken: (mark: number, marks: number) => `${formatNumber(marks)}-এর মধ্যে ${formatNumber(mark)}`,
    checked: 'মূল্যায়ন শেষ',
    comment: 'শিক্ষকের মন্তব্য',
    line: (line: number) => `লাইন ${formatNumber(line)}`,
  },
} as const
