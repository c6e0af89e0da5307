/** The teacher's addresses and their files. */
import { group, defineScreen } from '../group.ts'

const notFound = () => import('../guest/not-found.screen.tsx')

export const table = [
  group(
    'teacher',
    ['teacher'],
    [
      defineScreen('/teacher', () => import('./dashboard.screen.tsx')),
      // The list is the person's own, whatever their role.
      defineScreen('/teacher/notifications', () => import('../learner/notifications.screen.tsx')),
      defineScreen('/teacher/notifications/settings', () => import('../learner/alert-settings.screen.tsx')),
      defineScreen('/teacher/submissions', () => import('./submissions.screen.tsx')),
      defineScreen('/teacher/submissions/:id', () => import('./submission.screen.tsx')),
      defineScreen('/teacher/jobs', () => import('./jobs.screen.tsx')),
      defineScreen('/teacher/levels', () => import('./levels.screen.tsx')),
      defineScreen('/teacher/levels/:id', () => import('./level.screen.tsx')),
      defineScreen('/teacher/learners/:learnerId', () => import('./find-learner.screen.tsx')),
      defineScreen('/teacher/exams/new', () => import('./new-exam.screen.tsx')),
      defineScreen('/teacher/exams/:id', () => import('./exam-builder.screen.tsx')),
      defineScreen('/teacher/exams/:id/statistics', () => import('./exam-statistics.screen.tsx')),
      defineScreen('/teacher/batches', () => import('./batches.screen.tsx')),
      defineScreen('/teacher/batches/:batchId', () => import('./batch.screen.tsx')),
      defineScreen('/teacher/batches/:batchId/study-plan', () => import('./study-plan.screen.tsx')),
      defineScreen('/teacher/batches/:batchId/study-plan/new', () => import('./new-day.screen.tsx')),
      defineScreen('/teacher/batches/:batchId/study-plan/:planId', () => import('./day.screen.tsx')),
      defineScreen('/teacher/batches/:batchId/learners', () => import('./learners.screen.tsx')),
      defineScreen('/teacher/batches/:batchId/learners/:learnerId', () => import('./learner.screen.tsx')),
      defineScreen('/teacher/batches/:batchId/performance', () => import('./performance.screen.tsx')),
      defineScreen('/teacher/batches/:batchId/notices', () => import('./batch-notices.screen.tsx')),
      defineScreen('/teacher/batches/:batchId/resources', () => import('./resources.screen.tsx')),
      defineScreen('/teacher/assignments/new', () => import('./new-assignment.screen.tsx')),
      defineScreen('/teacher/assignments/:id', () => import('./assignment.screen.tsx')),
      defineScreen('/teacher/assignments/:id/statistics', () => import('./assignment-statistics.screen.tsx')),
      defineScreen('/teacher/assignments/:id/edit', () => import('./assignment-form.screen.tsx')),
      defineScreen('/teacher/live/:id', () => import('./live.screen.tsx')),
      defineScreen('/teacher/notices', () => import('./notices.screen.tsx')),
      defineScreen('/teacher/notices/new', () => import('./new-notice.screen.tsx')),
      defineScreen('/teacher/notices/:id', () => import('./notice.screen.tsx')),
      defineScreen('/teacher/*', notFound),
    ],
  ),
] as const
