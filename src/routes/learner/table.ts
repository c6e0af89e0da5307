/** The learner's addresses and their files. A talent may do all that a learner may. (ruling R10) */
import { group, defineScreen } from '../group.ts'

const notFound = () => import('../guest/not-found.screen.tsx')

const routine = () => import('./routine.screen.tsx')
const studyPlanPage = () => import('./batch.screen.tsx')

export const table = [
  group(
    'learner',
    ['learner', 'talent'],
    [
      defineScreen('/dashboard', () => import('./dashboard.screen.tsx')),
      defineScreen('/dashboard/my-courses', () => import('./my-courses.screen.tsx')),
      defineScreen('/dashboard/routine', routine),
      // Every class of the routine leads into its room.
      defineScreen('/dashboard/class-joining', routine),
      defineScreen('/dashboard/tasks', () => import('./tasks.screen.tsx')),
      defineScreen('/dashboard/practice', () => import('./practice.screen.tsx')),
      defineScreen('/dashboard/practice/:id', () => import('./practice-quiz.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId', studyPlanPage),
      defineScreen('/dashboard/my-courses/:batchId/module/:moduleId', studyPlanPage),
      defineScreen('/dashboard/recordings', () => import('./recordings.screen.tsx')),
      defineScreen('/dashboard/notes', () => import('./notes.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/classes', () => import('./batch-classes.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/about', () => import('./batch-about.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/recordings', () => import('./batch-recordings.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/recordings/:recordingId', () => import('./recording.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/module/:moduleId/assignment/:assignmentId', () => import('./assignment.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/module/:moduleId/exam/:examId', () => import('./exam.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/live/:liveId', () => import('./live.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/resources', () => import('./batch-resources.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/notices', () => import('./batch-notices.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/progress', () => import('./batch-progress.screen.tsx')),
      defineScreen('/dashboard/my-courses/:batchId/leaderboard', () => import('./leaderboard.screen.tsx')),
      defineScreen('/dashboard/me', () => import('./me.screen.tsx')),
      defineScreen('/dashboard/profile', () => import('./profile.screen.tsx')),
      defineScreen('/dashboard/devices', () => import('./devices.screen.tsx')),
      defineScreen('/dashboard/notifications', () => import('./notifications.screen.tsx')),
      defineScreen('/dashboard/notifications/settings', () => import('./alert-settings.screen.tsx')),
      defineScreen('/dashboard/assessments', () => import('./my-assessments.screen.tsx')),
      defineScreen('/dashboard/assessments/:id', () => import('./my-assessment.screen.tsx')),
      defineScreen('/dashboard/assessments/:id/level/:levelId', () => import('./level.screen.tsx')),
      defineScreen('/dashboard/certificates', () => import('./certificates.screen.tsx')),
      defineScreen('/dashboard/certificates/book', () => import('./proof-book.screen.tsx')),
      defineScreen('/dashboard/certificates/:type/:id', () => import('./certificate.screen.tsx')),
      defineScreen('/dashboard/jobs/:id?', () => import('./jobs.screen.tsx')),
      defineScreen('/dashboard/work-updates', () => import('./work-updates.screen.tsx')),
      defineScreen('/dashboard/transactions/:idx?', () => import('./transactions.screen.tsx')),
      defineScreen('/dashboard/*', notFound),
    ],
  ),
] as const
