/** A marked test of batch 12 whose marks some learners have asked about: one reply is there, the others wait. (ruling R86) */

import { buildMarkKind, writeAskedMark } from '#src/lib/mark-question.ts'
import { formatReason, parseReason, type Reason, sumReasons } from '#src/lib/reasons.ts'
import type { answer, Mark, review, submission } from '../../database/tables/learning.ts'
import { BATCH_12 } from '../batches/full-stack-12.ts'
import type { Calendar } from '../calendar.ts'
import { getClassmateId, NUSRAT, TANVIR } from '../people.ts'
import { getExamId } from './exam-rows.ts'
import { INDEX_FULL as FULL, INDEX_TEST } from './judged-exams.ts'

type SubmissionRow = typeof submission.$inferInsert
type AnswerRow = typeof answer.$inferInsert
type ReviewRow = typeof review.$inferInsert

const EXAM = getExamId('index')

const REASONS = {
  direct: '[+২] সূচি ধরে সরাসরি যায়',
  slow: '[+১] লেখা ধীর হয়, বলেছেন',
  space: '[+১] জায়গা বেশি লাগে, বলেছেন',
  example: '[−০.৫] উদাহরণ মেলে না',
  all: '[−১] সব কোয়েরি দ্রুত ভেবেছেন',
  first: '[+২] প্রথম ভুলটি ধরেছেন',
  second: '[+২] দ্বিতীয় ভুলটি ধরেছেন',
  daily: '[+২] প্রতিদিনের কপি আছে',
  away: '[+১] অন্য জায়গায় রাখা',
} as const
type ReasonName = keyof typeof REASONS

const readReason = (name: ReasonName): Reason => parseReason(REASONS[name])!

const ANSWERS = [
  'ইনডেক্স না থাকলে MongoDB সব ডকুমেন্ট একটা একটা করে পড়ে। email ঘরে ইনডেক্স দিলে নামগুলো আগেই সাজানো থাকে, তাই সরাসরি জায়গায় যাওয়া যায়। তবে নতুন কিছু লিখলে ইনডেক্সও বদলাতে হয়, তাই লেখা একটু ধীর।',
  'ট্যাগগুলো এক লেখায় কমা দিয়ে রাখা হয়েছে, এটি ভুল। আর মন্তব্যে কে লিখেছেন, তা নেই।',
  'প্রতিদিন রাতে পুরো ডেটাবেজের কপি নেব, আর সপ্তাহে একবার অন্য সার্ভারে পাঠাব।',
] as const

/** Reasons by question, for Nusrat and then for each classmate. */
const GIVEN: readonly (readonly (readonly ReasonName[])[])[] = [
  [['direct', 'slow'], ['first'], ['daily']],
  [
    ['direct', 'slow', 'example'],
    ['first', 'second'],
    ['daily', 'away'],
  ],
  [['direct', 'slow', 'example'], ['first'], ['daily']],
  [['direct'], ['first'], ['daily', 'away']],
  [['direct', 'space', 'all'], ['first', 'second'], ['away']],
  [['slow'], ['second'], ['daily']],
  [['direct', 'slow'], ['second'], ['away']],
]

const FIRST_MATE = 100

interface Ask {
  /** Index in {@link GIVEN}. */
  taker: number
  /** From 0. */
  question: number
  day: number
  mark: number
  reason?: ReasonName
  words: string
}

const ASKS: readonly Ask[] = [
  {
    taker: 0,
    question: 0,
    day: -3,
    mark: 2.5,
    reason: 'example',
    words: 'email ঘরে ইনডেক্স দিলে সাজানো email-ই বোঝাতে চেয়েছি, ‘নাম’ লেখাটা ভুল ছিল।',
  },
  {
    taker: 0,
    question: 2,
    day: -1,
    mark: 2,
    words: 'অন্য সার্ভারে পাঠানোর কথা শেষ লাইনে লিখেছি। সেটি কি ধরা হয়েছে?',
  },
  {
    taker: 1,
    question: 0,
    day: -2,
    mark: 2.5,
    reason: 'example',
    words: 'উদাহরণে নাম লিখলেও ব্যাখ্যাটি email নিয়েই, আরেকবার দেখবেন?',
  },
  {
    taker: 2,
    question: 0,
    day: -2,
    mark: 2.5,
    reason: 'example',
    words: 'আমার উদাহরণটি ক্লাসের স্লাইড থেকেই নেওয়া।',
  },
  {
    taker: 4,
    question: 0,
    day: -1,
    mark: 2,
    reason: 'all',
    words: 'সব কোয়েরি বলিনি, লিখেছি যেগুলো ইনডেক্সের ঘর ধরে খোঁজে।',
  },
  {
    taker: 5,
    question: 1,
    day: -1,
    mark: 2,
    words: 'প্রথম ভুলটিও ধরেছি: ট্যাগ কমা দিয়ে রাখা।',
  },
]

const REPLY = 'ঠিক, বাকি লেখায় সেটা পরিষ্কার। ০.৫ ফিরিয়ে দিলাম।'

const getTaker = (at: number) => (at === 0 ? NUSRAT : getClassmateId(FIRST_MATE + at))
const getPaperId = (at: number) => (at === 0 ? 'submission-nusrat-index' : `submission-index-${at}`)
const getQuestionId = (at: number) => `${EXAM}-q${at + 1}`

const buildMarks = (given: readonly (readonly ReasonName[])[]): Mark[] =>
  given.map((names, at) => {
    const reasons = names.map(readReason)
    const comment = reasons.map(formatReason).join('\n')
    return { question: getQuestionId(at), mark: sumReasons(reasons, FULL), comment }
  })

export function buildAskedPapers(calendar: Calendar): { submissions: SubmissionRow[]; answers: AnswerRow[] } {
  const at = calendar.past(-8, '20:50')
  const submissions = GIVEN.map((given, taker): SubmissionRow => {
    const marks = buildMarks(given)
    return {
      _id: getPaperId(taker),
      person: getTaker(taker),
      exam: EXAM,
      batch: BATCH_12,
      kind: 'essay',
      version: 3,
      started_at: calendar.past(-8, '20:30'),
      deadline: calendar.past(-8, '21:00'),
      submitted_at: at,
      finish_key: `seed-index-${taker}`,
      marks,
      obtained: marks.reduce((sum, { mark }) => sum + (mark ?? 0), 0),
      full_marks: INDEX_TEST.length * FULL,
      checked_at: calendar.past(-4, '18:30'),
      checked_by: TANVIR,
    }
  })
  const answers = GIVEN.flatMap((_given, taker) =>
    ANSWERS.map((value, no): AnswerRow => ({
      submission: getPaperId(taker),
      question: getQuestionId(no),
      value,
      edit: 2,
      writer: 'seed',
      edited_at: at,
    })),
  )
  return { submissions, answers }
}

export function buildMarkReviews(calendar: Calendar): ReviewRow[] {
  const asked = ASKS.map(({ taker, question, day, mark, reason, words }, at): ReviewRow => ({
    _id: `review-mark-${at + 1}`,
    person: getTaker(taker),
    item: getPaperId(taker),
    kind: buildMarkKind(getQuestionId(question)),
    comment: writeAskedMark({ mark, reason: reason && readReason(reason), words }),
    created_at: calendar.past(day, `10:${10 + at}`),
  }))
  const reply: ReviewRow = {
    _id: 'review-mark-reply',
    person: TANVIR,
    item: getPaperId(0),
    kind: buildMarkKind(getQuestionId(0)),
    comment: REPLY,
    created_at: calendar.past(-2, '16:12'),
  }
  return [...asked, reply]
}
