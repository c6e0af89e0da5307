import { formatListDate } from '#src/lib/bn.ts'

export const words = {
  urgent: 'জরুরি',
  unread: 'নতুন',
  region: 'ব্যাচের খবর',
  newNotice: 'নতুন নোটিশ এসেছে',
  newNoticeText: 'এখনো পড়েননি। খুলে দেখে নিন।',
  by: (name: string, date: string) => (name ? `${name} · ${formatListDate(date)}` : formatListDate(date)),
  none: 'এখনো কোনো নোটিশ নেই',
  noneText: 'ক্লাসের সময় বদলালে বা নতুন কিছু হলে এখানে জানানো হবে।',
  toPlan: 'স্টাডি প্ল্যান দেখুন',
} as const
