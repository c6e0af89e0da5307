/** Texts of importing and exporting questions. */

import { formatNumber } from '#src/lib/bn.ts'
import type { Doubt, ReadFile, Refusal, Unread } from './found.ts'

const n = formatNumber
const count = (questions: number) => `${n(questions)}টি প্রশ্ন`

const doubts: Readonly<Record<Doubt, string>> = {
  'unknown-kind': 'প্রশ্নের ধরনটি চেনা যায়নি, লেখা দেখে ধরন ঠিক করা হয়েছে।',
  fragment: 'এটি আলাদা প্রশ্ন, না আগের প্রশ্নের অংশ, তা নিশ্চিত নয়।',
  'bad-key': 'লেখা উত্তরটি কোনো বিকল্পের সঙ্গে মেলে না।',
  'default-marks': 'নম্বর লেখা নেই।',
  'bad-marks': 'নম্বরটি পড়া যায়নি, ১ ধরা হয়েছে।',
  bijoy: 'বিজয়ের লেখা থেকে বদলানো হয়েছে। বানান মিলিয়ে নিন।',
  'bijoy-mixed': 'বিজয়ের লেখার সঙ্গে ইংরেজি শব্দ আছে। কোনটি ইংরেজি, তা মিলিয়ে নিন।',
  cleaned: 'লেখায় চালানোর মতো কোড (স্ক্রিপ্ট) ছিল, সেটি বাদ দেওয়া হয়েছে।',
  'lost-picture': 'একটি ছবি নেওয়া যায়নি। যোগ করার পরে ছবিটি আলাদা করে দিন।',
  'lost-drawing': 'একটি সমীকরণ, আঁকা বা বস্তু নেওয়া যায়নি। ফাইল দেখে লিখে দিন।',
  unshown: 'একটি ঘরে Excel যা দেখায়, তা হুবহু আনা যায়নি। ফাইল দেখে মিলিয়ে নিন।',
  date: 'একটি ঘরে তারিখ বা সময় আছে। ১/২-এর মতো লেখাকে Excel নিজে থেকে তারিখ বানায়, মিলিয়ে নিন।',
  merged: 'একটি ঘর ওপরের ঘরের সঙ্গে জোড়া ছিল, ওপরের লেখাটি এখানেও ধরা হয়েছে।',
  'hidden-row': 'ফাইলে এই সারি লুকানো ছিল।',
  formula: 'একটি ঘরে সূত্র বা সূত্রের ভুল আছে। সেটি শুধু লেখা হিসেবে নেওয়া হবে।',
  'too-many-options': 'আটটির বেশি বিকল্প ছিল, প্রথম আটটি নেওয়া হয়েছে।',
  weights: 'কিছু উত্তরে আংশিক নম্বর ছিল। এখানে উত্তর হয় পুরো সঠিক, নয় ভুল; কোনগুলো সঠিক, মিলিয়ে নিন।',
  range: 'উত্তরে সংখ্যার সীমা ছিল। এখানে শুধু লেখা উত্তরগুলো সঠিক ধরা হয়।',
  matching: 'মিলকরণের প্রতিটি জোড়া একটি আলাদা প্রশ্ন হয়েছে।',
  short: 'ছোট উত্তরের প্রশ্ন, তাই শূন্যস্থান হিসেবে নেওয়া হয়েছে।',
  'bad-more': '‘অন্য তথ্য’ ঘরটি বদলানো হয়েছে, তাই পড়া যায়নি।',
  twice: 'এই প্রশ্ন পরীক্ষায় বা ফাইলের ওপরের দিকে আগেই আছে।',
}

