/** Stands in for `head.tsx` in the first picture, which is the page's content only. */

export const Head = () => null
