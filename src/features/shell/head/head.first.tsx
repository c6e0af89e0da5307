/** Replaces `head.tsx` in a first picture, which draws the page's content only. */

export const Head = () => null
