import { formatNumber } from '#src/lib/bn.ts'

const formatMinutes = (seconds: number) => `${formatNumber(Math.max(1, Math.round(seconds / 60)))} মিনিট`

export const words = {
  title: 'ঝালাই',
  today: (count: number, seconds: number) => `আজ ${formatNumber(count)}টি, ${formatMinutes(seconds)}`,
  left: (count: number, seconds: number) => `বাকি ${formatNumber(count)}টি, ${formatMinutes(seconds)}`,
  done: (tomorrow: number) =>
    tomorrow === 0 ? 'আজকেরটা শেষ, কাল কিছু নেই' : `আজকেরটা শেষ, কাল ${formatNumber(tomorrow)}টি`,
  start: 'শুরু করুন',
  goOn: 'চালিয়ে যান',
  progress: 'আজকের ঝালাই',
} as const
