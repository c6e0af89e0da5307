/** Texts of the learner's frame. */
import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  navigation: 'শিক্ষার্থীর মেনু',
  myCourses: 'আমার কোর্স',
  routine: 'ক্লাস রুটিন',
  recordings: 'রেকর্ডিং',
  assignments: 'অ্যাসাইনমেন্ট',
  exams: 'পরীক্ষা',
  assessments: 'অ্যাসেসমেন্ট',
  notes: 'আমার নোট',
  career: 'ক্যারিয়ার',
  certificates: 'সার্টিফিকেট',
  jobs: 'জব পোস্ট',
  workUpdates: 'কাজের আপডেট',
  soon: 'শিগগিরই',
  talentProfile: 'ট্যালেন্ট প্রোফাইল',
  support: 'সাপোর্ট',
  appTitle: 'মোবাইলে শিখুন',
  appText: 'অ্যাপে ক্লাস ডাউনলোড করে রাখুন।',
  getApp: 'অ্যাপ নামান',
  search: 'খুঁজুন',
  notices: 'নোটিশ',
  notifications: 'নোটিফিকেশন',
  unread: (count: number) => `নোটিফিকেশন, ${formatNumber(count)}টি না-পড়া`,
  bottom: { courses: 'কোর্স', routine: 'রুটিন', recordings: 'রেকর্ডিং', tasks: 'কাজ', me: 'আমি' },
} as const
