/** Texts of results similar to the search words. */

import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  title: 'কাছাকাছি ফল',
  readAs: (text: string) => `লেখাটি বিজয় হরফের। “${text}” খোঁজা হয়েছে।`,
  insteadOf: (q: string, count: number) => `“${q}” হুবহু পাওয়া যায়নি। কাছাকাছি ${formatNumber(count)}টি কোর্স আছে।`,
  besides: (count: number) => `কাছাকাছি আরও ${formatNumber(count)}টি কোর্স`,
}
