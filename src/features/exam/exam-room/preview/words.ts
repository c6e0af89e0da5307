/** Texts of the room in which a teacher tries an exam. */

import { formatDuration, formatNumber } from '#src/lib/bn.ts'

const sayMinutes = (minutes: number) => formatDuration(minutes * 60)

export const words = {
  name: 'শিক্ষার্থী যেমন দেখবেন',
  close: 'বন্ধ করুন',
  note: 'শিক্ষার্থী পরীক্ষার ঘর এভাবেই দেখবেন। এখানে যা বাছবেন বা লিখবেন, তা কোথাও রাখা বা পাঠানো হয় না।',
  empty: 'এখনো কোনো প্রশ্ন নেই',
  emptyText: 'প্রশ্ন যোগ করলে এখানে দেখা যাবে।',
  facts: (questions: number, marks: number) =>
    `${formatNumber(questions)}টি প্রশ্ন · ${formatNumber(marks)} নম্বর`,
  minutes: (minutes: number) => ` · ${sayMinutes(minutes)}`,
  clock: (minutes: number) => `সময় ${sayMinutes(minutes)}। এখানে ঘড়ি চলে না।`,
  noFile: 'এখানে ফাইল নেওয়া হয় না। পরীক্ষায় শিক্ষার্থী এখান থেকেই ফাইল দেবেন।',
  notSent: 'কিছুই জমা হয়নি, এটি শুধু দেখার জন্য।',
} as const
