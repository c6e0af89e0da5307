/**
 * The only place of every address: its pattern and the function that fills it in. `routes/<area>/table.ts`
 * uses the pattern, links call the function. Parameters are encoded. Addresses start with a slash and have no
 * origin. (ruling R23)
 */

import type { Subject } from './subject-words.ts'
import type { TicketCategory } from './ticket-category.ts'

type Query = Readonly<Record<string, string | number | boolean | undefined>>

interface SupportQuery extends Subject {
  category?: TicketCategory
  step?: 1 | 2 | 3
  from?: string
  ticket?: string
  text?: string
}

/** Adds the values that are set; without any there is no question mark. */
export function addQuery(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (value !== undefined && value !== '') params.set(name, String(value))
  return params.size > 0 ? `${path}?${params}` : path
}

/** For a path whose last argument is its query. */
const takeQuery = <Q extends Query>(query?: Q): Q | Query => query ?? {}

/** One text for each parameter of a pattern. */
type Values<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? [...Values<Head>, ...Values<Tail>]
  : P extends `:${string}`
    ? [value: string]
    : []

/** `paths.course('react')` → `/course/react`; `paths.course.pattern` → `/course/:slug`. */
export interface Path<P extends string = string, Rest extends readonly unknown[] = readonly unknown[]> {
  (...values: [...Values<P>, ...Rest]): string
  readonly pattern: P
}

const PARAMETER = /:\w+/g

/**
 * `buildQuery` gets the caller's arguments after the parameters. Parameters are encoded: a slash or question
 * mark in an id can never make another address.
 */
function path<const P extends string, Rest extends readonly unknown[] = []>(
  pattern: P,
  buildQuery?: (...rest: Rest) => Query,
): Path<P, Rest> {
  const fill = (...values: readonly unknown[]): string => {
    let used = 0
    const filled = pattern.replaceAll(PARAMETER, () => encodeURIComponent(String(values[used++])))
    return buildQuery === undefined
      ? filled
      : addQuery(filled, buildQuery(...(values.slice(used) as unknown as Rest)))
  }
  return Object.assign(fill, { pattern })
}

const guest = {
  home: path('/'),
  /**
   * `returnTo`: the person's target, checked again by `parseReturnAddress` when it is followed. (ruling R44)
   */
  login: path('/login', (returnTo?: string) => ({ return: returnTo })),
  /** `day`: a part of the day; `max`: the highest price in taka. */
  courses: path(
    '/courses',
    (
      query: {
        category?: string
        kind?: string
        q?: string
        day?: string
        max?: number
        sort?: string
        page?: number
      } = {},
    ) => query,
  ),
  category: path('/category/:slug'),
  course: path('/course/:slug'),
  freeCourses: path('/free'),
  freeCourse: path('/free/:id'),
  bundle: path('/bundle/:slug'),
  assessments: path('/assessments'),
  assessmentCategory: path('/assessments/category/:id'),
  assessment: path('/assessments/:id'),
  playlists: path('/playlists'),
  /** `item`: the video that plays. */
  playlist: path('/playlist/:id', takeQuery<{ item?: string }>),
  webinar: path('/webinar/:type'),
  orientation: path('/orientation/:id'),
  quiz: path('/quiz/:id'),
  search: path('/search', (q?: string) => ({ q })),
  /** `category`: a slug. */
  jobPlacement: path('/job-placement', takeQuery<{ category?: string }>),
  howItWorks: path('/how-it-works'),
  careerSupport: path('/career-support'),
  lead: path('/lead/:key'),
  newsletter: path('/newsletter'),
  academicDegrees: path('/academic-degrees'),
  skills: path('/skills'),
  download: path('/download'),
  /** Files from another app. `lost`: the device could not store all of them. */
  sharedFiles: path('/shared-files', (query: { lost?: '1' } = {}) => query),
  /**
   * `from`: the path of the page the person needs help with, from which the form is prefilled; `course`,
   * `module` and `item` are texts for what that page does not say itself. `ticket`: the key of a ticket
   * written on this device. `text`: what the page knows of the problem, as the first line of the description.
   */
  support: path('/support', (query: SupportQuery = {}) => ({ ...query })),
  /** For somebody who has a printed certificate and no link. */
  certificateCheck: path('/share/certificate'),
  shareCertificate: path('/share/certificate/:type/:id'),
  performance: path('/performance/:id'),
  talent: path('/talent/:username'),
  purchase: path('/purchase/:slug', takeQuery<{ schedule?: string; promo?: string }>),
  /**
   * Levels of an assessment; its address contains `/purchase/`, so that a login there reloads the page. (spec
   * 2)
   */
  purchaseLevels: path('/purchase/assessment/:id'),
  purchaseResult: path('/purchase/result/:idx'),
  joinLive: path('/join/live/:id'),
  about: path('/about'),
  terms: path('/terms'),
  privacy: path('/privacy'),
  refundPolicy: path('/refund-policy'),
  accessibility: path('/accessibility'),
} as const

