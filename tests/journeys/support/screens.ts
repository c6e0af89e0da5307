/**
 * Every screen, for the journeys that look at all of them. A new screen joins by its row in the route table: this file only knows
 * seeded ids for the parameters of addresses, further looks of a screen, and the few screens that are left out.
 */
import type { Group } from '#src/routes/group.ts'
import { table as guest } from '#src/routes/guest/table.ts'
import { table as learner } from '#src/routes/learner/table.ts'
import { table as talent } from '#src/routes/talent/table.ts'
import { table as teacher } from '#src/routes/teacher/table.ts'
import type { people } from './people.ts'

type Person = keyof typeof people

export interface ScreenRow {
  address: string
  /** Left out = a guest. */
  as?: Person
}

/** Seeded ids, by the end of the route that holds the parameter: the longest end wins. */
const SEEDED: Readonly<Record<string, string>> = {
  '/:batchId': 'batch-full-stack-12',
  'module/:moduleId': 'module-fs12-5',
  'exam/:examId': 'exam-fs12-quiz-open',
  'recordings/:recordingId': 'recording-fs12-22',
  'level/:levelId': 'level-javascript-3',
  'study-plan/:planId': 'plan-fs12-40',
  'category/:slug': 'web-development',
  'course/:slug': 'full-stack-javascript',
  'purchase/:slug': 'react-advanced',
  'free/:id': 'git-github',
  'lead/:key': 'career_advice',
  'assessments/category/:id': 'category-web',
  'assessments/:id': 'assessment-javascript',
  'purchase/assessment/:id': 'assessment-javascript',
  'purchase/result/:idx': 'TRX10120047',
  'transactions/:idx': 'TRX10300112',
  'webinar/:type': 'first-job',
  'dashboard/jobs/:id': 'job-frontend',
  'playlist/:id': 'playlist-react-tips',
  'orientation/:id': 'orientation-web',
  'quiz/:id': 'quiz-web-start',
  'practice/:id': 'exam-practice-js',
  'performance/:id': 'batch-full-stack-12',
  'certificate/:type': 'course',
  'certificate/:type/:id': 'k7q2mx9at4dr8wpb',
  'certificates/:type': 'course',
  'certificates/:type/:id': '10080014',
  'talent/:username': 'farhana-akter',
  'teacher/submissions/:id': 'submission-grade-15',
  'learners/:learnerId': 'person-mate-002',
  'teacher/exams/:id': 'exam-fs12-quiz-5',
  'teacher/assignments/:id': 'assignment-fs12-4',
  'teacher/live/:id': 'live-fs12-23',
  'teacher/notices/:id': 'notice-fs12-1',
}

/** Open pages of which a guest sees the login alone. */
const AS_LEARNER: readonly string[] = ['/purchase/assessment/:id', '/purchase/:slug', '/purchase/result/:idx']

/** Routes whose screens read nothing, and so have no failed state. */
const READS_NOTHING: readonly string[] = [
  '/login',
  '/about',
  '/terms',
  '/privacy',
  '/refund-policy',
  '/accessibility',
  '/download',
  '/support',
  '/dashboard/me',
  '/lead/:key',
  '/career-support',
  '/newsletter',
  '/academic-degrees',
  '/skills',
  '/teacher/exams/new',
]

const LEFT_OUT: readonly string[] = [
  // The same screen under a second address.
  '/bundle/:slug',
  '/dashboard/class-joining',
  '/dashboard/my-courses/:batchId/module/:moduleId',
  // Lead elsewhere, or open for the length of a class.
  '/join/live/:id',
  '/dashboard/my-courses/:batchId/live/:liveId',
  '/teacher/batches/:batchId',
  '/teacher/learners/:learnerId',
  // Walked by journeys of their own.
  '/dashboard/my-courses/:batchId/module/:moduleId/assignment/:assignmentId',
  '/teacher/levels/:id',
  // Of an exam that a class has taken, among the further looks.
  '/teacher/exams/:id/statistics',
]

/** Queries without which a screen has nothing to show. */
const QUERIES: Readonly<Record<string, string>> = {
  '/teacher/batches/:batchId/study-plan/new': '?module=module-fs12-6',
  '/teacher/assignments/new': '?batch=batch-full-stack-12',
  '/teacher/exams/new': '?study_plan=plan-fs12-40',
}

/** Further looks of a screen, and the app's own pages. */
const ALSO_READING: readonly ScreenRow[] = [
  { address: '/teacher/exams/exam-fs12-quiz-open/statistics', as: 'teacher' },
  { address: '/search?q=ফ্লাটার' },
  { address: '/dashboard/assessments/assessment-javascript/level/level-javascript-2?attempt=level-try-nusrat-javascript-2', as: 'learner' },
]
const ALSO_PLAIN: readonly ScreenRow[] = [
  { address: '/support?category=class-recording' },
  { address: '/support?category=personal-problem&step=3' },
  { address: '/support?category=live-test', as: 'learner' },
  { address: '/no/such/page' },
  { address: '/teacher', as: 'learner' },
]

/** Throws where a parameter has no seeded id yet. */
function fillRoute(route: string): string {
  const segments = route.split('/')
  const fill = (segment: string, at: number): string => {
    if (!segment.startsWith(':')) return segment
    const start = segments.slice(0, at + 1).join('/')
    const ends = Object.keys(SEEDED).filter((end) => start.endsWith(end))
    const [longest] = ends.toSorted((a, b) => b.length - a.length)
    if (longest === undefined) throw new Error(`${route}: tests/journeys/support/screens.ts names no seeded id for ${segment}`)
    return SEEDED[longest] ?? ''
  }
  return segments.map(fill).join('/') + (QUERIES[route] ?? '')
}

/** An optional parameter makes two addresses; what stands for any rest makes none. */
function listRoutes(path: string): string[] {
  if (path.endsWith('*')) return []
  return path.endsWith('?') ? [path.replace(/\/[^/]*$/, ''), path.slice(0, -1)] : [path]
}

const groups: readonly Group[] = [...guest, ...learner, ...teacher, ...talent]
const routes = groups.flatMap(({ roles, screens }) =>
  screens.flatMap(({ path }) => listRoutes(path)).map((route) => ({ route, role: AS_LEARNER.includes(route) ? 'learner' : roles?.[0] })),
)

function listScreens(isWanted: (route: string) => boolean): ScreenRow[] {
  return routes
    .filter(({ route }) => !LEFT_OUT.includes(route) && isWanted(route))
    .map(({ route, role }) => ({ address: fillRoute(route), ...(role && role !== 'guest' && { as: role }) }))
}

/** Screens with data: each answers a broken read with its failed state. */
export const readingScreens: readonly ScreenRow[] = [...listScreens((route) => !READS_NOTHING.includes(route)), ...ALSO_READING]

export const allScreens: readonly ScreenRow[] = [...readingScreens, ...listScreens((route) => READS_NOTHING.includes(route)), ...ALSO_PLAIN]

/** All of them, or one in so many in the sample of `npm test`, which turns with the day. */
export function sampleOf(rows: readonly ScreenRow[]): readonly ScreenRow[] {
  const step = Number(process.env.EVERY_NTH_SCREEN) || 1
  const first = Number(process.env.FIRST_SCREEN) || 0
  return rows.filter((_row, index) => index % step === first % step)
}

export const nameOf = ({ address, as }: ScreenRow) => (as ? `${address} as ${as}` : address)
