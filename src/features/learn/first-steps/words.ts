import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  newcomer: 'নতুনদের জন্য',
  title: 'শুরু করার তিন ধাপ',
  batchTitle: 'এই ব্যাচে শুরু করুন',
  count: (done: number, total: number) => `${formatNumber(total)}টির মধ্যে ${formatNumber(done)}টি হয়েছে`,
  done: 'হয়েছে',
  open: 'বাকি',
  steps: {
    profile: { title: 'নাম ও ছবি দিন', text: 'শিক্ষক ও সহপাঠীরা আপনাকে চিনতে পারবেন।' },
    first_lesson: { title: 'প্রথম ক্লাস বা ফ্রি ভিডিও দেখুন', text: 'লাইভ ক্লাসে যোগ দিন, নাহয় একটি ভিডিও চালান।' },
    reminder: { title: 'ক্লাস শুরুর আগে খবর পান', text: 'কোন পথে খবর চান, নোটিফিকেশন সেটিংসে বেছে নিন।' },
    routine: { title: 'রুটিন দেখুন', text: 'কোন দিন কখন ক্লাস, এক জায়গায় পাবেন।' },
    plan: { title: 'স্টাডি প্ল্যান দেখুন', text: 'প্রতিদিনের ক্লাস, ভিডিও ও জমার কাজ এখানে থাকে।' },
    support: { title: 'সাহায্য কোথায়, জেনে রাখুন', text: 'ব্যাচের নাম আগে থেকেই লেখা থাকবে।' },
  },
  putAway: 'সরিয়ে রাখুন',
  batchPutAway: 'বুঝেছি',
  away: 'ধাপগুলো সরিয়ে রাখা হলো। পরে পাবেন',
  awayLink: 'সাপোর্ট পেজে',
  allDone: 'তিনটি ধাপই হয়ে গেছে। শেখা চলুক!',
} as const
