/** The login's texts. (spec 4 Login flow steps) */

import { formatNumber } from '#src/lib/bn.ts'
import { offers } from '#src/lib/features.ts'

export const loginWords = {
  panel: 'লগইন',
  pageTitle: 'লগইন করুন',
  close: 'বন্ধ করুন',
  back: 'আগের ধাপে ফিরে যান',
  dashes: (filled: number) => `৩ ধাপের ${formatNumber(filled)} নম্বর ধাপ`,
  help: 'সাহায্য',
  terms: 'শর্তাবলি',
  enrolling: 'ভর্তি হচ্ছেন',
  noAnswer: 'ইন্টারনেট পাওয়া যায়নি। আপনার লেখা আছে, আবার চেষ্টা করুন।',
  cookiesOff: 'আপনার ব্রাউজারে কুকি রাখা যাচ্ছে না। ব্রাউজারের সেটিংসে কুকি চালু করে আবার লগইন করুন।',
  noRole: 'লগইন করা গেল না: সার্ভারের উত্তরে অ্যাকাউন্টের ধরন জানা যায়নি। একটু পরে আবার চেষ্টা করুন, না হলে সাপোর্টে জানান।',
  sessionEnded: 'সেশন শেষ হয়েছে। আবার লগইন করলে যেখানে ছিলেন সেখান থেকেই শুরু হবে।',
  editor: {
    title: 'কোড এডিটর খুলবেন?',
    before: 'এডিটরটি অন্য ঠিকানায়:',
    after: '। খুললে আপনার লগইন সেখানেও চালু হবে। নিজে না চেয়ে থাকলে খুলবেন না।',
    open: 'এডিটর খুলুন',
    pending: 'খোলা হচ্ছে',
    stay: 'আমার কোর্সে যান',
    failed: 'এখন খোলা গেল না। ইন্টারনেট দেখে আবার চাপুন।',
  },
  other: 'অথবা',
  welcome: 'স্বাগতম! আপনার অ্যাকাউন্ট তৈরি হয়েছে।',
} as const

export const contactWords = {
  phoneTitle: 'আপনার ফোন নম্বর দিন',
  emailTitle: 'আপনার ইমেইল দিন',
  forcedTitle: 'এগোতে লগইন করুন',
  lead: 'আগে অ্যাকাউন্ট থাকলে লগইন হবে, না থাকলে নতুন অ্যাকাউন্ট খুলে যাবে।',
  forcedLead: 'পেজটি দেখতে কে দেখছেন তা জানা দরকার। অ্যাকাউন্ট না থাকলে এখানেই খুলে যাবে।',
  phone: 'ফোন নম্বর',
  email: 'ইমেইল',
  phoneHint: 'শুধু লগইন ও ক্লাসের খবরের জন্য। প্রয়োজনে এই নম্বরে OTP যাবে, কোনো খরচ নেই।',
  emailHint: 'শুধু লগইন ও ক্লাসের খবরের জন্য। প্রয়োজনে এই ঠিকানায় OTP যাবে।',
  home: 'বাংলাদেশ',
  goOn: 'এগিয়ে যান',
  pending: 'দেখা হচ্ছে',
  byEmail: 'ইমেইল দিয়ে এগিয়ে যান',
  byPhone: 'ফোন নম্বর দিয়ে এগিয়ে যান',
  noPhone: 'আপনার ফোন নম্বর লিখুন।',
  noEmail: 'আপনার ইমেইল লিখুন।',
  badPhone: 'নম্বরটি ঠিক নয়। দেশের নম্বর ০১১–০১৯ দিয়ে শুরু হয়, মোট ১১ সংখ্যা; বিদেশের নম্বর দেশের কোড দিয়ে লিখুন।',
  badEmail: 'ইমেইলটি ঠিক নয়। যেমন naam@example.com লিখুন।',
} as const

export const otpWords = {
  title: 'OTP লিখুন',
  sentTo: (length: number) => ({
    phone: ` নম্বরে ${formatNumber(length)} সংখ্যার কোড পাঠানো হয়েছে।`,
    email: ` ঠিকানায় ${formatNumber(length)} সংখ্যার কোড পাঠানো হয়েছে।`,
  }),
  changeContact: { phone: 'নম্বর বদলান', email: 'ইমেইল বদলান' },
  verify: 'যাচাই করুন',
  pending: 'যাচাই হচ্ছে',
  incomplete: (length: number) => `${formatNumber(length)} সংখ্যার কোডটি পুরো লিখুন।`,
  resendBefore: 'আবার পাঠানো যাবে',
  resendAfter: 'পরে',
  resend: 'আবার কোড পাঠান',
  notCome: 'কোড পাননি?',
  withPassword: 'পাসওয়ার্ড দিয়ে লগইন করতে চান?',
  password: 'পাসওয়ার্ড',
} as const

