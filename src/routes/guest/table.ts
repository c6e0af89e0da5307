/** The pages that everybody may open. */
import { paths } from '#src/lib/paths.ts'
import { type Group, group } from '../group.ts'
import { definePage, allowAnyEnd } from '../page.ts'

const notFound = () => import('./not-found.screen.tsx')
/** Four pages of text, five of the content management: the screen tells them apart by the address. */
const article = () => import('./article.screen.tsx')
const cmsPage = () => import('./cms-page.screen.tsx')
const coursePage = () => import('./course.screen.tsx')

/** Come later in the browser, and are shown at once by the prerendered file. */
const courseParts = [
  'src/features/site/course-page/course-below.tsx',
  'src/routes/guest/bundle-list.tsx',
  'src/routes/guest/advance-booking-form.tsx',
]

const guest = () => import('./preloads.ts')
const pages = () => import('./page-preloads.ts')
const assessments = () => import('./assessment-preloads.ts')

export const table: readonly Group[] = [
  group('guest', undefined, [
    definePage(
      paths.home,
      { load: () => import('./home.screen.tsx'), reads: async () => (await guest()).listHomeCalls() },
      {
        start: { file: 'home', isFirst: true, stores: 'screen', budget: { page: 'guest home', js: 162, css: 12.5 } },
      },
    ),
    definePage(paths.courses, { load: () => import('./courses.screen.tsx'), reads: async (at) => (await guest()).listCoursesCalls(at) }),
    definePage(
      paths.category,
      { load: () => import('./category.screen.tsx'), reads: async (at) => (await guest()).listCategoryCalls(at) },
      { examples: [paths.category('web-development')] },
    ),
    definePage(paths.freeCourses, { load: () => import('./free-courses.screen.tsx'), reads: async () => (await pages()).listFreeCalls() }),
    definePage(
      paths.freeCourse,
      { load: () => import('./free-course.screen.tsx'), reads: async (at) => (await pages()).listFreeCourseCalls(at) },
      { examples: [paths.freeCourse('git-github')] },
    ),
    definePage(
      paths.joinLive,
      { load: () => import('./join-live.screen.tsx') },
      { examples: [paths.joinLive('live-fs12-23')], notSwept: 'Leads elsewhere.' },
    ),
    definePage(paths.search, { load: () => import('./search.screen.tsx') }, { examples: [paths.search(), paths.search('ফ্লাটার')] }),
    definePage(paths.about, { load: article }, { isNeverFailed: true }),
    definePage(paths.terms, { load: article }, { isNeverFailed: true }),
    definePage(paths.privacy, { load: article }, { isNeverFailed: true }),
    definePage(paths.refundPolicy, { load: article }, { isNeverFailed: true }),
    definePage(paths.accessibility, { load: article }, { isNeverFailed: true }),
    definePage(paths.download, { load: () => import('./download.screen.tsx') }, { isNeverFailed: true }),
    definePage(paths.howItWorks, { load: cmsPage, reads: async () => (await pages()).listCmsCalls('how-it-works') }),
    definePage(
      paths.careerSupport,
      { load: cmsPage, reads: async () => (await pages()).listCmsCalls('guideline-cms') },
      { isNeverFailed: true },
    ),
    definePage(paths.newsletter, { load: cmsPage, reads: async () => (await pages()).listCmsCalls('newsletter') }, { isNeverFailed: true }),
    definePage(
      paths.academicDegrees,
      { load: cmsPage, reads: async () => (await pages()).listCmsCalls('category-cms') },
      { isNeverFailed: true },
    ),
    definePage(paths.skills, { load: cmsPage, reads: async () => (await pages()).listCmsCalls('category-cms') }, { isNeverFailed: true }),
    definePage(paths.lead, { load: () => import('./lead.screen.tsx') }, { examples: [paths.lead('career_advice')], isNeverFailed: true }),
    definePage(paths.assessments, {
      load: () => import('./assessments.screen.tsx'),
      reads: async (at) => (await assessments()).listAssessmentsCalls(at),
    }),
    definePage(
      paths.assessmentCategory,
      {
        load: () => import('./assessment-category.screen.tsx'),
        reads: async (at) => (await assessments()).listAssessmentCategoryCalls(at),
      },
      { examples: [paths.assessmentCategory('category-web')] },
    ),
    definePage(
      paths.assessment,
      { load: () => import('./assessment.screen.tsx'), reads: async (at) => (await assessments()).listAssessmentCalls(at) },
      { examples: [paths.assessment('assessment-javascript')] },
    ),
    definePage(paths.playlists, { load: () => import('./playlists.screen.tsx'), reads: async () => (await pages()).listPlaylistsCalls() }),
    definePage(paths.playlist, { load: () => import('./playlist.screen.tsx') }, { examples: [paths.playlist('playlist-react-tips')] }),
    definePage(
      paths.webinar,
      { load: () => import('./webinar.screen.tsx'), reads: async (at) => (await pages()).listWebinarCalls(at) },
      { examples: [paths.webinar('first-job')] },
    ),
    definePage(
      paths.orientation,
      { load: () => import('./orientation.screen.tsx'), reads: async (at) => (await pages()).listOrientationCalls(at) },
      { examples: [paths.orientation('orientation-web')] },
    ),
    definePage(paths.quiz, { load: () => import('./quiz.screen.tsx') }, { examples: [paths.quiz('quiz-web-start')] }),
    definePage(paths.jobPlacement, { load: () => import('./job-placement.screen.tsx') }),
    definePage(
      paths.talent,
      { load: () => import('./talent.screen.tsx') },
      { examples: [paths.talent('farhana-akter')], budget: { page: 'talent page', onTopOf: 'home', js: 71, css: 8.5 } },
    ),
    definePage(
      paths.performance,
      { load: () => import('./performance.screen.tsx') },
      { examples: [paths.performance('batch-full-stack-12')] },
    ),
    definePage(
      paths.shareCertificate,
      { load: () => import('./share-certificate.screen.tsx') },
      {
        examples: [paths.shareCertificate('course', 'k7q2mx9at4dr8wpb')],
        budget: { page: 'certificate check', onTopOf: 'home', js: 71, css: 8.5 },
      },
    ),
    definePage(allowAnyEnd(paths.home), { load: notFound }, { examples: ['/no/such/page'], isNeverFailed: true }),
  ]),
  group('course', undefined, [
    definePage(
      paths.course,
      { load: coursePage, reads: async (at) => (await guest()).listCourseCalls(at) },
      {
        examples: [paths.course('full-stack-javascript')],
        start: { file: 'course', isFirst: true, stores: 'frame', budget: { page: 'course page', js: 180, css: 16 } },
        paintedParts: courseParts,
      },
    ),
    definePage(
      paths.bundle,
      { load: coursePage, reads: async (at) => (await guest()).listCourseCalls(at) },
      {
        examples: [paths.bundle('web-development-bundle')],
        notSwept: 'The same screen under a second address.',
        start: { file: 'course' },
        paintedParts: courseParts,
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
        opensWith: 'course',
      },
    ),
  ]),
  group('plain', undefined, [
    definePage(
      paths.login,
      { load: () => import('./login.screen.tsx') },
      { isNeverFailed: true, start: { file: 'plain', stores: 'frame' } },
    ),
    definePage(
      paths.purchase,
      { load: () => import('./purchase.screen.tsx'), reads: async (at) => (await guest()).listPurchaseCalls(at) },
      { examples: [paths.purchase('react-advanced')], as: 'learner', start: { file: 'checkout' } },
    ),
    definePage(
      paths.purchaseLevels,
      { load: () => import('./level-purchase.screen.tsx') },
      { examples: [paths.purchaseLevels('assessment-javascript')], as: 'learner', opensWith: 'plain' },
    ),
    definePage(
      paths.purchaseResult,
      { load: () => import('./purchase-result.screen.tsx') },
      { examples: [paths.purchaseResult('TRX10120047')], as: 'learner', opensWith: 'plain' },
    ),
  ]),
]
