/** Texts of tries beside each other. */

import { formatNumber as n } from '#src/lib/bn.ts'
import { formatBytes } from '#src/lib/bytes.ts'

const ZIP_KINDS = { changed: 'বদলেছে', added: 'নতুন', removed: 'বাদ', moved: 'জায়গা বদলেছে' } as const

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
  zip: {
    same: 'ভেতরের সব ফাইল দুইবারই একই।',
    counted: (counts: Readonly<Record<keyof typeof ZIP_KINDS, number>>, same: number) =>
      [
        ...Object.entries(ZIP_KINDS).map(
          ([kind, word]) => [counts[kind as keyof typeof ZIP_KINDS], word] as const,
        ),
        [same, 'একই'] as const,
      ]
        .filter(([count]) => count > 0)
        .map(([count, word]) => `${n(count)}টি ${word}`)
        .join(' · '),
    kinds: ZIP_KINDS,
    files: 'যেসব ফাইল বদলেছে',
    from: (path: string) => `আগে ছিল ${path}`,
    sizes: (before: number, after: number) =>
      formatBytes(before) === formatBytes(after)
        ? formatBytes(after)
        : `আগে ${formatBytes(before)}, এবার ${formatBytes(after)}`,
    other: 'ফাইলটি আলাদা, তবে ভেতরের লেখা এখানে মেলানো যায় না।',
    lineEnds: 'লেখা একই, শুধু লাইনের শেষ অন্যভাবে রাখা।',
    unread: 'দুইবারের ZIP পাশাপাশি খোলা গেল না।',
  },
  last: 'গতবার যা বলেছিলেন',
  counted: (mended: number, all: number) => `${n(all)}টির ${n(mended)}টি ঠিক`,
  ask: 'সারানো হয়েছে?',
  isMended: (remark: string) => `“${remark}”: সারানো হয়েছে?`,
  yes: 'হ্যাঁ',
  no: 'না',
  again: 'আবার ভাবি',
  mended: 'ঠিক',
  notMended: 'হয়নি',
  place: (question: number | undefined, line: number | undefined) =>
    [question !== undefined && `প্রশ্ন ${n(question)}`, line !== undefined && `লাইন ${n(line)}`]
      .filter(Boolean)
      .join(' · '),
  said: (remark: string, isMended: boolean) => `${remark}: ${isMended ? 'সারানো হয়েছে' : 'সারানো হয়নি'}।`,
} as const
