import {
  formatClock,
  formatDateTile,
  formatDay,
  formatDuration,
  formatNumber,
  formatTime,
} from '#src/lib/bn.ts'
import { parseDhakaInput } from '#src/lib/dhaka-input.ts'
import type { Instant } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'

/** A Sunday, from which the names of the weekdays are counted. */
const SUNDAY = Date.UTC(2026, 10, 22)

export const words = {
  title: 'বাকি থাকা ক্লাস',
  subtitle: 'যেসব ক্লাসের রেকর্ডিং দেখা হয়নি, পড়ানোর ক্রমে আপনার ফাঁকা সন্ধ্যায় ভাগ করা।',
  sum: (count: number, seconds: number) => `${formatNumber(count)}টি ক্লাস বাকি, মোট ${formatDuration(seconds)}`,
  end: (date: string) => `এভাবে চললে ${formatDay(date)} সব দেখা শেষ হবে।`,
  noEnd: 'এভাবে ছয় মাসেও শেষ হবে না। আরও দিন বা বেশি মিনিট বাছুন।',
  days: 'কোন কোন দিন সময় আছে',
  noDays: 'অন্তত একটি দিন বাছুন, তাহলে ক্লাসগুলো ভাগ করা যাবে।',
  day: (weekday: number) => `${formatDateTile(SUNDAY + weekday * DAY_MS)?.weekday ?? ''}বার`,
  minutes: 'প্রতিদিন কতক্ষণ',
  minutesOf: (minutes: number) => `${formatNumber(minutes)} মিনিট`,
  hour: 'কখন থেকে',
  hourOf: (hour: number) =>
    formatTime(parseDhakaInput(`2026-11-22T${String(hour).padStart(2, '0')}:00`) ?? ''),
  date: formatDay,
  /** `রাত ৯:৪৫ থেকে ১৫ মিনিট`. */
  time: (at: Instant, seconds: number) => `${formatTime(at)} থেকে ${formatDuration(seconds)}`,
  left: (seconds: number) => `${formatDuration(seconds)} বাকি`,
  /** Which part of the recording; empty for the whole one. */
  part: (from: number, to: number, duration: number) => {
    const part = [from > 0 && `${formatClock(from)} থেকে`, to < duration && `${formatClock(to)} পর্যন্ত`]
    const text = part.filter(Boolean).join(' ')
    return text === '' ? '' : `রেকর্ডিংয়ের ${text}`
  },
  calendar: 'ক্যালেন্ডারে রাখুন',
  calendarDone: 'ফাইলটি খুললে সন্ধ্যাগুলো আপনার ক্যালেন্ডারে বসবে। পরিকল্পনা বদলালে আবার ডাউনলোড করে খুলুন।',
  calendarName: 'বাকি থাকা ক্লাস',
  entry: (title: string) => `দেখব: ${title}`,
  inOrder: 'বাকি ক্লাসগুলো',
  done: (count: number) => `দেখা শেষ ${formatNumber(count)}টি`,
  watched: 'দেখা শেষ',
  none: 'কোনো ক্লাস বাকি নেই',
  noneText: 'সব ক্লাসের রেকর্ডিং দেখা শেষ। নতুন রেকর্ডিং এলে এখানে পাবেন।',
  recordings: 'রেকর্ডিং দেখুন',
  restFailed: 'পুরোনো কিছু ক্লাস আনা যায়নি। আবার চেষ্টা করুন।',
} as const
