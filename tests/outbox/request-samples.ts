/** Every subject of the requests with a sample press, what the server replies, and what its reads say before and afterwards. */

import type { Request } from '#src/api/requests/define-request.ts'
import type { RequestName } from '#src/api/requests/request-names.ts'
import { REVIEW_SAMPLES } from './review-samples.ts'

export interface RequestSample {
  load: () => Promise<Request>
  /** `id` is in its path or body. */
  values: (id: string) => unknown
  reply: (id: string) => unknown
  /** Replies to the reads before a send; `isTaken`: the server has it. */
  read?: (id: string, isTaken: boolean) => unknown
  /** After a lost response: `once` looked up · `again` a repeat changes nothing · `asked` left to the person. */
  repeat: 'once' | 'again' | 'asked'
}

const NOW = '2026-11-20T10:00:00Z'
const BATCH = { _id: 'batch-1', title: 'ব্যাচ', course_title: 'কোর্স' }
const MODULE = { _id: 'module-1', no: 1, title: 'মডিউল' }
const PERSON = { _id: 'one', name: 'নাম', picture: null }
const about = (id: string, draft: string) => ({ id, batch: 'batch-1', draft, hasFile: false })

const talent = (education: object[] = [], experience: object[] = []) => ({
  _id: 'one',
  name: 'নাম',
  username: 'one',
  education,
  experience,
})
const period = { role: 'বিএসসি', note: '', date_from: '2022-01-01', date_to: null }
const months = { from_month: '01', from_year: '2022', to_month: '', to_year: '', goes_on: true }
const typed = { place: '', role: '', note: '', ...months }
const school = (id: string) => ({
  _id: id,
  institute: id,
  degree: 'বিএসসি',
  subject: '',
  date_from: '2022-01-01',
})
const position = (id: string) => ({
  _id: id,
  company: id,
  designation: 'বিএসসি',
  description: '',
  date_from: '2022-01-01',
})
const loadPeriods = () => import('#src/features/talent/desk/period-requests.ts')
const newPeriod = (id: string) => ({ body: { ...period, place: id }, typed })
const oldPeriod = (id: string) => ({ id, body: { ...period, place: id }, typed })

const profile = { _id: 'one', role: 'learner', name: 'নাম', phone_extra_country_code: 'BD' }
const ownValues = {
  name: 'নাম',
  nickname: '',
  username: '',
  nid: '',
  location: '',
  bio: '',
  about: '',
  email: '',
  dob: '',
  phone_extra: '',
  phone_extra_country_code: 'BD',
  goal: '',
  profession: '',
  institute: '',
  study_time: '',
}
const talentValues = {
  name: 'নাম',
  title: '',
  username: 'one',
  about: '',
  skill_list: [],
  skill: '',
  socials: {},
  portfolio_links: [''],
  cv_url: '',
  email: '',
  phone: '',
  address: '',
}

const day = (id: string) => ({
  _id: id,
  title: id,
  day_no: 3,
  description: '',
  instructions: '',
  batch: BATCH,
  module: MODULE,
})
const dayValues = { title: '', day_no: '3', module: 'module-1', description: '', instructions: '' }
const plan = (days: object[]) => ({
  batch: BATCH,
  modules: [{ ...MODULE, short_title: '', state: 'open', plans: days }],
})

const resource = (id: string) => ({
  _id: id,
  title: id,
  kind: 'link',
  category: 'নোট',
  module: MODULE,
  url: 'https://karigor.example/',
  created_at: NOW,
})
const resourceValues = {
  title: '',
  module: 'module-1',
  category: 'নোট',
  kind: 'link',
  link: 'https://karigor.example/',
}

const UNTIL = '2026-11-30T17:59:00Z'
const task = (id: string) => ({
  _id: id,
  title: id,
  description: 'লেখা',
  last_submission_date: UNTIL,
  reference: 'plan-1',
  batch: BATCH,
  marks: 10,
})
const taskValues = {
  title: '',
  description: 'লেখা',
  last_submission_date: '2026-11-30T23:59',
  reference: 'plan-1',
}
const taskCard = (id: string) => ({
  _id: id,
  title: id,
  state: 'open',
  batch: BATCH,
  marks: 10,
  last_submission_date: UNTIL,
})

