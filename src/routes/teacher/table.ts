/** The teacher's pages. */

import { paths } from '#src/lib/paths.ts'
import { type Group, group } from '../group.ts'
import { definePage, allowAnyEnd } from '../page.ts'

const notFound = () => import('../guest/not-found.screen.tsx')

/** Pages that both have. */
const learner = () => import('../learner/page-preloads.ts')
const more = () => import('./page-preloads.ts')
const teacher = () => import('./preloads.ts')

export const table: readonly Group[] = [
  group(
    'teacher',
    ['teacher'],
    [
      definePage(
        paths.teacher,
        {
          load: () => import('./dashboard.screen.tsx'),
          reads: async () => (await teacher()).listTodayReads(),
        },
        {
          start: { file: 'teacher', hasRest: true, isDrawnFirst: true },
        },
      ),
      // The list belongs to the person, whatever their role.
      definePage(
        paths.teacherNotifications,
        {
          load: () => import('../learner/notifications.screen.tsx'),
          reads: async (at) => (await learner()).listNotificationsReads(at),
        },
        { feature: 'notifications' },
      ),
      definePage(
        paths.teacherOnDevice,
        { load: () => import('../learner/on-device.screen.tsx') },
        { isNeverFailed: true },
      ),
      definePage(paths.teacherAlertSettings, {
        load: () => import('../learner/alert-settings.screen.tsx'),
        reads: async () => (await learner()).listAlertsReads(),
      }),
      definePage(paths.submissions, {
        load: () => import('./submissions.screen.tsx'),
        reads: async (at) => (await more()).listSubmissionsReads(at),
      }),
      definePage(
        paths.submission,
        {
          load: () => import('./submission.screen.tsx'),
          reads: async (at) => (await teacher()).listSubmissionReads(at),
        },
        {
          examples: [paths.submission('submission-grade-15')],
          start: { file: 'grading' },
        },
      ),
      definePage(
        paths.teacherJobs,
        {
          load: () => import('./jobs.screen.tsx'),
          reads: async (at) => (await more()).listJobsReads(at),
        },
        { feature: 'jobs' },
      ),
      definePage(
        paths.teacherLevels,
        {
          load: () => import('./levels.screen.tsx'),
          reads: async (at) => (await more()).listLevelsReads(at),
        },
        { feature: 'assessments' },
      ),
      definePage(
        paths.teacherLevel,
        { load: () => import('./level.screen.tsx'), reads: async (at) => (await more()).listLevelReads(at) },
        {
          feature: 'assessments',
          examples: [paths.teacherLevel('level-javascript-1')],
          notSwept: 'Walked by a journey of its own.',
        },
      ),
      definePage(
        paths.anyLearner,
        {
          load: () => import('./find-learner.screen.tsx'),
          reads: async () => (await more()).listBatchesReads(),
        },
        { examples: [paths.anyLearner('person-mate-002')], notSwept: 'Leads elsewhere.' },
      ),
      definePage(
        paths.newExam,
        {
          load: () => import('./new-exam.screen.tsx'),
          reads: async (at) => (await more()).listNewExamReads(at),
        },
        { examples: [paths.newExam('plan-fs12-40')], isNeverFailed: true },
      ),
      definePage(
        paths.teacherExam,
        {
          load: () => import('./exam-builder.screen.tsx'),
          reads: async (at) => (await more()).listExamReads(at),
        },
        { examples: [paths.teacherExam('exam-fs12-quiz-5')] },
      ),
      definePage(
        paths.examStatistics,
        {
          load: () => import('./exam-statistics.screen.tsx'),
          reads: async (at) => (await more()).listExamReads(at),
        },
        { examples: [paths.examStatistics('exam-fs12-quiz-open')] },
      ),
      definePage(
        paths.byQuestion,
        {
          load: () => import('./by-question.screen.tsx'),
          reads: async (at) => (await teacher()).listByQuestionReads(at),
        },
        {
          examples: [paths.byQuestion('exam-fs12-short-open', { paper: 'submission-grade-49' })],
          otherReads: ['submission/revised', 'submission/:id', 'batch/course-info/:id'],
        },
      ),
      definePage(
        paths.byCriterion,
        {
          load: () => import('./by-question.screen.tsx'),
          reads: async (at) => (await teacher()).listByQuestionReads(at),
        },
        {
          examples: [paths.byCriterion('assignment-fs12-5', { paper: 'submission-mate-5-1' })],
          otherReads: ['submission/revised', 'submission/:id', 'batch/course-info/:id'],
        },
      ),
      definePage(paths.teacherBatches, {
        load: () => import('./batches.screen.tsx'),
        reads: async () => (await more()).listBatchesReads(),
      }),
      definePage(
        paths.teacherBatch,
        { load: () => import('./batch.screen.tsx'), reads: async (at) => (await more()).listPlanReads(at) },
        { examples: [paths.teacherBatch('batch-full-stack-12')], notSwept: 'Leads elsewhere.' },
      ),
      definePage(
        paths.teacherStudyPlan,
        {
          load: () => import('./study-plan.screen.tsx'),
          reads: async (at) => (await more()).listPlanReads(at),
        },
        { examples: [paths.teacherStudyPlan('batch-full-stack-12')] },
      ),
      definePage(
        paths.teacherNewDay,
        {
          load: () => import('./new-day.screen.tsx'),
          reads: async (at) => (await more()).listNewDayReads(at),
        },
        { examples: [paths.teacherNewDay('batch-full-stack-12', { module: 'module-fs12-6' })] },
      ),
      definePage(
        paths.teacherDay,
        { load: () => import('./day.screen.tsx'), reads: async (at) => (await more()).listDayReads(at) },
        { examples: [paths.teacherDay('batch-full-stack-12', 'plan-fs12-40')] },
      ),
      definePage(
        paths.teacherLearners,
        {
          load: () => import('./learners.screen.tsx'),
          reads: async (at) => (await more()).listLearnersReads(at),
        },
        { examples: [paths.teacherLearners('batch-full-stack-12')] },
      ),
      definePage(
        paths.teacherLearner,
        {
          load: () => import('./learner.screen.tsx'),
          reads: async (at) => (await more()).listLearnerReads(at),
        },
        { examples: [paths.teacherLearner('batch-full-stack-12', 'person-mate-002')] },
      ),
      definePage(
        paths.teacherPerformance,
        {
          load: () => import('./performance.screen.tsx'),
          reads: async (at) => (await more()).listPerformanceReads(at),
        },
        { examples: [paths.teacherPerformance('batch-full-stack-12')] },
      ),
      definePage(
        paths.teacherBatchNotices,
        {
          load: () => import('./batch-notices.screen.tsx'),
          reads: async (at) => (await more()).listBatchNoticesReads(at),
        },
        { examples: [paths.teacherBatchNotices('batch-full-stack-12')] },
      ),
      definePage(
        paths.teacherResources,
        {
          load: () => import('./resources.screen.tsx'),
          reads: async (at) => (await more()).listResourcesReads(at),
        },
        { feature: 'resources', examples: [paths.teacherResources('batch-full-stack-12')] },
      ),
      definePage(
        paths.teacherNewAssignment,
        {
          load: () => import('./new-assignment.screen.tsx'),
          reads: async (at) => (await more()).listNewAssignmentReads(at),
        },
        { examples: [paths.teacherNewAssignment({ batch: 'batch-full-stack-12' })] },
      ),
      definePage(
        paths.teacherAssignment,
        {
          load: () => import('./assignment.screen.tsx'),
          reads: async (at) => (await more()).listAssignmentReads(at),
        },
        { examples: [paths.teacherAssignment('assignment-fs12-4')] },
      ),
      definePage(
        paths.assignmentStatistics,
        {
          load: () => import('./assignment-statistics.screen.tsx'),
          reads: async (at) => (await more()).listAssignmentReads(at),
        },
        { examples: [paths.assignmentStatistics('assignment-fs12-4')] },
      ),
      definePage(
        paths.teacherAssignmentForm,
        {
          load: () => import('./assignment-form.screen.tsx'),
          reads: async (at) => (await more()).listAssignmentReads(at),
        },
        { examples: [paths.teacherAssignmentForm('assignment-fs12-4')] },
      ),
      definePage(
        paths.teacherLive,
        { load: () => import('./live.screen.tsx'), reads: async (at) => (await more()).listClassReads(at) },
        { examples: [paths.teacherLive('live-fs12-23')] },
      ),
      definePage(paths.teacherNotices, {
        load: () => import('./notices.screen.tsx'),
        reads: async (at) => (await more()).listNoticesReads(at),
      }),
      definePage(paths.teacherNewNotice, {
        load: () => import('./new-notice.screen.tsx'),
        reads: async () => (await more()).listBatchesReads(),
      }),
      definePage(
        paths.teacherNotice,
        {
          load: () => import('./notice.screen.tsx'),
          reads: async (at) => (await more()).listNoticeReads(at),
        },
        { examples: [paths.teacherNotice('notice-fs12-1')] },
      ),
      definePage(allowAnyEnd(paths.teacher), { load: notFound }),
    ],
  ),
]
