/** The teacher's addresses and their files. */
import { group, screen } from '../group.ts'

const notFound = () => import('../guest/not-found.screen.tsx')

export const table = [
  group(
    'teacher',
    ['teacher'],
    [
      screen('/teacher', () => import('./dashboard.screen.tsx')),
      screen('/teacher/submissions', () => import('./submissions.screen.tsx')),
      screen('/teacher/submissions/:id', () => import('./submission.screen.tsx')),
      screen('/teacher/levels', () => import('./levels.screen.tsx')),
      screen('/teacher/levels/:id', () => import('./level.screen.tsx')),
      screen('/teacher/exams/new', () => import('./new-exam.screen.tsx')),
      screen('/teacher/exams/:id', () => import('./exam-builder.screen.tsx')),
      screen('/teacher/batches', () => import('./batches.screen.tsx')),
      screen('/teacher/batches/:batchId', () => import('./batch.screen.tsx')),
      screen('/teacher/batches/:batchId/study-plan', () => import('./study-plan.screen.tsx')),
      screen('/teacher/batches/:batchId/study-plan/new', () => import('./new-day.screen.tsx')),
      screen('/teacher/batches/:batchId/study-plan/:planId', () => import('./day.screen.tsx')),
      screen('/teacher/batches/:batchId/learners', () => import('./learners.screen.tsx')),
      screen('/teacher/batches/:batchId/performance', () => import('./performance.screen.tsx')),
      screen('/teacher/batches/:batchId/notices', () => import('./batch-notices.screen.tsx')),
      screen('/teacher/batches/:batchId/resources', () => import('./resources.screen.tsx')),
      screen('/teacher/assignments/new', () => import('./new-assignment.screen.tsx')),
      screen('/teacher/assignments/:id', () => import('./assignment.screen.tsx')),
      screen('/teacher/assignments/:id/edit', () => import('./assignment-form.screen.tsx')),
      screen('/teacher/live/:id', () => import('./live.screen.tsx')),
      screen('/teacher/notices', () => import('./notices.screen.tsx')),
      screen('/teacher/notices/new', () => import('./new-notice.screen.tsx')),
      screen('/teacher/notices/:id', () => import('./notice.screen.tsx')),
      screen('/teacher/*', notFound),
    ],
  ),
] as const
