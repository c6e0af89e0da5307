import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  title: 'কোর্স সম্পর্কে',
  teachers: 'যাঁরা শেখান',
  coursePage: 'কোর্সের পেজ দেখুন',
  none: 'কোর্সের বিবরণ এখনো লেখা হয়নি',
  invite: 'বন্ধুকে ডাকুন',
  inviteLine: (invited: number, joined: number) =>
    `আপনার লিংক থেকে এসেছেন ${formatNumber(invited)} জন, ভর্তি হয়েছেন ${formatNumber(joined)} জন।`,
  link: 'আপনার লিংক',
  copy: 'লিংক কপি করুন',
  share: 'শেয়ার করুন',
  qr: 'লিংকের কিউআর কোড',
} as const
