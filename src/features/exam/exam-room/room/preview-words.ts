/** Texts of the room that a teacher tries an exam in. */
import { formatDuration, formatNumber } from '#src/lib/bn.ts'

export const previewWords = {
  close: 'প্রিভিউ বন্ধ করুন',
  note: 'শিক্ষার্থী পরীক্ষার ঘর এভাবেই দেখবেন। এখানে যা লিখবেন তা কোথাও রাখা বা জমা হয় না।',
  empty: 'এখনো কোনো প্রশ্ন নেই',
  facts: (questions: number, marks: number, minutes: number) =>
    [`${formatNumber(questions)}টি প্রশ্ন`, `${formatNumber(marks)} নম্বর`, minutes > 0 ? formatDuration(minutes * 60) : '']
      .filter(Boolean)
      .join(' · '),
} as const
