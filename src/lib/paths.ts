/**
 * Every address of the app as a function; `routes/table.ts` mirrors it and a test matches the two, so that no address is
 * typed by hand anywhere else. Parameters are encoded. Addresses start with a slash and have no origin. (ruling R23)
 */

import type { Place } from './place-words.ts'
import type { TicketCategory } from './ticket-category.ts'

type Query = Readonly<Record<string, string | number | boolean | undefined>>

interface SupportQuery extends Place {
  category?: TicketCategory
  step?: 1 | 2 | 3
  from?: string
  ticket?: string
  text?: string
}

/** Joins encoded segments: a slash or question mark in an id can never make another address. */
function at(...segments: readonly string[]): string {
  return `/${segments.map(encodeURIComponent).join('/')}`
}

/** Adds the values that are there; an address without any gets no question mark. */
export function addQuery(path: string, query: Query): string {
  const params = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined && value !== '') params.set(name, String(value))
  return params.size > 0 ? `${path}?${params}` : path
}

const batch = (batchId: string, ...rest: readonly string[]) => at('dashboard', 'my-courses', batchId, ...rest)
const teacherBatch = (batchId: string, ...rest: readonly string[]) => at('teacher', 'batches', batchId, ...rest)

const guest = {
  home: () => '/',
  /** `returnTo`: where the person was going, checked again by `parseReturnAddress` when it is followed. (ruling R44) */
  login: (returnTo?: string) => addQuery('/login', { return: returnTo }),
  /** `day`: a part of the day; `max`: the highest price in taka. */
  courses: (query: { category?: string; kind?: string; q?: string; day?: string; max?: number; sort?: string; page?: number } = {}) =>
    addQuery('/courses', query),
  category: (slug: string) => at('category', slug),
  course: (slug: string) => at('course', slug),
  freeCourses: () => '/free',
  freeCourse: (id: string) => at('free', id),
  bundle: (slug: string) => at('bundle', slug),
  assessments: () => '/assessments',
  assessmentCategory: (id: string) => at('assessments', 'category', id),
  assessment: (id: string) => at('assessments', id),
  playlists: () => '/playlists',
  /** `item`: the video that plays. */
  playlist: (id: string, query: { item?: string } = {}) => addQuery(at('playlist', id), query),
  webinar: (type: string) => at('webinar', type),
  orientation: (id: string) => at('orientation', id),
  quiz: (id: string) => at('quiz', id),
  search: (q?: string) => addQuery('/search', { q }),
  /** `category`: a slug. */
  jobPlacement: (query: { category?: string } = {}) => addQuery('/job-placement', query),
  howItWorks: () => '/how-it-works',
  careerSupport: () => '/career-support',
  lead: (key: string) => at('lead', key),
  newsletter: () => '/newsletter',
  academicDegrees: () => '/academic-degrees',
  skills: () => '/skills',
  download: () => '/download',
  /**
   * `from`: the path of the page the person needs help with, from which the form fills in what it knows; `course`, `module` and
   * `item` as texts where that page does not say them itself. `ticket`: the key of one that was written on this device.
   * `text`: what the page knows of the problem, as a first line of the description.
   */
  support: (query: SupportQuery = {}) => addQuery('/support', { ...query }),
  shareCertificate: (type: string, id: string) => at('share', 'certificate', type, id),
  performance: (id: string) => at('performance', id),
  talent: (username: string) => at('talent', username),
  purchase: (slug: string, query: { schedule?: string; promo?: string } = {}) => addQuery(at('purchase', slug), query),
  /** Levels of an assessment; its address holds `/purchase/`, so that a login there reloads the page. (spec 2) */
  purchaseLevels: (assessmentId: string) => at('purchase', 'assessment', assessmentId),
  purchaseResult: (idx: string) => at('purchase', 'result', idx),
  joinLive: (id: string) => at('join', 'live', id),
  about: () => '/about',
  terms: () => '/terms',
  privacy: () => '/privacy',
  refundPolicy: () => '/refund-policy',
  accessibility: () => '/accessibility',
} as const

const learner = {
  dashboard: () => '/dashboard',
  routine: () => '/dashboard/routine',
  recordings: () => '/dashboard/recordings',
  /** `kind`: hand-ins or exams alone. */
  tasks: (query: { kind?: 'assignment' | 'exam' } = {}) => addQuery('/dashboard/tasks', query),
  practice: () => '/dashboard/practice',
  practiceQuiz: (id: string) => at('dashboard', 'practice', id),
  myCourses: () => '/dashboard/my-courses',
  batch: (batchId: string) => batch(batchId),
  module: (batchId: string, moduleId: string) => batch(batchId, 'module', moduleId),
  exam: (batchId: string, moduleId: string, examId: string) => batch(batchId, 'module', moduleId, 'exam', examId),
  assignment: (batchId: string, moduleId: string, assignmentId: string) => batch(batchId, 'module', moduleId, 'assignment', assignmentId),
  batchRecordings: (batchId: string) => batch(batchId, 'recordings'),
  /** `at`: a position in seconds at which the player starts. */
  recording: (batchId: string, recordingId: string, query: { at?: number } = {}) =>
    addQuery(batch(batchId, 'recordings', recordingId), query),
  batchClasses: (batchId: string) => batch(batchId, 'classes'),
  batchAbout: (batchId: string) => batch(batchId, 'about'),
  batchResources: (batchId: string) => batch(batchId, 'resources'),
  batchNotices: (batchId: string) => batch(batchId, 'notices'),
  batchProgress: (batchId: string) => batch(batchId, 'progress'),
  leaderboard: (batchId: string) => batch(batchId, 'leaderboard'),
  live: (batchId: string, liveId: string) => batch(batchId, 'live', liveId),
  classJoining: () => '/dashboard/class-joining',
  myAssessments: () => '/dashboard/assessments',
  myAssessment: (id: string) => at('dashboard', 'assessments', id),
  assessmentLevel: (id: string, levelId: string) => at('dashboard', 'assessments', id, 'level', levelId),
  /** `note`: the one that is shown. */
  notes: (query: { note?: string } = {}) => addQuery('/dashboard/notes', query),
  certificates: () => '/dashboard/certificates',
  proofBook: () => '/dashboard/certificates/book',
  certificate: (type: string, id: string) => at('dashboard', 'certificates', type, id),
  transactions: () => '/dashboard/transactions',
  transaction: (idx: string) => at('dashboard', 'transactions', idx),
  /** The filters of the list, under the names of the contract; `apply` opens the form of a post. */
  jobs: (query: Query = {}) => addQuery('/dashboard/jobs', query),
  job: (id: string, query: Query = {}) => addQuery(at('dashboard', 'jobs', id), query),
  devices: () => '/dashboard/devices',
  notifications: () => '/dashboard/notifications',
  alertSettings: () => '/dashboard/notifications/settings',
  me: () => '/dashboard/me',
  profile: () => '/dashboard/profile',
  workUpdates: () => '/dashboard/work-updates',
} as const

