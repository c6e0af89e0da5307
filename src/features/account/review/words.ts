import { formatDateTime, formatNumber as n } from '#src/lib/bn.ts'
import type { Reviewed } from './review-request.ts'

export const words = {
  titles: {
    submission: 'কাজের রিভিউ',
    live: 'ক্লাসের রিভিউ',
    recording: 'রেকর্ডিংয়ের রিভিউ',
    course: 'আপনার রিভিউ',
  } satisfies Record<Reviewed, string>,
  labels: {
    submission: 'কাজটি কেমন',
    live: 'ক্লাসটি কেমন লাগল',
    recording: 'রেকর্ডিংটি কেমন লাগল',
    course: 'কোর্সটি কেমন লাগছে',
  } satisfies Record<Reviewed, string>,
  scale: '(৫ সবচেয়ে ভালো)',
  rate: (rating: number) => `৫-এ ${n(rating)}`,
  field: 'রিভিউর কথা',
  send: 'রিভিউ দিন',
  pick: 'আগে ১ থেকে ৫-এর মধ্যে বেছে নিন।',
  unnamed: 'নাম দেওয়া নেই',
  by: (name: string, at: string) => `${name} · ${formatDateTime(at)}`,
} as const
