import { formatDateTime, formatNumber } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  kinds: {
    quiz: 'কুইজ',
    essay: 'Live Test',
    file_upload: 'File Upload',
    code_test: 'Code Test',
    interview: 'Mock Interview',
  },
  facts: { marks: 'মোট নম্বর', pass: 'পাস', questions: 'প্রশ্ন', time: 'সময়', opens: 'শুরু', closes: 'শেষ', tries: 'কতবার দেওয়া যাবে' },
  count: (count: number) => `${formatNumber(count)}টি`,
  marks: (marks: number) => formatNumber(marks),
  percent: (percent: number) => `${formatNumber(percent)}%`,
  minutes: (minutes: number) => `${formatNumber(minutes)} মিনিট`,
  noLimit: 'সীমা নেই',
  at: (instant: Instant) => formatDateTime(instant),
  tries: (used: number, all: number) => `${formatNumber(all)} বার, দিয়েছেন ${formatNumber(used)} বার`,
  instructions: 'পরীক্ষার নিয়ম',
  allowed: 'যা করা যাবে, যা যাবে না',
  may: 'যাবে',
  mayNot: 'যাবে না',
  eligible: 'আপনি এই পরীক্ষা দিতে পারবেন',
  running: 'আপনার পরীক্ষা চলছে',
  notEligible: 'এখন পরীক্ষাটি দেওয়া যাবে না',
  read: 'নিয়মগুলো পড়েছি এবং মেনে চলব',
  readFirst: 'শুরু করতে আগে নিয়মগুলো পড়ে টিক দিন।',
  clock: 'শুরু করলেই সময় গোনা শুরু হবে। পেজ বন্ধ হলে বা ইন্টারনেট না থাকলেও উত্তর হারাবে না।',
  start: 'পরীক্ষা শুরু করুন',
  starting: 'শুরু হচ্ছে',
  resume: 'পরীক্ষা চালিয়ে যান',
} as const
