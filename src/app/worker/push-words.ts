import type { Notification } from '#src/api/shapes/notification.ts'

/**
 * Words of a push. They appear on a locked screen, so they name no person, course, mark or amount. (ruling
 * R59)
 */
export const words = {
  live: 'লাইভ ক্লাসের খবর আছে',
  assignment: 'অ্যাসাইনমেন্টের খবর আছে',
  exam: 'পরীক্ষার খবর আছে',
  notice: 'নতুন নোটিশ এসেছে',
  payment: 'পেমেন্টের খবর আছে',
  job: 'চাকরির খবর আছে',
  other: 'নতুন খবর আছে',
  open: 'দেখতে চাপুন।',
} as const satisfies Record<Notification['kind'] | 'open', string>
