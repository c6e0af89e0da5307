/** Texts of the person's menu and of the logout. */

import { formatNumber } from '#src/lib/bn.ts'
import { formatBytes } from '#src/lib/bytes.ts'

export const words = {
  menu: 'অ্যাকাউন্টের মেনু',
  certificatesText: 'কোর্স শেষ হলে এখানে',
  jobsText: 'আবেদন এখান থেকে',
  practiceText: 'কুইজ ও কোড টেস্ট',
  tasksText: 'জমা ও পরীক্ষা',
  me: 'আমি',
  teacher: 'শিক্ষকের কাজ',
  profile: 'প্রোফাইল',
  scheme: 'রঙের ধরন',
  theme: 'থিম',
  schemes: { light: 'হালকা', dark: 'গাঢ়', auto: 'ফোনের মতো' },
  logOut: 'লগআউট করুন',
  loggedOut: 'লগআউট হয়েছে। আবার দেখা হবে।',
  unsent: {
    title: 'না পাঠানো কাজ রেখে লগআউট করবেন?',
    titleUnknown: 'লগআউট করবেন?',
    text: (count: number) =>
      `${formatNumber(count)}টি কাজ এখনো সার্ভারে পৌঁছায়নি। লগআউট করলে এই ডিভাইস থেকে মুছে যাবে।`,
    textUncounted: 'কোনো কাজ সার্ভারে পৌঁছাতে বাকি থাকলে লগআউটে এই ডিভাইস থেকে মুছে যাবে।',
    textUnseen: 'এই ডিভাইসে না-পাঠানো ফাইল বা উত্তর আছে কি না দেখা গেল না। থাকলে লগআউটে মুছে যাবে।',
    textKept: (bytes: number) => `ফোনে রাখা ক্লাস ও মডিউলও (${formatBytes(bytes)}) মুছে যাবে।`,
    leave: 'লগআউট করুন',
    stay: 'থাকুন',
  },
} as const
