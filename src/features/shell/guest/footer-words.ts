/** Texts of the footer. */

import { brand } from '#src/lib/brand.ts'

export const footerWords = {
  learn: 'শেখা',
  liveCourses: 'লাইভ কোর্স',
  recordedCourses: 'রেকর্ডেড কোর্স',
  freeClasses: 'ফ্রি ক্লাস',
  playlists: 'ছোট ভিডিও',
  assessments: 'অ্যাসেসমেন্ট',
  academicDegrees: 'ডিগ্রির সঙ্গে দক্ষতা',
  career: 'ক্যারিয়ার',
  jobPlacement: 'জব প্লেসমেন্ট',
  careerSupport: 'ক্যারিয়ার সাপোর্ট',
  skills: 'স্কিল',
  help: 'সাহায্য',
  askHelp: 'উত্তর খুঁজুন',
  supportForm: 'সাপোর্ট ফর্ম',
  howItWorks: 'কীভাবে কাজ করে',
  about: 'আমাদের সম্পর্কে',
  newsletter: 'সাপ্তাহিক নিউজলেটার',
  getApp: 'অ্যাপ ডাউনলোড করুন',
  apps: { android: 'অ্যান্ড্রয়েড', ios: 'আইওএস / ম্যাক', windows: 'উইন্ডোজ' },
  terms: 'শর্তাবলি',
  privacy: 'গোপনীয়তা নীতি',
  refund: 'রিফান্ড নীতি',
  accessibility: 'অ্যাক্সেসিবিলিটি',
  consent: 'পরিসংখ্যান ও বিজ্ঞাপনের অনুমতি',
  licences: 'ওপেন সোর্স লাইসেন্স',
  trust: 'নীতিমালা',
  social: (network: string) => `${network}-এ ${brand.name}`,
  rights: `© ${brand.name}`,
} as const
