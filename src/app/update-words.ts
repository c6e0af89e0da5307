/** Texts of the question before a new release is taken. */
import { brand } from '#src/lib/brand.ts'

export const words = {
  title: `${brand.nameOf} নতুন সংস্করণ এসেছে`,
  text: 'পেজটি একবার নতুন করে খুলবে। লেখা সব থেকে যাবে।',
  take: 'এখনই নিন',
  later: 'পরে',
} as const
