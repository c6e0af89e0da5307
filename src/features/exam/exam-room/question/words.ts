import type { Question } from '#src/api/shapes/question.ts'
export const words = {
  essay: 'আপনার উত্তর',
  hints: {
    single: 'একটিই সঠিক উত্তর।',
    multiple: 'একাধিক উত্তর সঠিক হতে পারে; যেগুলো সঠিক, সব বেছে নিন।',
    fill_in_the_blank: 'প্রতিটি ঘরে উত্তর লিখুন।',
  } as Partial<Record<Question['question_type'], string>>,
} as const
