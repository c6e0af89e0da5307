/** Texts of the table of marks, out and in. */
import { formatNumber } from '#src/lib/bn.ts'

const n = formatNumber

const formatMark = (mark: number | null) => (mark === null ? 'খালি' : n(mark))

export const words = {
  csv: {
    save: 'নম্বরের ছক নামান',
    cancel: (done: number, all: number) => (all === 0 ? 'পড়া হচ্ছে… থামান' : `${n(all)}টির ${n(done)}টি পড়া হয়েছে… থামান`),
    none: 'এখনো কেউ জমা দেননি।',
    failed: 'সব খাতা পড়া গেল না, তাই ফাইলটি বানানো হয়নি।',
    again: 'আবার চেষ্টা করুন',
    fileName: (title: string) => `${title.replace(/[\\/:*?"<>|]+/g, ' ')}.csv`,
    name: 'নাম',
    try: 'চেষ্টা',
    handedIn: 'জমা',
    state: 'অবস্থা',
    states: { open: 'চলছে', 'handed-in': 'জমা হয়েছে', closed: 'সময় শেষে জমা', checked: 'দেখা হয়েছে' },
    /** Latin figures, as in the rest of the table. */
    question: (no: number, marks: number) => `প্রশ্ন ${no} (${marks})`,
    criterion: (no: number, title: string, marks: number) => `প্রশ্ন ${no}: ${title} (${marks})`,
    total: 'মোট',
    full: 'পূর্ণমান',
    comment: 'মন্তব্য',
    paper: 'খাতার আইডি',
  },

  upload: {
    open: 'নম্বরের ছক থেকে বসান',
    title: 'ছক থেকে নম্বর',
    how: 'আগে নম্বরের ছক নামান, নম্বর লিখে সেভ করুন, তারপর ফাইলটি এখানে দিন। কিছু পাঠানোর আগে কী বদলাবে তা দেখাবে। খালি ঘরে কিছু বদলায় না।',
    file: 'নম্বরের ছক',
    reading: (done: number, all: number) => (all === 0 ? 'খাতার তালিকা পড়া হচ্ছে…' : `${n(all)}টি খাতার ${n(done)}টি পড়া হয়েছে…`),
    other: 'অন্য ফাইল দিন',
    failed: 'সব খাতা পড়া গেল না, তাই ছকটি মেলানো হয়নি।',
    limit: 'ছকের ফাইল · সর্বোচ্চ ২০ MB',
    faults: {
      unreadable: 'ফাইলের লেখা পড়া যায়নি। CSV UTF-8 হিসেবে আবার সেভ করে দিন।',
      workbook: 'এটি Excel-এর নিজের ফাইল। সেখানে ‘CSV UTF-8’ হিসেবে সেভ করে সেটি দিন।',
      tooBig: 'ফাইলটি ২০ MB-এর বড়। শুধু নম্বরের ছকটি দিন।',
      noHead: 'প্রথম সারিতে নাম আর প্রশ্নের ঘর পাওয়া যায়নি। এখান থেকে নামানো ছকটিই ব্যবহার করুন।',
      otherExam: 'ছকের প্রশ্নগুলো এই কাজের প্রশ্নের সঙ্গে মেলে না। এই কাজের ছকটি নামিয়ে নিন।',
    },
    differences: (papers: number) => `${n(papers)}টি খাতায় যা বদলাবে`,
    same: (count: number) => `${n(count)}টি খাতা আগের মতোই থাকছে।`,
    nothing: 'ছকের সব নম্বর আগে থেকেই আছে, তাই কিছু বদলাবে না।',
    problems: (count: number) => `${n(count)}টি সারি বাদ থাকছে`,
    line: (line: number, name: string) => [`সারি ${n(line)}`, name].filter(Boolean).join(', '),
    mark: (no: number, criterion: string | undefined, from: number | null, to: number) =>
      `${[`প্রশ্ন ${n(no)}`, criterion].filter(Boolean).join(', ')}: ${formatMark(from)} থেকে ${n(to)}`,
    comment: 'মন্তব্য বদলাবে',
    more: (count: number) => `আরও ${n(count)}টি`,
    notFound: 'এই খাতা পাওয়া যায়নি।',
    ambiguous: 'এই নামে একাধিক খাতা আছে। খাতার আইডির ঘরটি রেখে দিন।',
    twice: 'এই খাতা আগের একটি সারিতেও আছে।',
    badMark: (column: string, marks: number) => `${column}: ০ থেকে ${n(marks)}-এর মধ্যে সংখ্যা দিন।`,
    sumOnly: (column: string) => `${column}: এই প্রশ্নের নম্বর মানদণ্ডের ঘরে লিখুন, যোগফল নিজে থেকে হয়।`,
    column: (no: number, criterion: string | undefined) => [`প্রশ্ন ${n(no)}`, criterion].filter(Boolean).join(', '),
  },
} as const
