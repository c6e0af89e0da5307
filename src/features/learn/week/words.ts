import type { Appointment } from '#src/api/shapes/live.ts'
import {
  formatDateTile,
  formatDayMonth,
  formatDay,
  formatDuration,
  formatNumber,
  formatOrdinal,
  formatPercent,
  formatRelative,
  formatTime,
} from '#src/lib/bn.ts'
import { formatTimeSpan } from '#src/lib/class-time.ts'
import { offers } from '#src/lib/features.ts'
import { computePercent } from '#src/lib/percent.ts'
import { inflectName } from '#src/lib/person-name.ts'

const nameWeekday = (date: string) => `${formatDateTile(date)?.weekday ?? ''}বার`

export const words = {
  title: 'আমার সপ্তাহ',
  subtitle: 'এক সপ্তাহে যা শিখলেন, যা সামনে, আর যার অপেক্ষা।',
  range: (from: string, until: string) => {
    const [first, last] = [formatDateTile(from), formatDateTile(until)]
    return first?.month === last?.month
      ? `${first?.day ?? ''}–${formatDayMonth(until)}`
      : `${formatDayMonth(from)} – ${formatDayMonth(until)}`
  },
  soFar: 'আজ পর্যন্ত',
  before: 'আগের সপ্তাহ',
  after: 'পরের সপ্তাহ',
  print: 'প্রিন্ট করুন',
  share: 'ছবি করে শেয়ার করুন',
  shareFailed: 'ছবিটি বানানো যায়নি। আবার চেষ্টা করুন।',
  days: (count: number) => `${formatNumber(count)} দিন শিখেছেন`,
  played: (seconds: number) => `এই ডিভাইসে দেখেছেন ${formatDuration(seconds)}`,
  lastWeek: (days: number) => `আগের সপ্তাহে ${formatNumber(days)} দিন`,
  streak: (days: number) => `টানা ${formatNumber(days)} দিন`,
  legend: 'এক ফোঁড় = ১৫ মিনিট',
  dotLegend: 'শিখেছেন, মিনিট জানা নেই',
  freeDay: 'ছুটি',
  freeDayTaken: (date: string) => `${nameWeekday(date)} ছুটি ছিল, টানা শেখা চলছে`,
  freeDayRule: 'সপ্তাহে এক দিন ছুটি নিলেও টানা শেখা চলে',
  counted: `মিনিট গোনা হয় শুধু এই ডিভাইসে, ভিডিও যতক্ষণ চলে। অন্য ডিভাইসে দেখলে${offers.notes ? ', নোট লিখলে' : ''} বা কাজ জমা দিলে সেদিনের নিচে একটি বিন্দু থাকে।`,
  chart: 'দিন ধরে শেখার সময়',
  shortDay: (date: string) => {
    const weekday = formatDateTile(date)?.weekday ?? ''
    return weekday.startsWith('বৃহ') ? 'বৃহঃ' : weekday
  },
  dayLine: (date: string, seconds: number, isFree: boolean) =>
    `${nameWeekday(date)}: ${isFree ? 'ছুটি' : seconds > 0 ? formatDuration(seconds) : 'দেখা হয়নি'}`,
  dayLearned: (date: string) => `${nameWeekday(date)}: শিখেছেন, কত মিনিট জানা নেই`,
  dayAhead: (date: string) => `${nameWeekday(date)}: এখনো আসেনি`,
  today: 'আজ',
  learned: 'যা শিখলেন',
  learnedFailed: 'জমা দেওয়া কাজগুলো আনা যায়নি।',
  watchedSum: (classes: number, lessons: number) =>
    [
      classes > 0 ? `${formatNumber(classes)}টি ক্লাস` : '',
      lessons > 0 ? `${formatNumber(lessons)}টি রেকর্ডিং` : '',
    ]
      .filter(Boolean)
      .join(', '),
  watched: (seconds: number, isWhole: boolean) =>
    isWhole ? 'দেখা শেষ' : `এ পর্যন্ত ${formatDuration(seconds)} দেখেছেন`,
  notes: (count: number) => `${formatNumber(count)}টি নোট`,
  notesText: (title: string) => `শেষটি ${title}`,
  notesDay: 'আমার নোট খুলুন',
  submitted: (at: string) => `${formatDay(at)} জমা`,
  percent: (mark: number, marks: number) => formatPercent(computePercent(mark, marks)),
  unmarked: 'দেখা হচ্ছে',
  none: 'এ সপ্তাহে কিছু দেখা হয়নি',
  noneText: '১৫ মিনিটের একটি জিনিস দিয়ে শুরু করুন।',
  nonePast: 'ওই সপ্তাহে কিছু দেখা হয়নি',
  tryTitle: 'একটা জিনিস করে দেখুন',
  suggestion: {
    watch: (title: string) => `যেখানে থেমেছিলেন, সেখান থেকে দেখুন: ${title}`,
    notes: () => 'এ সপ্তাহের নোটগুলো একবার পড়ুন',
    practice: () => 'একটি অনুশীলন কুইজ দিন',
  },
  suggestionGo: (minutes: number) => `খুলুন, ${formatNumber(minutes)} মিনিট লাগবে`,
  next: 'সামনে',
  nextNone: 'আগামী সাত দিনে কিছু নেই।',
  nextTime: ({ kind, at, end_at: end }: Appointment) =>
    kind === 'live' ? (end ? formatTimeSpan(at, end) : formatTime(at)) : `${formatTime(at)}-এর মধ্যে`,
  tomorrow: 'কাল',
  waiting: 'যার অপেক্ষায়',
  waitingSince: (at: string, now: number) => `শিক্ষক দেখছেন, জমা ${formatRelative(at, now)}`,
  settings: 'এই পেজের সেটিংস',
  withMarks: 'শেয়ারের ছবিতে নম্বরও থাকুক',
  clock: 'দিন কখন শুরু হয়',
  clocks: { dhaka: 'ঢাকার সময়ে', own: 'আমার ঘড়িতে' },
  clockText: 'আপনার ঘড়ি ঢাকার সঙ্গে মেলে না। দিনগুলো কোন ঘড়িতে গোনা হবে, বাছুন।',
  picture: {
    name: (name: string) => `${inflectName(name, 'এর')} সপ্তাহ`,
    nameless: 'আমার সপ্তাহ',
    learned: 'যা শিখলাম',
    days: (count: number) => `${formatNumber(count)} দিন শিখেছি`,
    played: (seconds: number) => `${formatDuration(seconds)} ভিডিও দেখেছি`,
    notes: (count: number) => `${formatNumber(count)}টি নোট লিখেছি`,
    marked: (title: string, percent: string) => `${title}: ${percent}`,
  },
  restFailed: 'পুরোনো কিছু তথ্য আনা যায়নি। আবার চেষ্টা করুন।',
  habit: {
    streak: (days: number) => `টানা ${formatNumber(days)} দিন`,
    week: 'আমার সপ্তাহ',
    /** Shortens the one long weekday, since seven are side by side. */
    day: (date: string) => formatDateTile(date)?.weekday.replace('বৃহস্পতি', 'বৃহঃ') ?? '',
    state: { done: 'শেখা হয়েছে', class: 'ক্লাস আছে', none: 'কিছু নেই' },
    today: 'আজ',
  },
  place: {
    title: (rank: number) => `ব্যাচে আপনার স্থান ${formatOrdinal(rank)}`,
    amongAll: (count: number, was: number | null | undefined) =>
      was
        ? `${formatNumber(count)} জনের মধ্যে · আগে ছিলেন ${formatOrdinal(was)}`
        : `${formatNumber(count)} জনের মধ্যে`,
    up: (places: number) => formatNumber(places),
    upLabel: (places: number) => `${formatNumber(places)} ধাপ উঠেছেন`,
    downLabel: (places: number) => `${formatNumber(places)} ধাপ নেমেছেন`,
  },
} as const
