import { beforeAll, describe, expect, test } from 'vitest'
import { contract } from '#src/api/contract/all.ts'
import { isSettled } from '#src/api/row.ts'
import type { Attempt } from '#src/api/shapes/submission.ts'
import { NUSRAT_PHONE, seededSandbox, TEACHER_PHONE } from '../../../tests/support/seeded-sandbox.ts'

/** The tables of session and account have their own tests. */
const CONTENT = [
  'commerce',
  'course',
  'category',
  'playlist',
  'cms',
  'batch',
  'studyPlan',
  'assignment',
  'resource',
  'exam',
  'submission',
  'assessment',
  'levelSubmission',
  'live',
  'recording',
  'progress',
  'overview',
  'certificate',
  'notice',
  'search',
] as const

const BATCH = 'batch-full-stack-12'

/** Parameters by path; other paths use the id of the batch. */
const ADDRESSES: Record<string, string> = {
  'booking/batch/:id': `booking/batch/${BATCH}`,
  'transaction/:idx': 'transaction/TRX20000001',
  'invoice/:id': 'invoice/TRX10120047',
  'discount/info/:id': 'discount/info/schedule-full-stack-javascript-13-1',
  'course/:slug': 'course/full-stack-javascript',
  'course/orientation/:id': 'course/orientation/course-full-stack-javascript',
  'free-course/:id': 'free-course/course-git-github',
  'category/:slugOrId': 'category/web-development',
  'category/details/:slug': 'category/details/web-development',
  'playlist/play/:id': 'playlist/play/playlist-react-tips',
  'anything/public/:cmsKey': 'anything/public/home',
  'activity/:id': 'activity/plan-fs12-40',
  'assignment/:id': 'assignment/assignment-fs12-4',
  'assignment/teacher/:id': 'assignment/teacher/assignment-fs12-4',
  'resource/module-wise': `resource/module-wise?batch=${BATCH}`,
  'resource/category-wise': `resource/category-wise?batch=${BATCH}`,
  'booking/piku-meta-data/:id': 'booking/piku-meta-data/booking-10070031',
  'live/orientation/:id': 'live/orientation/orientation-web',
  'exam/revised/instruction/:id': 'exam/revised/instruction/exam-fs12-quiz-5',
  'exam/eligible/:id': 'exam/eligible/exam-fs12-quiz-5',
  'exam/revised/:id': 'exam/revised/exam-fs12-html',
  'exam/quizlead/:id': 'exam/quizlead/quiz-web-start',
  'exam/playground/:id': 'exam/playground/exam-practice-js',
  'exam/playlist/:id': 'exam/playlist/playlist-react-tips',
  'exam/teacher/:id': 'exam/teacher/exam-fs12-mongodb',
  'quizlead/on-time/:id': 'quizlead/on-time/quiz-web-start',
  'codetest/edit-url/:id': 'codetest/edit-url/{attempt}',
  'review/:id': 'review/submission-nusrat-8',
  'submission/:id': 'submission/submission-nusrat-8',
  'submission/quick-save/:id': 'submission/quick-save/submission-nusrat-8',
  'assessment/:id': 'assessment/assessment-javascript',
  'level/:id': 'level/level-javascript-3',
  'public/assessment/category/:id': 'public/assessment/category/category-web',
  'public/assessment/:id': 'public/assessment/assessment-javascript',
  'public/assessment/top-list/:id': 'public/assessment/top-list/assessment-javascript',
  'level-submission/question/:id': 'level-submission/question/level-try-nusrat-html-css-2',
  'level-submission/summary/:id': 'level-submission/summary/level-try-nusrat-javascript-3',
  'level-submission/response/:id': 'level-submission/response/level-try-nusrat-javascript-2',
  'live/support/:id': 'live/support/live-fs12-23',
  'live/recording/:id': 'live/recording/live-fs12-22',
  'live/join/:id': 'live/join/live-fs12-23',
  'live/free-webinar/:type': 'live/free-webinar/first-job',
  'recording/module': `recording/module?batch=${BATCH}`,
  'recording/:id': 'recording/recording-fs12-22',
  'recording/free/:id': 'recording/free/recording-free-class',
  'recording-progress/:id': 'recording-progress/recording-fs12-22',
  'note/:id': 'note/note-nusrat-1',
  'download/certificate/:type/:bookingIdx': 'download/certificate/course/10080014',
  'certificate/share-url/:type/:id': 'certificate/share-url/course/k7q2mx9at4dr8wpb',
  // The seed issued three; the row above requests the fourth.
  download: 'download?key=certificate&id=KG-2026-000004',
  'notice/:id': 'notice/notice-fs12-1',
  '/search': 'search?q=react',
  '/suggest': 'suggest?q=react',
}

const reads = CONTENT.flatMap((table) =>
  Object.values(contract[table]).filter((row) => row.method === 'GET' && isSettled(row)),
).map(({ path, options }) => ({
  path,
  isTeachers: 'role' in options && options.role === 'teacher',
  base: 'base' in options ? ('search' as const) : ('main' as const),
  address: ADDRESSES[path] ?? path.replace(':id', BATCH).replace(/^\//, ''),
}))

describe('every read of the content answers from the seed, in the shape of its row', () => {
  type Somebody = Awaited<ReturnType<Awaited<ReturnType<typeof seededSandbox>>['as']>>
  let nusrat: Somebody
  let teacher: Somebody
  /** A code test that she has begun. */
  let attempt: string
  beforeAll(async () => {
    const seeded = await seededSandbox()
    nusrat = await seeded.as(NUSRAT_PHONE)
    teacher = await seeded.as(TEACHER_PHONE)
    attempt = (await nusrat.post<Attempt>('submission/revised', { exam: 'exam-fs12-code-open' })).data._id
  })

  test('all of them were found', () => {
    expect(reads.length).toBeGreaterThan(55)
  })

  test.each(reads)('$path', async ({ address, base, isTeachers }) => {
    const { status, msg } = await (isTeachers ? teacher : nusrat).get(
      address.replace('{attempt}', attempt),
      base,
    )
    expect([status, msg]).toEqual([200, expect.any(String)])
  })
})
