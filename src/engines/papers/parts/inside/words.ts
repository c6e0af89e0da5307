/** Texts of the papers, in both of their languages, and of the switch between them. */

import type { Instant } from '#src/lib/dhaka.ts'
import { FORMATS, type PaperLanguage } from '../../../latin/format.ts'

const { bn, en } = FORMATS

/** The certificate. */
export const words = {
  bn: {
    paper: 'সার্টিফিকেট',
    kind: { course: 'কোর্স সম্পন্ন করার সার্টিফিকেট', level: 'লেভেলের সার্টিফিকেট' },
    certifies: 'এই মর্মে প্রত্যয়ন করা যাচ্ছে যে',
    finished: { course: 'সফলভাবে সম্পন্ন করেছেন', level: 'সফলভাবে উত্তীর্ণ হয়েছেন' },
    hours: 'মোট সময়',
    mark: 'প্রাপ্ত নম্বর',
    date: 'তারিখ',
    number: 'সার্টিফিকেট নম্বর',
    signer: { issuer: 'প্রতিষ্ঠানের পক্ষে', teacher: 'প্রশিক্ষকের পক্ষে' },
    check: 'এই ঠিকানায় মিলিয়ে নিন',
    qr: 'যাচাইয়ের ঠিকানার কিউআর কোড',
    onRecord: 'নাম',
  },
  en: {
    paper: 'Certificate',
    kind: { course: 'Certificate of Completion', level: 'Certificate of Achievement' },
    certifies: 'This is to certify that',
    finished: { course: 'has successfully completed the course', level: 'has successfully passed the level' },
    hours: 'Total time',
    mark: 'Mark',
    date: 'Date',
    number: 'Certificate number',
    signer: { issuer: 'For the institution', teacher: 'For the instructor' },
    check: 'Verify at',
    qr: 'QR code of the verification page',
    onRecord: 'Name on record:',
  },
} satisfies Record<PaperLanguage, object>

/** The report card. */
export const cardWords = {
  bn: {
    title: 'রিপোর্ট কার্ড',
    number: 'ভর্তি নম্বর',
    learner: 'শিক্ষার্থী',
    course: 'কোর্স',
    batch: 'ব্যাচ',
    period: 'সময়কাল',
    periodText: (from: Instant | null | undefined, until: Instant, done: number, total: number) =>
      `${from ? `${bn.date(from)} থেকে ` : ''}${bn.date(until)}, ${bn.number(total)}টির মধ্যে ${bn.number(done)}টি ক্লাস`,
    total: 'এ পর্যন্ত',
    percent: bn.percent,
    reachedPercent: bn.reachedPercent,
    attendance: { live: 'লাইভ ক্লাসে উপস্থিতি', recording: 'রেকর্ডিং দেখা' },
    weight: (value: number) => `মোট নম্বরের ${bn.percent(value)}`,
    doneOf: (done: number, total: number) => `${bn.number(total)}টির মধ্যে ${bn.number(done)}টি`,
    columns: { task: 'কাজ', date: 'তারিখ', full: 'পূর্ণ নম্বর', got: 'পেয়েছেন' },
    kind: { assignment: 'অ্যাসাইনমেন্ট', exam: 'পরীক্ষা' },
    numbered: (kind: 'assignment' | 'exam', no: number) =>
      `${{ assignment: 'অ্যাসাইনমেন্ট', exam: 'পরীক্ষা' }[kind]} ${bn.number(no)}`,
    sum: { assignment: 'অ্যাসাইনমেন্ট মিলিয়ে', exam: 'পরীক্ষা মিলিয়ে' },
    noMarks: 'এখনো কোনো কাজের নম্বর হয়নি।',
    waiting: (titles: readonly string[], more: number) =>
      `নম্বর এখনো বাকি: ${titles.join(', ')}${more > 0 ? ` ও আরও ${bn.number(more)}টি` : ''}। এগুলো ওপরের হিসাবে নেই।`,
    levels: 'লেভেল',
    teacher: 'শিক্ষক',
    office: 'পরীক্ষা বিভাগ',
    onRecord: 'নাম',
  },
  en: {
    title: 'Report Card',
    number: 'Enrolment number',
    learner: 'Learner',
    course: 'Course',
    batch: 'Batch',
    period: 'Period',
    periodText: (from: Instant | null | undefined, until: Instant, done: number, total: number) =>
      `${from ? `${en.date(from)} to ` : ''}${en.date(until)}, ${en.number(done)} of ${en.number(total)} classes`,
    total: 'So far',
    percent: en.percent,
    reachedPercent: en.reachedPercent,
    attendance: { live: 'Attendance of live classes', recording: 'Recordings watched' },
    weight: (value: number) => `${en.percent(value)} of the total`,
    doneOf: (done: number, total: number) => `${en.number(done)} of ${en.number(total)}`,
    columns: { task: 'Work', date: 'Date', full: 'Full mark', got: 'Mark' },
    kind: { assignment: 'Assignments', exam: 'Exams' },
    numbered: (kind: 'assignment' | 'exam', no: number) =>
      `${{ assignment: 'Assignment', exam: 'Exam' }[kind]} ${en.number(no)}`,
    sum: { assignment: 'All assignments', exam: 'All exams' },
    noMarks: 'No work has been marked yet.',
    waiting: (titles: readonly string[], more: number) =>
      `Not marked yet: ${titles.join(', ')}${more > 0 ? ` and ${en.number(more)} more` : ''}. Not included above.`,
    levels: 'Levels',
    teacher: 'Teacher',
    office: 'Examination office',
    onRecord: 'Name on record:',
  },
} satisfies Record<PaperLanguage, object>

