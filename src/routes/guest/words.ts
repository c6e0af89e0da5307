/** Titles of the public screens. */
export const words = {
  notFound: 'পেজটি পাওয়া যায়নি',
} as const
