/** Texts of grading question by question. */

import { formatMark, formatNumber } from '#src/lib/bn.ts'
import type { WorkKind } from './order.ts'
import type { QuestionAction } from './question-keys.ts'

const n = formatNumber

const keys: Record<QuestionAction, string> = {
  mark: 'নম্বর',
  half: 'আধা নম্বর',
  skip: 'এড়িয়ে যান',
  flag: 'পরে দেখব',
  undo: 'ফেরান',
  rowBefore: 'আগের প্রশ্ন',
  rowAfter: 'পরের প্রশ্ন',
  previous: 'আগের উত্তর',
  comment: 'মন্তব্য লিখুন',
  phrases: 'এই প্রশ্নের বাক্য',
  whole: 'পুরো খাতা',
  enter: 'রেখে পরেরটি',
  saveNext: 'লেখার ঘর থেকেও রেখে পরেরটি',
  giveNear: 'কাছাকাছি উত্তরগুলোতেও একই নম্বর',
  newReason: 'নতুন কারণ',
  changeReason: 'ফোকাসে থাকা কারণটি সব খাতায় বদলান',
  hand: 'কারণের বদলে হাতে নম্বর',
  up: 'ওপরের মানদণ্ড',
  down: 'নিচের মানদণ্ড',
  accept: 'AI-এর নম্বর নিন',
  sheet: 'সব শর্টকাট',
}

