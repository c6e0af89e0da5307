/** Stands in for `phone-bar.tsx` in the first picture, which is the page's content only. */

export const PhoneBar = () => null