const learner = {
  dashboard: path('/dashboard'),
  routine: path('/dashboard/routine'),
  recordings: path('/dashboard/recordings'),
  catchUp: path('/dashboard/catch-up'),
  week: path('/dashboard/week'),
  /** `date`: any day of the week. */
  weekOf: path('/dashboard/week/:date'),
  keptClasses: path('/dashboard/kept'),
  /** A file of a module that is on the device. */
  keptFile: path('/dashboard/kept/:moduleId/:fileId'),
  /** `kind`: only assignments or only exams. */
  tasks: path('/dashboard/tasks', takeQuery<{ kind?: 'assignment' | 'exam' }>),
  practice: path('/dashboard/practice'),
  practiceQuiz: path('/dashboard/practice/:id'),
  myCourses: path('/dashboard/my-courses'),
  batch: path('/dashboard/my-courses/:batchId'),
  module: path('/dashboard/my-courses/:batchId/module/:moduleId'),
  exam: path('/dashboard/my-courses/:batchId/module/:moduleId/exam/:examId'),
  assignment: path('/dashboard/my-courses/:batchId/module/:moduleId/assignment/:assignmentId'),
  batchRecordings: path('/dashboard/my-courses/:batchId/recordings'),
  /** `at`: the position in seconds where the player starts. `view`: the transcript is open at that line. */
  recording: path(
    '/dashboard/my-courses/:batchId/recordings/:recordingId',
    takeQuery<{ at?: number; view?: 'text' }>,
  ),
  batchClasses: path('/dashboard/my-courses/:batchId/classes'),
  batchAbout: path('/dashboard/my-courses/:batchId/about'),
  batchResources: path('/dashboard/my-courses/:batchId/resources'),
  batchNotices: path('/dashboard/my-courses/:batchId/notices'),
  batchProgress: path('/dashboard/my-courses/:batchId/progress'),
  leaderboard: path('/dashboard/my-courses/:batchId/leaderboard'),
  live: path('/dashboard/my-courses/:batchId/live/:liveId'),
  classJoining: path('/dashboard/class-joining'),
  myAssessments: path('/dashboard/assessments'),
  myAssessment: path('/dashboard/assessments/:id'),
  assessmentLevel: path('/dashboard/assessments/:id/level/:levelId'),
  /** `note`: the shown one. */
  notes: path('/dashboard/notes', takeQuery<{ note?: string }>),
  /** `view`: the cards are being asked. */
  review: path('/dashboard/review', takeQuery<{ view?: 'today' }>),
  certificates: path('/dashboard/certificates'),
  proofBook: path('/dashboard/certificates/book'),
  certificate: path('/dashboard/certificates/:type/:id'),
  transactions: path('/dashboard/transactions'),
  transaction: path('/dashboard/transactions/:idx'),
  /** The filters of the list, named as in the contract; `apply` opens the form of a post. */
  jobs: path('/dashboard/jobs', takeQuery<Query>),
  job: path('/dashboard/jobs/:id', takeQuery<Query>),
  devices: path('/dashboard/devices'),
  onDevice: path('/dashboard/on-device'),
  notifications: path('/dashboard/notifications'),
  alertSettings: path('/dashboard/notifications/settings'),
  me: path('/dashboard/me'),
  profile: path('/dashboard/profile'),
  workUpdates: path('/dashboard/work-updates'),
} as const