const lesson = (id: string) => ({
  _id: id,
  title: id,
  state: 'upcoming',
  batch: BATCH,
  start_at: NOW,
  can_join: false,
  topics: [],
})
const lessonValues = { title: '', description: '', topics: '' }
const notice = (id: string) => ({ _id: id, title: id, date: '2026-11-20', batch: BATCH, created_at: NOW })
const noticeValues = {
  title: '',
  date: '2026-11-20',
  topic: '',
  meta_description: '',
  description: '',
  is_urgent: false,
  is_published: true,
  batch: 'batch-1',
  also: [],
}

/** An edit of the title. */
const edit = (draft: string, base: object, id: string) => ({
  about: about(id, draft),
  base,
  fields: { ...base, title: `নতুন ${id}` },
})

export const SAMPLES: Readonly<Record<RequestName, RequestSample>> = {
  'class-question': {
    load: async () => (await import('#src/features/learn/class-page/class-question.ts')).classQuestion,
    values: (id) => ({ live: id, question: 'হুক কী?' }),
    reply: (id) => ({ _id: id, question: 'হুক কী?', at: NOW }),
    repeat: 'asked',
  },
  retest: {
    load: async () => (await import('#src/features/learn/study-plan/retest-request.ts')).retestRequest,
    values: (id) => ({ exam: id, batch: 'batch-1', message: id }),
    reply: () => null,
    read: (id, isTaken) => ({
      is_eligible: false,
      cause: 'needs-retest',
      retest: isTaken ? 'requested' : 'none',
      retest_message: isTaken ? id : '',
    }),
    repeat: 'once',
  },
  ...REVIEW_SAMPLES,
  lead: {
    load: async () => (await import('#src/features/site/lead/lead-request.ts')).leadRequest,
    values: (id) => ({ event: 'webinar', about: id, path: '/', contact: '01712345678' }),
    reply: () => null,
    repeat: 'again',
  },
  'orientation-seat': {
    load: async () => (await import('#src/features/site/orientation/slot-requests.ts')).seatRequest,
    values: (id) => ({ orientation: id, slot: 'slot-1', name: 'নাম', contact: '01712345678' }),
    reply: (id) => ({
      _id: 'b',
      orientation: { _id: id, title: '' },
      slot: 'slot-1',
      at: NOW,
      minutes: 30,
    }),
    read: (id, isTaken) =>
      isTaken
        ? [{ _id: 'b', orientation: { _id: id, title: '' }, slot: 'slot-1', at: NOW, minutes: 30 }]
        : [],
    repeat: 'once',
  },
  'orientation-hour': {
    load: async () => (await import('#src/features/site/orientation/slot-requests.ts')).hourRequest,
    values: (id) => ({ orientation: id, name: 'নাম', contact: '01712345678' }),
    reply: () => null,
    repeat: 'again',
  },
  'guest-quiz': {
    load: async () => (await import('#src/features/exam/exam-room/short/quiz-request.ts')).quizRequest,
    values: (id) => ({ quiz: id, answers: { q: 'a' }, name: 'নাম', contact: '01712345678' }),
    reply: (id) => ({ _id: id, mark: 1, marks: 2 }),
    repeat: 'again',
  },
  'support-turn': {
    load: async () => (await import('#src/features/teach/live-class/turn-request.ts')).turnRequest,
    values: (id) => ({ live: 'live-1', batch: 'batch-1', learner: id, status: 'solved' }),
    reply: () => ({ person: PERSON, status: 'solved', since: NOW }),
    repeat: 'again',
  },
  education: {
    load: async () => (await loadPeriods()).educationRequests.create,
    values: newPeriod,
    reply: school,
    read: (id, isTaken) => talent(isTaken ? [school(id)] : []),
    repeat: 'once',
  },
  'education-edit': {
    load: async () => (await loadPeriods()).educationRequests.update,
    values: oldPeriod,
    reply: school,
    repeat: 'again',
  },
  experience: {
    load: async () => (await loadPeriods()).experienceRequests.create,
    values: newPeriod,
    reply: position,
    read: (id, isTaken) => talent([], isTaken ? [position(id)] : []),
    repeat: 'once',
  },
  'experience-edit': {
    load: async () => (await loadPeriods()).experienceRequests.update,
    values: oldPeriod,
    reply: position,
    repeat: 'again',
  },
  profile: {
    load: async () => (await import('#src/features/account/profile/profile-edit.ts')).profileEdit,
    values: (id) => ({ about: {}, base: ownValues, fields: { ...ownValues, bio: id } }),
    reply: (id) => ({ ...profile, bio: id }),
    read: () => profile,
    repeat: 'again',
  },
  'talent-profile': {
    load: async () => (await import('#src/features/talent/desk/talent-edit.ts')).talentEdit,
    values: (id) => ({ about: {}, base: talentValues, fields: { ...talentValues, about: id } }),
    reply: (id) => ({ ...talent(), about: id }),
    read: () => talent(),
    repeat: 'again',
  },
  day: {
    load: async () => (await import('#src/features/teach/plan-editor/day-record.ts')).dayRecord.create,
    values: (id) => ({ about: about('', 'day-x'), fields: { ...dayValues, title: id } }),
    reply: day,
    read: (id, isTaken) => plan(isTaken ? [day(id)] : []),
    repeat: 'once',
  },
  'day-edit': {
    load: async () => (await import('#src/features/teach/plan-editor/day-record.ts')).dayRecord.update,
    values: (id) => edit('day-x', { ...dayValues, title: id }, id),
    reply: day,
    read: day,
    repeat: 'again',
  },
  resource: {
    load: async () =>
      (await import('#src/features/teach/resource-editor/resource-record.ts')).resourceRecord.create,
    values: (id) => ({ about: about('', 'resource-x'), fields: { ...resourceValues, title: id } }),
    reply: resource,
    read: (id, isTaken) => (isTaken ? [{ module: MODULE, resources: [resource(id)] }] : []),
    repeat: 'once',
  },
  'resource-edit': {
    load: async () =>
      (await import('#src/features/teach/resource-editor/resource-record.ts')).resourceRecord.update,
    values: (id) => edit('resource-x', { ...resourceValues, title: id }, id),
    reply: resource,
    read: (id) => [{ module: MODULE, resources: [resource(id)] }],
    repeat: 'again',
  },
  assignment: {
    load: async () =>
      (await import('#src/features/teach/assignment-editor/assignment-record.ts')).assignmentRecord.create,
    values: (id) => ({ about: about('', 'assignment-x'), fields: { ...taskValues, title: id } }),
    reply: task,
    read: (id, isTaken) => (isTaken ? [taskCard(id)] : []),
    repeat: 'once',
  },
  'assignment-edit': {
    load: async () =>
      (await import('#src/features/teach/assignment-editor/assignment-record.ts')).assignmentRecord.update,
    values: (id) => edit('assignment-x', { ...taskValues, title: id }, id),
    reply: task,
    read: task,
    repeat: 'again',
  },
  'live-edit': {
    load: async () => (await import('#src/features/teach/live-class/live-record.ts')).liveEdit,
    values: (id) => edit('live-x', { ...lessonValues, title: id }, id),
    reply: lesson,
    read: lesson,
    repeat: 'again',
  },
  'notice-edit': {
    load: async () => (await import('#src/features/teach/notice-editor/notice-edit.ts')).noticeEdit,
    values: (id) => edit('notice-x', { ...noticeValues, title: id }, id),
    reply: notice,
    read: notice,
    repeat: 'again',
  },
  'module-complete': {
    load: async () => (await import('#src/features/learn/study-plan/module-complete.ts')).moduleComplete,
    values: (id) => ({ module: id, batch: 'batch-1' }),
    reply: () => null,
    repeat: 'again',
  },
}
