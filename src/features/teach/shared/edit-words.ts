/** Words of a form whose subject another teacher has changed meanwhile. */

import { isBlank } from '#src/lib/invisible.ts'

const quote = (text: string) => (isBlank(text) ? 'খালি' : `“${text.trim()}”`)

export const words = {
  title: 'এর মধ্যে আরেকজন এটি বদলেছেন',
  text: 'নিচের ঘরগুলো আপনারা দুজনেই বদলেছেন, তাই এখনো কিছু পাঠানো হয়নি। কোনটি থাকবে বেছে নিন, তারপর আবার সেভ করুন।',
  mine: (text: string) => `আপনার: ${quote(text)}`,
  theirs: (text: string) => `তাঁর: ${quote(text)}`,
  keepMine: 'আমারটা রাখুন',
  takeTheirs: 'তাঁরটা নিন',
} as const
