/** Texts of the course page. */

import { formatDayMonth, formatNumber, formatPercent, formatTimeLeft } from '#src/lib/bn.ts'

const joinParts = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

export const words = {
  crumbs: 'কোথায় আছেন',
  home: 'হোম',
  course: 'কোর্স',
  notFound: 'কোর্সটি পাওয়া যায়নি',
  notFoundText: 'ঠিকানাটি ঠিক আছে কি না দেখুন, অথবা কোর্সটি খুঁজে নিন।',
  searchHint: 'কী শিখতে চান?',
  searchName: 'কোর্স খুঁজুন',
  allCourses: 'সব কোর্স দেখুন',
  rating: 'রেটিং',
  reviewCount: (count: number) => `(${formatNumber(count)}টি রিভিউ)`,
  learners: (count: number) => `${formatNumber(count)} জন শিখেছেন`,
  watchFree: 'ফ্রি ক্লাস দেখুন',
  freeClass: 'ফ্রি ক্লাস',
  admissionOpen: (batch: string) => `ভর্তি চলছে · ${batch}`,

  batches: 'ব্যাচের সময় বেছে নিন',
  seats: (left: number) => `আসন বাকি ${formatNumber(left)}`,
  noSeats: 'আসন শেষ',
  starts: (instant: string) => `ক্লাস শুরু ${formatDayMonth(instant)}`,
  anyTime: 'যেকোনো সময় শুরু করুন, নিজের গতিতে শিখুন',
  forLife: 'একবার কিনলে মেয়াদ আজীবন',
  off: (percent: number) => `${formatPercent(percent)} ছাড়`,
  /**
   * Seconds are only shown on the last day of an offer: a countdown over weeks would create needless
   * pressure.
   */
  offerEnds: (seconds: number) =>
    `ছাড় শেষ হতে ${seconds < 86_400 ? formatTimeLeft(seconds) : `${formatNumber(Math.floor(seconds / 86_400))} দিন বাকি`}`,
  daysLeft: (seconds: number) => {
    const days = Math.floor(seconds / 86_400)
    return days > 0 ? `আর ${formatNumber(days)} দিন` : `আর ${formatTimeLeft(seconds)}`
  },

  buy: 'ভর্তি হোন',
  enrolFree: 'বিনামূল্যে ভর্তি হোন',
  enrolling: 'ভর্তি করা হচ্ছে',
  ended: 'ভর্তি শেষ',
  toClass: 'ক্লাসে যান',
  owned: 'আপনি ভর্তি আছেন',
  enrolled: 'আপনি এই কোর্সে ভর্তি আছেন।',
  payDue: 'বাকি টাকা দিন',
  due: 'আপনি ভর্তি আছেন; কিছু টাকা বাকি।',
  finishPayment: 'পেমেন্ট শেষ করুন',
  pending: 'আপনার একটি পেমেন্ট শেষ হয়নি।',
  noPrice: 'দাম এখনো ঠিক হয়নি, তাই ভর্তি বন্ধ।',
  notifyMe: 'খবর পেতে চাই',
  endedHint: 'এই কোর্সের ভর্তি শেষ। নম্বর রেখে যান, পরের ব্যাচের ভর্তি শুরু হলে সবার আগে জানাব।',
  nextBatch: (label: string, instant: string) => `পরের ব্যাচ: ${joinParts(label, formatDayMonth(instant))}`,
  aheadTitle: 'আগাম জানিয়ে রাখুন',
  promoAtPayment: 'প্রোমো কোড পেমেন্টের ধাপে',
  promo: 'প্রোমো কোড',
  share: 'শেয়ার',
  shareCourse: 'কোর্সটি শেয়ার করুন',
  payment: 'পেমেন্ট',
  card: 'কার্ড',
  buyBox: 'ভর্তি',

  sections: 'এই পেজে',
  tabs: {
    subjects: 'বিষয়',
    routine: 'রুটিন',
    teachers: 'শিক্ষক',
    projects: 'প্রজেক্ট',
    reviews: 'রিভিউ',
    questions: 'প্রশ্নোত্তর',
  },
} as const
