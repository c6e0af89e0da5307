/** Words of pictures that wait for a press, and of those that are not shown. */
export const words = {
  show: 'ছবি দেখুন',
  removed: (alt: string) => (alt === '' ? '[এখানকার ছবিটি দেখানো যায় না]' : `[এখানকার ছবিটি দেখানো যায় না: ${alt}]`),
} as const
