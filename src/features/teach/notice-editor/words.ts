/** Texts of the notices for their teacher. */

import { formatListDate, formatNumber } from '#src/lib/bn.ts'

export const words = {
  title: 'নোটিশ',
  subtitle: 'আপনার ব্যাচগুলোর নোটিশ। জরুরিগুলো আগে।',
  add: 'নতুন নোটিশ',
  reminder: {
    title: (item: string) => `“${item}” জমা দেওয়া বাকি থাকলে`,
    summary: (item: string) => `“${item}” এখনো জমা না দিয়ে থাকলে আজই শুরু করুন।`,
    text: (item: string) =>
      `যাঁরা “${item}” এখনো জমা দেননি, তাঁরা আজই শুরু করুন। কোথাও আটকে গেলে ক্লাসে বা সাপোর্টে জানান, একসঙ্গে দেখব।`,
  },
  unseen: {
    title: () => 'কয়েক দিন ক্লাসে না এসে থাকলে',
    summary: () => 'ক্লাস মিস হয়ে থাকলে রেকর্ডিং দেখে আবার যোগ দিন।',
    text: () =>
      'যাঁরা গত দুই সপ্তাহের ক্লাসে আসতে পারেননি, তাঁরা রেকর্ডিংগুলো দেখে পরের ক্লাসে যোগ দিন। কোনো অসুবিধা থাকলে সাপোর্টে জানান, আমরা সাহায্য করব।',
  },
  batch: 'ব্যাচ',
  allBatches: 'সব ব্যাচ',
  none: 'এখনো কোনো নোটিশ নেই',
  noneText: 'ক্লাসের সময় বা নিয়ম বদলালে এখান থেকে জানাতে পারেন।',
  urgent: 'জরুরি',
  draft: 'খসড়া',
  unsent: 'পাঠানো বাকি',
  line: (batch: string, topic: string, date: string) =>
    [batch, topic, formatListDate(date)].filter(Boolean).join(' · '),
  remove: (title: string) => `${title} তুলে নিন`,
  removed: (title: string) => `‘${title}’ তুলে নেওয়া হয়েছে।`,
  undo: 'ফিরিয়ে আনুন',

  waiting: {
    title: 'এখনো যায়নি',
    sending: 'পাঠানো হচ্ছে',
    offline: 'ইন্টারনেট এলে নিজে থেকে যাবে',
    refused: 'যায়নি',
    fault: 'নোটিশটি পাঠানো যায়নি।',
    takeBack: 'লেখায় ফিরিয়ে নিন',
    otherBegun: 'আরেকটি নতুন নোটিশ লেখা শুরু করেছেন। আগে সেটি প্রকাশ করুন বা বাতিল করুন।',
    inDoubt: 'নোটিশটি এর মধ্যে পৌঁছে গিয়ে থাকতে পারে। আবার প্রকাশ করার আগে তালিকায় দেখে নিন।',
  },

  form: {
    create: 'নতুন নোটিশ',
    edit: 'নোটিশটি বদলান',
    gone: 'এর মধ্যে নোটিশটি তুলে নেওয়া হয়েছে। লেখা এখানেই আছে; প্রকাশ করলে নতুন নোটিশ হয়ে যাবে।',
    published: 'প্রকাশিত',
    yesNo: (is: boolean) => (is ? 'হ্যাঁ' : 'না'),
    name: 'শিরোনাম',
    date: 'তারিখ',
    topic: 'বিষয়',
    topicHint: 'যেমন: ক্লাস, পরীক্ষা, অ্যাসাইনমেন্ট',
    summary: 'এক লাইনে',
    summaryHint: 'নোটিফিকেশনে ও শিক্ষার্থীর আজকের পেজে এটুকুই দেখা যায়।',
    description: 'পুরো নোটিশ',
    urgent: 'জরুরি নোটিশ',
    urgentHint: 'জরুরি নোটিশ সবার ওপরে থাকে এবং শিক্ষার্থীর আজকের পেজেও দেখা যায়।',
    reach: (count: number, batches: number) =>
      batches > 1
        ? `${formatNumber(batches)}টি ব্যাচের ${formatNumber(count)} জন শিক্ষার্থী এই নোটিশ পাবেন।`
        : `${formatNumber(count)} জন শিক্ষার্থী এই নোটিশ পাবেন।`,
    more: (count: number) => (count === 0 ? 'আরও ব্যাচে পাঠান' : `আরও ${formatNumber(count)}টি ব্যাচে যাবে`),
    withdraw: 'নোটিশটি তুলে নিন',
    preview: 'শিক্ষার্থী যেমন দেখবেন',
    inList: 'তালিকায়',
    inPush: 'নোটিফিকেশনে',
    whole: 'খুললে',
    nothing: 'শিরোনাম লিখলে এখানে দেখা যাবে।',
    publish: 'প্রকাশ করুন',
    publishing: 'পাঠানো হচ্ছে',
    keep: 'খসড়া রাখুন',
    save: 'সেভ করুন',
    drop: 'বাতিল',
    noName: 'শিরোনাম লিখুন।',
    noBatch: 'একটি ব্যাচ বেছে নিন।',
    noDate: 'তারিখ দিন।',
    noSummary: 'এক লাইনে লিখুন, কী জানাচ্ছেন।',
    noDescription: 'নোটিশটি লিখুন।',
    ask: {
      title: 'জরুরি নোটিশটি প্রকাশ করবেন?',
      several: (batches: number) => `${formatNumber(batches)}টি ব্যাচে প্রকাশ করবেন?`,
      text: (count: number | undefined) =>
        count === undefined
          ? 'শিক্ষার্থীরা এখনই নোটিফিকেশন পাবেন।'
          : `${formatNumber(count)} জন শিক্ষার্থী এখনই নোটিফিকেশন পাবেন।`,
      yes: 'প্রকাশ করুন',
      no: 'ফিরে যান',
    },
  },
} as const
