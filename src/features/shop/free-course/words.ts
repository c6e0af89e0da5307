import { formatDuration, formatNumber } from '#src/lib/bn.ts'

export const words = {
  free: 'FREE',
  lessons: 'ভিডিওগুলো',
  count: (count: number, seconds: number) => `${formatNumber(count)}টি ভিডিও · ${formatDuration(seconds)}`,
  lesson: (no: number) => `ভিডিও ${formatNumber(no)}`,
  length: formatDuration,
  now: 'এই ক্লাস',
  none: 'ভিডিও এখনো আসেনি',
  noneText: 'শিগগিরই এখানে ভিডিও পাবেন। ততক্ষণে অন্য ফ্রি কোর্স দেখতে পারেন।',
  others: 'সব ফ্রি কোর্স',
  about: 'কোর্স সম্পর্কে',
  leadsTo: 'এর পরে যা শিখতে পারেন',
  seeCourse: 'কোর্সটি দেখুন',
  loginTitle: 'যেখানে থামবেন, সেখান থেকেই শুরু করুন',
  loginText: 'লগইন করলে কতটুকু দেখেছেন সব ডিভাইসে মনে থাকবে। দেখতে টাকা লাগবে না।',
  login: 'লগইন করুন',
  enrol: 'বিনামূল্যে ভর্তি হোন',
  enrolling: 'ভর্তি করা হচ্ছে',
  toClass: 'ক্লাসে যান',
} as const
