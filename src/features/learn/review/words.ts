import type { Origin } from '#src/engines/review/card.ts'
import { formatDateTile, formatLetter, formatNumber } from '#src/lib/bn.ts'
import { DAY_MS, MINUTE_MS } from '#src/lib/duration.ts'
import { buildDownloadName } from '#src/lib/file-name.ts'

const MONTH_DAYS = 30
const YEAR_DAYS = 365

function formatWait(wait: number): string {
  const minutes = Math.max(1, Math.round(wait / MINUTE_MS))
  if (minutes < 60) return `${formatNumber(minutes)} মি. পর`
  if (wait < DAY_MS) return `${formatNumber(Math.round(minutes / 60))} ঘণ্টা পর`
  const days = Math.round(wait / DAY_MS)
  if (days < MONTH_DAYS * 2) return `${formatNumber(days)} দিন পর`
  if (days < YEAR_DAYS) return `${formatNumber(Math.round(days / MONTH_DAYS))} মাস পর`
  return `${formatNumber(Math.round((days / YEAR_DAYS) * 10) / 10)} বছর পর`
}

/** `১৯ নভেম্বর` */
function formatShortDay(at: string): string {
  const { day = '', month = '' } = formatDateTile(at) ?? {}
  return `${day} ${month}`
}

const formatMinutes = (seconds: number) => `${formatNumber(Math.max(1, Math.round(seconds / 60)))} মিনিট`

function formatTaken(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = Math.round(seconds % 60)
  if (minutes === 0) return `${formatNumber(Math.max(1, rest))} সেকেন্ডে`
  return rest === 0
    ? `${formatNumber(minutes)} মিনিটে`
    : `${formatNumber(minutes)} মিনিট ${formatNumber(rest)} সেকেন্ডে`
}

const origins: Readonly<Record<Origin, (count: number) => string>> = {
  exam: (count) => `${formatNumber(count)}টি ভুল হওয়া প্রশ্ন`,
  practice: (count) => `${formatNumber(count)}টি অনুশীলনের প্রশ্ন`,
  level: (count) => `${formatNumber(count)}টি লেভেলের প্রশ্ন`,
  note: (count) => `${formatNumber(count)}টি নোট`,
  own: (count) => `${formatNumber(count)}টি নিজের কার্ড`,
  unsure: (count) => `${formatNumber(count)}টি দ্বিধার প্রশ্ন`,
}

