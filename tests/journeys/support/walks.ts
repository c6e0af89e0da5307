/** The commonest moves inside the app, as walks: each step presses a link of the page that the last one opened. */

import type { people } from './people.ts'

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const CLASS = '/teacher/batches/batch-full-stack-12'

export interface Step {
  name: string
  /** The link's address; Back when left out. */
  to?: string
  /** The address afterwards, when it is not `to`. */
  at?: string
  /** Only where the menu has it. */
  isOnPhonesAlone?: true
}

export interface Walk {
  as?: keyof typeof people
  /** In a window of a phone too; other windows have other menus. */
  isOnPhones: boolean
  start: string
  /** Walked twice, so the last one ends where the first one began. */
  steps: readonly Step[]
}

export const walks: Readonly<Record<'guest' | 'buyer' | 'learner' | 'teacher', Walk>> = {
  guest: {
    isOnPhones: true,
    start: '/',
    steps: [
      { name: 'home → course', to: '/course/full-stack-javascript' },
      { name: 'Back to home', at: '/' },
      { name: 'home → courses', to: '/courses' },
      { name: 'courses → course', to: '/course/ux-design' },
      { name: 'Back to courses', at: '/courses' },
      { name: 'courses → home', to: '/' },
    ],
  },
  buyer: {
    as: 'learnerWithoutCourses',
    isOnPhones: true,
    start: '/courses',
    steps: [
      { name: 'courses → course', to: '/course/full-stack-javascript' },
      {
        name: 'course → checkout',
        to: '/purchase/full-stack-javascript?schedule=schedule-full-stack-javascript-13-1',
      },
      { name: 'checkout: Back to course', at: '/course/full-stack-javascript' },
      { name: 'course: Back to courses', at: '/courses' },
    ],
  },
  learner: {
    as: 'learner',
    isOnPhones: true,
    start: '/dashboard',
    steps: [
      { name: 'day → routine', to: '/dashboard/routine' },
      { name: 'routine: Back to day', at: '/dashboard' },
      { name: 'day → tasks', to: '/dashboard/tasks' },
      { name: 'tasks: Back to day', at: '/dashboard' },
      { name: 'day → courses', to: '/dashboard/my-courses' },
      { name: 'courses → batch', to: BATCH },
      { name: 'batch → classes', to: `${BATCH}/classes` },
      { name: 'batch → notices', to: `${BATCH}/notices` },
      { name: 'batch → progress', to: `${BATCH}/progress` },
      { name: 'batch → recordings', to: `${BATCH}/recordings` },
      { name: 'recordings → class', to: `${BATCH}/recordings/recording-fs12-22` },
      { name: 'class: Back to recordings', at: `${BATCH}/recordings` },
      { name: 'batch → plan', to: BATCH },
      { name: 'plan → exam', to: `${BATCH}/module/module-fs12-6/exam/exam-fs12-quiz-open` },
      { name: 'exam: Back to plan', at: BATCH },
      { name: 'plan → assignment', to: `${BATCH}/module/module-fs12-6/assignment/assignment-fs12-5` },
      { name: 'assignment: Back to plan', at: BATCH },
      { name: 'batch → all recordings', to: '/dashboard/recordings' },
      {
        name: 'all recordings → class',
        to: '/dashboard/my-courses/batch-ux-7/recordings/recording-ux7-9',
      },
      { name: 'class: Back to all recordings', at: '/dashboard/recordings' },
      { name: 'recordings → notes', to: '/dashboard/notes' },
      { name: 'notes → me', to: '/dashboard/me', isOnPhonesAlone: true },
      { name: 'me → profile', to: '/dashboard/profile', isOnPhonesAlone: true },
      { name: 'profile: Back to me', at: '/dashboard/me', isOnPhonesAlone: true },
      { name: '→ day', to: '/dashboard' },
    ],
  },
  teacher: {
    as: 'teacher',
    isOnPhones: false,
    start: '/teacher',
    steps: [
      { name: 'today → queue', to: '/teacher/submissions' },
      { name: 'queue → paper', to: '/teacher/submissions/submission-grade-1?pile=all' },
      { name: 'paper: Back to queue', at: '/teacher/submissions' },
      { name: 'queue → today', to: '/teacher' },
      { name: 'today → learners', to: `${CLASS}/learners` },
      { name: 'learners → learner', to: `${CLASS}/learners/person-mate-001` },
      { name: 'learner: Back to learners', at: `${CLASS}/learners` },
      { name: 'learners → batches', to: '/teacher/batches' },
      { name: 'batches → plan', to: `${CLASS}/study-plan` },
      { name: 'plan → exam', to: '/teacher/exams/exam-fs12-mongodb' },
      { name: 'exam: Back to plan', at: `${CLASS}/study-plan` },
      { name: 'plan → notices', to: '/teacher/notices' },
      { name: 'notices → levels', to: '/teacher/levels' },
      { name: 'levels → today', to: '/teacher' },
    ],
  },
}
