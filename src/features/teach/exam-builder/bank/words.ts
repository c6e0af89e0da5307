/** Texts of the question bank and of copying an exam. */

import { formatNumber } from '#src/lib/bn.ts'

const count = (questions: number) => `${formatNumber(questions)}টি প্রশ্ন`

export const words = {
  bank: {
    search: 'শব্দ দিয়ে খুঁজুন',
    none: 'এই ব্যাচে আর কোনো পরীক্ষা নেই।',
    found: (found: number, shown: number) =>
      shown < found ? `${count(found)}র প্রথম ${formatNumber(shown)}টি` : `${count(found)} পাওয়া গেছে`,
    line: (kind: string, sum: string, exam: string) => [kind, sum, exam].join(' · '),
    add: (no: number) => `${formatNumber(no)} নম্বর প্রশ্নটি যোগ করুন`,
    added: 'প্রশ্নটি যোগ হয়েছে।',
    partial: (exams: number) => `${formatNumber(exams)}টি পরীক্ষার প্রশ্ন এখন আনা গেল না।`,
  },

  copy: {
    title: 'আগের একটি পরীক্ষা থেকে',
    batch: 'কোন ব্যাচের',
    exam: (title: string, questions: number) => `${title} (${count(questions)})`,
    none: 'এই ব্যাচে কোনো পরীক্ষা নেই।',
    hint: 'সব প্রশ্নসহ আলাদা একটি খসড়া হবে; আগেরটি যেমন আছে তেমনই থাকবে।',
    copy: 'কপি করুন',
    copying: 'কপি হচ্ছে',
    done: (title: string, questions: number) => `‘${title}’: ${count(questions)} কপি হয়েছে।`,
  },
} as const
