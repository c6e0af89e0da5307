/** Codes to try at the checkout: one for each reply of `promo/validity`. */

import type { promo } from '../../database/tables/commerce.ts'
import type { Calendar } from '../calendar.ts'
import { getCourseId } from './make-course.ts'

export function buildPromoRows(calendar: Calendar): (typeof promo.$inferInsert)[] {
  return [
    {
      _id: 'KARIGOR10',
      title: 'প্রথম কোর্সে ১০% ছাড়',
      percent: 10,
      starts_at: calendar.at(-30, '00:00'),
      ends_at: calendar.at(60, '23:59'),
      is_public: true,
    },
    {
      _id: 'EID25',
      title: 'উৎসবে ২৫% ছাড়, সর্বোচ্চ ১,০০০ টাকা',
      percent: 25,
      max_discount: 1000,
      starts_at: calendar.at(-10, '00:00'),
      ends_at: calendar.at(20, '23:59'),
      is_public: true,
    },
    { _id: 'BONDHU500', title: 'বন্ধুর আমন্ত্রণে ৫০০ টাকা ছাড়', amount: 500, ends_at: calendar.at(90, '23:59') },
    {
      _id: 'SESH',
      title: 'শীতের ছাড়',
      percent: 15,
      starts_at: calendar.at(-90, '00:00'),
      ends_at: calendar.at(-5, '23:59'),
    },
    {
      _id: 'AGAMI',
      title: 'নতুন বছরের ছাড়',
      percent: 20,
      starts_at: calendar.at(10, '00:00'),
      ends_at: calendar.at(40, '23:59'),
    },
    { _id: 'FURALO', title: 'প্রথম ৫০ জনের ছাড়', percent: 30, ends_at: calendar.at(30, '23:59'), uses_left: 0 },
    {
      _id: 'BANDHU',
      title: 'ইউএক্স শিক্ষার্থীদের ছাড়',
      percent: 20,
      courses: [getCourseId('ux-design')],
      ends_at: calendar.at(30, '23:59'),
    },
  ]
}
