/** Texts of a playlist; separate from those of the player, which every recording loads. */

import { formatNumber } from '#src/lib/bn.ts'

export const playlistWords = {
  playOn: 'একটি শেষ হলে পরেরটি নিজে থেকে চলবে',
  playNow: 'এখনই চালান',
  stopHere: 'এখানেই থামুন',
  nextInShort: (seconds: number) => `পরেরটি ${formatNumber(seconds)} সেকেন্ডে`,
  nextIn: (seconds: number, title: string) => `${formatNumber(seconds)} সেকেন্ড পর চলবে: ${title}`,
  listOver: 'তালিকার শেষ ভিডিওটি দেখা হলো।',
} as const