export const passwordWords = {
  greeting: (name: string) => `স্বাগতম, ${name}`,
  title: 'পাসওয়ার্ড দিন',
  lead: 'অ্যাকাউন্টের পাসওয়ার্ড লিখে লগইন করুন।',
  namedLead: 'আপনার জন্য অ্যাকাউন্ট খোলা আছে। নাম ও পাসওয়ার্ড লিখুন।',
  name: 'আপনার নাম',
  password: 'পাসওয়ার্ড',
  capsLock: 'বড় হাতের অক্ষর (ক্যাপস লক) চালু আছে।',
  logIn: 'লগইন করুন',
  pending: 'লগইন হচ্ছে',
  forgotten: 'পাসওয়ার্ড ভুলে গেছেন?',
  byOtp: 'OTP দিয়ে লগইন করুন',
  noPassword: 'পাসওয়ার্ড লিখুন।',
  noName: 'আপনার নাম লিখুন।',
} as const

export const forgotWords = {
  title: 'পাসওয়ার্ড ভুলে গেছেন?',
  lead: 'একটি কোড পাঠাব। কোড মিললে নতুন পাসওয়ার্ড দিতে পারবেন।',
  send: 'কোড পাঠান',
  pending: 'কোড যাচ্ছে',
  newTitle: 'নতুন পাসওয়ার্ড দিন',
  newLead: 'এরপর থেকে এই পাসওয়ার্ড দিয়ে লগইন করবেন। অন্য সব ডিভাইস থেকে লগআউট হয়ে যাবে।',
  newPassword: 'নতুন পাসওয়ার্ড',
  hint: 'অন্তত ৬ অক্ষর। যত বড়, তত নিরাপদ।',
  save: 'পাসওয়ার্ড সেভ করুন',
  saving: 'সেভ হচ্ছে',
} as const

export const createWords = {
  title: 'নতুন অ্যাকাউন্ট খুলুন',
  lead: {
    phone: ' নম্বরে কোনো অ্যাকাউন্ট নেই। কোড দিয়ে নম্বরটি যাচাই করে অ্যাকাউন্ট খুলুন।',
    email: ' ঠিকানায় কোনো অ্যাকাউন্ট নেই। কোড দিয়ে ঠিকানাটি যাচাই করে অ্যাকাউন্ট খুলুন।',
  },
  agree: 'আমি মেনে নিচ্ছি: ',
  and: ' ও ',
  privacy: 'গোপনীয়তা নীতি',
  notAgreed: 'অ্যাকাউন্ট খুলতে শর্তাবলি মেনে নিতে হবে।',
} as const

export const registrationWords = {
  title: 'আপনার পরিচয়',
  lead: offers.certificates
    ? 'নামটি সার্টিফিকেটে থাকবে। পরে প্রোফাইল থেকে বদলাতে পারবেন।'
    : 'নামটি পরে প্রোফাইল থেকে বদলাতে পারবেন।',
  name: 'আপনার পুরো নাম',
  icons: 'একটি ছবি বেছে নিন',
  optional: 'চাইলে পরে বাছতে পারেন।',
  finish: 'শুরু করুন',
  saving: 'সেভ হচ্ছে',
} as const

export const deviceWords = {
  title: 'একটি ডিভাইস সরান',
  lastUsed: (when: string) => `শেষ ব্যবহার: ${when}`,
  remove: 'ডিভাইস সরান',
  removeOf: (name: string) => `${name} সরান`,
  removing: 'সরানো হচ্ছে',
  note: 'সরানো ডিভাইস থেকে লগআউট হয়ে যাবে, আর এখানে লগইন চলতে থাকবে।',
} as const

export const banWords = {
  title: 'অ্যাকাউন্ট স্থগিত',
  reach: 'ভুল হয়েছে মনে হলে বা প্রশ্ন থাকলে আমাদের জানান:',
  call: 'ফোন করুন',
  write: 'ইমেইল করুন',
  otherAccount: 'অন্য অ্যাকাউন্টে লগইন করুন',
} as const
