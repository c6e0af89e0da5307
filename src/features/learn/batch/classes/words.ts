import { formatDateTile, formatDay, formatNumber, formatTime } from '#src/lib/bn.ts'
import { type Instant, isSameDhakaDay } from '#src/lib/dhaka.ts'

export const words = {
  ahead: 'সামনের ক্লাস',
  past: 'হয়ে যাওয়া ক্লাস',
  count: (count: number) => `${formatNumber(count)}টি`,
  /** The date is in the tile. */
  when: (at: Instant) => [formatDateTile(at)?.weekday, formatTime(at)].filter(Boolean).join(', '),
  moved: (from: Instant, to: Instant) =>
    `আগের সময় ${isSameDhakaDay(from, to) ? '' : `${formatDay(from)}, `}${formatTime(from)}`,
  state: { upcoming: 'সামনে', live: 'এখন চলছে', ended: 'শেষ', cancelled: 'বাতিল' },
  recording: 'রেকর্ডিং দেখুন',
  none: 'এখনো কোনো ক্লাস ঠিক হয়নি',
  noneText: 'ক্লাসের সময় ঠিক হলে এখানে দেখা যাবে।',
  plan: 'স্টাডি প্ল্যান দেখুন',
  restFailed: 'আরও কিছু ক্লাস আছে, আনা গেল না।',
} as const
