/** Texts of the learner's own tries. */

import { formatDateTime, formatMark } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const tries = {
  title: 'আপনার সব চেষ্টা',
  no: (ordinal: string) => `${ordinal} চেষ্টা`,
  at: (at: Instant) => formatDateTime(at),
  mark: formatMark,
  waiting: 'দেখা হচ্ছে',
} as const
