/** Texts of the learners of a batch. */

import { formatNumber, formatPercent, formatOrdinal } from '#src/lib/bn.ts'
import { inflectName } from '#src/lib/person-name.ts'

export const words = {
  search: 'নাম খুঁজুন',
  show: 'কাদের দেখাবে',
  shows: {
    all: (count: number) => `সবাই (${formatNumber(count)})`,
    risk: (count: number) => `নজর দরকার (${formatNumber(count)})`,
    talent: (count: number) => `ট্যালেন্ট (${formatNumber(count)})`,
    frozen: (count: number) => `বন্ধ (${formatNumber(count)})`,
  },
  sort: 'ক্রম',
  sorts: { rank: 'লিডারবোর্ড', name: 'নাম', average: 'কম নম্বর আগে', handed: 'কম জমা আগে' },
  none: 'এখনো কোনো শিক্ষার্থী নেই',
  noneText: 'কেউ ভর্তি হলে এখানে দেখতে পাবেন।',
  nothing: 'এমন কাউকে পাওয়া যায়নি',
  nothingText: 'নামের বানান বা ফিল্টার বদলে দেখুন।',
  line: (rank: number, handedIn: number, tasks: number) =>
    `${formatOrdinal(rank)} · জমা ${formatNumber(handedIn)}/${formatNumber(tasks)}`,
  average: (percent: number) => `গড় ${formatPercent(percent)}`,
  risk: 'শেষ কাজ জমা দেননি',
  frozen: 'বন্ধ',
  talent: 'ট্যালেন্ট',
  endorsed: 'সুপারিশ করেছেন',
  endorse: 'সুপারিশ করুন',
  endorsing: 'পাঠানো হচ্ছে',
  endorseName: (name: string) => `${inflectName(name, 'কে')} সুপারিশ করুন`,
  work: 'সব খাতা',
  workOf: (name: string) => `${name}: সব খাতা`,
  unseen: {
    found: (count: number, days: number) =>
      `${formatNumber(count)} জন গত ${formatNumber(days)} দিনের কোনো ক্লাসে ছিলেন না, রেকর্ডিংও দেখেননি`,
    names: 'নামগুলো দেখুন',
    notice: 'নোটিশ শুরু করুন',
    noticeHint: 'নোটিশ ব্যাচের সবাই দেখেন, তাই লেখায় কারও নাম থাকে না।',
  },
  csv: {
    save: 'তালিকা ডাউনলোড করুন (CSV)',
    fileName: (batch: string) => `${batch.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim() || 'শিক্ষার্থী'}.csv`,
    name: 'শিক্ষার্থী',
    yes: 'হ্যাঁ',
    head: [
      'নাম',
      'ক্রম',
      'পয়েন্ট',
      'জমা',
      'মোট কাজ',
      'গড় (%)',
      'ক্লাসে ছিলেন',
      'রেকর্ডিং দেখেছেন',
      'মোট ক্লাস',
      'ভর্তি',
      'বন্ধ',
      '১৪ দিন দেখা যায়নি',
    ],
  },
  ask: {
    title: (name: string) => `${inflectName(name, 'কে')} সুপারিশ করবেন?`,
    text: 'প্রতিষ্ঠানগুলো তাঁর প্রোফাইলে আপনার নাম দেখবে। সুপারিশ আর ফেরানো যায় না।',
    yes: 'সুপারিশ করুন',
    no: 'ফিরে যান',
  },
} as const
