/** Texts of the lower parts of the course page, which load after the first. */

import { formatNumber } from '#src/lib/bn.ts'

const formatCount = (count: number, what: string) => (count > 0 ? `${formatNumber(count)}টি ${what}` : '')
const joinParts = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ')

export const words = {
  outcomes: 'কোর্স শেষে আপনি পারবেন',
  curriculum: 'যা যা শিখবেন',
  curriculumCounts: (modules: number, classes: number, projects: number) =>
    joinParts(formatCount(modules, 'মডিউল'), formatCount(classes, 'ক্লাস'), formatCount(projects, 'প্রজেক্ট')),
  openAll: 'সব খুলুন',
  closeAll: 'সব বন্ধ করুন',
  moduleCounts: (classes: number, assignments: number, quizzes: number, tests: number) =>
    joinParts(
      formatCount(classes, 'ক্লাস'),
      formatCount(assignments, 'অ্যাসাইনমেন্ট'),
      formatCount(quizzes, 'কুইজ'),
      formatCount(tests, 'টেস্ট'),
    ),
  watchItem: 'ফ্রি দেখুন',
  length: (hours: number, minutes: number) => {
    const parts = [
      hours > 0 ? `${formatNumber(hours)} ঘ.` : '',
      minutes > 0 ? `${formatNumber(minutes)} মি.` : '',
    ]
    return parts.filter(Boolean).join(' ')
  },
  marks: (marks: number) => `${formatNumber(marks)} নম্বর`,
  questions: (count: number) => `${formatNumber(count)}টি প্রশ্ন`,
  bundle: (count: number) => `বান্ডেলে যে ${formatNumber(count)}টি কোর্স আছে`,
  routine: 'ক্লাস রুটিন',
  noClass: '—',
  fromTo: (from: string, to: string) => (to ? `${from} থেকে ${to}` : `${from} থেকে`),
  routineHint: 'প্রতিটি ক্লাসের পরদিন সকালের মধ্যে রেকর্ডিং পেয়ে যাবেন। সময়গুলো বাংলাদেশের।',
  orientation: 'ভর্তির আগে কথা বলে নিন',
  orientationText: 'শিক্ষকের সঙ্গে একটি খোলা বৈঠক, বিনামূল্যে। প্রশ্ন করুন, তারপর সিদ্ধান্ত নিন।',
  teacher: 'যিনি শেখাবেন',
  teachers: 'যাঁরা শেখাবেন',
  experience: (years: number) => (years > 0 ? `${formatNumber(years)} বছরের অভিজ্ঞতা` : ''),
  teacherBatches: (count: number) => `${formatNumber(count)}টি ব্যাচ`,
  teacherLearners: (count: number) => `${formatNumber(count)} শিক্ষার্থী`,
  projects: 'যা যা বানাবেন',
  projectVideo: 'ভিডিও দেখুন',
  projectVideoOf: (title: string) => `ভিডিও দেখুন: ${title}`,
  videoFailed: 'ভিডিওটি চালানো গেল না। ইন্টারনেট দেখে আবার খুলুন।',
  reviews: 'শিক্ষার্থীরা যা বলছেন',
  ownReview: 'আপনার রিভিউ দিন',
  stars: (rating: number) => `৫-এ ${formatNumber(rating)}`,
  about: 'কোর্স সম্পর্কে',
  requirements: 'যা যা লাগবে',
  faq: 'প্রশ্নোত্তর',
} as const
