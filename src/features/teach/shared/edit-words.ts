/** Words of a form whose subject was changed elsewhere meanwhile, by another teacher or on one's own second device: no reply says by whom. */

import { isBlank } from '#src/lib/invisible.ts'

const quote = (text: string) => (isBlank(text) ? 'খালি' : `“${text.trim()}”`)

export const words = {
  title: 'এর মধ্যে এটি অন্য জায়গা থেকে বদলানো হয়েছে',
  text: 'নিচের ঘরগুলো দুই জায়গাতেই বদলেছে, তাই এখনো কিছু পাঠানো হয়নি। কোনটি থাকবে বেছে নিন, তারপর আবার সেভ করুন।',
  mine: (text: string) => `এখানে: ${quote(text)}`,
  theirs: (text: string) => `ওখানে: ${quote(text)}`,
  keepMine: 'এখানকারটা রাখুন',
  fileGone: 'ফাইলটি এই ডিভাইসে আর নেই। ফিরিয়ে নিয়ে ফাইলটি আবার বেছে নিন।',
  waiting: 'সেভ করা, কিন্তু এখনো পাঠানো হয়নি',
  otherBegun: 'ফর্মে আরেকটি লেখা শুরু করেছেন। আগে সেটি সেভ বা বাতিল করুন।',
  takeTheirs: 'ওখানকারটা নিন',
} as const
