import { formatNumber as n } from '#src/lib/bn.ts'

export const words = {
  wait: (papers: number, days: number) => `আপনার আগের ${n(papers)}টি খাতা গড়ে ${n(days)} দিনে দেখা হয়েছে।`,
} as const
