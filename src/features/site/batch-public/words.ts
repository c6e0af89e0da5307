/** Texts of a batch's public performance. */

import { formatNumber, formatPercent } from '#src/lib/bn.ts'

export const words = {
  title: 'ব্যাচের পারফরম্যান্স',
  batchOfCourse: (batch: string, course: string) => `${course} · ${batch}`,
  described: (course: string, batch: string) =>
    `${course}, ${batch}: কতজন শিখছেন, গড় নম্বর, জমার হার ও উপস্থিতি।`,
  numbers: 'ব্যাচের অবস্থা',
  learning: (count: number) =>
    count > 0 ? `এই ব্যাচে ${formatNumber(count)} জন শিখছেন।` : 'এই ব্যাচে এখনো কেউ ভর্তি হননি।',
  average: 'গড় নম্বর',
  averageText: 'অ্যাসাইনমেন্ট ও পরীক্ষায় পূর্ণ নম্বরের যত ভাগ পাওয়া গেছে।',
  notMarkedText: 'এখনো কোনো কাজে নম্বর দেওয়া হয়নি।',
  handIns: 'জমার হার',
  handInsText: 'যত কাজ জমা দেওয়ার কথা, তার যত ভাগ জমা পড়েছে।',
  attendance: 'উপস্থিতি',
  attendanceText: 'লাইভ ক্লাসে শিক্ষার্থীদের যত ভাগ ছিলেন।',
  percent: formatPercent,
  noMark: '—',
  noNames: 'এখানে শুধু পুরো ব্যাচের হিসাব থাকে; কোনো শিক্ষার্থীর নাম বা নম্বর দেখানো হয় না।',
  courses: 'সব কোর্স দেখুন',
  advice: 'কোন কোর্স আমার জন্য?',
} as const
