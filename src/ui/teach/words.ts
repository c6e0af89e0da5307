/** Words of the parts that a teacher's screens share. */
export const words = {
  learner: { page: (name: string) => (name === '' ? 'শিক্ষার্থীর পাতা' : `${name}: শিক্ষার্থীর পাতা`), unnamed: 'নাম নেই' },
  plot: { shape: 'কীভাবে দেখাবে', shapes: { plot: 'চিত্র', table: 'ছক' } },
} as const
