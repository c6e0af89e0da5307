/** Texts of the questions that the assistant proposes. */

import { formatNumber } from '#src/lib/bn.ts'

const n = formatNumber

export const words = {
  request: (topics: readonly string[], amount: number) =>
    topics.length === 0 ? 'কী চান, লিখুন' : `যা চেয়েছেন: ${topics.join(', ')} (${n(amount)}টি)`,
  right: 'সঠিক উত্তর',
  noKey: 'সঠিক উত্তর ঠিক করা নেই; যোগ করার পর দিতে হবে।',
  blank: (no: number) => `শূন্যস্থান ${n(no)}:`,
  criteria: (lines: readonly { title: string; marks: number }[]) =>
    `নম্বর যেভাবে: ${lines.map(({ title, marks }) => `${title} ${n(marks)}`).join(', ')}`,
} as const
