/** Texts of tries beside each other. */

import { formatNumber as n } from '#src/lib/bn.ts'

export const words = {
  view: 'কোন চেষ্টা দেখাবে',
  now: 'শুধু এবার',
  beside: 'গতবারের পাশে',
  before: 'আগেরবার',
  after: 'এবার',
  lines: (added: number, removed: number) => `${n(added)} লাইন যোগ, ${n(removed)} লাইন বাদ`,
  same: 'দুইবারই একই',
  folded: (count: number) => `${n(count)}টি একই লাইন`,
  unfold: (count: number) => `${n(count)}টি একই লাইন দেখুন`,
  line: (no: number) => n(no),
  added: 'যোগ হয়েছে:',
  removed: 'বাদ গেছে:',
  wordsTitle: 'শব্দ ধরে মেলানো',
  legendBefore: 'আগে ছিল',
  legendAfter: 'নতুন',
  noBefore: 'আগেরবার এই প্রশ্নে কিছু লেখেননি।',
  goneFile: 'আগেরবারের ফাইলটি আর নেই।',
  last: 'গতবার যা বলেছিলেন',
  counted: (mended: number, all: number) => `${n(all)}টির ${n(mended)}টি ঠিক`,
  ask: 'সারানো হয়েছে?',
  isMended: (remark: string) => `“${remark}”: সারানো হয়েছে?`,
  yes: 'হ্যাঁ',
  no: 'না',
  again: 'আবার ভাবি',
  mended: 'ঠিক',
  notMended: 'হয়নি',
  place: (line: number) => `লাইন ${n(line)}`,
  said: (remark: string, isMended: boolean) => `${remark}: ${isMended ? 'সারানো হয়েছে' : 'সারানো হয়নি'}।`,
} as const
