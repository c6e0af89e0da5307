/** Texts of the home page that do not come from the content management, and placeholders until those load. */

import { formatNumber } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import { offers } from '#src/lib/features.ts'

export const words = {
  badge: offers.placements ? 'লাইভ ক্লাস · রেকর্ডিং · জব প্লেসমেন্ট' : 'লাইভ ক্লাস · রেকর্ডিং · মেন্টর সাপোর্ট',
  slogan: 'মন দিয়ে শিখুন, নিজের হাতে গড়ুন',
  lead: brand.description,
  seeCourses: 'কোর্স দেখুন',
  freeClass: 'ফ্রি ক্লাস',
  joinFreeClass: 'ফ্রি ক্লাসে যোগ দিন',
  learners: (count: number) => `${formatNumber(count)}+ শিক্ষার্থী`,
  learnNow: 'এখন শিখছেন',
  reviews: (count: number) => `${formatNumber(count)}টি রিভিউ`,
  rating: 'গড় রেটিং',
  liveClass: 'লাইভ ক্লাস',
  marks: 'পাওয়া নম্বর',
  subjects: 'বিষয়',
  courseCount: (count: number) => `${formatNumber(count)}টি কোর্স`,
  assessment: 'অ্যাসেসমেন্ট',
  assessmentHint: 'ফ্রি পরীক্ষা',
  upcoming: 'সামনে শুরু হচ্ছে',
  upcomingHint: 'লাইভ ক্লাস, রেকর্ডিং আর মেন্টর সাপোর্ট একসঙ্গে',
  seeAll: 'সব দেখুন',
  noCourses: 'নতুন ব্যাচের তারিখ শিগগিরই জানানো হবে',
} as const
