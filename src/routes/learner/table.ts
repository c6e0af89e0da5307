/** The learner's pages. A talent may do all that a learner may. (ruling R10) */

import { paths } from '#src/lib/paths.ts'
import { type Group, group } from '../group.ts'
import { definePage, allowAnyEnd, makeEndOptional } from '../page.ts'

const notFound = () => import('../guest/not-found.screen.tsx')

const routine = () => import('./routine.screen.tsx')
const studyPlanPage = () => import('./batch.screen.tsx')

const learner = () => import('./preloads.ts')
const more = () => import('./page-preloads.ts')
const exams = () => import('./exam-preloads.ts')
const assessments = () => import('../guest/assessment-preloads.ts')

export const table: readonly Group[] = [
  group(
    'learner',
    ['learner', 'talent'],
    [
      definePage(
        paths.dashboard,
        {
          load: () => import('./dashboard.screen.tsx'),
          reads: async () => (await learner()).listDashboardReads(),
        },
        {
          start: {
            file: 'learner',
            hasRest: true,
            carries: ['learner/my-courses.screen.tsx'],
            isDrawnFirst: true,
          },
        },
      ),
      definePage(
        paths.myCourses,
        {
          load: () => import('./my-courses.screen.tsx'),
          reads: async () => (await more()).listMyCoursesReads(),
        },
        { otherReads: ['batch/cross-sale-suggestion'] },
      ),
      definePage(
        paths.routine,
        { load: routine, reads: async () => (await learner()).listDaysReads() },
        { otherReads: ['overview/orientation'] },
      ),
      // Every class of the routine links to its room.
      definePage(
        paths.classJoining,
        { load: routine, reads: async () => (await learner()).listDaysReads() },
        { notSwept: 'The same screen under a second address.', otherReads: ['overview/orientation'] },
      ),
      definePage(paths.tasks, {
        load: () => import('./tasks.screen.tsx'),
        reads: async () => (await learner()).listDaysReads(),
      }),
      definePage(paths.practice, {
        load: () => import('./practice.screen.tsx'),
        reads: async () => (await more()).listPracticeReads(),
      }),
      definePage(
        paths.practiceQuiz,
        {
          load: () => import('./practice-quiz.screen.tsx'),
          reads: async (at) => (await more()).listPracticeQuizReads(at),
        },
        { examples: [paths.practiceQuiz('exam-practice-js')] },
      ),
      definePage(
        paths.batch,
        { load: studyPlanPage, reads: async (at) => (await learner()).listPlanReads(at) },
        {
          examples: [paths.batch('batch-full-stack-12')],
          start: { file: 'batch', isDrawnFirst: true },
        },
      ),
      definePage(
        paths.module,
        { load: studyPlanPage, reads: async (at) => (await learner()).listPlanReads(at) },
        {
          examples: [paths.module('batch-full-stack-12', 'module-fs12-5')],
          notSwept: 'The same screen under a second address.',
          start: { file: 'batch', isDrawnFirst: true },
        },
      ),
      definePage(paths.recordings, {
        load: () => import('./recordings.screen.tsx'),
        reads: async () => (await more()).listRecordingsReads(),
      }),
      definePage(paths.catchUp, {
        load: () => import('./catch-up.screen.tsx'),
        reads: async () => (await more()).listCatchUpReads(),
      }),
      definePage(
        makeEndOptional(paths.weekOf),
        { load: () => import('./week.screen.tsx'), reads: async () => (await more()).listWeekReads() },
        { examples: [paths.week()], otherReads: ['submission/revised', 'study-plan/revised/:id'] },
      ),
      definePage(
        paths.keptClasses,
        { load: () => import('./kept.screen.tsx') },
        { feature: 'keptClasses', isNeverFailed: true },
      ),
      definePage(
        paths.keptFile,
        { load: () => import('./kept-file.screen.tsx') },
        {
          feature: 'keptClasses',
          isNeverFailed: true,
          examples: [paths.keptFile('module-fs12-5', 'none')],
          notSwept: 'Its file is on the device of who took the module along.',
        },
      ),
      definePage(
        paths.notes,
        {
          load: () => import('./notes.screen.tsx'),
          reads: async () => (await more()).listNotesReads(),
        },
        { feature: 'notes' },
      ),
      // It shows what the device and the account have, and reads the papers afterwards.
      definePage(
        paths.review,
        {
          load: () => import('./review.screen.tsx'),
          reads: async () => (await learner()).listReviewReads(),
        },
        { feature: 'review', isNeverFailed: true, otherReads: ['submission/list-iterative'] },
      ),
      definePage(
        paths.batchClasses,
        {
          load: () => import('./batch-classes.screen.tsx'),
          reads: async (at) => (await more()).listClassesReads(at),
        },
        { examples: [paths.batchClasses('batch-full-stack-12')] },
      ),
      definePage(
        paths.batchAbout,
        {
          load: () => import('./batch-about.screen.tsx'),
          reads: async (at) => (await more()).listAboutReads(at),
        },
        { examples: [paths.batchAbout('batch-full-stack-12')] },
      ),
      definePage(
        paths.batchRecordings,
        {
          load: () => import('./batch-recordings.screen.tsx'),
          reads: async (at) => (await more()).listBatchRecordingsReads(at),
        },
        { examples: [paths.batchRecordings('batch-full-stack-12')] },
      ),
      definePage(
        paths.recording,
        {
          load: () => import('./recording.screen.tsx'),
          reads: async (at) => (await learner()).listRecordingReads(at),
        },
        {
          examples: [paths.recording('batch-full-stack-12', 'recording-fs12-22')],
          start: { file: 'player', isDrawnFirst: true },
        },
      ),
      definePage(
        paths.assignment,
        {
          load: () => import('./assignment.screen.tsx'),
          reads: async (at) => (await learner()).listAssignmentReads(at),
        },
        {
          examples: [paths.assignment('batch-full-stack-12', 'module-fs12-5', 'assignment-fs12-5')],
          notSwept: 'Walked by a journey of its own.',
        },
      ),
      definePage(
        paths.exam,
        { load: () => import('./exam.screen.tsx'), reads: async (at) => (await exams()).listExamReads(at) },
        {
          examples: [paths.exam('batch-full-stack-12', 'module-fs12-5', 'exam-fs12-quiz-open')],
          start: { file: 'exam', isDrawnFirst: true, carries: ['learner/exam-preloads.ts'] },
        },
      ),
      definePage(
        paths.live,
        { load: () => import('./live.screen.tsx'), reads: async (at) => (await more()).listClassReads(at) },
        {
          examples: [paths.live('batch-full-stack-12', 'live-fs12-23')],
          notSwept: 'Open for the length of a class.',
        },
      ),
      definePage(
        paths.batchResources,
        {
          load: () => import('./batch-resources.screen.tsx'),
          reads: async (at) => (await more()).listResourcesReads(at),
        },
        { feature: 'resources', examples: [paths.batchResources('batch-full-stack-12')] },
      ),
      definePage(
        paths.batchNotices,
        {
          load: () => import('./batch-notices.screen.tsx'),
          reads: async (at) => (await more()).listNoticesReads(at),
        },
        { examples: [paths.batchNotices('batch-full-stack-12')] },
      ),
      definePage(
        paths.batchProgress,
        {
          load: () => import('./batch-progress.screen.tsx'),
          reads: async (at) => (await more()).listProgressReads(at),
        },
        { examples: [paths.batchProgress('batch-full-stack-12')] },
      ),
      definePage(
        paths.leaderboard,
        {
          load: () => import('./leaderboard.screen.tsx'),
          reads: async (at) => (await more()).listLeaderboardReads(at),
        },
        { examples: [paths.leaderboard('batch-full-stack-12')] },
      ),
      definePage(
        paths.me,
        { load: () => import('./me.screen.tsx'), reads: async () => (await more()).listMeReads() },
        { isNeverFailed: true, otherReads: ['user/login-info/:id'] },
      ),
      definePage(paths.profile, {
        load: () => import('./profile.screen.tsx'),
        reads: async () => (await learner()).listProfileReads(),
      }),
      definePage(paths.devices, {
        load: () => import('./devices.screen.tsx'),
        reads: async () => (await more()).listDevicesReads(),
      }),
      definePage(paths.onDevice, { load: () => import('./on-device.screen.tsx') }, { isNeverFailed: true }),
      definePage(
        paths.notifications,
        {
          load: () => import('./notifications.screen.tsx'),
          reads: async (at) => (await more()).listNotificationsReads(at),
        },
        { feature: 'notifications' },
      ),
      definePage(paths.alertSettings, {
        load: () => import('./alert-settings.screen.tsx'),
        reads: async () => (await more()).listAlertsReads(),
      }),
      definePage(
        paths.myAssessments,
        {
          load: () => import('./my-assessments.screen.tsx'),
          reads: async () => (await assessments()).listMyAssessmentsReads(),
        },
        { feature: 'assessments' },
      ),
      definePage(
        paths.myAssessment,
        {
          load: () => import('./my-assessment.screen.tsx'),
          reads: async (at) => (await assessments()).listMyAssessmentReads(at),
        },
        { feature: 'assessments', examples: [paths.myAssessment('assessment-javascript')] },
      ),
      definePage(
        paths.assessmentLevel,
        {
          load: () => import('./level.screen.tsx'),
          reads: async (at) => (await assessments()).listLevelReads(at),
        },
        {
          feature: 'assessments',
          examples: [
            paths.assessmentLevel('assessment-javascript', 'level-javascript-3'),
            `${paths.assessmentLevel('assessment-javascript', 'level-javascript-2')}?attempt=level-try-nusrat-javascript-2`,
          ],
        },
      ),
      definePage(
        paths.certificates,
        {
          load: () => import('./certificates.screen.tsx'),
          reads: async () => (await more()).listCertificatesReads(),
        },
        { feature: 'certificates', start: { file: 'certificates', carries: ['learner/page-preloads.ts'] } },
      ),
      definePage(
        paths.proofBook,
        {
          load: () => import('./proof-book.screen.tsx'),
          reads: async () => (await more()).listCertificatesReads(),
        },
        { feature: 'certificates' },
      ),
      definePage(
        paths.certificate,
        {
          load: () => import('./certificate.screen.tsx'),
          reads: async (at) => (await more()).listCertificateReads(at),
        },
        { feature: 'certificates', examples: [paths.certificate('course', '10080014')] },
      ),
      definePage(
        makeEndOptional(paths.job),
        { load: () => import('./jobs.screen.tsx'), reads: async (at) => (await more()).listJobsReads(at) },
        {
          feature: 'jobs',
          examples: [paths.jobs(), paths.job('job-frontend')],
          start: { file: 'jobs', isDrawnFirst: true, carries: ['learner/page-preloads.ts'] },
        },
      ),
      definePage(paths.workUpdates, {
        load: () => import('./work-updates.screen.tsx'),
        reads: async () => (await more()).listWorkUpdatesReads(),
      }),
      definePage(
        makeEndOptional(paths.transaction),
        {
          load: () => import('./transactions.screen.tsx'),
          reads: async (at) => (await learner()).listTransactionsReads(at),
        },
        { feature: 'transactions', examples: [paths.transactions(), paths.transaction('TRX10300112')] },
      ),
      definePage(allowAnyEnd(paths.dashboard), { load: notFound }),
    ],
  ),
]