export const words = {
  open: 'প্রশ্ন ধরে দেখুন',
  title: 'প্রশ্ন ধরে খাতা দেখা',
  titleOf: (exam: string) => `${exam} · প্রশ্ন ধরে`,
  back: 'খাতার তালিকা',
  byQuestion: 'প্রশ্ন ধরে',
  blind: 'নাম ছাড়া, এলোমেলো ক্রমে',
  blindNote: 'সব নম্বর সেভ হলে নাম দেখা যাবে। এটি পক্ষপাত কমায়, পরিচয় পুরো গোপন করে না।',
  blindFile: (no: number | undefined) => (no === undefined ? 'উত্তর' : `উত্তর-${n(no)}`),
  unnamed: 'নাম নেই',

  rows: 'প্রশ্ন',
  rowsDone: (done: number, all: number) => `${n(all)}টির ${n(done)}টি শেষ`,
  progress: (done: number, total: number) => `${n(done)}/${n(total)}`,
  rowName: (no: number, title: string) => `প্রশ্ন ${n(no)}: ${title}`,
  rowChoice: (no: number, title: string, done: number, total: number) =>
    `প্রশ্ন ${n(no)}: ${title} (${n(done)}/${n(total)})`,
  no: (no: number) => n(no),
  question: (no: number) => `প্রশ্ন ${n(no)}.`,
  marks: (marks: number) => `${n(marks)} নম্বর`,
  sample: 'নমুনা:',
  brief: 'অ্যাসাইনমেন্টের নির্দেশনা',
  colleague: (name: string) => `${name}ও এই পরীক্ষার খাতা দেখছেন`,
  colleagueText: 'আপনারা দুজন আলাদা দিক থেকে এগোন, তাই সাধারণত একই খাতায় দেখা হয় না।',

  answer: (no: number | undefined) => (no === undefined ? 'উত্তর' : `উত্তর ${n(no)}`),
  arrived: (no: number | undefined, name: string) =>
    no === undefined ? name || 'উত্তর' : [`উত্তর ${n(no)}`, name].filter(Boolean).join(', '),
  otherExam: 'এই খাতাটি এই পরীক্ষার নয়।',
  goOn: 'এই পরীক্ষার খাতা দেখুন',
  noQuestion: 'এই খাতায় প্রশ্নটি নেই।',
  /** After the mark and the number of people on its key. */
  give: 'পেয়েছেন, এই নম্বর দিন',
  people: (people: number) => `${n(people)} জন`,
  half: '+½',
  halfName: 'আধা নম্বর যোগ করে দিন',
  halfNext: 'এবার নম্বর চাপুন, সঙ্গে আধা যোগ হবে।',
  tooMuch: (marks: number) => `০ থেকে ${n(marks)}-এর মধ্যে দিন।`,
  given: (no: number | undefined, mark: number) =>
    no === undefined ? `${n(mark)} দেওয়া হয়েছে।` : `উত্তর ${n(no)}: ${n(mark)}।`,
  givenRow: (row: string, mark: number, next: string | undefined) =>
    [`${row}: ${n(mark)}।`, next && `এবার ${next}।`].filter(Boolean).join(' '),
  chosenRow: (row: string, mark: number | null, marks: number) =>
    `${row}, ${mark === null ? 'নম্বর নেই' : n(mark)}, সর্বোচ্চ ${n(marks)}`,
  giveSum: (sum: number, marks: number) => `${formatMark(sum, marks)} রেখে পরেরটি`,
  goOnUnmarked: 'নম্বর ছাড়া পরেরটি',
  markNext: 'নম্বর, তারপর পরেরটি',
  digits: 'নম্বর',
  field: (marks: number) => `নম্বর, সর্বোচ্চ ${n(marks)}`,
  giveNext: 'নম্বর দিয়ে পরেরটি',
  comment: 'এই উত্তরে মন্তব্য',
  phraseName: (text: string, uses: number) => `${text}, ${n(uses)} বার দেওয়া হয়েছে`,
  editPhrases: 'বাক্যগুলো বদলান',
  phrasesDone: 'হয়ে গেছে',
  removePhrase: (text: string) => `“${text}” মুছুন`,

  upNext: 'এর পরে',
  left: (count: number) => `${n(count)}টি বাকি`,

  equal: 'একই উত্তর',
  equalCount: (people: number, groups: number) => `${n(people)} জন, ${n(groups)} দলে`,
  empty: 'ফাঁকা উত্তর',
  giveAll: 'একবারে নম্বর দিন',
  giveAllName: (text: string) => `“${text}” উত্তরের সবাইকে একবারে নম্বর দিন`,
  closeGroup: 'বন্ধ করুন',
  giveGroup: (people: number) => `${n(people)} জনকে দিন`,
  givenToAll: (people: number) => `${n(people)} জনকে নম্বর দেওয়া হয়েছে।`,
  groupMissing: 'আগে সব মানদণ্ডে নম্বর দিন।',
  givingAll: 'সেভ হচ্ছে',
  groupFailed: 'খাতাগুলো পড়া গেল না। ইন্টারনেট দেখে আবার চেষ্টা করুন।',

  near: (people: number) => `${n(people)} জন প্রায় একই লিখেছেন`,
  giveNear: (people: number, mark: number) => `${n(people)}টিতেও ${n(mark)} দিন`,
  nearMissing: 'আগে এই উত্তরে নম্বর দিন',
  noNear: 'এই উত্তরের কাছাকাছি কোনো উত্তর বাছা নেই।',
  keptApart: 'আলাদা রাখা',
  banglish: 'বাংলিশ',
  onlySpaces: 'শুধু ফাঁকা জায়গা আলাদা',
  split: 'দল ভেঙে দিন',
  unequal: (count: number) => `${n(count)}টি একই লেখা, আলাদা নম্বর`,
  unequalPaper: (no: number | undefined, mark: string) =>
    `${no === undefined ? 'উত্তর' : `উত্তর ${n(no)}`}: ${mark}`,

  recent: 'এইমাত্র',
  noRecent: 'নম্বর দিলে এখানে শেষ কয়েকটি দেখা যাবে।',
  nothingToUndo: 'ফিরিয়ে নেওয়ার মতো কিছু নেই।',
  undone: 'নম্বরটি ফিরিয়ে নেওয়া হয়েছে।',
  undoneMany: (count: number) => `${n(count)} জনের নম্বর ফিরিয়ে নেওয়া হয়েছে।`,
  flagged: (count: number) => `পরে দেখার জন্য রাখা ${n(count)}টি`,
  openFlagged: 'সেগুলো দেখুন',
  isFlagged: 'পরে',
  putOff: 'খাতাটি পরে দেখার জন্য রাখা হয়েছে।',
  takenUp: 'খাতাটি আর পরে দেখার জন্য রাখা নেই।',
  noMore: 'এর পরে আর বাকি উত্তর নেই।',
  noBefore: 'এটিই প্রথম উত্তর।',
  noWhole: 'নাম ছাড়া দেখার সময় পুরো খাতা খোলে না।',

  none: 'এই পরীক্ষায় এখনো কোনো খাতা জমা পড়েনি',
  noneText: 'খাতা জমা পড়লে এখানে প্রশ্ন ধরে দেখা যাবে।',
  toQueue: 'খাতার তালিকা দেখুন',
  rowDone: (no: number) => `প্রশ্ন ${n(no)}-এর সব উত্তরে নম্বর দেওয়া হয়েছে`,
  rowDoneFlagged: (count: number) => `শুধু পরে দেখার জন্য রাখা ${n(count)}টি বাকি।`,
  nextRow: (no: number) => `প্রশ্ন ${n(no)} দেখুন`,
  allDone: 'সব প্রশ্নে নম্বর দেওয়া শেষ। ধন্যবাদ!',
  allDoneText: 'যেসব খাতার সব প্রশ্নে নম্বর আছে, সেগুলো ‘দেখা হয়েছে’ হয়ে গেছে।',
  showNames: 'সবার নাম দেখুন',

  keys,
}