const teacher = {
  teacher: path('/teacher'),
  teacherNotifications: path('/teacher/notifications'),
  teacherOnDevice: path('/teacher/on-device'),
  teacherBatches: path('/teacher/batches'),
  teacherBatch: path('/teacher/batches/:batchId'),
  teacherStudyPlan: path('/teacher/batches/:batchId/study-plan'),
  teacherDay: path('/teacher/batches/:batchId/study-plan/:planId'),
  /** `module`: the module of the new day. */
  teacherNewDay: path('/teacher/batches/:batchId/study-plan/new', takeQuery<{ module?: string }>),
  teacherLearners: path('/teacher/batches/:batchId/learners'),
  /** The query of the list that the person comes from, so that previous and next keep its order. */
  teacherLearner: path('/teacher/batches/:batchId/learners/:learnerId', takeQuery<Query>),
  /** A learner whose batch is unknown; the page finds it. */
  anyLearner: path('/teacher/learners/:learnerId'),
  teacherBatchNotices: path('/teacher/batches/:batchId/notices'),
  /** `edit`: the resource whose form is open; `new` for a new one. */
  teacherResources: path('/teacher/batches/:batchId/resources', takeQuery<{ edit?: string }>),
  teacherPerformance: path('/teacher/batches/:batchId/performance'),
  /** `studyPlan`: the exam's day. (ruling R36) */
  newExam: path('/teacher/exams/new', (studyPlan?: string) => ({ study_plan: studyPlan })),
  teacherExam: path('/teacher/exams/:id'),
  /** One question over all papers; `part`: the block of the list that has the paper; `view`: the marks that were asked about. */
  byQuestion: path(
    '/teacher/exams/:id/questions',
    takeQuery<{ question?: string; paper?: string; part?: number; view?: 'asked' }>,
  ),
  /** The same for the work of an assignment, by criterion. */
  byCriterion: path(
    '/teacher/assignments/:id/questions',
    takeQuery<{ question?: string; paper?: string; part?: number; view?: 'asked' }>,
  ),
  examStatistics: path('/teacher/exams/:id/statistics'),
  teacherAssignment: path('/teacher/assignments/:id'),
  assignmentStatistics: path('/teacher/assignments/:id/statistics'),
  teacherAssignmentForm: path('/teacher/assignments/:id/edit'),
  /** `batch` and `plan`: the assignment's day. */
  teacherNewAssignment: path('/teacher/assignments/new', takeQuery<{ batch?: string; plan?: string }>),
  submissions: path('/teacher/submissions'),
  submission: path('/teacher/submissions/:id'),
  teacherJobs: path('/teacher/jobs', takeQuery<Query>),
  teacherLevels: path('/teacher/levels'),
  teacherLevel: path('/teacher/levels/:id'),
  teacherLive: path('/teacher/live/:id'),
  teacherNotices: path('/teacher/notices'),
  teacherNotice: path('/teacher/notices/:id'),
  teacherAlertSettings: path('/teacher/notifications/settings'),
  /** `about`: the title of what the notice is about; `unseen`: it is for learners who have not been seen. */
  teacherNewNotice: path('/teacher/notices/new', takeQuery<{ batch?: string; about?: string; unseen?: '1' }>),
} as const

const talent = {
  talentDesk: path('/talent-desk'),
  talentProfile: path('/talent-desk/profile'),
  /** `edit`: the row whose form is open; `new` for a new one. */
  talentEducation: path('/talent-desk/education', takeQuery<{ edit?: string }>),
  talentExperience: path('/talent-desk/experience', takeQuery<{ edit?: string }>),
  talentInterviews: path('/talent-desk/interviews'),
  talentAlertSettings: path('/talent-desk/notifications/settings'),
  talentOffers: path('/talent-desk/offers'),
} as const

/** `paths.course('react')` → `/course/react`. */
export const paths = { ...guest, ...learner, ...teacher, ...talent } as const

/**
 * The `redirect` that a purchase sends to the server: our own origin and one fixed path, whatever the address
 * bar says. The server fills in the literal `{idx}`. (ruling R14)
 */
export function buildPurchaseRedirect(ownOrigin: string): string {
  return new URL(ownOrigin).origin + paths.purchaseResult.pattern.replace(':idx', '{idx}')
}
