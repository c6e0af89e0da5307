import type { RequestName } from './request-names.ts'

const names: Record<RequestName, string> = {
  'class-question': 'ক্লাসে প্রশ্ন',
  retest: 'রিটেস্টের আবেদন',
}

export const words = {
  names,
  refused: (name: string, reason: string) => `${name} পাঠানো যায়নি: ${reason}`,
  fault: 'আমাদের দিকে একটু সমস্যা হয়েছে।',
  inDoubt: 'এটি এর মধ্যে পৌঁছে গিয়ে থাকতে পারে।',
} as const