export const words = {
  /** Words of many questions and classes, which tell nothing about what they are of. */
  usual: [
    'কোনটি',
    'কোনগুলো',
    'কীভাবে',
    'দিয়ে',
    'থেকে',
    'জন্য',
    'করতে',
    'করা',
    'হবে',
    'যায়',
    'আগের',
    'পরের',
    'প্রশ্ন',
    'প্রশ্নোত্তর',
    'পরিচিতি',
    'ক্লাস',
    'অনুশীলন',
    'সঙ্গে',
    'নতুন',
    'code',
    'const',
  ].map((word) => word.normalize('NFC')),
  title: 'ঝালাই',
  subtitle: 'যা একবার ভুল হয়েছে, ঠিক সময়ে আবার আসে।',
  truth: { true: 'সত্য', false: 'মিথ্যা' },
  letter: formatLetter,
  close: 'বন্ধ করুন',
  more: 'কার্ডের কাজ',
  progress: 'আজকের ঝালাই',
  share: (done: number, total: number) => `${formatNumber(done)}/${formatNumber(total)}`,
  today: {
    title: 'আজ',
    line: (count: number, seconds: number) => `আজ ${formatNumber(count)}টি, ${formatMinutes(seconds)}`,
    left: (count: number, seconds: number) => `বাকি ${formatNumber(count)}টি, ${formatMinutes(seconds)}`,
    origins: (counts: readonly (readonly [Origin, number])[]) =>
      counts.map(([from, count]) => origins[from](count)).join(', '),
    start: 'শুরু করুন',
    goOn: 'চালিয়ে যান',
    again: (count: number) => `আবার ${formatNumber(count)}টি`,
    done: (next: string) => `আজকেরটা শেষ। ${next}`,
    rest: (count: number) => `আজ আরও ${formatNumber(count)}টি`,
    tomorrow: (count: number) => (count === 0 ? 'কাল কিছু নেই' : `কাল ${formatNumber(count)}টি`),
    day: (day: string, count: number) =>
      `${formatDateTile(`${day}T12:00:00+06:00`)?.weekday ?? ''}বার ${formatNumber(count)}টি`,
    goal: 'দিনে সবচেয়ে বেশি কয়টি',
    goalText: 'কোনো দিন এর বেশি আসবে না; বাকিগুলো পরের দিনে যাবে।',
    count: (count: number) => `${formatNumber(count)}টি`,
  },
  none: {
    title: 'এখনো কোনো কার্ড নেই',
    text: 'পরীক্ষা বা অনুশীলনে কোনো প্রশ্ন ভুল হলে, আর উত্তর জানানো হলে, সেটি এখানে নিজে থেকে আসবে।',
    practice: 'অনুশীলন করুন',
  },
  collecting: 'ভুল হওয়া প্রশ্ন খোঁজা হচ্ছে',
  collectFailed: 'নতুন ভুল হওয়া প্রশ্ন আনা যায়নি। আগের কার্ডগুলো আছে।',
  retry: 'আবার চেষ্টা করুন',
  denied: {
    title: 'এই ব্রাউজারে কার্ড রাখা যাচ্ছে না',
    text: 'ব্রাউজারের জায়গা ফাঁকা আছে কি না দেখুন, বা প্রাইভেট উইন্ডো ছাড়া খুলুন।',
  },
  notStored: 'এই উত্তরটি ডিভাইসে রাখা যায়নি। জায়গা ফাঁকা করে আবার চেষ্টা করুন।',
  ask: {
    wrongAt: {
      exam: (at: string) => `পরীক্ষায় ভুল হয়েছিল, ${formatShortDay(at)}`,
      practice: (at: string) => `অনুশীলনে ভুল হয়েছিল, ${formatShortDay(at)}`,
      level: (at: string) => `ধাপে ভুল হয়েছিল, ${formatShortDay(at)}`,
      note: (at: string) => `আপনার নোট, ${formatShortDay(at)}`,
      own: (at: string) => `আপনার কার্ড, ${formatShortDay(at)}`,
      unsure: (at: string) => `দ্বিধা নিয়ে ঠিক করেছিলেন, ${formatShortDay(at)}`,
    },
    changed: 'প্রশ্নটি বদলেছে',
    forgot: 'মনে নেই',
    show: 'উত্তর দেখুন',
    many: 'একাধিক উত্তর বাছা যায়।',
    recall: 'আগে নিজের কথায় ভাবুন বা লিখুন, তারপর মিলিয়ে দেখুন।',
    ownWords: 'নিজের কথায় (না লিখলেও চলে)',
    blank: (at: number) => `শূন্যস্থান ${formatNumber(at + 1)}`,
    order: 'লাইনগুলো ঠিক ক্রমে সাজান।',
    up: (line: string) => `ওপরে নিন: ${line}`,
    down: (line: string) => `নিচে নিন: ${line}`,
    code: (lines: number) => `কোড দেখুন, ${formatNumber(lines)} লাইন`,
    right: 'ঠিক উত্তর',
    yours: 'আপনার উত্তর',
    noAnswer: 'উত্তর দেননি',
    why: 'কেন',
    answer: 'উত্তর',
    how: 'কেমন মনে ছিল?',
    grades: { 1: 'আবার', 2: 'কঠিন', 3: 'ঠিক', 4: 'সহজ' },
    wait: formatWait,
    listen: (at: string) => `ক্লাসে শুনুন, ${at} থেকে`,
    teachers: {
      class: 'ক্লাসটি দেখুন',
      note: 'নোটটি দেখুন',
      practice: 'অনুশীলন করুন',
      module: 'মডিউলটি দেখুন',
    },
    named: (action: string, title: string) => `${action}: ${title}`,
    keys: '১–৪ উত্তর বাছে বা নম্বর দেয়, স্পেস কার্ড উল্টায়',
  },
  deeds: {
    suspend: 'বাদ রাখুন',
    bury: 'কাল দেখব',
    edit: 'বদলান',
    delete: 'মুছুন',
    undo: 'ফিরিয়ে নিন',
    undoText: 'ভুল হলে ১০ সেকেন্ডের মধ্যে ফিরিয়ে নিন।',
    done: {
      suspend: 'কার্ডটি বাদ রাখা হয়েছে',
      bury: 'কার্ডটি কাল আসবে',
      delete: 'কার্ডটি মুছে ফেলা হয়েছে',
      edit: 'কার্ডটি বদলানো হয়েছে',
    },
    undoLast: 'আগের উত্তর ফিরিয়ে নিন',
  },
  edit: {
    title: 'কার্ড বদলান',
    front: 'প্রশ্ন',
    back: 'উত্তরের ব্যাখ্যা',
    save: 'রাখুন',
    cancel: 'বাতিল',
    hint: 'শুধু আপনার কার্ড বদলাবে; পরীক্ষার প্রশ্ন নয়।',
  },
  done: {
    title: 'আজকের ঝালাই শেষ',
    took: (seconds: number, count: number) => `${formatTaken(seconds)} ${formatNumber(count)}টি।`,
    known: 'মনে ছিল',
    again: 'আবার আসবে আজই',
    againText: '১০ মিনিট পর, চাইলে এখনই',
    count: (count: number) => `${formatNumber(count)}টি`,
    ok: 'ঠিক আছে',
  },
  shaky: {
    title: 'যেখানে কাঁচা',
    from: (title: string, at: string) => `${title}, ${at} থেকে`,
    missed: (missed: number, asked: number) =>
      `${formatNumber(asked)} বারের মধ্যে ${formatNumber(missed)} বার মনে ছিল না`,
  },
  place: {
    kept: 'ঝালাই আপনার অ্যাকাউন্টেও আছে। অন্য ডিভাইসে লগইন করলে সেখানেও আসবে।',
    waiting: 'ঝালাই এই ডিভাইসে আছে। ইন্টারনেট পেলে অ্যাকাউন্টেও যাবে।',
    refused: 'ঝালাই শুধু এই ডিভাইসে আছে; সার্ভার তা রাখতে পারেনি। অন্য ডিভাইসে নিতে কার্ডের ফাইলটি ডাউনলোড করুন।',
  },
  notes: {
    note: 'নোট',
    keep: 'মনে রাখব',
    kept: 'মনে রাখব: ঝালাইয়ে আছে',
    added: 'নোটটি ঝালাইয়ে রাখা হয়েছে',
    removed: 'নোটটি ঝালাই থেকে সরানো হয়েছে',
    fill: 'ফাঁকা জায়গায় কী বসবে?',
    gapTitle: 'কোন শব্দটি ফাঁকা থাকবে?',
    gapText: 'শব্দটিতে চাপ দিন। ঝালাইয়ের সময় সেটি আপনি লিখবেন।',
  },
  files: {
    title: 'কার্ডের ফাইল',
    text: 'অন্য ডিভাইসে নিতে ফাইলটি ডাউনলোড করে সেখানে যোগ করুন। দুই ডিভাইসের উত্তর মিলিয়ে নেওয়া হবে, কিছু হারাবে না।',
    take: 'কার্ড ও উত্তর ডাউনলোড করুন',
    anki: 'Anki-র জন্য ডাউনলোড করুন',
    join: 'ফাইল থেকে যোগ করুন',
    kind: 'এখান থেকে ডাউনলোড করা JSON ফাইল',
    joined: (cards: number) => `${formatNumber(cards)}টি কার্ড মিলিয়ে নেওয়া হয়েছে`,
    impossible: (count: number) =>
      `${formatNumber(count)}টি কার্ড বা উত্তরের সময় সত্যি হতে পারে না (২০২০ সালের আগে বা কালকের পরে), তাই সেগুলো নেওয়া হয়নি।`,
    refused: 'ফাইলটি ঝালাইয়ের নয়, বা নতুন সংস্করণের। এখান থেকে ডাউনলোড করা ফাইল দিন।',
    name: buildDownloadName('jhalai'),
  },
  stays: 'লগআউটের পরও কার্ডগুলো এই ডিভাইসে থাকুক',
  set: {
    title: 'বাদ রাখা কার্ড',
    back: 'ফেরান',
    backOf: (title: string) => `ফেরান: ${title}`,
  },
} as const
