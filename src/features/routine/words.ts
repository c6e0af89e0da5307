import { bnDay, bnDuration, bnNumber, bnTime } from '#src/lib/bn.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'

const DAY = 86_400_000

export const words = {
  routine: 'ক্লাস রুটিন',
  routineText: 'সামনের ক্লাস ও সময়, দিন ধরে।',
  tasks: 'কাজ',
  practice: 'ঝালাইয়ের কুইজ',
  tasksText: 'যা জমা দিতে হবে আর যে পরীক্ষা সামনে, সময় ধরে সাজানো।',
  noClasses: 'সামনে কোনো ক্লাস নেই',
  noClassesText: 'নতুন ক্লাস ঠিক হলে এখানে দেখা যাবে। ততক্ষণে রেকর্ডিং দেখতে পারেন।',
  recordings: 'রেকর্ডিং দেখুন',
  noTasks: 'সব কাজ শেষ',
  noTasksText: 'এখন কিছু জমা দেওয়ার নেই। নতুন কাজ এলে এখানে দেখা যাবে।',
  myCourses: 'আমার কোর্স',
  day: (date: string, now: number) => {
    const noon = `${date}T12:00:00+06:00`
    if (isSameDhakaDay(noon, now)) return `আজ, ${bnDay(date)}`
    return isSameDhakaDay(noon, now + DAY) ? `আগামীকাল, ${bnDay(date)}` : bnDay(date)
  },
  kinds: { live: 'লাইভ ক্লাস', assignment: 'অ্যাসাইনমেন্ট', exam: 'পরীক্ষা' },
  place: (course: string, batch: string) => `${course} · ${batch}`,
  until: (at: string) => `জমার শেষ সময় ${bnTime(at)}`,
  exam: (at: string, minutes: number | null | undefined, questions: number | null | undefined) =>
    [bnTime(at), questions ? `${bnNumber(questions)}টি প্রশ্ন` : '', minutes ? bnDuration(minutes * 60) : ''].filter(Boolean).join(' · '),
  hour: (at: string, end: string | null | undefined) => (end ? `${bnTime(at)} – ${bnTime(end)}` : bnTime(at)),
  moved: (from: string) => `আগে ছিল ${bnTime(from)}`,
  open: { live: 'বিস্তারিত দেখুন', assignment: 'জমা দিন', exam: 'নির্দেশনা দেখুন' },
  join: 'যোগ দিন',
} as const