const teacher = {
  teacher: () => '/teacher',
  teacherNotifications: () => '/teacher/notifications',
  teacherBatches: () => '/teacher/batches',
  teacherBatch: (batchId: string) => teacherBatch(batchId),
  teacherStudyPlan: (batchId: string) => teacherBatch(batchId, 'study-plan'),
  teacherDay: (batchId: string, planId: string) => teacherBatch(batchId, 'study-plan', planId),
  /** `module`: where the new day goes. */
  teacherNewDay: (batchId: string, query: { module?: string } = {}) => addQuery(teacherBatch(batchId, 'study-plan', 'new'), query),
  teacherLearners: (batchId: string) => teacherBatch(batchId, 'learners'),
  /** The query of the list that one comes from, so that previous and next keep its order. */
  teacherLearner: (batchId: string, learnerId: string, query: Query = {}) => addQuery(teacherBatch(batchId, 'learners', learnerId), query),
  /** A learner whose batch is not known; the address finds it. */
  anyLearner: (learnerId: string) => at('teacher', 'learners', learnerId),
  teacherBatchNotices: (batchId: string) => teacherBatch(batchId, 'notices'),
  /** `edit`: the resource whose form is open; `new` for one that is not there yet. */
  teacherResources: (batchId: string, query: { edit?: string } = {}) => addQuery(teacherBatch(batchId, 'resources'), query),
  teacherPerformance: (batchId: string) => teacherBatch(batchId, 'performance'),
  /** `studyPlan`: where the exam will stand. (ruling R36) */
  newExam: (studyPlan?: string) => addQuery(at('teacher', 'exams', 'new'), { study_plan: studyPlan }),
  teacherExam: (id: string) => at('teacher', 'exams', id),
  examStatistics: (id: string) => at('teacher', 'exams', id, 'statistics'),
  teacherAssignment: (id: string) => at('teacher', 'assignments', id),
  assignmentStatistics: (id: string) => at('teacher', 'assignments', id, 'statistics'),
  teacherAssignmentForm: (id: string) => at('teacher', 'assignments', id, 'edit'),
  /** `batch` and `plan`: the day it goes to. */
  teacherNewAssignment: (query: { batch?: string; plan?: string } = {}) => addQuery('/teacher/assignments/new', query),
  submissions: () => '/teacher/submissions',
  submission: (id: string) => at('teacher', 'submissions', id),
  teacherJobs: (query: Query = {}) => addQuery('/teacher/jobs', query),
  teacherLevels: () => '/teacher/levels',
  teacherLevel: (id: string) => at('teacher', 'levels', id),
  teacherLive: (id: string) => at('teacher', 'live', id),
  teacherNotices: () => '/teacher/notices',
  teacherNotice: (id: string) => at('teacher', 'notices', id),
  teacherAlertSettings: () => '/teacher/notifications/settings',
  /** `about`: the title of what the notice reminds of. */
  teacherNewNotice: (query: { batch?: string; about?: string } = {}) => addQuery('/teacher/notices/new', query),
} as const

const talent = {
  talentDesk: () => '/talent-desk',
  talentProfile: () => '/talent-desk/profile',
  /** `edit`: the row whose form is open; `new` for one that is not there yet. */
  talentEducation: (query: { edit?: string } = {}) => addQuery('/talent-desk/education', query),
  talentExperience: (query: { edit?: string } = {}) => addQuery('/talent-desk/experience', query),
  talentInterviews: () => '/talent-desk/interviews',
  talentAlertSettings: () => '/talent-desk/notifications/settings',
  talentOffers: () => '/talent-desk/offers',
} as const

/** `paths.course('react')` → `/course/react`. */
export const paths = { ...guest, ...learner, ...teacher, ...talent } as const

/**
 * The `redirect` a purchase sends to the server: our own origin and one fixed path, whatever the address bar says. The
 * literal `{idx}` is filled in by the server. (ruling R14)
 */
export function buildPurchaseRedirect(ownOrigin: string): string {
  return `${new URL(ownOrigin).origin}/purchase/result/{idx}`
}
