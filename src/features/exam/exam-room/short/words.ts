import { formatDateTime, formatNumber } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  title: 'কুইজ',
  closed: 'কুইজটি এখন খোলা নেই',
  opens: (at: Instant) => `শুরু হবে ${formatDateTime(at)}-এ।`,
  over: (at: Instant) => `${formatDateTime(at)}-এ শেষ হয়ে গেছে।`,
  look: 'অন্য কোর্স দেখুন',
  before: (count: number) =>
    `${formatNumber(count)}টি প্রশ্নের পর আপনার নাম আর ফোন নম্বর বা ইমেইল চাওয়া হবে; সেগুলো দিয়ে জমা দিলেই নম্বর ও সঠিক উত্তর দেখবেন।`,
  about: 'ফল জানতে আপনার নাম আর যোগাযোগ দিন',
  name: 'নাম',
  nameMissing: 'নাম লিখুন।',
  contact: 'ফোন নম্বর বা ইমেইল',
  contactMissing: 'ফোন নম্বর বা ইমেইল লিখুন।',
  contactWrong: 'ফোন নম্বর বা ইমেইলটি ঠিক নয়। মিলিয়ে আবার লিখুন।',
  send: 'উত্তর জমা দিন',
  sending: 'জমা হচ্ছে',
  waiting: (count: number) => `${formatNumber(count)}টি প্রশ্নের উত্তর।`,
  begun: (count: number) => `${formatNumber(count)}টি প্রশ্নে কিছু ঘর বাকি।`,
  left: (count: number) => `${formatNumber(count)}টি প্রশ্ন এখনো খালি।`,
  offline: 'ইন্টারনেট নেই, তাই জমা হয়নি। উত্তর এখানেই আছে, ইন্টারনেট এলে আবার জমা দিন।',
  failed: 'জমা হয়নি। উত্তর এখানেই আছে, একটু পরে আবার জমা দিন।',
  stays: 'উত্তর এখানেই আছে।',
  result: 'আপনার ফল',
  right: (right: number, all: number) => `${formatNumber(all)}টির মধ্যে ${formatNumber(right)}টি ঠিক হয়েছে`,
  keysLater: 'সঠিক উত্তর কুইজের সময় শেষ হলে জানানো হবে।',
  courses: 'কোর্সগুলো দেখুন',
} as const
