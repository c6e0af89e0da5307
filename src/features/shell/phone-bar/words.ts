/** Texts of the phone's bar. */
export const words = {
  back: 'ফিরে যান',
} as const
