import { bnDateTime, bnNumber } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  kinds: {
    quiz: 'কুইজ',
    essay: 'Live Test',
    file_upload: 'File Upload',
    code_test: 'Code Test',
    interview: 'Mock Interview',
  },
  facts: {
    marks: 'মোট নম্বর',
    pass: 'পাস নম্বর',
    questions: 'প্রশ্ন',
    time: 'সময়',
    opens: 'শুরু',
    closes: 'শেষ',
  },
  marks: (marks: number) => bnNumber(marks),
  percent: (percent: number) => `${bnNumber(percent)}%`,
  questions: (count: number) => `${bnNumber(count)}টি`,
  minutes: (minutes: number) => `${bnNumber(minutes)} মিনিট`,
  at: (instant: Instant) => bnDateTime(instant),
  instructions: 'পরীক্ষার নিয়ম',
  eligible: 'আপনি এই পরীক্ষা দিতে পারবেন',
  notEligible: 'এখন পরীক্ষাটি দেওয়া যাবে না',
  handedIn: 'আপনি এই পরীক্ষায় বসেছেন। ফল স্টাডি প্ল্যানে দেখতে পাবেন।',
  canRetest: 'স্টাডি প্ল্যান থেকে রিটেস্টের আবেদন করতে পারবেন।',
  roomLater: 'পরীক্ষার ঘরটি এখনো তৈরি হচ্ছে, পরের সংস্করণে এখানেই খুলবে। নিয়মগুলো আগে থেকে পড়ে রাখতে পারেন।',
  back: 'স্টাডি প্ল্যানে ফিরে যান',
} as const
