/** The main screens, as they are opened over other servers. */

import type { Role } from '#src/lib/role.ts'

const BATCH = 'batch-full-stack-12'

/** The text is on the screen where the server has the sandbox's facts. */
export const SCREENS: readonly [address: string, as: Role, text: RegExp][] = [
  ['/', 'guest', /ফুল স্ট্যাক/],
  ['/courses', 'guest', /ফুল স্ট্যাক/],
  ['/course/full-stack-javascript', 'guest', /ফুল স্ট্যাক/],
  ['/search', 'guest', /খুঁজুন/],
  ['/assessments', 'guest', /জাভাস্ক্রিপ্ট/],
  ['/dashboard', 'learner', /নুসরাত/],
  ['/dashboard/my-courses', 'learner', /ফুল স্ট্যাক/],
  [`/dashboard/my-courses/${BATCH}`, 'learner', /React/],
  [`/dashboard/my-courses/${BATCH}/progress`, 'learner', /ফুল স্ট্যাক/],
  [`/dashboard/my-courses/${BATCH}/recordings/recording-fs12-22`, 'learner', /useState/],
  ['/dashboard/routine', 'learner', /ক্লাস ২/],
  ['/dashboard/tasks', 'learner', /কুইজ/],
  ['/dashboard/notes', 'learner', /নোট/],
  ['/dashboard/certificates', 'learner', /সার্টিফিকেট/],
  ['/dashboard/jobs/job-frontend', 'learner', /চাকরি/],
  ['/dashboard/transactions', 'learner', /TRX/],
  ['/dashboard/profile', 'learner', /নুসরাত/],
  ['/teacher', 'teacher', /তানভীর/],
  ['/teacher/submissions', 'teacher', /জমা/],
  ['/teacher/exams/exam-fs12-quiz-open/statistics', 'teacher', /MongoDB/],
  [`/teacher/batches/${BATCH}/study-plan`, 'teacher', /ফুল স্ট্যাক/],
  [`/teacher/batches/${BATCH}/notices`, 'teacher', /নোটিশ/],
  ['/teacher/live/live-fs12-23', 'teacher', /React/],
  ['/teacher/levels', 'teacher', /লেভেল/],
  ['/talent-desk', 'talent', /ফারহানা/],
  ['/talent-desk/offers', 'talent', /অফার/],
]
