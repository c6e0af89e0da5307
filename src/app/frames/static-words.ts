/** Texts that only the prerendered frames use: no script contains them. */
export const words = {
  exam: 'পরীক্ষার ঘর খুলছে…',
  grading: 'খাতা খুলছে…',
} as const
