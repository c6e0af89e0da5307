/** Texts of the lower part of the home page, which loads when it is near. */

import { formatNumber } from '#src/lib/bn.ts'
import { brand } from '#src/lib/brand.ts'

export const words = {
  stepsTitle: `যেভাবে একজন ${brand.name} গড়ে ওঠেন`,
  step: (at: number) => `ধাপ ${formatNumber(at)}`,
  banners: {
    assessment: { badge: 'ফ্রি অ্যাসেসমেন্ট', action: 'পরীক্ষা দিয়ে দেখুন' },
    job: { badge: 'জব প্লেসমেন্ট', action: 'চাকরি দেখুন' },
  },
  openJobs: (count: number) => `${formatNumber(count)}টি খোলা পদ`,
  free: 'বিনামূল্যে শুরু করুন',
  freeHint: 'আগে দেখে নিন, পরে সিদ্ধান্ত নিন',
  voices: 'শিক্ষার্থীরা যা বলছেন',
  stars: (count: number) => `৫-এ ${formatNumber(count)}`,
  quote: (text: string) => `“${text}”`,
  faqs: 'প্রশ্নোত্তর',
} as const
