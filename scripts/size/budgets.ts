/** Limits for the weight of a first visit, in bytes of brotli 11. */
import type { FrameName, HtmlFile } from '#src/lib/frame-address.ts'
import { START_PAGES } from '#src/routes/starts.ts'
import { getStartModules, START_FILES } from '../build/start-modules.ts'

const KB = 1_000

export interface Budget {
  page: string
  frame: FrameName
  /** Source modules of the screen and of what opens with it. */
  modules: readonly string[]
  /** Left out = the whole visit is weighed; else only what comes on top of the page that opens with this file. */
  onTopOf?: HtmlFile
  js: number
  css: number
  /** Requests that the first paint waits for, the HTML file included. */
  requests?: { most: number; file: HtmlFile }
}

/** On a phone; headings are set in the same family there. (ruling R27) */
export const FONT_BUDGET = 85 * KB
export const PHONE_FONT = /noto-sans-bengali/

const FIRST_PAINT_REQUESTS = 6

/** As much of an HTML file as is read before its painting is seen, so that it comes with the first window of TCP. */
export const PAINTING_BUDGET = 13 * KB
/** Script files that come with the HTML file of a page. */
export const SCRIPT_FILES = 54

function listStartBudget(file: HtmlFile): Budget[] {
  const { budget, frame } = START_PAGES[file]
  if (!budget) return []
  const { area, screens } = getStartModules(file)
  const { page, js, css } = budget
  return [{ page, frame, modules: [...area, screens[0]], js: js * KB, css: css * KB, requests: { most: FIRST_PAINT_REQUESTS, file } }]
}

/** Pages that are opened from another one. */
const LATER: readonly Budget[] = [
  {
    page: 'certificate check',
    frame: 'guest',
    modules: ['src/routes/guest/share-certificate.screen.tsx'],
    onTopOf: 'home',
    js: 11.8 * KB,
    css: 1.8 * KB,
  },
  {
    page: 'talent page',
    frame: 'guest',
    modules: ['src/routes/guest/talent.screen.tsx'],
    onTopOf: 'home',
    js: 8.7 * KB,
    css: 2 * KB,
  },
  {
    page: 'login panel',
    frame: 'guest',
    // With the drawer that it stands in: both come in one wave.
    modules: ['src/features/account/auth/login-panel.tsx'],
    onTopOf: 'home',
    js: 58.5 * KB,
    css: 4.2 * KB,
  },
  {
    page: 'my courses',
    frame: 'learner',
    modules: ['src/routes/learner/table.ts', 'src/routes/learner/my-courses.screen.tsx'],
    js: 170 * KB,
    css: 14 * KB,
    requests: { most: FIRST_PAINT_REQUESTS, file: 'learner' },
  },
  {
    page: 'batch page',
    frame: 'learner',
    modules: ['src/routes/learner/batch.screen.tsx'],
    onTopOf: 'learner',
    js: 30 * KB,
    css: 4.6 * KB,
  },
  {
    page: 'grading',
    frame: 'teacher',
    modules: ['src/routes/teacher/submission.screen.tsx'],
    onTopOf: 'teacher',
    js: 51 * KB,
    css: 5.2 * KB,
  },
  {
    page: 'exam room',
    frame: 'learner',
    modules: ['src/routes/learner/exam.screen.tsx'],
    onTopOf: 'learner',
    js: 64 * KB,
    css: 7.2 * KB,
  },
  {
    page: 'player',
    frame: 'learner',
    modules: ['src/routes/learner/recording.screen.tsx'],
    onTopOf: 'learner',
    js: 44 * KB,
    css: 3.8 * KB,
  },
]

/** The page that opens with a file, as far as it has a budget. */
export const START_BUDGETS: ReadonlyMap<HtmlFile, Budget> = new Map(
  START_FILES.flatMap((file) => listStartBudget(file).map((budget): [HtmlFile, Budget] => [file, budget])),
)

export const BUDGETS: readonly Budget[] = [...START_BUDGETS.values(), ...LATER]
