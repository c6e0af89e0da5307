/** Texts of a question's answer, shown before the question is added. */

import { formatNumber } from '#src/lib/bn.ts'

const n = formatNumber

export const words = {
  right: 'সঠিক উত্তর',
  noKey: 'সঠিক উত্তর ঠিক করা নেই; যোগ করার পর দিতে হবে।',
  blank: (no: number) => `শূন্যস্থান ${n(no)}:`,
  criteria: (lines: readonly { title: string; marks: number }[]) =>
    `নম্বর যেভাবে: ${lines.map(({ title, marks }) => `${title} ${n(marks)}`).join(', ')}`,
} as const
