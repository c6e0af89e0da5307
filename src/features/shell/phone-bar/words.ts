/** Texts of the phone's bar. */
export const words = {
  back: 'ফিরে যান',
  /** `শুভ সন্ধ্যা, নুসরাত`; without a name the greeting alone. */
  hello: (part: string, name?: string) => (name ? `শুভ ${part}, ${name}` : `শুভ ${part}`),
} as const
