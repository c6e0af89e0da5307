/** Words of a learner's name and face as a link. */
export const words = {
  page: (name: string) => `${name}: শিক্ষার্থীর পেজ`,
  unnamed: 'নাম নেই',
} as const
