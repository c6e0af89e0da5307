/** Texts of a page in view: a photo or a PDF, and the pins on it. */

import { formatNumber, formatPercent } from '#src/lib/bn.ts'

const n = formatNumber

export const words = {
  tools: 'ছবি দেখার উপায়',
  page: (label: string) => `${label}, বড় করে দেখার জায়গা`,
  smaller: 'ছোট করুন',
  larger: 'বড় করুন',
  percent: (share: number) => formatPercent(share * 100),
  width: 'প্রস্থে মেলান',
  whole: 'পুরো পৃষ্ঠা',
  turnLeft: 'বাঁয়ে ঘোরান',
  turnRight: 'ডানে ঘোরান',
  light: 'উজ্জ্বলতা ও কনট্রাস্ট',
  brightness: 'উজ্জ্বলতা',
  contrast: 'কনট্রাস্ট',
  pages: 'খাতার পৃষ্ঠা',
  previousPage: 'আগের পৃষ্ঠা',
  nextPage: 'পরের পৃষ্ঠা',
  pageOf: (no: number, count: number) => `পৃষ্ঠা ${n(no)}, মোট ${n(count)}টি`,
  pageShort: (no: number, count: number) => `${n(no)} / ${n(count)}`,
  pageOfFile: (label: string, no: number) => `${label}, পৃষ্ঠা ${n(no)}`,
  pageWord: 'পৃষ্ঠা',
  pinWord: 'টি পিন',

  faults: {
    locked: 'PDF-টিতে পাসওয়ার্ড দেওয়া আছে, তাই এখানে খোলা গেল না। ডাউনলোড করে দেখুন।',
    broken: 'PDF-টি নষ্ট, তাই এখানে খোলা গেল না। ডাউনলোড করে দেখুন।',
    unread: 'ফাইলটি আনা গেল না। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  },
  brokenPage: (no: number) => `পৃষ্ঠা ${n(no)} এখানে দেখানো গেল না। বাকি পৃষ্ঠাগুলো দেখা যাবে।`,
  again: 'আবার চেষ্টা করুন',
  download: 'ডাউনলোড করুন',

  addPin: 'পিন বসান',
  placing: 'যেখানে পিন বসবে, সেখানে চাপুন।',
  placingKeys: [
    { caps: ['←', '↑', '↓', '→'], text: 'সরান' },
    { caps: ['Enter'], text: 'বসান' },
    { caps: ['Esc'], text: 'বাদ দিন' },
  ],
  pins: 'পিন',
  pinCount: (count: number) => `পিন ${n(count)}`,
  pin: (no: number, text: string) => `পিন ${n(no)}: ${text}`,
  pinStart: (no: number) => `পিন ${n(no)}:`,
  newPin: (no: number) => `পিন ${n(no)}`,
  pinHelp: 'টেনে সরান, মোছার বোতাম চেপে মুছুন',
  inPage: (page: number) => `পৃষ্ঠা ${n(page)}`,
  placed: (no: number) => `পিন ${n(no)} বসেছে। কথা লিখুন।`,
  movedTo: (x: number, y: number) => `বাঁ থেকে ${formatPercent(x)}, উপর থেকে ${formatPercent(y)}`,
  pinField: (no: number) => `পিন ${n(no)}-এর কথা`,
  phrases: 'বারবার লাগে এমন কথা',
  keepPin: 'পিন রাখুন',
  editPin: (no: number) => `পিন ${n(no)}-এর কথা বদলান`,
  removePin: (no: number) => `পিন ${n(no)} মুছুন`,
  removed: (no: number) => `পিন ${n(no)} মুছে ফেলা হয়েছে।`,
  undo: 'ফিরিয়ে আনুন',
  paper: 'আপনার খাতা',
  placeOf: (no: number, page: number) => `পিন ${n(no)}, পৃষ্ঠা ${n(page)}`,
  line: (line: number) => `লাইন ${n(line)}`,
} as const
