/** Replaces `today-link.tsx` in a first picture: the link appears once today's step is out of sight. */

export const TodayLink = () => null
