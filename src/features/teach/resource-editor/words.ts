/** Texts of a batch's resources for their teacher. */

import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  add: 'রিসোর্স যোগ করুন',
  view: 'যেভাবে দেখাবে',
  byModule: 'মডিউল অনুযায়ী',
  byCategory: 'ধরন অনুযায়ী',
  none: 'এখনো কোনো রিসোর্স নেই',
  noneText: 'নোট, কোড বা লিংক যোগ করলে শিক্ষার্থীরা মডিউলের সঙ্গে পাবেন।',
  module: (no: number, title: string) => `মডিউল ${formatNumber(no)}: ${title}`,
  link: 'লিংক',
  change: (title: string) => `${title} বদলান`,
  remove: (title: string) => `${title} মুছে ফেলুন`,
  removed: (title: string) => `‘${title}’ মুছে ফেলা হচ্ছে।`,
  undo: 'ফিরিয়ে আনুন',

  form: {
    create: 'নতুন রিসোর্স',
    edit: 'রিসোর্সটি বদলান',
    gone: 'এর মধ্যে রিসোর্সটি মুছে ফেলা হয়েছে। আপনার লেখা এখানেই আছে; যোগ করলে নতুন রিসোর্স হবে।',
    name: 'নাম',
    module: 'মডিউল',
    category: 'ধরন',
    categoryHint: 'যেমন: ক্লাসের নোট, কোড, পড়ার উপকরণ',
    kind: 'কী দেবেন',
    kinds: { link: 'লিংক', file: 'ফাইল' },
    link: 'লিংক',
    file: 'ফাইল',
    otherFile: 'অন্য ফাইল দিয়ে বদলান',
    held: (name: string) => `এখন আছে: ${name}`,
    unreadable: 'ফাইলটি পড়া গেল না। আবার বেছে নিন।',
    save: 'সেভ করুন',
    add: 'যোগ করুন',
    saving: 'পাঠানো হচ্ছে',
    drop: 'বাতিল',
    noName: 'নাম লিখুন।',
    noModule: 'একটি মডিউল বেছে নিন।',
    noCategory: 'ধরন লিখুন।',
    noLink: 'ঠিক একটি লিংক লিখুন, যেমন https://example.com/slides',
    noFile: 'একটি ফাইল দিন।',
  },
} as const
