/**
 * THE route table: every address and its file. `lib/paths.ts` has the same addresses as functions, and a test matches the two.
 * A new screen is one row here, in the group whose frame it stands in. (ruling R23, R51)
 */
import type { Role } from '#src/lib/role.ts'
import { group, screen } from './group.ts'

/** A talent may do all that a learner may. (ruling R10) */
const LEARNERS: readonly Role[] = ['learner', 'talent']

const notFound = () => import('./guest/not-found.screen.tsx')
/** Four pages of text, five of the content management: the screen tells them apart by the address. */
const article = () => import('./guest/article.screen.tsx')
const cmsPage = () => import('./guest/cms-page.screen.tsx')
/** Named by the navigation, filled by a later release. */
const beingPrepared = () => import('./guest/being-prepared.screen.tsx')

const coursePage = () => import('./guest/course.screen.tsx')
const studyPlanPage = () => import('./learner/batch.screen.tsx')

/** What is asked ahead comes in files of its own, so that its rows of the contract weigh on nobody else's first page. */
const guestEarly = () => import('./guest/early.ts')
const askForCourse = async (at: { params: { slug: string } }) => (await import('./guest/course-early.ts')).courseEarly(at)
const assessmentEarly = () => import('./guest/assessment-early.ts')
const learnerEarly = () => import('./learner/early.ts')
const planEarly = async ({ params }: { params: { batchId: string } }) => (await learnerEarly()).askForPlan(params.batchId)

