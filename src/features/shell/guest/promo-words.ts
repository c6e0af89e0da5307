/** Texts of the promo pop-up. */

import { formatDateTile } from '#src/lib/bn.ts'

export const words = {
  close: 'বন্ধ করুন',
  forYou: 'আপনার জন্য একটি অফার',
  how: (code: string) => `ভর্তির সময় প্রোমো কোড ${code} লিখুন, ছাড় সঙ্গে সঙ্গে বাদ যাবে।`,
  /** `২৪ জানুয়ারি পর্যন্ত`. */
  until: (end: string) => {
    const tile = formatDateTile(end)
    return tile && `${tile.day} ${tile.month} পর্যন্ত`
  },
  toCourse: 'কোর্সটি দেখুন',
  toCourses: 'কোর্স দেখুন',
  later: 'এখন না',
} as const
