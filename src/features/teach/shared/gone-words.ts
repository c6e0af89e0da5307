/** Words for submissions that disappeared while a list of them was read. */

import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  left: (count: number) => `${formatNumber(count)}টি খাতা আর নেই, তাই বাদ গেছে।`,
} as const