const refusals: Readonly<Record<Refusal, string>> = {
  empty: 'ফাইলটি ফাঁকা, এতে কোনো লেখা নেই।',
  tooBig: 'ফাইলটি বেশি বড়। ১০ এমবি-এর ছোট ফাইল দিন, দরকার হলে কয়েক ভাগে।',
  bomb: 'ফাইলটি খুললে অস্বাভাবিক বড় হয়ে যায়, তাই নিরাপত্তার জন্য খোলা হয়নি।',
  broken: 'ফাইলটি নষ্ট, পড়া যায়নি। মূল প্রোগ্রামে খুলে আবার সেভ করে দিন।',
  macro: 'ফাইলটিতে ম্যাক্রো (চালানোর মতো কোড) আছে, তাই নেওয়া হয়নি। ম্যাক্রো ছাড়া .docx বা .xlsx হিসেবে সেভ করে দিন।',
  locked: 'ফাইলটিতে পাসওয়ার্ড দেওয়া। পাসওয়ার্ড তুলে আবার সেভ করে দিন।',
  oldOffice: 'এটি পুরোনো ধরনের ফাইল। Word-এ .docx বা Excel-এ .xlsx হিসেবে সেভ করে দিন।',
  openDocument: 'এটি LibreOffice-এর নিজের ফাইল। সেখানে .docx বা .xlsx হিসেবে সেভ করে দিন।',
  zip: 'এটি ZIP ফাইল। খুলে ভেতরের প্রশ্নের ফাইলটি দিন।',
  pdf: 'PDF থেকে প্রশ্ন পড়া যায় না। মূল Word ফাইলটি দিন।',
  picture: 'ছবি থেকে প্রশ্ন পড়া যায় না। লেখা আছে এমন ফাইল দিন।',
  webPage: 'এটি ওয়েব পেজ। প্রশ্নগুলো Word বা Excel ফাইলে সেভ করে দিন।',
  program: 'এটি চালানোর মতো প্রোগ্রাম, প্রশ্নের ফাইল নয়।',
  openQuote: 'একটি উদ্ধৃতি চিহ্ন (") শুরু হয়ে শেষ হয়নি, তাই ছকটি পড়া যায়নি। চিহ্নটি ঠিক করে আবার দিন।',
  stripped: 'সেভ করার সময় বাংলা অক্ষরগুলো ‘?’ হয়ে গেছে। Excel-এর নিজের ফাইল (.xlsx) বা ‘CSV UTF-8’ দিন।',
  unreadable: 'ফাইলের লেখা পড়া যায়নি। UTF-8 হিসেবে আবার সেভ করে দিন।',
  otherKind: 'এই ধরনের ফাইল থেকে প্রশ্ন পড়া যায় না। Word, Excel, CSV, GIFT বা Aiken ফাইল দিন।',
  noQuestion: 'ফাইলটিতে কোনো প্রশ্ন চেনা যায়নি। নমুনা ছকটি ডাউনলোড করে মিলিয়ে দেখুন।',
}

const reasons: Readonly<Record<Unread['reason'], string>> = {
  'not-understood': 'প্রশ্ন হিসেবে বোঝা যায়নি।',
  description: 'এটি বর্ণনা, প্রশ্ন নয়।',
  'no-text': 'প্রশ্নের লেখা নেই।',
  formula: 'ঘরটিতে সূত্র আছে।',
  'other-sheet': 'এই শিটে প্রশ্নের ছক নেই।',
  'hidden-sheet': 'এই শিটটি ফাইলে লুকানো, তাই পড়া হয়নি।',
}

const units: Readonly<Record<ReadFile['unit'], string>> = { row: 'সারি', paragraph: 'অনুচ্ছেদ', line: 'লাইন' }

