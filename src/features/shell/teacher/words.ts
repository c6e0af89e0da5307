/** Texts of the teacher's frame. */

import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  navigation: 'শিক্ষকের মেনু',
  rating: (rating: number, reviews: number) =>
    `রেটিং ${formatNumber(rating)} · ${formatNumber(reviews)}টি রিভিউ`,
  teaches: (batches: number, learners: number) =>
    `${formatNumber(batches)}টি ব্যাচ · ${formatNumber(learners)} জন শিক্ষার্থী`,
} as const
