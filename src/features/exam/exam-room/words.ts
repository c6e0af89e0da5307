import { bnDateTime, bnNumber } from '#src/lib/bn.ts'
import type { Instant } from '#src/lib/dhaka.ts'

const LETTERS = ['ক', 'খ', 'গ', 'ঘ', 'ঙ', 'চ', 'ছ', 'জ', 'ঝ', 'ঞ'] as const

export const words = {
  letter: (at: number) => LETTERS[at] ?? bnNumber(at + 1),
  question: (number: number) => `প্রশ্ন ${bnNumber(number)}`,
  marks: (marks: number) => `${bnNumber(marks)} নম্বর`,
  truth: { true: 'সত্য', false: 'মিথ্যা' },
  slot: (from: Instant) => bnDateTime(from),
  back: 'স্টাডি প্ল্যানে ফিরে যান',
} as const
