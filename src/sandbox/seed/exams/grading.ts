/** The unmarked work of batch 12: every kind, submitted over the last days, and two retest requests. */

import type { answer, submission } from '../../database/tables/learning.ts'
import { BATCH_12, BATCH_12_KEY } from '../batches/full-stack-12.ts'
import type { Calendar } from '../calendar.ts'
import { getClassmateId } from '../people.ts'
import { getExamId } from './exam-rows.ts'
import { HANDED_FILES } from './handed-files.ts'

type SubmissionRow = typeof submission.$inferInsert
type AnswerRow = typeof answer.$inferInsert
type Kind = 'essay' | 'code_test' | 'file_upload' | 'interview'

/** A file as an answer stores it; its size and hash are computed from its bytes. */
export type FileFacts = (file: string) => { name: string; size: number; sha256: string }

const ESSAYS = [
  'টেবিলের কলাম আগে থেকে ঠিক করা, ডকুমেন্টের গঠন বদলাতে পারে। ছোট উদাহরণ: ব্যবহারকারীর ঠিকানা ভেতরেই রাখা যায়, আলাদা টেবিল লাগে না।',
  'একসঙ্গে লাগে এমন তথ্য একসঙ্গে রাখি। যেমন পোস্টের ট্যাগ। কিন্তু মন্তব্য হাজার হাজার হতে পারে, তাই আলাদা।',
  'জানি না',
  'ইনডেক্স ছাড়া সব ডকুমেন্ট দেখতে হয়। ইনডেক্স থাকলে গাছের মতো পথ ধরে দ্রুত পৌঁছানো যায়, কিন্তু প্রতিবার লেখার সময় গাছটিও বদলাতে হয়।\n\nআমার প্রজেক্টে ইমেইল খোঁজা ৮০০ মিলিসেকেন্ড থেকে ৪ মিলিসেকেন্ডে নেমেছিল।',
  'MongoDB ভালো, কারণ এটি দ্রুত।',
  'প্রথমে প্রশ্ন: কীভাবে পড়া হবে? তারপর মডেল। ভেতরে রাখলে এক কোয়েরিতে আসে, আলাদা রাখলে দুইটি লাগে, তবে বদলানো সহজ।',
] as const

const CODES = [
  [
    'javascript',
    'function sumOfEven(numbers) {\n  return numbers.filter(n => n % 2 === 0).reduce((sum, n) => sum + n, 0)\n}\n',
  ],
  [
    'javascript',
    'function sumOfEven(numbers) {\n  let total = 0\n  for (let i = 0; i <= numbers.length; i++) {\n    if (numbers[i] % 2 == 0) total += numbers[i]\n  }\n  return total\n}\n',
  ],
  ['python', 'def sumOfEven(numbers):\n    return sum(n for n in numbers if n % 2 == 0)\n'],
  ['javascript', '// এখানে লিখুন\n'],
] as const

/** The same few answers in many spellings: digits, letters, spaces and full stops differ. */
const SHORT_ANSWERS = [
  ['404', '৪০৪', '404', ' 404। ', '৪০৪।', '500', '404', '৫০০', '৪০৪', 'জানি না', '404.', '৪০৩'],
  ['_id', '_ID', 'id', '_id', ' _id ', '_id।', 'ObjectId', '_id', 'id', 'জানি না', '_id', '_Id'],
] as const

const LINK = 'https://portfolio.karigor.example/demo'

interface Pile {
  kind: Kind
  key: string
  count: number
  questions: number
  /** Days from the anchor: first and last submission. */
  days: readonly [first: number, last: number]
  marks: number
  /** Index of the first fellow learner; no two submissions of one queue are by the same person. */
  from: number
  valueOf: (at: number, question: number, files: FileFacts) => unknown
}

const FILES = [
  HANDED_FILES.picture,
  HANDED_FILES.pdf,
  HANDED_FILES.archive,
  HANDED_FILES.code,
  HANDED_FILES.text,
]

function buildStoredFile(file: string, files: FileFacts): unknown {
  return { file, ...files(file) }
}

