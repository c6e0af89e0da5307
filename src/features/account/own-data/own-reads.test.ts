import { expect, test } from 'vitest'
import { formatPath, listRows } from '#src/api/contract/all.ts'
import { describeAnswer } from './describe-answer.ts'
import { listFiles } from './list-files.ts'
import { OWN_READS, type OwnData } from './own-reads.ts'

/**
 * Reads of a learner or talent that are not theirs, or that another read includes: every row is either listed
 * here or exported.
 */
const NOT_TAKEN = {
  catalogue: [
    'job.one',
    'job.categories',
    'live.list',
    'live.recording',
    'live.join',
    'recording.list',
    'recording.vods',
    'recording.byModule',
    'recording.one',
  ],
  ofTheBatch: [
    'batch.one',
    'batch.courseInfo',
    'batch.performance',
    'studyPlan.revised',
    'studyPlan.attributeStatus',
    'studyPlan.attributeCount',
    'studyPlan.activity',
    'assignment.list',
    'assignment.one',
    'resource.list',
    'resource.moduleWise',
    'resource.categoryWise',
    'notice.list',
    'notice.one',
    'notice.urgent',
    'onboarding.ofBatch',
    'onboarding.first',
    'progress.leaderboard',
  ],
  ofTheExam: [
    'exam.revised',
    'exam.instruction',
    'exam.playground',
    'exam.playlist',
    'exam.eligible',
    'assessment.list',
    'assessment.one',
    'assessment.levels',
    'assessment.level',
    'levelSubmission.question',
  ],
  computedFromWhatIsTaken: [
    'progress.batch',
    'progress.report',
    'progress.all',
    'overview.upcomingGrouped',
    'overview.upcoming',
    'overview.orientation',
    'overview.newClassJoining',
    'levelSubmission.overview',
    'levelSubmission.summary',
    'assessment.purchases',
    'belonging.referral',
    'belonging.bundleCourses',
    'belonging.crossSale',
    'batch.listFreeze',
    'commerce.bookingMetaData',
    'commerce.bookingStatus',
    'commerce.checkExpiry',
    'commerce.invoice',
    'certificate.reportCard',
    'certificate.recommendationLetter',
  ],
  partOfAnotherRead: [
    'auth.talent',
    'auth.latestPurchase',
    'auth.loginInfo',
    'submission.draft',
    'submission.listIterative',
    'recording.progress',
    'recording.note',
    'other.workUpdateToday',
    'talent.offer',
  ],
  keyOrAddress: ['certificate.file', 'submission.codeEditUrl', 'job.cvToken'],
}

const OWNERS = new Set(['learner', 'talent', 'signed-in'])

test('every read of a learner or talent is exported, or declared not to be theirs', () => {
  const taken = new Set(Object.values(OWN_READS).flatMap(({ rows }) => rows))
  const left = new Set(Object.values(NOT_TAKEN).flat())
  const reads = listRows().filter(
    ({ row }) => row.method === 'GET' && [row.options.role ?? 'any'].flat().some((role) => OWNERS.has(role)),
  )
  expect(
    reads
      .filter(({ key, row }) => !taken.has(row) && !left.has(key))
      .map(({ key, row }) => `${key} ${formatPath(row)}`),
  ).toEqual([])
  expect(reads.filter(({ key, row }) => taken.has(row) && left.has(key)).map(({ key }) => key)).toEqual([])
  const known = new Set(listRows().map(({ key }) => key))
  expect([...left].filter((key) => !known.has(key))).toEqual([])
})

const shared = { _id: 'q1', text: '<p>কোনটি?</p>', marks: 1 }
const options = [
  { _id: 'exam-fs12-q1-a', text: '<p>বাংলা &amp; <b>ইংরেজি</b></p>' },
  { _id: 'exam-fs12-q1-b', text: '<code>let</code>' },
]

test.each([
  ['one option', { ...shared, question_type: 'single', options }, 'exam-fs12-q1-a', 'বাংলা & ইংরেজি'],
  [
    'several options',
    { ...shared, question_type: 'multiple', options },
    ['exam-fs12-q1-a', 'exam-fs12-q1-b'],
    'বাংলা & ইংরেজি, let',
  ],
  ['true', { ...shared, question_type: 'true_false' }, 'true', 'সত্য'],
  [
    'blanks',
    { ...shared, question_type: 'fill_in_the_blank', contents: ['রাজধানী', 'ও', ''], keys: ['b1', 'b2'] },
    { b1: 'ঢাকা' },
    'রাজধানী [ঢাকা] ও []',
  ],
  [
    'code',
    { ...shared, question_type: 'code_test', starters: [] },
    { language: 'js', code: 'let a' },
    'let a',
  ],
  [
    'a file',
    { ...shared, question_type: 'file_upload', accept: [], takes_link: false },
    { url: '', name: 'কাজ.zip', size: 1, sha256: '' },
    'কাজ.zip',
  ],
  ['nothing', { ...shared, question_type: 'essay' }, null, 'উত্তর দেওয়া হয়নি'],
] as const)('%s is described by its words', (_, question, value, told) => {
  expect(describeAnswer(question as never, value as never)).toBe(told)
})

test('without its question an id is not shown, and text is', () => {
  expect(describeAnswer(undefined, 'exam-fs12-q1-a')).toBe('প্রশ্নটি এখন আর নেই')
  expect(describeAnswer(undefined, 'নিজের লেখা')).toBe('নিজের লেখা')
})

test('files with the same name are both kept, and no name leaves its folder', () => {
  const cvs = ['cv.pdf', 'cv.pdf', '../../etc/passwd'].map((name, at) => ({
    _id: '',
    name,
    size: 1,
    url: `u${at}`,
    at: '',
  }))
  const names = listFiles({
    profile: { picture: null } as OwnData['profile'],
    tickets: [],
    unsent: [],
    cvs,
  }).map(({ name }) => name)
  expect(names).toEqual(['files/cv.pdf', 'files/2-cv.pdf', 'files/passwd'])
})
