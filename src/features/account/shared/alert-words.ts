import type { AlertName } from '#src/api/shapes/notification.ts'

/** The name of each kind of notification. */
export const alertNames: Readonly<Record<AlertName, string>> = {
  live: 'ক্লাস',
  assignment: 'কাজ',
  exam: 'পরীক্ষা',
  notice: 'নোটিশ',
  payment: 'পেমেন্ট',
  job: 'চাকরি',
}
