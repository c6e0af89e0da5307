import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  title: 'অনুশীলন',
  subtitle: 'ছোট কুইজে শেখাটা ঝালিয়ে নিন। যতবার খুশি দেওয়া যায়, ফল সঙ্গে সঙ্গে।',
  toTasks: 'কাজের তালিকা',
  none: 'অনুশীলন কুইজ এখনো আসেনি',
  noneText: 'নতুন কুইজ এলে এখানে দেখা যাবে। ততক্ষণে কাজের তালিকা দেখে নিন।',
  facts: (questions: number, marks: number) =>
    `${formatNumber(questions)}টি প্রশ্ন · ${formatNumber(marks)} নম্বর`,
  start: 'শুরু করুন',
  needsLine: 'ইন্টারনেট লাগবে',
  startOf: (title: string) => `${title}: শুরু করুন`,
  noQuestions: 'এই কুইজে এখনো প্রশ্ন নেই',
  notPractice: 'এটি অনুশীলন কুইজ নয়',
  notPracticeText: 'এই পরীক্ষা আপনি দিয়েছেন। ফল আর মন্তব্য পরীক্ষার পেজে আছে।',
  answered: (answered: number, all: number) =>
    `${formatNumber(all)}টির মধ্যে ${formatNumber(answered)}টির উত্তর দিয়েছেন`,
  kept: 'উত্তর এই ডিভাইসে রাখা আছে।',
  send: 'ফল দেখুন',
  sending: 'ফল আসছে',
  again: 'আবার দিন',
  others: 'অন্য কুইজ',
  wrongIntro: 'যেগুলো ভুল হয়েছিল, সেগুলো আবার। নম্বর যোগ হবে না, যতবার খুশি দিন।',
  toResult: 'ফলে ফিরে যান',
} as const
