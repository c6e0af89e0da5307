/** Texts of the public frame: promo bar, header, menus, footer. */

import { formatDateTile, formatNumber } from '#src/lib/bn.ts'

export const words = {
  promoLabel: 'চলতি অফার',
  promoDefault: 'সরাসরি ক্লাস, রেকর্ডিং আর মেন্টর সাপোর্ট একসঙ্গে',
  promoCloses: 'অফারের বার বন্ধ করুন',
  enrol: 'ভর্তি হোন',
  seeCourses: 'কোর্স দেখুন',
  /** `২৪ জানুয়ারি পর্যন্ত`. */
  until: (end: string) => {
    const tile = formatDateTile(end)
    return tile && `${tile.day} ${tile.month} পর্যন্ত`
  },
  mainNavigation: 'প্রধান মেনু',
  allCourses: 'সব কোর্স',
  freeClasses: 'ফ্রি ক্লাস',
  assessments: 'অ্যাসেসমেন্ট',
  jobPlacement: 'জব প্লেসমেন্ট',
  openMenu: 'মেনু খুলুন',
  menu: 'মেনু',
  close: 'বন্ধ করুন',
  subjects: 'বিষয়',
  coursesOf: (category: string) => `${category}: কোর্স`,
  courseCount: (count: number) => `${formatNumber(count)}টি কোর্স`,
  allOfSubject: 'এই বিষয়ের সব কোর্স',
  noCourses: 'এই ভাগে এখন কোনো কোর্স নেই।',
  loadFailed: 'কোর্সের তালিকা আনা গেল না।',
  seeAllCourses: 'সব কোর্স দেখুন',
  kind: { live: 'লাইভ', recorded: 'রেকর্ডেড', bundle: 'বান্ডেল' },
  kinds: 'কোর্সের ধরন',
  starts: (batch: string, date: string) => [batch, date].filter(Boolean).join(' · '),
  recordings: (count: number) => `${formatNumber(count)}টি ক্লাস`,
  freeWebinar: 'ফ্রি ওয়েবিনার',
  takeSeat: 'বিনামূল্যে আসন নিন',
  noWebinar: 'নতুন ওয়েবিনারের সময় শিগগিরই জানানো হবে।',
  whichIsMine: 'কোনটি আপনার জন্য?',
  whichIsMineHint: 'অ্যাসেসমেন্ট দিয়ে জেনে নিন',
} as const
