/** Texts of the local assistant. They say what was counted, so that a teacher can check. */

import { formatNumber } from '#src/lib/bn.ts'

const n = formatNumber

export const words = {
  note: 'প্রস্তাবটি নিয়ম মেনে গণনা করে তৈরি, কোনো ভাষা-মডেলের নয়। নম্বর চূড়ান্ত করবেন আপনি।',
  empty: 'উত্তরটি ফাঁকা।',
  right: 'সঠিক উত্তরের সঙ্গে মিলেছে।',
  wrong: 'সঠিক উত্তরের সঙ্গে মেলেনি।',
  rightOf: (right: number, all: number) => `${n(all)}টির মধ্যে ${n(right)}টি সঠিক উত্তরের সঙ্গে মিলেছে।`,
  choices: (met: number, all: number, wrong: number) =>
    `${n(all)}টি সঠিক বিকল্পের ${n(met)}টি বাছা হয়েছে${wrong > 0 ? `, সঙ্গে ${n(wrong)}টি ভুল` : ''}। সব মিললে তবেই নম্বর।`,
  noKey: 'এই প্রশ্নের সঠিক উত্তর ঠিক করা নেই, তাই প্রস্তাব নেই।',
  talk: 'সাক্ষাৎকার শুনে নম্বর দিতে হয়, তাই প্রস্তাব নেই।',
  link: 'লিংকের ভেতর এই নিয়মে দেখা যায় না, তাই প্রস্তাব নেই।',
  unreadable: 'ফাইলটির ভেতর এই নিয়মে পড়া যায় না, তাই প্রস্তাব নেই।',
  length: (count: number, wanted: number) => `লেখায় ${n(count)}টি শব্দ; ${n(wanted)}টি ধরা হয়েছে।`,
  terms: (found: readonly string[], all: number) =>
    found.length === 0
      ? 'প্রশ্নের মূল শব্দ পাওয়া যায়নি।'
      : `মূল শব্দ ${n(all)}টির মধ্যে ${n(found.length)}টি আছে: ${found
          .slice(0, 4)
          .map((word) => `“${word}”`)
          .join(', ')}।`,
  signs: (found: readonly string[], missing: readonly string[]) =>
    [
      found.length > 0 && `পাওয়া গেছে: ${found.join(', ')}।`,
      missing.length > 0 && `পাওয়া যায়নি: ${missing.join(', ')}।`,
    ]
      .filter(Boolean)
      .join(' '),
  sign: {
    tryCatch: 'try/catch',
    inputCheck: 'ইনপুট যাচাই',
    statusCode: 'স্ট্যাটাস কোড',
    functions: 'ফাংশনে ভাগ',
    modules: 'আলাদা মডিউল',
    asyncAwait: 'async/await',
    shortLines: 'ছোট লাইন',
    noVar: 'let/const',
    noDebug: 'console.log ছাড়া',
    comments: 'মন্তব্য',
    heading: 'শিরোনাম',
    steps: 'চালানোর ধাপ',
  },
  line: {
    noTry: 'await-এর চারপাশে try/catch নেই; ব্যর্থ হলে অনুরোধটি ঝুলে থাকবে।',
    rawBody: 'req.body যাচাই ছাড়া ব্যবহার হয়েছে।',
    created: 'নতুন কিছু তৈরি হলে ২০১ স্ট্যাটাস পাঠানো ভালো।',
    debug: 'console.log রয়ে গেছে।',
    usesVar: 'var-এর বদলে let বা const দিন।',
  },
} as const