export interface LetterText {
  learner: string
  course: string
  batch: string
  /** The report card's total. */
  percent: number | undefined
  done: number
  total: number
}

/** The letter of recommendation. It says what the report says, and no more. */
export const letterWords = {
  bn: {
    title: 'সুপারিশপত্র',
    to: 'যাঁর জন্য প্রযোজ্য',
    paragraphs: (brand: string, { learner, course, batch, percent, done, total }: LetterText) => [
      `${learner} ${brand} প্রতিষ্ঠানের “${course}” কোর্সে (${batch}) শেষ করেছেন। কোর্সে ${bn.number(total)}টির মধ্যে ${bn.number(done)}টি ক্লাস হয়েছে।`,
      ...(percent === undefined
        ? []
        : [`রিপোর্ট কার্ডে উপস্থিতি, অ্যাসাইনমেন্ট ও পরীক্ষা মিলিয়ে তাঁর নম্বর ${bn.percent(percent)}।`]),
      'কোর্সের বিষয়ে কাজ বা আরও পড়াশোনার জন্য আমরা তাঁকে সুপারিশ করি।',
    ],
    signed: 'শিক্ষক ও প্রতিষ্ঠানের সই ছাড়া চিঠিটি পূর্ণ নয়।',
    onRecord: 'নাম',
  },
  en: {
    title: 'Letter of Recommendation',
    to: 'To whom it may concern',
    paragraphs: (brand: string, { learner, course, batch, percent, done, total }: LetterText) => [
      `${learner} has completed “${course}” (${batch}) at ${brand}. ${en.number(done)} of ${en.number(total)} classes were held.`,
      ...(percent === undefined
        ? []
        : [`The total of the report card over attendance, assignments and exams is ${en.percent(percent)}.`]),
      'We recommend this learner for work or further study in the subject of the course.',
    ],
    signed: 'This letter is complete with the signatures of the teacher and the institution.',
    onRecord: 'Name on record:',
  },
} satisfies Record<PaperLanguage, object>

export const barWords = {
  language: 'কাগজের ভাষা',
  bengali: 'বাংলা',
  english: 'English',
  name: {
    label: 'ইংরেজি কাগজে নামের বানান',
    hint: 'একবারই লিখতে হবে, পরে সব ইংরেজি কাগজে এই বানান থাকবে।',
    save: 'সেভ করুন',
    saving: 'সেভ হচ্ছে',
    empty: 'ইংরেজি অক্ষরে নামটি লিখুন।',
    notLatin: 'শুধু ইংরেজি অক্ষর, ফাঁকা জায়গা, ডট, হাইফেন ও অ্যাপস্ট্রফি লেখা যায়।',
    other: (name: string) =>
      `বানানটি “${name}” নামের সঙ্গে মেলে না। একই শব্দগুলো একই ক্রমে ইংরেজি অক্ষরে লিখুন। অন্য বানান লাগলে সাপোর্টে জানান।`,
  },
} as const
