/** Replaces `phone-bar.tsx` in a first picture, which draws the page's content only. */

export const PhoneBar = () => null
