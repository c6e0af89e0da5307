import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  moreRows: (count: number) => `আরও ${formatNumber(count)}টি দেখুন`,
} as const
