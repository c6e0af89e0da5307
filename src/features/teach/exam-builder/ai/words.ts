/** Texts of the questions that the assistant proposes. */

import { formatNumber } from '#src/lib/bn.ts'

const n = formatNumber

export const words = {
  request: (topics: readonly string[], amount: number) =>
    topics.length === 0 ? 'কী চান, লিখুন' : `যা চেয়েছেন: ${topics.join(', ')} (${n(amount)}টি)`,
} as const
