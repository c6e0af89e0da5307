/** Texts of the further free content. */

import { offers } from '#src/lib/features.ts'

export const words = {
  title: 'আরও যা বিনামূল্যে',
  quiz: 'অ্যাকাউন্ট লাগে না, শেষেই ফল দেখবেন',
  newsletter: 'সাপ্তাহিক নিউজলেটার',
  newsletterText: offers.jobs
    ? 'প্রতি শনিবার একটি কৌশল, একটি ফ্রি ক্লাস আর একটি কাজের খবর'
    : 'প্রতি শনিবার একটি কৌশল আর একটি ফ্রি ক্লাস',
  degrees: 'একাডেমিক ডিগ্রির সঙ্গে দক্ষতা',
  degreesText: 'বিশ্ববিদ্যালয়ে যা পড়ছেন, তার সঙ্গে কোন দক্ষতা মানায়',
} as const
