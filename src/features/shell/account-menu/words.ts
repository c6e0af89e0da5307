/** Texts of the two header buttons: log in, or the person's menu. */
export const words = {
  login: 'লগইন',
  openMenu: (name: string) => `${name}: অ্যাকাউন্টের মেনু`,
  nameless: 'অ্যাকাউন্ট',
} as const
