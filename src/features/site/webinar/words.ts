/** Texts of an open class. */

import { formatDay, formatNumber, formatTime, formatWait } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  page: 'ফ্রি ক্লাস',
  state: { later: 'ফ্রি ক্লাস', soon: 'একটু পরেই শুরু', live: 'এখন চলছে', ended: 'শেষ হয়েছে' },
  when: (start: Instant) => `${formatDay(start)}, ${formatTime(start)}`,
  dhaka: 'বাংলাদেশ সময়',
  until: (end: Instant) => `শেষ ${formatTime(end)}`,
  startsIn: (seconds: number) => `শুরু হতে ${formatWait(seconds)} বাকি`,
  seats: (count: number) => `আসন বাকি ${formatNumber(count)}`,
  takeSeat: 'বিনামূল্যে আসন নিন',
  sheet: 'আসন নিন',
  contactText: 'নম্বর বা ইমেইল দিন। ক্লাসের আগে যোগ দেওয়ার লিংক সেখানে পাঠানো হবে।',
  booked: 'আপনার আসন রাখা আছে',
  bookedText: 'ক্লাসের আগে যোগ দেওয়ার লিংক আপনার নম্বরে বা ইমেইলে যাবে। সময়টি ক্যালেন্ডারে রাখতে পারেন।',
  runningText: 'আসন নিয়ে থাকলে যোগ দেওয়ার লিংক আপনার নম্বরে বা ইমেইলে আছে।',
  full: 'সব আসন পূর্ণ',
  calendar: 'ক্যালেন্ডারে রাখুন',
  others: 'অন্য ফ্রি ক্লাস',
  about: 'যা নিয়ে ক্লাস',
  missing: 'ফ্রি ক্লাসটি পাওয়া যায়নি',
  missingText: 'ঠিকানাটি বদলে গেছে বা ক্লাসটি আর নেই। সামনের ফ্রি ক্লাসগুলো দেখুন।',
} as const
