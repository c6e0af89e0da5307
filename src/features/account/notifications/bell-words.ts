/** Texts of the bell, which is in every frame; those of the list load with it. */

import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  notifications: 'নোটিফিকেশন',
  unread: (count: number) => `নোটিফিকেশন, ${formatNumber(count)}টি না-পড়া`,
} as const
