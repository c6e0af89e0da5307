/** Texts of the teacher's frame. */
import { bnNumber } from '#src/lib/bn.ts'

export const words = {
  navigation: 'শিক্ষকের মেনু',
  today: 'আজ',
  submissions: 'খাতা দেখা',
  levels: 'লেভেল',
  batches: 'ব্যাচ',
  notices: 'নোটিশ',
  support: 'সাপোর্ট',
  rating: (rating: number, reviews: number) => `রেটিং ${bnNumber(rating)} · ${bnNumber(reviews)}টি রিভিউ`,
  teaches: (batches: number, learners: number) => `${bnNumber(batches)}টি ব্যাচ · ${bnNumber(learners)} জন শিক্ষার্থী`,
} as const
