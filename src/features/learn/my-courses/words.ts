import { formatNumber, formatPercent, formatTime, type Weekday } from '#src/lib/bn.ts'
import { formatWeekdays } from '#src/lib/class-time.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { offers } from '#src/lib/features.ts'

export const words = {
  title: 'আমার কোর্স',
  subtitle: 'যেগুলোতে ভর্তি আছেন, সব এক জায়গায়।',
  show: 'কোন কোর্সগুলো',
  running: (count: number) => `চলমান ${formatNumber(count)}`,
  completed: (count: number) => `সম্পন্ন ${formatNumber(count)}`,
  recorded: (count: number) => `রেকর্ডেড ${formatNumber(count)}`,
  all: (count: number) => `সব ${formatNumber(count)}টি`,
  none: 'এখনো কোনো কোর্স নেই',
  noneText: offers.freeCourses
    ? 'প্রথম কোর্সটি বেছে নিন। চাইলে আগে একটি ফ্রি ক্লাস করে দেখতে পারেন।'
    : 'প্রথম কোর্সটি বেছে নিন।',
  find: 'কোর্স দেখুন',
  free: 'ফ্রি ক্লাস',
  noneOfThese: 'এই তালিকায় কোনো কোর্স নেই',
  noneOfTheseText: 'অন্য তালিকাটি দেখুন।',
  /** Example: `ব্যাচ ১২ · শনি, সোম, বুধ · রাত ৯:০০` */
  line: (batch: string, days: readonly Weekday[], time: string) =>
    [batch, formatWeekdays(days), time].filter(Boolean).join(' · '),
  ownPace: 'যেকোনো সময়, নিজের গতিতে',
  classes: (done: number, total: number) => `${formatNumber(done)}/${formatNumber(total)} ক্লাস`,
  lessons: (done: number, total: number) => `${formatNumber(done)}/${formatNumber(total)} রেকর্ডিং`,
  nextClass: (start: string, now: number) =>
    isSameDhakaDay(start, now) ? `পরের ক্লাস আজ ${formatTime(start)}টায়` : '',
  unwatched: (count: number) => `${formatNumber(count)}টি রেকর্ডিং দেখা বাকি`,
  percent: formatPercent,
  progressOf: (course: string) => `${course}: অগ্রগতি`,
  state: {
    classToday: 'লাইভ ক্লাস আজ',
    running: 'চলমান',
    upcoming: 'শুরু হবে',
    completed: 'সম্পন্ন',
    recorded: 'রেকর্ডেড',
    frozen: 'পেমেন্ট বাকি',
  },
  payDue: 'বাকি টাকা দিন',
}
