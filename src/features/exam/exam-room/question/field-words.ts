import { formatNumber } from '#src/lib/bn.ts'

/** For answer fields that are loaded if an exam has them. */
export const words = {
  blank: (at: number) => `ঘর ${formatNumber(at + 1)}`,
  filled: (count: number, left: number) =>
    `${formatNumber(count)}টি ঘর পূরণ হয়েছে, ${formatNumber(left)}টি বাকি।`,
  code: 'আপনার কোড',
  language: 'ভাষা',
  outside: 'বাইরের এডিটরে খুলুন',
  outsideFailed: 'বাইরের এডিটরের ঠিকানাটি ঠিক নয়। এখানেই কোড লিখুন।',
  leaveBy: 'এডিটর থেকে বেরোতে',
  leaveThen: 'তারপর',
  leavePress: 'চাপুন।',
  file: 'উত্তরের ফাইল',
  fileOther: 'অন্য ফাইল দিয়ে বদলান',
  fileHeld: 'ফাইলটি সেভ হয়েছে।',
  fileRemove: 'ফাইল সরান',
  fileLink: 'অথবা কাজের ঠিকানা দিন',
  fileWaiting: 'ফাইলটি এই ডিভাইসে আছে, নিজে থেকেই পাঠানো হবে।',
  fileWaitingHere: 'ফাইলটি শুধু এই পেজে আছে, নিজে থেকেই পাঠানো হবে। ততক্ষণ পেজটি বন্ধ করবেন না।',
  fileFailed: 'ফাইলটি এই ডিভাইস থেকে পড়া গেল না। আবার বেছে নিন।',
  fileMissing: 'ফাইলটি এই ডিভাইসে আর নেই। আবার বেছে নিন।',
  slots: 'কখন ইন্টারভিউ দেবেন, বেছে নিন।',
  slotTaken: 'নেওয়া হয়ে গেছে',
  interview: {
    free: 'এখনো সময় বাছা হয়নি',
    chosen: 'সময় বেছেছেন',
    booked: 'সময় ঠিক হয়েছে',
    over: 'ইন্টারভিউ শেষ',
  },
  interviewLink: 'ইন্টারভিউয়ে যোগ দিন',
} as const
