/** Messages of an adapter. */
export const words = {
  notThere: 'এই অংশটি এখানে নেই।',
} as const
