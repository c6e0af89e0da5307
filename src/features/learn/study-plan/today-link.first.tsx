/** Stands in for `today-link.tsx` in the first picture: it shows once today's step is out of sight. */

export const TodayLink = () => null
