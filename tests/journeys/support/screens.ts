/** Every screen that reads something, for the journeys that look at all of them. A new screen joins by one row. */
import type { people } from './people.ts'

export interface ScreenRow {
  address: string
  /** Left out = a guest. */
  as?: keyof typeof people
}

const BATCH = '/dashboard/my-courses/batch-full-stack-12'
const TAUGHT = '/teacher/batches/batch-full-stack-12'

/** Screens with data: each answers a broken read with its failed state. */
export const readingScreens: readonly ScreenRow[] = [
  { address: '/' },
  { address: '/courses' },
  { address: '/category/web-development' },
  { address: '/free' },
  { address: '/course/full-stack-javascript' },
  { address: '/free/git-github' },
  { address: '/search' },
  { address: '/search?q=ফ্লাটার' },
  { address: '/how-it-works' },
  { address: '/assessments' },
  { address: '/assessments/category/category-web' },
  { address: '/assessments/assessment-javascript' },
  { address: '/purchase/assessment/assessment-javascript', as: 'learner' },
  { address: '/dashboard/assessments', as: 'learner' },
  { address: '/dashboard/assessments/assessment-javascript', as: 'learner' },
  { address: '/dashboard/assessments/assessment-javascript/level/level-javascript-3', as: 'learner' },
  { address: '/dashboard/assessments/assessment-javascript/level/level-javascript-2?attempt=level-try-nusrat-javascript-2', as: 'learner' },
  { address: '/dashboard', as: 'learner' },
  { address: '/dashboard/my-courses', as: 'learner' },
  { address: '/dashboard/routine', as: 'learner' },
  { address: '/dashboard/tasks', as: 'learner' },
  { address: BATCH, as: 'learner' },
  { address: `${BATCH}/resources`, as: 'learner' },
  { address: `${BATCH}/notices`, as: 'learner' },
  { address: `${BATCH}/progress`, as: 'learner' },
  { address: `${BATCH}/leaderboard`, as: 'learner' },
  { address: `${BATCH}/recordings`, as: 'learner' },
  { address: `${BATCH}/recordings/recording-fs12-22`, as: 'learner' },
  { address: '/dashboard/recordings', as: 'learner' },
  { address: '/dashboard/notes', as: 'learner' },
  { address: '/dashboard/profile', as: 'learner' },
  { address: '/dashboard/devices', as: 'learner' },
  { address: '/dashboard/notifications', as: 'learner' },
  { address: '/dashboard/transactions', as: 'learner' },
  { address: '/dashboard/transactions/TRX10300112', as: 'learner' },
  { address: `${BATCH}/module/module-fs12-5/exam/exam-fs12-quiz-open`, as: 'learner' },
  { address: '/quiz/quiz-web-start' },
  { address: '/dashboard/practice', as: 'learner' },
  { address: '/dashboard/practice/exam-practice-js', as: 'learner' },
  { address: '/performance/batch-full-stack-12' },
  { address: '/purchase/react-advanced', as: 'learner' },
  { address: '/purchase/result/TRX10120047', as: 'learner' },
  { address: '/teacher', as: 'teacher' },
  { address: '/teacher/submissions', as: 'teacher' },
  { address: '/teacher/submissions/submission-grade-15', as: 'teacher' },
  { address: '/teacher/levels', as: 'teacher' },
  { address: '/teacher/batches', as: 'teacher' },
  { address: `${TAUGHT}/study-plan`, as: 'teacher' },
  { address: `${TAUGHT}/study-plan/new?module=module-fs12-6`, as: 'teacher' },
  { address: `${TAUGHT}/study-plan/plan-fs12-40`, as: 'teacher' },
  { address: `${TAUGHT}/learners`, as: 'teacher' },
  { address: `${TAUGHT}/performance`, as: 'teacher' },
  { address: `${TAUGHT}/notices`, as: 'teacher' },
  { address: `${TAUGHT}/resources`, as: 'teacher' },
  { address: '/teacher/assignments/assignment-fs12-4', as: 'teacher' },
  { address: '/teacher/assignments/assignment-fs12-4/edit', as: 'teacher' },
  { address: '/teacher/assignments/new?batch=batch-full-stack-12', as: 'teacher' },
  { address: '/teacher/live/live-fs12-23', as: 'teacher' },
  { address: '/teacher/notices', as: 'teacher' },
  { address: '/teacher/notices/new', as: 'teacher' },
  { address: '/teacher/notices/notice-fs12-1', as: 'teacher' },
  { address: '/teacher/exams/exam-fs12-quiz-5', as: 'teacher' },
  { address: '/webinar/first-job' },
]

/** Screens without data of their own, and the app's own pages. */
const plainScreens: readonly ScreenRow[] = [
  { address: '/login' },
  { address: '/about' },
  { address: '/terms' },
  { address: '/privacy' },
  { address: '/refund-policy' },
  { address: '/download' },
  { address: '/support' },
  { address: '/support?category=class-recording' },
  { address: '/support?category=personal-problem&step=3' },
  { address: '/support?category=live-test', as: 'learner' },
  { address: '/lead/career_advice' },
  { address: '/career-support' },
  { address: '/newsletter' },
  { address: '/academic-degrees' },
  { address: '/skills' },
  { address: '/no/such/page' },
  { address: '/teacher', as: 'learner' },
  { address: '/teacher/exams/new?study_plan=plan-fs12-40', as: 'teacher' },
  { address: '/talent-desk', as: 'talent' },
]

export const allScreens: readonly ScreenRow[] = [...readingScreens, ...plainScreens]

/** All of them, or one in so many in the sample of the test command. */
export function sampleOf(rows: readonly ScreenRow[]): readonly ScreenRow[] {
  const step = Number(process.env.EVERY_NTH_SCREEN) || 1
  return rows.filter((_row, index) => index % step === 0)
}

export const nameOf = ({ address, as }: ScreenRow) => (as ? `${address} as ${as}` : address)
