/** Finds the ids of a call: from an earlier reply, or from the owner's `--id kind=value`. */

export type Kind = string

/**
 * `path` leads from the reply to the ids: `*` is every entry of a list, `key=value` keeps only those entries.
 */
interface Source {
  kind: Kind
  key: string
  path: string
}

const from = (key: string, ...pairs: readonly (readonly [kind: Kind, path: string])[]): Source[] =>
  pairs.map(([kind, path]) => ({ kind, key, path }))

export const SOURCES: readonly Source[] = [
  ...from('auth.me', ['user', '_id']),
  ...from('course.list', ['course', 'data.*._id'], ['course slug', 'data.*.slug']),
  ...from('course.one', ['schedule', 'live_plus_schedules.*._id'], ['schedule', 'schedules.*._id']),
  ...from('course.freeList', ['free course', 'data.*._id']),
  ...from('course.free', ['free recording', 'recordings.*._id']),
  ...from('course.orientation', ['orientation', '_id']),
  ...from(
    'category.list',
    ['category', '*._id'],
    ['category slug', '*.slug'],
    ['category', 'data.*._id'],
    ['category slug', 'data.*.slug'],
  ),
  ...from('playlist.list', ['playlist', 'data.*._id']),
  ...from('live.free', ['webinar', 'data.*.type']),
  ...from('commerce.bookingStatus', ['booking', '*.booking'], ['booked batch', '*.batch']),
  ...from('commerce.transactions', ['transaction', 'data.*.state=paid.idx']),
  ...from('commerce.transaction', ['booking', 'booking._id'], ['booking number', 'booking.idx']),
  ...from('batch.list', ['batch', 'data.*._id']),
  ...from(
    'studyPlan.revised',
    ['study plan', 'modules.*.plans.*._id'],
    ['exam', 'modules.*.plans.*.items.*.kind=exam._id'],
  ),
  ...from('studyPlan.revised', ['module', 'modules.*._id']),
  ...from('assignment.list', ['assignment', 'data.*._id']),
  ...from(
    'submission.list',
    ['submission', 'data.*._id'],
    ['exam', 'data.*.exam'],
    ['code attempt', 'data.*.kind=code_test.state=open._id'],
  ),
  ...from('submission.unchecked', ['submission', 'data.*._id'], ['exam', 'data.*.exam']),
  ...from('assessment.publicList', ['assessment', 'data.*._id']),
  ...from('assessment.publicCategories', ['assessment category', '*._id']),
  ...from('assessment.levels', ['level', 'data.*._id']),
  ...from(
    'levelSubmission.list',
    ['level submission', 'data.*._id'],
    ['level attempt', 'data.*.state=open._id'],
  ),
  ...from('levelSubmission.teacherList', ['level submission', 'data.*._id']),
  ...from('live.list', ['live', 'data.*._id']),
  ...from('recording.list', ['recording', 'data.*._id']),
  ...from('recording.notes', ['note', 'data.*._id']),
  ...from('certificate.download', ['certificate', 'share_id']),
  ...from('batch.learners', ['talent username', 'data.*.username'], ['talent username', '*.username']),
  ...from('talent.preview', ['certificate', 'certificates.*.share_id']),
  ...from('job.list', ['job post', 'data.*._id']),
  ...from('talent.offers', ['offer', 'data.*._id']),
  ...from('notice.list', ['notice', 'data.*._id']),
  ...from('recording.saveNote', ['new note', '_id']),
  ...from('talent.createEducation', ['new education', '_id']),
  ...from('talent.createExperience', ['new experience', '_id']),
  ...from('notice.create', ['new notice', '_id']),
]

/** A literal when nothing needs to be filled in: the keys of ruling R43, the names of ruling R58. */
const is = (value: string) => ({ value })
export type Need = Kind | { value: string }

/** Fills each path parameter and required query value; keyed by call when the path is ambiguous. */
const BY_PATH: readonly (readonly [prefix: string, Need])[] = [
  ['user/login-info/', 'user'],
  ['booking/batch/', 'booked batch'],
  ['booking/piku-meta-data/', 'booking'],
  ['transaction/', 'transaction'],
  ['invoice/', 'transaction'],
  ['discount/info/', 'schedule'],
  ['course/orientation/', 'course'],
  ['course/', 'course slug'],
  ['category/details/', 'category slug'],
  ['category/', 'category slug'],
  ['free-course/', 'free course'],
  ['playlist/play/', 'playlist'],
  ['anything/public/', is('home')],
  ['batch/', 'batch'],
  ['study-plan/', 'batch'],
  ['activity/', 'study plan'],
  ['assignment/', 'assignment'],
  ['exam/quizlead/', 'quiz'],
  ['exam/playlist/', 'batch'],
  ['exam/', 'exam'],
  ['codetest/edit-url/', 'code attempt'],
  ['quizlead/on-time/', 'quiz'],
  ['submission/', 'submission'],
  ['review/', 'submission'],
  ['public/assessment/category/', 'assessment category'],
  ['public/assessment/', 'assessment'],
  ['assessment/', 'assessment'],
  ['level/', 'level'],
  ['level-submission/question/', 'level attempt'],
  ['level-submission/', 'level submission'],
  ['live/orientation/', 'orientation'],
  ['live/free-webinar/', 'webinar'],
  ['live/', 'live'],
  ['recording/vods/', 'batch'],
  ['recording/free/', 'free recording'],
  ['recording-progress/', 'recording'],
  ['recording/', 'recording'],
  ['note/', 'note'],
  ['progress/', 'batch'],
  ['download/certificate/', 'booking number'],
  ['certificate/share-url/', 'certificate'],
  ['download/', 'batch'],
  ['jobpost/', 'job post'],
  ['offer/talent/', 'offer'],
  ['notice/urgent/', 'batch'],
  ['notice/', 'notice'],
  ['alert/', is('live')],
  ['onboarding/', 'batch'],
  ['ai/assess-ai/', 'submission'],
]
const BY_NAME: Readonly<Record<string, Need>> = {
  type: is('course'),
  q: is('web'),
  file_type: is('cv'),
  batch: 'batch',
  key: 'file key',
  id: 'file id',
}

/** A person's page needs a name; the caller's page does not. */
export const ALSO: Readonly<Record<string, { name: string; need: Need; unless: string }>> = {
  'talent.preview': { name: 'username', need: 'talent username', unless: 'talent' },
}

export function findNeed(path: string, name: string, isInPath: boolean): Need | undefined {
  if (!isInPath || (name === 'type' && !path.startsWith('live/'))) return BY_NAME[name]
  return BY_PATH.find(([prefix]) => path.startsWith(prefix))?.[1]
}

/** The texts at the end of a path through a reply. */
export function gather(value: unknown, path: string): string[] {
  const [step, ...rest] = path.split('.')
  if (value === null || value === undefined) return []
  if (step === undefined || step === '') return typeof value === 'string' ? [value] : []
  const next = rest.join('.')
  if (step === '*') return Array.isArray(value) ? value.flatMap((each) => gather(each, next)) : []
  const [name = '', wanted] = step.split('=')
  const inner = (value as Record<string, unknown>)[name]
  return wanted === undefined ? gather(inner, next) : inner === wanted ? gather(value, next) : []
}
