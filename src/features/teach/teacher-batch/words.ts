/** Texts of a teacher's batches: the list and the shared header. */

import { formatListDate, formatNumber, formatTime } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  title: 'ব্যাচ',
  subtitle: 'আপনি যে ব্যাচগুলোতে পড়ান।',
  none: 'এখনো কোনো ব্যাচ নেই',
  toSupport: 'সাপোর্টে জানান',
  noneText: 'আপনাকে কোনো ব্যাচে যুক্ত করা হলে এখানে দেখতে পাবেন।',
  state: { running: 'চলছে', upcoming: 'শুরু হবে', completed: 'শেষ', recorded: 'রেকর্ডেড', frozen: 'বন্ধ' },
  classes: (done: number, total: number) => `${formatNumber(done)}/${formatNumber(total)} ক্লাস`,
  next: (at: Instant) => `পরের ক্লাস ${formatListDate(at)}, ${formatTime(at)}`,
  progressOf: (title: string) => `${title}: ক্লাসের অগ্রগতি`,
  trail: 'আপনি এখানে আছেন',
  batch: 'ব্যাচ',
  learners: (count: number) => `${formatNumber(count)} জন শিক্ষার্থী`,
  tabs: 'ব্যাচের পেজ',
  plan: 'স্টাডি প্ল্যান',
  people: 'শিক্ষার্থী',
  performance: 'পারফরম্যান্স',
  notices: 'নোটিশ',
  resources: 'রিসোর্স',
} as const
