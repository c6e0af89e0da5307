/** Texts of the painted frames alone: no script carries them. */
export const words = {
  exam: 'পরীক্ষার ঘর খুলছে…',
  grading: 'খাতা খুলছে…',
} as const