export const words = {
  pictureOf: (alt: string) => (alt === '' ? '[ছবি]' : `[ছবি: ${alt}]`),
  doubts,
  refusals,
  reasons,

  columns: {
    section: 'বিভাগ',
    kind: 'ধরন',
    text: 'প্রশ্ন',
    blanks: 'শূন্যস্থানসহ লেখা',
    answer: 'সঠিক উত্তর',
    marks: 'নম্বর',
    explanation: 'ব্যাখ্যা',
    more: 'অন্য তথ্য (বদলাবেন না)',
  },
  option: (letter: string) => `বিকল্প ${letter}`,

  examples: {
    single: {
      text: 'HTML-এ সবচেয়ে বড় শিরোনামের ট্যাগ কোনটি?',
      options: ['`h6`', '`h1`', '`head`', '`title`'],
      explanation: '`h1` সবচেয়ে বড়, `h6` সবচেয়ে ছোট।',
    },
    multiple: { text: 'কোনগুলো প্রোগ্রামিং ভাষা?', options: ['Python', 'HTML', 'Java', 'CSS'] },
    truth: 'CSS দিয়ে ডেটাবেজ তৈরি করা যায়।',
    filled: { contents: ['বাংলাদেশের রাজধানী ', '।'], accepted: ['ঢাকা', 'Dhaka'] },
    essay: 'রেসপনসিভ ডিজাইন কেন দরকার, নিজের ভাষায় লিখুন।',
  },

  read: {
    title: 'ফাইল থেকে প্রশ্ন আনুন',
    how: 'Word, Excel, CSV, GIFT বা Aiken ফাইল দিন। কী বোঝা গেছে আগে দেখাবে; বেছে নেওয়ার পরই পরীক্ষায় যোগ হবে।',
    file: 'প্রশ্নের ফাইল',
    limit: '.docx, .xlsx, .csv, .gift বা .txt · সর্বোচ্চ ১০ এমবি',
    template: 'নমুনা ছক ডাউনলোড করুন',
    templateName: 'প্রশ্নের ছক.csv',
    reading: 'ফাইলটি পড়া হচ্ছে…',
    failed: 'ফাইলটি পড়ার অংশ আনা গেল না। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
    unreadable: 'ফাইলটি পড়া যায়নি। আবার বেছে দিন।',
    other: 'অন্য ফাইল দিন',
    open: 'কী বোঝা গেছে দেখুন',
    found: (questions: number, unread: number) =>
      unread === 0
        ? `${count(questions)} পাওয়া গেছে`
        : `${count(questions)} পাওয়া গেছে, ${n(unread)}টি অংশ বোঝা যায়নি`,
    cut: (most: number) => `একবারে প্রথম ${n(most)}টি প্রশ্ন নেওয়া যায়। বাকিগুলো আরেকটি ফাইলে দিন।`,
    bijoy: 'বিজয়ে লেখা অংশ ইউনিকোডে বদলান',
    bijoyHint: 'ফাইলের কিছু লেখা বিজয় কিবোর্ডের। বদলানো লেখা মূল লেখার পাশে দেখে নিন।',
    choose: (no: number) => `${n(no)} নম্বর প্রশ্নটি নিন`,
    chooseAll: 'সব বাছুন',
    chooseNone: 'কোনোটি নয়',
    stood: 'ফাইলে যা ছিল',
    understood: 'যা বোঝা গেছে',
    line: (line: number, unit: ReadFile['unit'], sheet?: string) =>
      `${sheet === undefined ? 'ফাইলের' : `‘${sheet}’ শিটের`} ${n(line)} নম্বর ${units[unit]}`,
    defaultMarks: (questions: number) => `নম্বর লেখা নেই এমন ${count(questions)}ের প্রতিটির নম্বর`,
    doubts: 'দেখে নিন',
    explanation: 'ব্যাখ্যা:',
    section: (title: string) => `বিভাগ: ${title}`,
    unread: 'যা নেওয়া হয়নি',
    add: (questions: number) => (questions === 0 ? 'কিছু বাছা নেই' : `${count(questions)} যোগ করুন`),
    added: (questions: number) => `${count(questions)} পরীক্ষায় যোগ হয়েছে।`,
    undo: 'ফেরান',
    more: (questions: number) => `আরও ${n(questions)}টি দেখান`,
  },

  write: {
    title: 'প্রশ্নগুলো ফাইলে রাখুন',
    how: 'এই ফাইলগুলো পরে আবার এখানে আনলে একই প্রশ্ন ফিরে পাবেন। ছবি আছে এমন প্রশ্নের জন্য GIFT ভালো, কারণ Excel বড় ঘর কেটে দেয়।',
    csv: 'CSV ডাউনলোড করুন',
    gift: 'GIFT ডাউনলোড করুন',
    none: 'এখনো কোনো প্রশ্ন নেই।',
    fileName: (title: string, ending: string) =>
      `${title.replaceAll(/[\\/:*?"<>|]+/g, ' ').trim() || 'পরীক্ষা'}.${ending}`,
  },
} as const
