import { formatDate, formatDay, formatNumber, formatRelative, formatTime } from '#src/lib/bn.ts'
import { getDhakaDay, type Instant } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'
import { alertNames } from '../shared/alert-words.ts'

export const words = {
  title: 'নোটিফিকেশন',
  subtitle: 'ক্লাস, কাজ, পেমেন্ট ও নোটিশের খবর।',
  unread: 'নতুন',
  unreadCount: (count: number) => (count === 0 ? 'নতুন কিছু নেই' : `${formatNumber(count)}টি নতুন`),
  settings: 'নোটিফিকেশন সেটিংস',
  markAll: 'সব পড়া হয়েছে',
  markOne: (title: string) => `পড়া হয়েছে: ${title}`,
  none: 'এখনো কোনো নোটিফিকেশন নেই',
  noneText: 'ক্লাসের সময়, কাজের ফল বা নতুন নোটিশ এলে এখানে জানাব।',
  toCourses: 'আমার কোর্স',
  noneOnPage: 'এই পেজে কিছু নেই',
  toFirstPage: 'প্রথম পেজ দেখুন',
  toTeacher: 'আজকের কাজ দেখুন',
  kind: 'কীসের খবর',
  kinds: alertNames,
  allKinds: 'সব',
  noneOfKind: (kind: string) => `${kind} নিয়ে কোনো নোটিফিকেশন নেই`,
  showAllKinds: 'সব ধরনের দেখুন',
  ofNewest: (count: number) => `সবচেয়ে নতুন ${formatNumber(count)}টি থেকে বেছে দেখানো হচ্ছে।`,
  equal: (count: number) => `একই রকম ${formatNumber(count)}টি`,
  showEqual: (count: number) => `${formatNumber(count)}টিই দেখান`,
  hideEqual: 'গুটিয়ে রাখুন',
  seeAll: 'সব নোটিফিকেশন দেখুন',
  /** The heading of a day; `day` as `YYYY-MM-DD`, empty if the time is unreadable. */
  day: (day: string, now: number) => {
    if (day === getDhakaDay(now)) return 'আজ'
    if (day === getDhakaDay(now - DAY_MS)) return 'গতকাল'
    return (
      (day.slice(0, 4) === getDhakaDay(now).slice(0, 4) ? formatDay(day) : formatDate(day)) || 'তারিখ জানা নেই'
    )
  },
  /** The heading above already names the day. */
  time: (at: Instant, now: number) =>
    getDhakaDay(at) === getDhakaDay(now) ? formatRelative(at, now) : formatTime(at),
} as const
