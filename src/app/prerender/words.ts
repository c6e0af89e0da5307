/** Texts that only the prerendered frames use: no script contains them. */
export const words = {
  grading: 'খাতা খুলছে…',
} as const