export const table = [
  group('guest', undefined, [
    screen('/', () => import('./guest/home.screen.tsx'), { early: async () => (await guestEarly()).homeEarly() }),
    screen('/courses', () => import('./guest/courses.screen.tsx'), { early: async (at) => (await guestEarly()).coursesEarly(at) }),
    screen('/category/:slug', () => import('./guest/category.screen.tsx'), { early: async (at) => (await guestEarly()).categoryEarly(at) }),
    screen('/free', () => import('./guest/free-courses.screen.tsx')),
    screen('/join/live/:id', () => import('./guest/join-live.screen.tsx')),
    screen('/search', () => import('./guest/search.screen.tsx')),
    screen('/about', article),
    screen('/terms', article),
    screen('/privacy', article),
    screen('/refund-policy', article),
    screen('/download', () => import('./guest/download.screen.tsx')),
    screen('/how-it-works', cmsPage),
    screen('/career-support', cmsPage),
    screen('/newsletter', cmsPage),
    screen('/academic-degrees', cmsPage),
    screen('/skills', cmsPage),
    screen('/lead/:key', () => import('./guest/lead.screen.tsx')),
    screen('/assessments', () => import('./guest/assessments.screen.tsx'), {
      early: async (at) => (await assessmentEarly()).assessmentsEarly(at),
    }),
    screen('/assessments/category/:id', () => import('./guest/assessment-category.screen.tsx'), {
      early: async (at) => (await assessmentEarly()).assessmentCategoryEarly(at),
    }),
    screen('/assessments/:id', () => import('./guest/assessment.screen.tsx'), {
      early: async (at) => (await assessmentEarly()).assessmentEarly(at),
    }),
    screen('/playlists', beingPrepared),
    screen('/playlist/:id', beingPrepared),
    screen('/webinar/:type', beingPrepared),
    screen('/orientation/:id', beingPrepared),
    screen('/quiz/:id', () => import('./guest/quiz.screen.tsx')),
    screen('/job-placement', beingPrepared),
    screen('/talent/:username', beingPrepared),
    screen('/performance/:id', () => import('./guest/performance.screen.tsx')),
    screen('/share/certificate/:type/:id', beingPrepared),
    screen('*', notFound),
  ]),
  group('course', undefined, [
    screen('/course/:slug', coursePage, { early: askForCourse }),
    screen('/bundle/:slug', coursePage, { early: askForCourse }),
    screen('/free/:id', () => import('./guest/free-course.screen.tsx')),
    screen('/support', () => import('./guest/support.screen.tsx')),
  ]),
  group('plain', undefined, [
    screen('/login', () => import('./guest/login.screen.tsx')),
    screen('/purchase/:slug', () => import('./guest/purchase.screen.tsx'), {
      early: async (at) => (await guestEarly()).purchaseEarly(at),
    }),
    screen('/purchase/assessment/:id', () => import('./guest/level-purchase.screen.tsx')),
    screen('/purchase/result/:idx', () => import('./guest/purchase-result.screen.tsx')),
  ]),
  group('learner', LEARNERS, [
    screen('/dashboard', () => import('./learner/dashboard.screen.tsx'), { early: async () => (await learnerEarly()).askForToday() }),
    screen('/dashboard/my-courses', () => import('./learner/my-courses.screen.tsx'), {
      early: async () => (await learnerEarly()).askForCourses(),
    }),
    screen('/dashboard/routine', () => import('./learner/routine.screen.tsx')),
    screen('/dashboard/tasks', () => import('./learner/tasks.screen.tsx')),
    screen('/dashboard/my-courses/:batchId', studyPlanPage, { early: planEarly }),
    screen('/dashboard/my-courses/:batchId/module/:moduleId', studyPlanPage, { early: planEarly }),
    screen('/dashboard/recordings', () => import('./learner/recordings.screen.tsx')),
    screen('/dashboard/notes', () => import('./learner/notes.screen.tsx')),
    screen('/dashboard/my-courses/:batchId/recordings', () => import('./learner/batch-recordings.screen.tsx')),
    screen('/dashboard/my-courses/:batchId/recordings/:recordingId', () => import('./learner/recording.screen.tsx'), {
      early: async ({ params }) => (await learnerEarly()).askForRecording(params.recordingId),
    }),
    screen('/dashboard/my-courses/:batchId/module/:moduleId/assignment/:assignmentId', () => import('./learner/assignment.screen.tsx'), {
      early: async ({ params }) => (await learnerEarly()).askForAssignment(params.batchId, params.assignmentId),
    }),
    screen('/dashboard/my-courses/:batchId/module/:moduleId/exam/:examId', () => import('./learner/exam.screen.tsx')),
    screen('/dashboard/my-courses/:batchId/live/:liveId', () => import('./learner/live.screen.tsx')),
    screen('/dashboard/my-courses/:batchId/resources', () => import('./learner/batch-resources.screen.tsx')),
    screen('/dashboard/my-courses/:batchId/notices', () => import('./learner/batch-notices.screen.tsx')),
    screen('/dashboard/my-courses/:batchId/progress', () => import('./learner/batch-progress.screen.tsx')),
    screen('/dashboard/my-courses/:batchId/leaderboard', () => import('./learner/leaderboard.screen.tsx')),
    screen('/dashboard/class-joining', beingPrepared),
    screen('/dashboard/profile', () => import('./learner/profile.screen.tsx'), {
      early: async () => (await learnerEarly()).askForProfile(),
    }),
    screen('/dashboard/devices', () => import('./learner/devices.screen.tsx')),
    screen('/dashboard/notifications', () => import('./learner/notifications.screen.tsx')),
    screen('/dashboard/assessments', () => import('./learner/my-assessments.screen.tsx'), {
      early: async () => (await assessmentEarly()).myAssessmentsEarly(),
    }),
    screen('/dashboard/assessments/:id', () => import('./learner/my-assessment.screen.tsx'), {
      early: async (at) => (await assessmentEarly()).myAssessmentEarly(at),
    }),
    screen('/dashboard/assessments/:id/level/:levelId', () => import('./learner/level.screen.tsx'), {
      early: async (at) => (await assessmentEarly()).levelEarly(at),
    }),
    screen('/dashboard/certificates', beingPrepared),
    screen('/dashboard/jobs', beingPrepared),
    screen('/dashboard/jobs/:id', beingPrepared),
    screen('/dashboard/work-updates', beingPrepared),
    screen('/dashboard/transactions/:idx?', () => import('./learner/transactions.screen.tsx')),
    screen('/dashboard/*', notFound),
  ]),
  group(
    'teacher',
    ['teacher'],
    [
      screen('/teacher', () => import('./teacher/dashboard.screen.tsx')),
      screen('/teacher/submissions', () => import('./teacher/submissions.screen.tsx')),
      screen('/teacher/submissions/:id', () => import('./teacher/submission.screen.tsx')),
      screen('/teacher/levels', () => import('./teacher/levels.screen.tsx')),
      screen('/teacher/levels/:id', () => import('./teacher/level.screen.tsx')),
      screen('/teacher/exams/new', () => import('./teacher/new-exam.screen.tsx')),
      screen('/teacher/exams/:id', () => import('./teacher/exam-builder.screen.tsx')),
      screen('/teacher/batches', () => import('./teacher/batches.screen.tsx')),
      screen('/teacher/batches/:batchId', () => import('./teacher/batch.screen.tsx')),
      screen('/teacher/batches/:batchId/study-plan', () => import('./teacher/study-plan.screen.tsx')),
      screen('/teacher/batches/:batchId/study-plan/new', () => import('./teacher/new-day.screen.tsx')),
      screen('/teacher/batches/:batchId/study-plan/:planId', () => import('./teacher/day.screen.tsx')),
      screen('/teacher/batches/:batchId/learners', () => import('./teacher/learners.screen.tsx')),
      screen('/teacher/batches/:batchId/performance', () => import('./teacher/performance.screen.tsx')),
      screen('/teacher/batches/:batchId/notices', () => import('./teacher/batch-notices.screen.tsx')),
      screen('/teacher/batches/:batchId/resources', () => import('./teacher/resources.screen.tsx')),
      screen('/teacher/assignments/new', () => import('./teacher/new-assignment.screen.tsx')),
      screen('/teacher/assignments/:id', () => import('./teacher/assignment.screen.tsx')),
      screen('/teacher/assignments/:id/edit', () => import('./teacher/assignment-form.screen.tsx')),
      screen('/teacher/live/:id', () => import('./teacher/live.screen.tsx')),
      screen('/teacher/notices', () => import('./teacher/notices.screen.tsx')),
      screen('/teacher/notices/new', () => import('./teacher/new-notice.screen.tsx')),
      screen('/teacher/notices/:id', () => import('./teacher/notice.screen.tsx')),
      screen('/teacher/*', notFound),
    ],
  ),
  group('talent', ['talent'], [screen('/talent-desk', () => import('./talent/home.screen.tsx')), screen('/talent-desk/*', notFound)]),
] as const