const PILES: readonly Pile[] = [
  {
    kind: 'essay',
    key: 'mongodb',
    count: 14,
    questions: 6,
    days: [-7, -7],
    marks: 50,
    from: 0,
    valueOf: (at, question) => ESSAYS[(at + question) % ESSAYS.length],
  },
  {
    kind: 'code_test',
    key: 'array',
    count: 12,
    questions: 3,
    days: [-5, -5],
    marks: 30,
    from: 14,
    valueOf(at, question) {
      const [language, code] = CODES[(at + question) % CODES.length]!
      return { language, code }
    },
  },
  {
    kind: 'file_upload',
    key: 'file-open',
    count: 10,
    questions: 2,
    days: [-4, -2],
    marks: 40,
    from: 26,
    valueOf: (at, question, files) => {
      if (question === 0) return buildStoredFile(FILES[at % 3]!._id, files)
      return at % 2 === 0 ? LINK : buildStoredFile(HANDED_FILES.video._id, files)
    },
  },
  {
    kind: 'interview',
    key: 'interview-open',
    count: 4,
    questions: 1,
    days: [-3, -2],
    marks: 20,
    from: 36,
    valueOf: (at) => `${getExamId('interview-open')}-q1-slot-${at + 1}`,
  },
  {
    kind: 'essay',
    key: 'essay-open',
    count: 8,
    questions: 2,
    days: [-3, -1],
    marks: 30,
    from: 40,
    valueOf: (at, question) => ESSAYS[(at * 2 + question) % ESSAYS.length],
  },
  {
    kind: 'essay',
    key: 'short-open',
    count: 12,
    questions: 2,
    days: [-1, -1],
    marks: 4,
    from: 48,
    valueOf: (at, question) => SHORT_ANSWERS[question]?.[at],
  },
]

const two = (number: number) => String(number).padStart(2, '0')

/** Every fifth learner left the page for a minute. */
function buildEvents(at: number, day: number, calendar: Calendar): SubmissionRow['events'] {
  if (at % 5 !== 2) return []
  return [
    { kind: 'left', at: calendar.past(day, '20:31') },
    { kind: 'back', at: calendar.past(day, '20:32') },
  ]
}

interface Graded {
  submissions: SubmissionRow[]
  answers: AnswerRow[]
}

function buildPileRows(pile: Pile, first: number, calendar: Calendar, files: FileFacts): Graded {
  const { kind, key, count, questions, days, marks, from, valueOf } = pile
  const graded: Graded = { submissions: [], answers: [] }
  for (let at = 0; at < count; at += 1) {
    const _id = `submission-grade-${first + at}`
    const day = days[0] + Math.floor(((days[1] - days[0] + 1) * at) / count)
    const submitted = calendar.past(day, `21:${two((at * 4) % 60)}`)
    const wasClosed = at % 7 === 6
    graded.submissions.push({
      _id,
      person: getClassmateId(from + at),
      exam: getExamId(key),
      batch: BATCH_12,
      kind,
      version: 2,
      started_at: calendar.past(day, '20:10'),
      deadline: wasClosed ? submitted : null,
      submitted_at: submitted,
      finish_key: wasClosed ? null : `seed-${_id}`,
      late_delivery: wasClosed,
      full_marks: marks,
      events: buildEvents(at, day, calendar),
    })
    for (let question = 0; question < questions; question += 1) {
      graded.answers.push({
        submission: _id,
        question: `${getExamId(key)}-q${question + 1}`,
        value: valueOf(at, question, files),
        edit: 1 + ((at + question) % 9),
        writer: 'seed',
        edited_at: calendar.past(day, '20:50'),
        late_delivery: wasClosed && question === 0,
      })
    }
  }
  return graded
}

const WISHES = [
  'জ্বর ছিল, পরীক্ষার দিন উঠতে পারিনি। আরেকবার সুযোগ চাই।',
  'ইন্টারনেট ছিল না, বাড়িতে ঝড়ে লাইন ছিঁড়ে গিয়েছিল।',
] as const

/** Learners who missed the code test and ask for a retest. */
function buildRetestRequests(calendar: Calendar): SubmissionRow[] {
  return WISHES.map((retest_message, at) => ({
    _id: `submission-retest-${at + 1}`,
    person: getClassmateId(60 + at),
    exam: getExamId('array'),
    batch: BATCH_12,
    kind: 'code_test',
    try_no: 0,
    started_at: calendar.past(-4, `10:${two(10 + at)}`),
    submitted_at: calendar.past(-4, `10:${two(10 + at)}`),
    full_marks: 30,
    retest: 'asked',
    retest_message,
  }))
}

/** `submission-grade-1` to `-60`, in the order of the queues, and two requests. */
export function buildGradingRows(calendar: Calendar, files: FileFacts): Graded {
  let first = 1
  const piles = PILES.map((pile) => {
    const rows = buildPileRows(pile, first, calendar, files)
    first += pile.count
    return rows
  })
  return {
    submissions: [...piles.flatMap(({ submissions }) => submissions), ...buildRetestRequests(calendar)],
    answers: piles.flatMap(({ answers }) => answers),
  }
}

/** The files of assignment 5, of every accepted kind. */
export function buildTaskAnswers(count: number, calendar: Calendar, files: FileFacts): AnswerRow[] {
  return Array.from({ length: count }, (_, at) => ({
    submission: `submission-mate-5-${at + 1}`,
    question: `assignment-${BATCH_12_KEY}-5`,
    value: buildStoredFile(FILES[at % FILES.length]!._id, files),
    edit: 1,
    writer: 'seed',
    edited_at: calendar.past(-1, '18:55'),
  }))
}
