/** The learner's addresses and their files. A talent may do all that a learner may. (ruling R10) */
import { group, screen } from '../group.ts'

const notFound = () => import('../guest/not-found.screen.tsx')
/** Named by the navigation, filled by a later release. */
const beingPrepared = () => import('../guest/being-prepared.screen.tsx')

const routine = () => import('./routine.screen.tsx')
const studyPlanPage = () => import('./batch.screen.tsx')

export const table = [
  group(
    'learner',
    ['learner', 'talent'],
    [
      screen('/dashboard', () => import('./dashboard.screen.tsx')),
      screen('/dashboard/my-courses', () => import('./my-courses.screen.tsx')),
      screen('/dashboard/routine', routine),
      // Every class of the routine leads into its room.
      screen('/dashboard/class-joining', routine),
      screen('/dashboard/tasks', () => import('./tasks.screen.tsx')),
      screen('/dashboard/practice', () => import('./practice.screen.tsx')),
      screen('/dashboard/practice/:id', () => import('./practice-quiz.screen.tsx')),
      screen('/dashboard/my-courses/:batchId', studyPlanPage),
      screen('/dashboard/my-courses/:batchId/module/:moduleId', studyPlanPage),
      screen('/dashboard/recordings', () => import('./recordings.screen.tsx')),
      screen('/dashboard/notes', () => import('./notes.screen.tsx')),
      screen('/dashboard/my-courses/:batchId/recordings', () => import('./batch-recordings.screen.tsx')),
      screen('/dashboard/my-courses/:batchId/recordings/:recordingId', () => import('./recording.screen.tsx')),
      screen('/dashboard/my-courses/:batchId/module/:moduleId/assignment/:assignmentId', () => import('./assignment.screen.tsx')),
      screen('/dashboard/my-courses/:batchId/module/:moduleId/exam/:examId', () => import('./exam.screen.tsx')),
      screen('/dashboard/my-courses/:batchId/live/:liveId', () => import('./live.screen.tsx')),
      screen('/dashboard/my-courses/:batchId/resources', () => import('./batch-resources.screen.tsx')),
      screen('/dashboard/my-courses/:batchId/notices', () => import('./batch-notices.screen.tsx')),
      screen('/dashboard/my-courses/:batchId/progress', () => import('./batch-progress.screen.tsx')),
      screen('/dashboard/my-courses/:batchId/leaderboard', () => import('./leaderboard.screen.tsx')),
      screen('/dashboard/profile', () => import('./profile.screen.tsx')),
      screen('/dashboard/devices', () => import('./devices.screen.tsx')),
      screen('/dashboard/notifications', () => import('./notifications.screen.tsx')),
      screen('/dashboard/assessments', () => import('./my-assessments.screen.tsx')),
      screen('/dashboard/assessments/:id', () => import('./my-assessment.screen.tsx')),
      screen('/dashboard/assessments/:id/level/:levelId', () => import('./level.screen.tsx')),
      screen('/dashboard/certificates', beingPrepared),
      screen('/dashboard/jobs', beingPrepared),
      screen('/dashboard/jobs/:id', beingPrepared),
      screen('/dashboard/work-updates', beingPrepared),
      screen('/dashboard/transactions/:idx?', () => import('./transactions.screen.tsx')),
      screen('/dashboard/*', notFound),
    ],
  ),
] as const
