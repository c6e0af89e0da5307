/** Months of education and experience as one line. (ruling R55) */

import { formatMonth } from './bn.ts'

/**
 * Days are `YYYY-MM-DD`: `মার্চ – আগস্ট ২০২৫`, `মার্চ ২০২৪ – এখনো চলছে`; a period of one month shows that
 * month.
 */
export function formatPeriod(from: string, to: string | null | undefined): string {
  const start = formatMonth(from)
  if (!to) return `${start} – এখনো চলছে`
  const end = formatMonth(to)
  if (start === end) return start
  return `${from.slice(0, 4) === to.slice(0, 4) ? start.split(' ')[0] : start} – ${end}`
}
