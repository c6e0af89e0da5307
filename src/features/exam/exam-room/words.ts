import { formatDateTime, formatLetter, formatNumber } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

export const words = {
  letter: formatLetter,
  question: (number: number) => `প্রশ্ন ${formatNumber(number)}`,
  marks: (marks: number) => `${formatNumber(marks)} নম্বর`,
  truth: { true: 'সত্য', false: 'মিথ্যা' },
  slot: (from: Instant) => formatDateTime(from),
  back: 'স্টাডি প্ল্যানে ফিরে যান',
} as const
