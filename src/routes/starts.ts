/**
 * THE table of starts: what the app knows of a page before any of its files is there. Everything that hastens a first visit reads it:
 * the bare requests of the first script, the preloads of the routes, the painted frames and their HTML files, the hosts' rewrite rules,
 * the shared chunks, the files that the service worker stores, and the budgets. (ruling R51, docs/decisions/0014)
 */
import type { Preload } from '#src/api/preload.ts'
import { type FrameName, type HtmlFile, isPatternMatch } from '#src/lib/frame-address.ts'

export interface StartPage {
  /** Routes that visits begin with; the file's frame is painted for the first one. */
  routes: readonly [string, ...string[]]
  /** Address patterns that open the same HTML file; the first file with a match wins. */
  serves: readonly string[]
  frame: FrameName
  /** Files below `src/routes` whose scripts and styles come with the HTML file. */
  screens: readonly [string, ...string[]]
  /** What its first screen shares with other such pages comes in few files. */
  isFirst?: true
  /** The service worker stores from the start: the frame, or the first screen as well. (docs/decisions/0008) */
  stores?: 'frame' | 'screen'
  /** Names the page in `npm run size`; the bytes are kB of brotli for the first screen alone. */
  budget?: { page: string; js: number; css: number }
}

/** By HTML file. Read by the build alone: no script of a page carries it. */
export const START_PAGES: Readonly<Record<HtmlFile, StartPage>> = {
  home: {
    routes: ['/'],
    serves: ['/'],
    frame: 'guest',
    screens: ['guest/home.screen.tsx'],
    isFirst: true,
    stores: 'screen',
    budget: { page: 'guest home', js: 152.3, css: 12.1 },
  },
  course: {
    routes: ['/course/:slug', '/bundle/:slug'],
    serves: ['/course/*', '/bundle/*', '/support'],
    frame: 'course',
    screens: ['guest/course.screen.tsx'],
    isFirst: true,
    stores: 'frame',
    budget: { page: 'course page', js: 155.9, css: 12.1 },
  },
  checkout: { routes: ['/purchase/:slug'], serves: ['/purchase/:slug'], frame: 'plain', screens: ['guest/purchase.screen.tsx'] },
  plain: { routes: ['/login'], serves: ['/login', '/purchase/*'], frame: 'plain', screens: ['guest/login.screen.tsx'], stores: 'frame' },
  exam: {
    routes: ['/dashboard/my-courses/:batchId/module/:moduleId/exam/:examId'],
    serves: ['/dashboard/my-courses/:batch/module/:module/exam/:exam'],
    frame: 'learner',
    screens: ['learner/exam.screen.tsx', 'learner/exam-preloads.ts'],
  },
  player: {
    routes: ['/dashboard/my-courses/:batchId/recordings/:recordingId'],
    serves: ['/dashboard/my-courses/:batch/recordings/:recording'],
    frame: 'learner',
    screens: ['learner/recording.screen.tsx'],
  },
  batch: {
    routes: ['/dashboard/my-courses/:batchId', '/dashboard/my-courses/:batchId/module/:moduleId'],
    serves: ['/dashboard/my-courses/:batch', '/dashboard/my-courses/:batch/module/:module'],
    frame: 'learner',
    screens: ['learner/batch.screen.tsx'],
  },
  certificates: {
    routes: ['/dashboard/certificates'],
    serves: ['/dashboard/certificates'],
    frame: 'learner',
    screens: ['learner/certificates.screen.tsx'],
  },
  jobs: {
    routes: ['/dashboard/jobs/:id?'],
    serves: ['/dashboard/jobs', '/dashboard/jobs/:id'],
    frame: 'learner',
    screens: ['learner/jobs.screen.tsx'],
  },
  learner: {
    routes: ['/dashboard'],
    serves: ['/dashboard', '/dashboard/*'],
    frame: 'learner',
    screens: ['learner/dashboard.screen.tsx', 'learner/my-courses.screen.tsx'],
    isFirst: true,
    stores: 'screen',
    budget: { page: 'learner dashboard', js: 171.1, css: 14 },
  },
  grading: {
    routes: ['/teacher/submissions/:id'],
    serves: ['/teacher/submissions/:submission'],
    frame: 'teacher',
    screens: ['teacher/submission.screen.tsx'],
  },
  teacher: {
    routes: ['/teacher'],
    serves: ['/teacher', '/teacher/*'],
    frame: 'teacher',
    screens: ['teacher/dashboard.screen.tsx'],
    budget: { page: 'teacher today', js: 174.4, css: 14 },
  },
  talent: { routes: ['/talent-desk'], serves: ['/talent-desk', '/talent-desk/*'], frame: 'talent', screens: ['talent/home.screen.tsx'] },
  // Serves every address that no other file does.
  guest: { routes: ['/courses'], serves: [], frame: 'guest', screens: ['guest/home.screen.tsx'], stores: 'frame' },
}

/** Lists address patterns with their HTML files; the first that fits wins. */
function listServedPatterns(): [pattern: string, file: HtmlFile][] {
  return (Object.keys(START_PAGES) as HtmlFile[]).flatMap((file) =>
    START_PAGES[file].serves.map((pattern): [string, HtmlFile] => [pattern, file]),
  )
}

/** A slash at the end makes no other page. */
export function getFileOfAddress(path: string): HtmlFile {
  const bare = path.replace(/(?<=.)\/$/, '')
  return listServedPatterns().find(([pattern]) => isPatternMatch(pattern, bare))?.[1] ?? 'guest'
}

