/** Texts of a talent's public page and of the CV that it prints. */

import { FORMATS, type PaperLanguage } from '#src/engines/latin/format.ts'
import { formatMonth, formatNumber, formatPercent } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'
import { inflectName } from '#src/lib/person-name.ts'

export const words = {
  page: 'ট্যালেন্ট প্রোফাইল',
  missing: 'এই ঠিকানায় কোনো প্রোফাইল নেই',
  missingText: 'ঠিকানাটি আরেকবার মিলিয়ে দেখুন। প্রোফাইলটি বন্ধ রাখা থাকতেও পারে।',
  courses: 'সব কোর্স দেখুন',
  verifiedProfile: 'শিক্ষকের সুপারিশ করা প্রোফাইল',
  endorsed: (teacher: string) => `${teacher} সুপারিশ করেছেন`,
  cvFile: 'সিভি ফাইল',
  edit: 'এডিট করুন',
  social: (place: string) => `${place}, নতুন ট্যাবে খোলে`,
  skills: 'দক্ষতা',
  isVerified: 'যাচাই করা',
  verified: 'যাচাই করা দক্ষতা',
  verifiedNote: `${brand.nameOf} অ্যাসেসমেন্টে পাস করা লেভেল`,
  verifiedAt: (percent: number, at: string) => `${formatPercent(percent)} · ${formatMonth(at)}`,
  portfolio: 'কাজের নমুনা',
  experience: 'অভিজ্ঞতা',
  education: 'শিক্ষা',
  certificates: 'সার্টিফিকেট',
  type: { course: 'কোর্স', level: 'লেভেল' },
  check: 'যাচাই করুন',
  address: 'প্রোফাইলের ঠিকানা',
  qr: (name: string) => `${inflectName(name, 'এর')} প্রোফাইলের কিউআর কোড`,
  copy: 'লিংক কপি করুন',
  share: 'শেয়ার করুন',
  print: 'সিভি প্রিন্ট করুন',
  printNote: 'এক পৃষ্ঠার সিভি, এই প্রোফাইল থেকেই সাজানো।',
  cv: 'সিভি',
  onRecord: 'নাম',
  about: 'পরিচয়',
  otherSkills: 'অন্যান্য দক্ষতা',
  endorsements: 'সুপারিশ',
  english: {
    label: 'এই অংশটি ইংরেজিতে লিখুন',
    hint: 'ইংরেজি সিভির জন্য একবারই লিখতে হবে। ফাঁকা রাখলে অংশটি ইংরেজি সিভিতে থাকবে না।',
    fault: 'ইংরেজি অক্ষরে লিখুন।',
    save: 'সেভ করুন',
    saving: 'সেভ হচ্ছে',
    change: 'ইংরেজি লেখা বদলান',
    leftOut: (count: number) => `${formatNumber(count)}টি অংশ ইংরেজি সিভিতে থাকছে না।`,
  },
  links: 'লিংক',
  more: (count: number) => `আরও ${formatNumber(count)}টি`,
} as const

/** The CV, in the languages of a paper. */
export const cvWords = {
  bn: words,
  en: {
    cv: 'CV',
    onRecord: 'Name on record:',
    qr: (name: string) => `QR code of the profile of ${name}`,
    about: 'Profile',
    experience: 'Experience',
    education: 'Education',
    verified: 'Verified skills',
    verifiedAt: (percent: number, at: string) => `${FORMATS.en.percent(percent)} · ${FORMATS.en.month(at)}`,
    otherSkills: 'Other skills',
    certificates: 'Certificates',
    type: { course: 'Course', level: 'Level' },
    endorsements: 'Recommendations',
    endorsed: (teacher: string) => `Recommended by ${teacher}`,
    links: 'Links',
    more: (count: number) => `${count} more`,
  },
} satisfies Record<PaperLanguage, object>
