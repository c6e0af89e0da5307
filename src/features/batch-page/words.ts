import { bnNumber } from '#src/lib/bn.ts'

export const words = {
  trail: 'আপনি এখানে আছেন',
  myCourses: 'আমার কোর্স',
  batch: 'কোর্সের ব্যাচ',
  tabs: 'ব্যাচের পেজ',
  plan: 'স্টাডি প্ল্যান',
  recordings: 'রেকর্ডিং',
  resources: 'রিসোর্স',
  leaderboard: 'লিডারবোর্ড',
  progress: 'পারফরম্যান্স',
  notices: 'নোটিশ',
  newNotice: 'নতুন নোটিশ আছে',
  classes: (done: number, total: number) => `${bnNumber(done)}/${bnNumber(total)} ক্লাস`,
  lessons: (done: number, total: number) => `${bnNumber(done)}/${bnNumber(total)} রেকর্ডিং`,
  percent: (percent: number) => `${bnNumber(Math.round(percent))}%`,
  progressOf: (course: string) => `${course}: অগ্রগতি`,
  phoneLine: (batch: string, steps: string) => `${batch} · ${steps}`,
}