type Segment<S extends string> = S extends `:${infer Name}?` ? Name : S extends `:${infer Name}` ? Name : never
type Names<P extends string> = P extends `${infer Head}/${infer Tail}` ? Segment<Head> | Names<Tail> : Segment<P>

/** Parameters and query, known as soon as an address is. */
export interface Address<P extends string = string> {
  params: { [K in Names<P>]: string }
  query: URLSearchParams
}

type ListCalls<P extends string = string> = (at: Address<P>) => Promise<readonly Preload[]>

const guest = () => import('./guest/preloads.ts')
const pages = () => import('./guest/page-preloads.ts')
const assessments = () => import('./guest/assessment-preloads.ts')
const learner = () => import('./learner/preloads.ts')
const exams = () => import('./learner/exam-preloads.ts')
const teacher = () => import('./teacher/preloads.ts')
/** The pages of a batch beside its plan. */
const batch = async (at: Address<'/dashboard/my-courses/:batchId'>) => (await learner()).listBatchCalls(at)

type CallsByRoute<P extends string> = { readonly [Route in P]: ListCalls<Route> }

/** Types each function by the parameters of its route. */
const define = <const P extends string>(calls: CallsByRoute<P>): CallsByRoute<P> => calls

/**
 * By route: the calls that its page begins with, sent while the screen's file is on the way. The files that list them are fetched when
 * they are asked for: their rows of the contract weigh on no other page.
 */
const CALLS = /* @__PURE__ */ define({
  '/': async () => (await guest()).listHomeCalls(),
  '/courses': async (at) => (await guest()).listCoursesCalls(at),
  '/category/:slug': async (at) => (await guest()).listCategoryCalls(at),
  '/course/:slug': async (at) => (await guest()).listCourseCalls(at),
  '/bundle/:slug': async (at) => (await guest()).listCourseCalls(at),
  '/purchase/:slug': async (at) => (await guest()).listPurchaseCalls(at),
  '/free': async () => (await pages()).listFreeCalls(),
  '/playlists': async () => (await pages()).listPlaylistsCalls(),
  '/orientation/:id': async (at) => (await pages()).listOrientationCalls(at),
  '/free/:id': async (at) => (await pages()).listFreeCourseCalls(at),
  '/webinar/:type': async (at) => (await pages()).listWebinarCalls(at),
  '/how-it-works': async () => (await pages()).listCmsCalls('how-it-works'),
  '/career-support': async () => (await pages()).listCmsCalls('guideline-cms'),
  '/newsletter': async () => (await pages()).listCmsCalls('newsletter'),
  '/academic-degrees': async () => (await pages()).listCmsCalls('category-cms'),
  '/skills': async () => (await pages()).listCmsCalls('category-cms'),
  '/assessments': async (at) => (await assessments()).listAssessmentsCalls(at),
  '/assessments/category/:id': async (at) => (await assessments()).listAssessmentCategoryCalls(at),
  '/assessments/:id': async (at) => (await assessments()).listAssessmentCalls(at),
  '/dashboard': async () => (await learner()).listDashboardCalls(),
  '/dashboard/my-courses': async () => (await learner()).listMyCoursesCalls(),
  '/dashboard/my-courses/:batchId': async (at) => (await learner()).listPlanCalls(at),
  '/dashboard/my-courses/:batchId/module/:moduleId': async (at) => (await learner()).listPlanCalls(at),
  '/dashboard/my-courses/:batchId/classes': batch,
  '/dashboard/my-courses/:batchId/recordings': batch,
  '/dashboard/my-courses/:batchId/resources': batch,
  '/dashboard/my-courses/:batchId/leaderboard': batch,
  '/dashboard/my-courses/:batchId/progress': batch,
  '/dashboard/my-courses/:batchId/about': batch,
  '/dashboard/my-courses/:batchId/recordings/:recordingId': async (at) => (await learner()).listRecordingCalls(at),
  '/dashboard/my-courses/:batchId/module/:moduleId/exam/:examId': async (at) => (await exams()).listExamCalls(at),
  '/dashboard/my-courses/:batchId/module/:moduleId/assignment/:assignmentId': async (at) => (await learner()).listAssignmentCalls(at),
  '/dashboard/transactions/:idx?': async (at) => (await learner()).listTransactionsCalls(at),
  '/dashboard/profile': async () => (await learner()).listProfileCalls(),
  '/dashboard/assessments': async () => (await assessments()).listMyAssessmentsCalls(),
  '/dashboard/assessments/:id': async (at) => (await assessments()).listMyAssessmentCalls(at),
  '/dashboard/assessments/:id/level/:levelId': async (at) => (await assessments()).listLevelCalls(at),
  '/teacher/submissions/:id': async (at) => (await teacher()).listSubmissionCalls(at),
})

/**
 * Whether the calls of a page leave as bare requests with the first script: in a closed frame for its own role alone, since the gate
 * decides about everybody else. (ruling R16)
 */
export const isAskedAtOnce = ({ routes, serves }: StartPage): boolean =>
  serves.length > 0 && routes.every((route) => findCalls(route) !== undefined)

/** The routes whose pages begin with calls. */
export const listRoutesWithCalls = (): readonly string[] => Object.keys(CALLS)

/** Finds the calls that the page of a route begins with. */
export function findCalls(route: string): ListCalls | undefined {
  return (CALLS as Readonly<Record<string, ListCalls>>)[route]
}
