/** Texts of a photographed page in grading. */

import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  tools: 'ছবি দেখার উপায়',
  page: (label: string) => `${label}, বড় করে দেখার জায়গা`,
  smaller: 'ছোট করুন',
  larger: 'বড় করুন',
  percent: (share: number) => `${formatNumber(Math.round(share * 100))}%`,
  width: 'প্রস্থে মেলান',
  whole: 'পুরো ছবি',
  turnLeft: 'বাঁয়ে ঘোরান',
  turnRight: 'ডানে ঘোরান',
  light: 'উজ্জ্বলতা ও কনট্রাস্ট',
  brightness: 'উজ্জ্বলতা',
  contrast: 'কনট্রাস্ট',
} as const
