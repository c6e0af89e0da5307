/** Texts of the assessments: their lists, their pages and their ladders. */

import type { LevelState } from '#src/api/shapes/assessment.ts'
import { formatNumber, formatOrdinal, formatTaka } from '#src/lib/bn.ts'

const formatPercent = (value: number) => `${formatNumber(Math.round(value))}%`
const mark = (value: number, most: number) => `${formatNumber(value)}/${formatNumber(most)}`

/** Names the action that a level offers; a level that waits for its mark can be viewed. */
const GO: Readonly<Partial<Record<LevelState, string>>> = {
  open: 'শুরু করুন',
  running: 'চালিয়ে যান',
  passed: 'আবার দিন',
  failed: 'আবার দিন',
}

export const words = {
  title: 'অ্যাসেসমেন্ট',
  subtitle: 'ছোট ছোট লেভেলে নিজের দক্ষতা যাচাই করুন। কোথায় পাকা আর কোথায় আরও অনুশীলন দরকার, ফলেই বুঝবেন।',
  description: 'বাংলায় দক্ষতা যাচাই: লেভেল ধরে এগোন, ফল দেখে বুঝুন এরপর কী শিখবেন।',
  category: 'ক্যাটাগরি',
  inCategory: (subject: string | undefined) => (subject ? `${subject}: অ্যাসেসমেন্ট` : 'অ্যাসেসমেন্ট'),
  all: 'সব',
  counted: (title: string, count: number) => `${title} (${formatNumber(count)})`,
  none: 'এখানে এখনো কোনো অ্যাসেসমেন্ট নেই',
  noneText: 'অন্য বিষয়ের অ্যাসেসমেন্টগুলো দেখে নিন।',
  seeAll: 'সব অ্যাসেসমেন্ট',

  byPrice: 'দাম',
  anyPrice: 'সব দাম',
  upTo: (limit: number) => (limit === 0 ? 'ফ্রি লেভেল' : `${formatTaka(limit)} পর্যন্ত লেভেল`),
  noLevels: 'এই দামে এখন কোনো লেভেল নেই',
  levels: (count: number) => `${formatNumber(count)}টি লেভেল`,
  questions: (count: number) => `${formatNumber(count)}টি প্রশ্ন`,
  freeLevels: (count: number) => `${formatNumber(count)}টি লেভেল ফ্রি`,
  allFree: 'পুরোটাই ফ্রি',
  byLevel: 'লেভেল ধরে কেনা যায়',
  wholeLadder: 'সব লেভেল একসঙ্গে',

  ladder: 'লেভেল',
  levelNo: (no: number) => `লেভেল ${formatNumber(no)}`,
  minutes: (minutes: number) => `${formatNumber(minutes)} মিনিট`,
  noClock: 'সময়সীমা নেই',
  passMark: (value: number) => `পাস ${formatPercent(value)}`,
  tries: (count: number) => `একবার কিনলে ${formatNumber(count)} বার`,
  anyTries: 'যতবার খুশি',
  notSold: 'এখন বিক্রি হচ্ছে না',
  topics: (titles: readonly string[]) => titles.join(' · '),

  about: 'কী থাকছে',
  outcomes: 'যা জানবেন',
  teacher: 'যাঁরা খাতা দেখেন',
  howTitle: 'যেভাবে চলে',
  how: [
    'একটি লেভেল পাস করলে পরেরটি খোলে।',
    'প্রতিটি উত্তর লেখার সঙ্গে সঙ্গেই রাখা হয়, মাঝখানে বেরিয়ে গেলেও পরে শুরু করা যায়।',
    'ফলের সঙ্গে বিষয় ধরে বলা থাকে এরপর কী শিখবেন।',
  ],
  buy: 'লেভেল কিনুন',
  startFree: 'বিনামূল্যে শুরু করুন',
  firstFree: 'প্রথম লেভেল বিনামূল্যে',
  goOn: 'আমার লেভেলগুলো',

  top: 'সেরা তালিকা',
  topText: 'প্রতিটি লেভেলের সেরা নম্বর যোগ করে।',
  noTop: 'তালিকা এখনো ফাঁকা',
  noTopText: 'প্রথম পাস করা লেভেলের পর তালিকা শুরু হবে।',
  rank: 'স্থান',
  learner: 'শিক্ষার্থী',
  stars: 'তারা',
  points: 'নম্বর',
  me: 'আপনি',
  number: formatNumber,
  starsOf: (stars: number, most: number) => `${formatNumber(most)}টির মধ্যে ${formatNumber(stars)}টি তারা`,

  own: {
    title: 'আমার অ্যাসেসমেন্ট',
    subtitle: 'যেখানে থেমেছিলেন, সেখান থেকেই এগোন।',
    find: 'নতুন অ্যাসেসমেন্ট দেখুন',
    mine: 'যেগুলো নিয়েছেন',
    openLevels: 'এখন যে লেভেল দিতে পারেন',
    begin: 'শুরু করুন',
    more: 'আরও অ্যাসেসমেন্ট',
    none: 'এখনো কোনো অ্যাসেসমেন্ট নেননি',
    noneText: 'অনেকগুলোর প্রথম লেভেল বিনামূল্যে। একটি বেছে শুরু করুন।',
    overview: 'এ পর্যন্ত',
    passed: 'পাস করা লেভেল',
    stars: 'তারা',
    attempts: 'মোট চেষ্টা',
    doneOf: (done: number, total: number) => `${formatNumber(done)}/${formatNumber(total)}`,
    progress: (title: string) => `${title}: পাস করা লেভেল`,
    next: (no: number, title: string) => `এরপর লেভেল ${formatNumber(no)}: ${title}`,
    allPassed: 'সব লেভেল পাস',
    open: 'চলছে',
    recent: 'সাম্প্রতিক চেষ্টা',
    noRecent: 'এখনো কোনো লেভেল শেষ করেননি।',
    resume: 'চালিয়ে যান',
    places: 'সেরা তালিকায় আপনি',
    place: (rank: number, total: number) => `${formatNumber(total)} জনের মধ্যে ${formatOrdinal(rank)}`,
    noPlaces: 'প্রথম লেভেল শেষ করলে এখানে আপনার স্থান দেখা যাবে।',
    level: (no: number, title: string) => `লেভেল ${formatNumber(no)}: ${title}`,
    go: (no: number, state: LevelState) => `লেভেল ${formatNumber(no)} ${GO[state] ?? 'দেখুন'}`,
    buyMore: 'বাকি লেভেল কিনুন',
  },

  state: {
    locked: 'পরে খুলবে',
    'to-buy': 'কেনা হয়নি',
    open: 'শুরু করা যায়',
    running: 'চলছে',
    'under-review': 'মূল্যায়ন চলছে',
    passed: 'পাস',
    failed: 'আরেকবার দিন',
  },
  attempt: { open: 'চলছে', 'under-review': 'মূল্যায়ন চলছে', passed: 'পাস', failed: 'পাস বাকি' },
  best: (value: number, most: number) => `সেরা ${mark(value, most)}`,
  mark,
  triesLeft: (left: number) => `আর ${formatNumber(left)} বার দিতে পারবেন`,
  triesLeftFree: 'যতবার খুশি দিতে পারবেন, কোনো খরচ নেই',
  triesOver: (tries: number, price: number) =>
    `${formatNumber(tries)} বার দেওয়া শেষ। আরও ${formatNumber(tries)} বারের দাম ${formatTaka(price)}`,
  kept: 'যে উত্তরগুলো দিয়েছেন, সব রাখা আছে।',
} as const
