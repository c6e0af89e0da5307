/** Texts of exporting and importing the table of marks. */

import { formatDigits, formatNumber, formatMark } from '#src/lib/bn.ts'

const n = formatNumber

export const words = {
  csv: {
    save: 'ছক ডাউনলোড করুন',
    cancel: (done: number, all: number) =>
      all === 0 ? 'পড়া হচ্ছে… থামান' : `${n(all)}টির ${n(done)}টি পড়া হয়েছে… থামান`,
    none: 'এখনো কেউ জমা দেননি।',
    failed: 'সব খাতা পড়া গেল না, তাই ফাইলটি বানানো হয়নি।',
    again: 'আবার চেষ্টা করুন',
    fileName: (title: string) => `${title.replace(/[\\/:*?"<>|]+/g, ' ')}.csv`,
    name: 'নাম',
    try: 'চেষ্টা',
    handedIn: 'জমা',
    state: 'অবস্থা',
    states: { open: 'চলছে', 'handed-in': 'জমা হয়েছে', closed: 'সময় শেষে জমা', checked: 'দেখা হয়েছে' },
    /** Latin digits, as in the rest of the table. */
    question: (no: number, marks: number) => `প্রশ্ন ${no} (${marks})`,
    criterion: (no: number, title: string, marks: number) => `প্রশ্ন ${no}: ${title} (${marks})`,
    total: 'মোট',
    full: 'পূর্ণমান',
    comment: 'মন্তব্য',
    paper: 'খাতার আইডি',
  },

  upload: {
    open: 'ছক থেকে বসান',
    title: 'ছক থেকে নম্বর',
    how: 'আগে নম্বরের ছক ডাউনলোড করুন, নম্বর লিখে সেভ করুন, তারপর ফাইলটি এখানে দিন। ঘরের নাম বদলাবেন না। কিছু পাঠানোর আগে কী বদলাবে তা দেখাবে। খালি ঘরে কিছু বদলায় না।',
    file: 'নম্বরের ছক',
    reading: (done: number, all: number) =>
      all === 0 ? 'খাতার তালিকা পড়া হচ্ছে…' : `${n(all)}টি খাতার ${n(done)}টি পড়া হয়েছে…`,
    other: 'অন্য ফাইল দিন',
    failed: 'সব খাতা পড়া গেল না, তাই ছকটি মেলানো হয়নি।',
    limit: '.xlsx, .csv, .tsv বা .txt · সর্বোচ্চ ২০ এমবি',
    faults: {
      unreadable: 'ফাইলের লেখা পড়া যায়নি। CSV UTF-8 হিসেবে আবার সেভ করে দিন।',
      empty: 'ফাইলটি ফাঁকা, এতে কোনো লেখা নেই। ছকটি আবার সেভ করে দিন।',
      workbook: 'Excel ফাইলটি নষ্ট, বেশি বড় বা ম্যাক্রোসহ। Excel-এ খুলে .xlsx হিসেবে আবার সেভ করে দিন।',
      openQuote: 'একটি উদ্ধৃতি চিহ্ন (") শুরু হয়ে শেষ হয়নি, তাই ছকটি পড়া যায়নি। চিহ্নটি ঠিক করে আবার দিন।',
      oldWorkbook: 'এটি Excel-এর পুরোনো ধরনের ফাইল (.xls)। Excel-এ .xlsx হিসেবে সেভ করে সেটি দিন।',
      openDocument: 'এটি LibreOffice-এর নিজের ফাইল (.ods)। সেখানে .xlsx হিসেবে সেভ করে সেটি দিন।',
      zip: 'এটি ZIP ফাইল। খুলে ভেতরের ছকটি দিন।',
      pdf: 'এটি PDF। ছকটি .xlsx বা CSV ফাইল হিসেবে দিন।',
      picture: 'এটি ছবি। ছকটি .xlsx বা CSV ফাইল হিসেবে দিন।',
      webPage: 'এটি ওয়েব পেজ, ছক নয়। Excel-এ খুলে .xlsx হিসেবে সেভ করে সেটি দিন।',
      stripped: 'সেভ করার সময় বাংলা অক্ষরগুলো ‘?’ হয়ে গেছে। Excel-এ শুধু ‘CSV’ নয়, ‘CSV UTF-8’ বেছে আবার সেভ করুন।',
      tooBig: 'ফাইলটি বেশি বড়। শুধু নম্বরের ছকটি দিন।',
      noHead: 'নাম আর প্রশ্নের ঘর পাওয়া যায়নি। এখান থেকে ডাউনলোড করা ছকটিই ব্যবহার করুন, ঘরের নাম না বদলে।',
      otherExam: 'ছকের প্রশ্নগুলো এই কাজের প্রশ্নের সঙ্গে মেলে না। এই কাজের ছকটি ডাউনলোড করে নিন।',
      old: 'এই ছক পুরোনো: এর পরে প্রশ্নের ক্রম বা পূর্ণমান বদলেছে, নয়তো ঘরের নাম বদলানো হয়েছে। ছকটি আবার ডাউনলোড করে নম্বরগুলো তাতে লিখুন।',
    },
    differences: (papers: number) => `${n(papers)}টি খাতায় যা বদলাবে`,
    asked: 'যে প্রশ্নে নম্বর বসবে',
    question: (no: number, text: string) => `প্রশ্ন ${n(no)}: ${text}`,
    same: (count: number) => `${n(count)}টি খাতা আগের মতোই থাকছে।`,
    nothing: 'ছকের সব নম্বর আগে থেকেই আছে, তাই কিছু বদলাবে না।',
    nothingTaken: 'এই ছক থেকে কোনো নম্বর বসছে না। কারণ নিচে।',
    noneChosen: 'কোনো খাতা বাছা নেই। যেগুলোতে বসাতে চান, সেগুলোতে টিক দিন।',
    newer: (by: string | undefined) =>
      by
        ? `ছক ডাউনলোডের পরে ${by} এই খাতা সেভ করেছেন। টিক দিলে ছকের নম্বর বসবে।`
        : 'ছক ডাউনলোডের পরে এই খাতা সেভ হয়েছে। টিক দিলে ছকের নম্বর বসবে।',
    unknown: 'আগের নম্বর মুছে ছকের নম্বর বসবে। নিশ্চিত হলে টিক দিন।',
    problems: (count: number) => `${n(count)}টি সারিতে যা নেওয়া হয়নি`,
    unused: (count: number) => `${n(count)}টি ঘর পড়া হয় না`,
    unnamed: (no: number) => `${n(no)} নম্বর ঘর (নাম নেই)`,
    quoted: (name: string) => `‘${formatDigits(name)}’`,
    filled: (name: string, count: number) => `${name}: ${n(count)}টি লেখা আছে`,
    unusedTotal: 'মোট নম্বর নিজে থেকে যোগ হয়। নম্বর লিখুন প্রশ্ন বা মানদণ্ডের ঘরে।',
    unusedUnknown: 'এই নামের ঘর চেনা যায়নি। ডাউনলোড করা ছকের ঘরের নাম যেমন ছিল, তেমন রাখুন।',
    unusedTwice: 'একই ঘর ছকে দুবার আছে, প্রথমটি নেওয়া হয়েছে।',
    line: (line: number, name: string) => [`ফাইলের ${n(line)} নম্বর সারি`, name].filter(Boolean).join(', '),
    mark: (no: number, criterion: string | undefined, from: number | null, to: number) =>
      `${[`প্রশ্ন ${n(no)}`, criterion].filter(Boolean).join(', ')}: ${formatMark(from)} থেকে ${n(to)}`,
    nameless: 'নাম নেই',
    comment: 'মন্তব্য বদলাবে',
    more: (count: number) => `আরও ${n(count)}টি`,
    notFound: 'এই খাতা পাওয়া যায়নি।',
    ambiguous: 'এই নামে একাধিক খাতা আছে। খাতার আইডির ঘরটি রেখে দিন।',
    twice: 'এই খাতা আগের একটি সারিতেও আছে।',
    notAsked: (column: string) => `${column}: এই খাতায় প্রশ্নটি ছিল না।`,
    badMark: (column: string, typed: string, marks: number) =>
      `${column}: ‘${formatDigits(typed)}’ পূর্ণমানের বেশি। ০ থেকে ${n(marks)}-এর মধ্যে সংখ্যা দিন।`,
    wordMark: (column: string, typed: string, marks: number) =>
      `${column}: ‘${formatDigits(typed)}’ নম্বর নয়। ০ থেকে ${n(marks)}-এর মধ্যে সংখ্যা দিন।`,
    fractionMark: (column: string, typed: string) =>
      `${column}: ‘${formatDigits(typed)}’ নয়, শুধু পাওয়া নম্বরটি লিখুন।`,
    dateMark: (column: string, typed: string) =>
      `${column}: Excel লেখাটিকে তারিখ বানিয়েছে (‘${formatDigits(typed)}’)। ঘরটি ‘Text’ করে আবার লিখুন।`,
    formulaMark: (column: string, typed: string) =>
      `${column}: ‘${formatDigits(typed)}’ সূত্র বা সূত্রের ভুল। ফলটি সংখ্যায় লিখুন।`,
    fineMark: (column: string, typed: string) =>
      `${column}: ‘${formatDigits(typed)}’ নেওয়া হয়নি, দশমিকের পরে দুই ঘর পর্যন্ত লিখুন।`,
    sumOnly: (column: string) => `${column}: এই প্রশ্নের নম্বর মানদণ্ডের ঘরে লিখুন, যোগফল নিজে থেকে হয়।`,
    column: (no: number, criterion: string | undefined) =>
      [`প্রশ্ন ${n(no)}`, criterion].filter(Boolean).join(', '),
  },
} as const