export type KindWords = typeof words

const ofAssignment: KindWords = {
  ...words,
  open: 'মানদণ্ড ধরে দেখুন',
  title: 'মানদণ্ড ধরে কাজ দেখা',
  titleOf: (title: string) => `${title} · মানদণ্ড ধরে`,
  back: 'কাজের তালিকা',
  byQuestion: 'মানদণ্ড ধরে',
  rows: 'মানদণ্ড',
  rowName: (no: number, title: string) => `মানদণ্ড ${n(no)}: ${title}`,
  rowChoice: (no: number, title: string, done: number, total: number) =>
    `মানদণ্ড ${n(no)}: ${title} (${n(done)}/${n(total)})`,
  question: (no: number) => `${n(no)}.`,
  colleague: (name: string) => `${name}ও এই অ্যাসাইনমেন্টের কাজ দেখছেন`,
  colleagueText: 'আপনারা দুজন আলাদা দিক থেকে এগোন, তাই সাধারণত একই কাজে দেখা হয় না।',
  otherExam: 'এই কাজটি এই অ্যাসাইনমেন্টের নয়।',
  goOn: 'এই অ্যাসাইনমেন্টের কাজ দেখুন',
  none: 'এই অ্যাসাইনমেন্টে এখনো কোনো কাজ জমা পড়েনি',
  noneText: 'কাজ জমা পড়লে এখানে মানদণ্ড ধরে দেখা যাবে।',
  toQueue: 'কাজের তালিকা দেখুন',
  rowDone: (no: number) => `মানদণ্ড ${n(no)} ধরে সব কাজে নম্বর দেওয়া হয়েছে`,
  nextRow: (no: number) => `মানদণ্ড ${n(no)} দেখুন`,
  allDone: 'সব মানদণ্ডে নম্বর দেওয়া শেষ। ধন্যবাদ!',
  allDoneText: 'যেসব কাজের সব মানদণ্ডে নম্বর আছে, সেগুলো ‘দেখা হয়েছে’ হয়ে গেছে।',
  keys: { ...keys, rowBefore: 'আগের মানদণ্ড', rowAfter: 'পরের মানদণ্ড', whole: 'পুরো কাজ' },
}

/** An assignment is one question with criteria, so its rows are named after them. */
export const getWords = (kind: WorkKind): KindWords => (kind === 'assignment' ? ofAssignment : words)
