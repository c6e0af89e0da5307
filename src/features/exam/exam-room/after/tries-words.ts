/** Texts of the learner's own tries. */

import { formatDateTime, formatNumber } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const tries = {
  title: 'আপনার সব চেষ্টা',
  no: (ordinal: string) => `${ordinal} চেষ্টা`,
  at: (at: Instant) => formatDateTime(at),
  mark: (mark: number, marks: number | null | undefined) =>
    typeof marks === 'number' ? `${formatNumber(mark)}/${formatNumber(marks)}` : formatNumber(mark),
  waiting: 'দেখা হচ্ছে',
} as const
