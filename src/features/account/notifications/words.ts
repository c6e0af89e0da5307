import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  title: 'নোটিফিকেশন',
  subtitle: 'ক্লাস, কাজ, পেমেন্ট ও নোটিশের খবর।',
  unread: 'নতুন',
  unreadCount: (count: number) => `${formatNumber(count)}টি নতুন`,
  markAll: 'সব পড়া হয়েছে',
  none: 'এখনো কোনো নোটিফিকেশন নেই',
  noneText: 'ক্লাসের সময়, কাজের ফল বা নতুন নোটিশ এলে এখানে জানাব।',
  toCourses: 'আমার কোর্স',
} as const
