/** Words of pictures that wait for a press. */
export const words = { show: 'ছবি দেখুন' } as const
