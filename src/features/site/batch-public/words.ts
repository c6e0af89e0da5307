/** Texts of how a batch does, as anybody may read it. */

import { formatNumber } from '#src/lib/bn.ts'

export const words = {
  title: 'ব্যাচের পারফরম্যান্স',
  batchOfCourse: (batch: string, course: string) => `${course} · ${batch}`,
  described: (course: string, batch: string) =>
    `${course}, ${batch}: কতজন শিখছেন, গড় নম্বর, জমার হার ও উপস্থিতি।`,
  numbers: 'ব্যাচের অবস্থা',
  learners: 'শিক্ষার্থী',
  average: 'গড় নম্বর',
  handIns: 'জমার হার',
  attendance: 'উপস্থিতি',
  count: formatNumber,
  percent: (percent: number) => `${formatNumber(percent)}%`,
  noMark: '—',
  noNames: 'এখানে শুধু পুরো ব্যাচের হিসাব থাকে; কোনো শিক্ষার্থীর নাম বা নম্বর দেখানো হয় না।',
  courses: 'সব কোর্স দেখুন',
} as const
