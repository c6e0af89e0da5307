/** The pages that are open to everybody. */

import { paths } from '#src/lib/paths.ts'
import { type Group, group } from '../group.ts'
import { definePage, allowAnyEnd } from '../page.ts'

const notFound = () => import('./not-found.screen.tsx')
/** Four pages of text, five of the content management: the screen chooses by the address. */
const article = () => import('./article.screen.tsx')
const cmsPage = () => import('./cms-page.screen.tsx')
/** With and without the address of a certificate. */
const certificate = () => import('./share-certificate.screen.tsx')
const coursePage = () => import('./course.screen.tsx')

/** Loaded later in the browser, and shown at once by the prerendered file. */
const courseParts = ['src/features/site/course-page/course-below.tsx', 'src/routes/guest/course-area.tsx']

const guest = () => import('./preloads.ts')
const pages = () => import('./page-preloads.ts')
const assessments = () => import('./assessment-preloads.ts')

export const table: readonly Group[] = [
  group('guest', undefined, [
    definePage(
      paths.home,
      { load: () => import('./home.screen.tsx'), reads: async () => (await guest()).listHomeReads() },
      {
        start: {
          file: 'home',
          isDrawnFirst: true,
        },
      },
    ),
    definePage(paths.courses, {
      load: () => import('./courses.screen.tsx'),
      reads: async (at) => (await guest()).listCoursesReads(at),
    }),
    definePage(
      paths.category,
      {
        load: () => import('./category.screen.tsx'),
        reads: async (at) => (await guest()).listCategoryReads(at),
      },
      { examples: [paths.category('web-development')] },
    ),
    definePage(
      paths.freeCourses,
      {
        load: () => import('./free-courses.screen.tsx'),
        reads: async () => (await pages()).listFreeReads(),
      },
      { feature: 'freeCourses' },
    ),
    definePage(
      paths.freeCourse,
      {
        load: () => import('./free-course.screen.tsx'),
        reads: async (at) => (await pages()).listFreeCourseReads(at),
      },
      { feature: 'freeCourses', examples: [paths.freeCourse('git-github')] },
    ),
    definePage(
      paths.joinLive,
      { load: () => import('./join-live.screen.tsx') },
      {
        examples: [paths.joinLive('live-fs12-23')],
        notSwept: 'Leads elsewhere.',
        otherReads: ['other/country-codes'],
      },
    ),
    definePage(
      paths.search,
      { load: () => import('./search.screen.tsx'), reads: async (at) => (await pages()).listSearchReads(at) },
      { examples: [paths.search(), paths.search('ফ্লাটার')] },
    ),
    definePage(paths.about, { load: article }, { isNeverFailed: true }),
    definePage(paths.terms, { load: article }, { isNeverFailed: true }),
    definePage(paths.privacy, { load: article }, { isNeverFailed: true }),
    definePage(paths.refundPolicy, { load: article }, { isNeverFailed: true }),
    definePage(paths.accessibility, { load: article }, { isNeverFailed: true }),
    definePage(
      paths.sharedFiles,
      { load: () => import('./shared-files.screen.tsx') },
      {
        isNeverFailed: true,
        otherReads: ['overview/upcoming-classes-grouped', 'assignment/:id'],
      },
    ),
    definePage(paths.download, { load: () => import('./download.screen.tsx') }, { isNeverFailed: true }),
    definePage(paths.howItWorks, {
      load: cmsPage,
      reads: async () => (await pages()).listCmsReads('how-it-works'),
    }),
    definePage(
      paths.careerSupport,
      { load: cmsPage, reads: async () => (await pages()).listCmsReads('guideline-cms') },
      { isNeverFailed: true },
    ),
    definePage(
      paths.newsletter,
      { load: cmsPage, reads: async () => (await pages()).listCmsReads('newsletter') },
      { isNeverFailed: true },
    ),
    definePage(
      paths.academicDegrees,
      { load: cmsPage, reads: async () => (await pages()).listCmsReads('category-cms') },
      { isNeverFailed: true },
    ),
    definePage(
      paths.skills,
      { load: cmsPage, reads: async () => (await pages()).listCmsReads('category-cms') },
      { isNeverFailed: true },
    ),
    definePage(
      paths.lead,
      {
        load: () => import('./lead.screen.tsx'),
        reads: async () => (await pages()).listCmsReads('lead-gen'),
      },
      { examples: [paths.lead('career_advice')], isNeverFailed: true },
    ),
    definePage(
      paths.assessments,
      {
        load: () => import('./assessments.screen.tsx'),
        reads: async (at) => (await assessments()).listAssessmentsReads(at),
      },
      { feature: 'assessments' },
    ),
    definePage(
      paths.assessmentCategory,
      {
        load: () => import('./assessment-category.screen.tsx'),
        reads: async (at) => (await assessments()).listAssessmentSubjectReads(at),
      },
      { feature: 'assessments', examples: [paths.assessmentCategory('category-web')] },
    ),
    definePage(
      paths.assessment,
      {
        load: () => import('./assessment.screen.tsx'),
        reads: async (at) => (await assessments()).listAssessmentReads(at),
      },
      { feature: 'assessments', examples: [paths.assessment('assessment-javascript')] },
    ),
    definePage(
      paths.playlists,
      {
        load: () => import('./playlists.screen.tsx'),
        reads: async () => (await pages()).listPlaylistsReads(),
      },
      { feature: 'playlists' },
    ),
    definePage(
      paths.playlist,
      {
        load: () => import('./playlist.screen.tsx'),
        reads: async (at) => (await pages()).listPlaylistReads(at),
      },
      { feature: 'playlists', examples: [paths.playlist('playlist-react-tips')] },
    ),
    definePage(
      paths.webinar,
      {
        load: () => import('./webinar.screen.tsx'),
        reads: async (at) => (await pages()).listWebinarReads(at),
      },
      { examples: [paths.webinar('first-job')] },
    ),
    definePage(
      paths.orientation,
      {
        load: () => import('./orientation.screen.tsx'),
        reads: async (at) => (await pages()).listOrientationReads(at),
      },
      { feature: 'orientation', examples: [paths.orientation('orientation-web')] },
    ),
    definePage(
      paths.quiz,
      { load: () => import('./quiz.screen.tsx'), reads: async (at) => (await pages()).listQuizReads(at) },
      { examples: [paths.quiz('quiz-web-start')] },
    ),
    definePage(
      paths.jobPlacement,
      {
        load: () => import('./job-placement.screen.tsx'),
        reads: async (at) => (await pages()).listPlacementReads(at),
      },
      { feature: 'placements' },
    ),
    definePage(
      paths.talent,
      { load: () => import('./talent.screen.tsx'), reads: async (at) => (await pages()).listTalentReads(at) },
      {
        feature: 'talents',
        examples: [paths.talent('farhana-akter')],
      },
    ),
    definePage(
      paths.performance,
      {
        load: () => import('./performance.screen.tsx'),
        reads: async (at) => (await pages()).listPerformanceReads(at),
      },
      { examples: [paths.performance('batch-full-stack-12')] },
    ),
    definePage(
      paths.certificateCheck,
      { load: certificate },
      { feature: 'certificates', isNeverFailed: true },
    ),
    definePage(
      paths.shareCertificate,
      {
        load: certificate,
        reads: async (at) => (await pages()).listSharedReads(at),
      },
      {
        feature: 'certificates',
        examples: [paths.shareCertificate('course', 'k7q2mx9at4dr8wpb')],
        start: { file: 'check', carries: ['guest/page-preloads.ts'], isDrawnFirst: true },
      },
    ),
    definePage(
      allowAnyEnd(paths.home),
      { load: notFound },
      { examples: ['/no/such/page'], isNeverFailed: true },
    ),
  ]),
  group('course', undefined, [
    definePage(
      paths.course,
      { load: coursePage, reads: async (at) => (await guest()).listCourseReads(at) },
      {
        examples: [paths.course('full-stack-javascript')],
        start: {
          file: 'course',
        },
        prerenderedParts: courseParts,
      },
    ),
    definePage(
      paths.bundle,
      { load: coursePage, reads: async (at) => (await guest()).listCourseReads(at) },
      {
        examples: [paths.bundle('web-development-bundle')],
        notSwept: 'The same screen under a second address.',
        start: { file: 'course' },
        prerenderedParts: courseParts,
      },
    ),
    definePage(
      paths.support,
      { load: () => import('./support.screen.tsx') },
      {
        examples: [
          paths.support(),
          paths.support({ category: 'class-recording' }),
          paths.support({ category: 'personal-problem', step: 3 }),
        ],
        isNeverFailed: true,
        start: { file: 'support' },
        otherReads: ['other/time'],
      },
    ),
  ]),
  group('plain', undefined, [
    definePage(
      paths.login,
      { load: () => import('./login.screen.tsx') },
      { isNeverFailed: true, otherReads: ['other/country-codes'], start: { file: 'plain' } },
    ),
    definePage(
      paths.purchase,
      {
        load: () => import('./purchase.screen.tsx'),
        reads: async (at) => (await guest()).listPurchaseReads(at),
      },
      {
        examples: [paths.purchase('react-advanced')],
        as: 'learner',
        start: { file: 'checkout' },
        prerenderedParts: ['src/features/shop/checkout/purchase-steps.tsx'],
      },
    ),
    definePage(
      paths.purchaseLevels,
      {
        load: () => import('./level-purchase.screen.tsx'),
        reads: async (at) => (await assessments()).listLevelPurchaseReads(at),
      },
      {
        feature: 'assessments',
        examples: [paths.purchaseLevels('assessment-javascript')],
        as: 'learner',
        opensWith: 'checkout',
      },
    ),
    definePage(
      paths.purchaseResult,
      { load: () => import('./purchase-result.screen.tsx') },
      {
        examples: [paths.purchaseResult('TRX10120047')],
        as: 'learner',
        opensWith: 'checkout',
        otherReads: ['transaction/:idx'],
      },
    ),
  ]),
]
