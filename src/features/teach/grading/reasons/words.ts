/** Texts of the reasons with points. */

import { formatNumber } from '#src/lib/bn.ts'

const n = formatNumber

export const words = {
  /** Stands in the comment, beside the mark. */
  handMark: 'হাতে দেওয়া নম্বর',
  /** A reason that gives the full marks, for those who take points off. */
  full: 'পূর্ণ নম্বর',

  title: 'কারণ',
  titleOf: (criterion: string) => `${criterion}: কারণ`,
  choose: 'কারণ বাছুন',
  mark: 'এই উত্তরের নম্বর',
  byHand: 'হাতে দেওয়া',
  takeSumOf: (sum: number) => `যোগফল ${n(sum)} নিন`,
  byHandNext: 'হাতে নম্বর দিন',
  handKeys: 'এবার নম্বর চাপলে হাতে দেওয়া নম্বর বসবে।',
  reasonKeys: 'এবার সংখ্যা চাপলে কারণ বসবে।',
  tooLow: '০-র নিচে যায় না',
  tooHigh: (full: number) => `${n(full)}-এর ওপরে যায় না`,
  papers: (count: number) => `${n(count)}টি`,
  haveIt: ' খাতায় আছে',
  unused: 'কেউ পাননি',
  remove: 'সরান',
  removeName: (text: string) => `“${text}” কারণটি সরান`,
  changeHint: 'আগে Tab চেপে একটি কারণে যান, তারপর E চাপুন।',
  changeName: (text: string) => `“${text}” কারণটি সব খাতায় বদলান`,
  given: (text: string, mark: number) => `${text}। নম্বর ${n(mark)}।`,
  taken: (text: string, mark: number | null) =>
    mark === null ? `${text} সরানো হয়েছে। নম্বর নেই।` : `${text} সরানো হয়েছে। নম্বর ${n(mark)}।`,
  nothing: (no: number) => `${n(no)} নম্বরে কোনো কারণ নেই।`,
  zero: 'কোনো কারণ নেই। নম্বর ০।',
  nextRow: (row: string | undefined, marks: number) => `${row ?? 'পরের প্রশ্ন'}, নম্বর নেই, সর্বোচ্চ ${n(marks)}`,
  handStays: 'হাতে দেওয়া নম্বর আগের মতোই আছে।',

  field: 'নতুন কারণ, শেষে নম্বর',
  fieldOf: (criterion: string) => `${criterion}: নতুন কারণ, শেষে নম্বর`,
  hint: 'নতুন কারণ, শেষে নম্বর: একক নেই −০.৫',
  noPoints: 'শেষে + বা − দিয়ে নম্বরটিও লিখুন, যেমন: একক নেই −০.৫',
  add: 'যোগ করুন',

  changing: {
    heading: 'কারণ বদলান',
    field: 'কারণ, শেষে নম্বর',
    before: 'এখন:',
    after: 'হবে:',
    becomes: 'হবে',
    listing: 'খাতার তালিকা পড়া হচ্ছে…',
    reading: (read: number, all: number) => `${n(all)}টি খাতার ${n(read)}টি পড়া হয়েছে…`,
    nobody: 'কোনো খাতায় কারণটি নেই। শুধু তালিকায় বদলাবে।',
    title: (count: number) => `${n(count)}টি খাতায় বদলাবে`,
    papers: 'যেসব খাতায় বদলাবে',
    down: (count: number) => `${n(count)}টিতে নম্বর কমবে।`,
    up: (count: number) => `${n(count)}টিতে নম্বর বাড়বে।`,
    same: (count: number) => `${n(count)}টিতে নম্বর একই থাকবে।`,
    onlyWords: (count: number) => `নম্বর বদলাবে না, ${n(count)}টি খাতায় কথাটি বদলাবে।`,
    byHand: (count: number) => `আরও ${n(count)}টি খাতার নম্বর হাতে দেওয়া। সেগুলোতে শুধু কথাটি বদলাবে, নম্বর বদলাবে না।`,
    takeSum: (count: number) => `হাতে নম্বর দেওয়া ${n(count)}টি খাতার নম্বরও যোগফল থেকে নিন`,
    send: (count: number) => (count === 0 ? 'বদলান' : `${n(count)}টিতে বদলান`),
    cancel: 'ফিরে যান',
    resumed: (count: number) => `আগে শুরু করা কারণ বদল ${n(count)}টি খাতায় শেষ হয়েছে।`,
    undoable: 'বদলের পর এক চাপে সব কটি ফেরানো যাবে।',
  },
} as const
