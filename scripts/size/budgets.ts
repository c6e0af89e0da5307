/** What a first visit may weigh, in bytes of brotli 11. */
import type { FrameName, HtmlFile } from '#src/lib/frame-address.ts'

const KB = 1_000

export interface Budget {
  page: string
  frame: FrameName
  /** The file its address opens, where that is not the frame's. */
  html?: HtmlFile
  /** Source modules of the screen and of what opens with it. */
  modules: readonly string[]
  /** Left out = the whole visit is weighed; else only what comes on top of that page. */
  onTopOf?: string
  js: number
  css: number
  /** Requests that the first paint waits for, the HTML file included. */
  requests?: number
}

/** On a phone; headings are set in the same family there. (ruling R27) */
export const FONT_BUDGET = 85 * KB
export const PHONE_FONT = /noto-sans-bengali/

const HOME = 'guest home'
const DASHBOARD = 'learner dashboard'
const TEACHING = 'teacher today'

export const BUDGETS: readonly Budget[] = [
  { page: HOME, frame: 'guest', html: 'home', modules: ['src/routes/guest/home.screen.tsx'], js: 150 * KB, css: 12 * KB, requests: 6 },
  { page: 'course page', frame: 'course', modules: ['src/routes/guest/course.screen.tsx'], js: 150 * KB, css: 12 * KB, requests: 6 },
  { page: 'login panel', frame: 'guest', modules: ['src/features/account/auth/login-panel.tsx'], onTopOf: HOME, js: 45 * KB, css: 4 * KB },
  {
    page: DASHBOARD,
    frame: 'learner',
    modules: ['src/routes/learner/table.ts', 'src/routes/learner/dashboard.screen.tsx'],
    js: 170 * KB,
    css: 14 * KB,
    requests: 6,
  },
  {
    page: 'my courses',
    frame: 'learner',
    modules: ['src/routes/learner/table.ts', 'src/routes/learner/my-courses.screen.tsx'],
    js: 170 * KB,
    css: 14 * KB,
    requests: 6,
  },
  {
    page: 'batch page',
    frame: 'learner',
    modules: ['src/routes/learner/batch.screen.tsx'],
    onTopOf: DASHBOARD,
    js: 30 * KB,
    css: 3.3 * KB,
  },
  { page: TEACHING, frame: 'teacher', modules: ['src/routes/teacher/dashboard.screen.tsx'], js: 170 * KB, css: 14 * KB, requests: 6 },
  {
    page: 'grading',
    frame: 'teacher',
    modules: ['src/routes/teacher/submission.screen.tsx'],
    onTopOf: TEACHING,
    js: 45 * KB,
    css: 4.4 * KB,
  },
  {
    page: 'exam room',
    frame: 'learner',
    html: 'plain',
    modules: ['src/routes/learner/exam.screen.tsx', 'src/features/exam/exam-room/room/exam-room.tsx'],
    onTopOf: DASHBOARD,
    js: 36 * KB,
    css: 3.3 * KB,
  },
  {
    page: 'player',
    frame: 'learner',
    modules: ['src/routes/learner/recording.screen.tsx'],
    onTopOf: DASHBOARD,
    js: 30 * KB,
    css: 3.3 * KB,
  },
]
