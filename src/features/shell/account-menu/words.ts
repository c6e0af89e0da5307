/** Texts of the two buttons in the head: log in, or one's own menu. */
export const words = {
  login: 'লগইন',
  openMenu: (name: string) => `${name}: অ্যাকাউন্টের মেনু`,
  nameless: 'অ্যাকাউন্ট',
} as const
