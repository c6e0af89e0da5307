/** Attempts at levels: Nusrat's in every state, and those of fellow learners for the leaderboards. */

import type { TeacherQuestion } from '#src/api/shapes/question.ts'
import type { level, level_grant } from '../../database/tables/assessment.ts'
import type { transaction_ } from '../../database/tables/commerce.ts'
import type { answer, submission } from '../../database/tables/learning.ts'
import type { Calendar } from '../calendar.ts'
import { FARHANA, getClassmateId, NUSRAT, TANVIR } from '../people.ts'
import { buildLevelId } from './assessment-kit.ts'

type LevelRow = typeof level.$inferInsert
type SubmissionRow = typeof submission.$inferInsert
type AnswerRow = typeof answer.$inferInsert

export interface LevelAttemptRows {
  submissions: SubmissionRow[]
  answers: AnswerRow[]
}

interface AttemptDraft {
  _id: string
  person: string
  level: string
  /** Days from the anchor. */
  day: number
  /** Indexes of the questions that were answered wrongly, from 0. */
  wrong?: readonly number[]
  /**
   * Omitted = submitted and marked only by the server; `open` = in progress, with the first questions
   * answered.
   */
  state?: 'open' | 'unchecked'
  /** The teacher's mark and comment for the essay. */
  audit?: { mark: number; comment: string }
}

const ESSAY =
  'প্রথমে কাজটা কয়েকটি ছোট ধাপে ভাগ করি। প্রতিটি ধাপে কী দেখানো হচ্ছে আর কেন, তা এক লাইনে লিখি। শেষে কোথায় আটকাতে পারে, সেটাও বলে রাখি।'

/** Builds a correct answer as the client sends it. */
function buildRightAnswer(question: TeacherQuestion): unknown {
  if (question.question_type !== 'fill_in_the_blank') return 'right' in question ? question.right : ESSAY
  return Object.fromEntries(question.keys.map(({ _id, accepted }) => [_id, accepted[0]]))
}

function buildWrongAnswer(question: TeacherQuestion): unknown {
  if (question.question_type === 'true_false') return question.right === 'true' ? 'false' : 'true'
  if (question.question_type === 'single')
    return question.options.find(({ _id }) => _id !== question.right)?._id
  return question.question_type === 'multiple' ? [question.options.at(-1)?._id] : {}
}

function buildAttempt(
  tried: AttemptDraft,
  levels: ReadonlyMap<string, LevelRow>,
  calendar: Calendar,
): { row: SubmissionRow; answers: AnswerRow[] } {
  const { _id, person, level, day, wrong = [], state, audit } = tried
  const row = levels.get(level)!
  const questions = row.sections!.flatMap((section) => section.questions)
  const hasEssay = questions.some(({ question_type: type }) => type === 'essay')
  const started_at = day === 0 ? calendar.minutesAgo(25) : calendar.past(day, '20:05')
  const ended = calendar.past(day, '20:17')
  const marks = questions.flatMap(({ _id: question, question_type: type, marks: most }, at) => {
    if (type !== 'essay') return [{ question, mark: wrong.includes(at) ? 0 : most }]
    return audit ? [{ question, mark: audit.mark, comment: audit.comment }] : []
  })
  const isOpen = state === 'open'
  const isChecked = !isOpen && state !== 'unchecked'
  return {
    row: {
      _id,
      person,
      level,
      kind: hasEssay ? 'essay' : 'quiz',
      version: isOpen ? 3 : 4,
      started_at,
      deadline:
        isOpen || !row.duration
          ? null
          : new Date(Date.parse(started_at) + row.duration * 60_000).toISOString(),
      submitted_at: isOpen ? null : ended,
      finish_key: isOpen ? null : `seed-${_id}`,
      marks: isOpen ? [] : marks,
      obtained: isChecked ? marks.reduce((sum, { mark }) => sum + mark, 0) : null,
      full_marks: row.marks ?? 0,
      comment: audit?.comment ?? '',
      checked_at: isChecked ? (audit ? calendar.past(day + 1, '18:30') : ended) : null,
      checked_by: audit ? TANVIR : null,
    },
    answers: (isOpen ? questions.slice(0, 2) : questions).map((question, at) => ({
      submission: _id,
      question: question._id,
      value: wrong.includes(at) ? buildWrongAnswer(question) : buildRightAnswer(question),
      edit: 1,
      writer: 'seed',
      edited_at: started_at,
    })),
  }
}

const NUSRATS: readonly Omit<AttemptDraft, '_id' | 'person'>[] = [
  { level: buildLevelId('javascript', 1), day: -12 },
  { level: buildLevelId('javascript', 2), day: -9, wrong: [3] },
  { level: buildLevelId('javascript', 3), day: -3, wrong: [1, 2] },
  { level: buildLevelId('html-css', 1), day: -20, wrong: [3] },
  { level: buildLevelId('html-css', 2), day: 0, state: 'open' },
  { level: buildLevelId('sql', 1), day: -8 },
  { level: buildLevelId('sql', 2), day: -1, state: 'unchecked' },
  {
    level: buildLevelId('office-email', 1),
    day: -15,
    audit: { mark: 2, comment: 'বিষয়টি পরিষ্কার হয়েছে। প্রথম বাক্যে ছুটির তারিখটা দিলে আরও ভালো হতো।' },
  },
]

/** Farhana's, which prove her skills; earlier than the others'. */
const FARHANAS: readonly Omit<AttemptDraft, '_id' | 'person'>[] = [
  { level: buildLevelId('javascript', 1), day: -110 },
  { level: buildLevelId('javascript', 2), day: -104, wrong: [3] },
  { level: buildLevelId('html-css', 1), day: -120 },
  { level: buildLevelId('react', 1), day: -48 },
  { level: buildLevelId('react', 2), day: -44 },
]

/** How many fellow learners tried each assessment; higher levels have fewer. */
const MATES: Readonly<Record<string, number>> = {
  javascript: 24,
  'html-css': 18,
  react: 9,
  sql: 16,
  python: 12,
  'office-email': 7,
}
/** The first of them are not yet marked by the teacher. */
const WAITING = 3

/** Every third stops after the first level, every fourth reaches the third. */
function planClassmateAttempts(
  key: string,
  count: number,
  levels: ReadonlyMap<string, LevelRow>,
): AttemptDraft[] {
  return Array.from({ length: count }, (_, index) => {
    const height = index % 3 === 0 ? 1 : index % 4 === 1 ? 3 : 2
    return Array.from({ length: height }, (_unused, at): AttemptDraft => {
      const level = buildLevelId(key, at + 1)
      const hasEssay = levels
        .get(level)!
        .sections!.some(({ questions }) => questions.some(({ question_type: type }) => type === 'essay'))
      const isWaiting = hasEssay && index < WAITING * 3
      return {
        _id: `level-try-${key}-${at + 1}-mate-${index + 1}`,
        person: getClassmateId(index),
        level,
        day: -30 + index,
        wrong: at + 1 === height && index % 2 === 0 ? [index % 3] : [],
        ...(isWaiting
          ? { state: 'unchecked' }
          : hasEssay
            ? { audit: { mark: 2 + (index % 2), comment: 'গোছানো লেখা।' } }
            : {}),
      }
    })
  }).flat()
}

export function buildLevelAttempts(levels: readonly LevelRow[], calendar: Calendar): LevelAttemptRows {
  const byId = new Map(levels.map((row) => [row._id, row]))
  const name = (owner: string, level: string) => `level-try-${owner}-${level.slice('level-'.length)}`
  const nusrats = NUSRATS.map((tried) => ({ ...tried, _id: name('nusrat', tried.level), person: NUSRAT }))
  const farhanas = FARHANAS.map((tried) => ({ ...tried, _id: name('farhana', tried.level), person: FARHANA }))
  const mates = Object.entries(MATES).flatMap(([key, count]) => planClassmateAttempts(key, count, byId))
  const made = [...nusrats, ...farhanas, ...mates].map((tried) => buildAttempt(tried, byId, calendar))
  return { submissions: made.map(({ row }) => row), answers: made.flatMap(({ answers }) => answers) }
}

/** Nusrat's purchases of levels. */
const BOUGHT = [
  { idx: 'TRX10400001', key: 'javascript', levels: [2, 3, 4], amount: 300, day: -10 },
  { idx: 'TRX10400002', key: 'sql', levels: [2, 3, 4], amount: 240, day: -8 },
  { idx: 'TRX10400003', key: 'office-email', levels: [1, 2, 3], amount: 180, day: -16 },
]

export function buildLevelPurchases(calendar: Calendar): {
  grants: (typeof level_grant.$inferInsert)[]
  transactions: (typeof transaction_.$inferInsert)[]
} {
  return {
    grants: BOUGHT.flatMap(({ idx, key, levels, day }) =>
      levels.map((no) => ({
        _id: `grant-nusrat-${key}-${no}`,
        person: NUSRAT,
        level: buildLevelId(key, no),
        transaction: `transaction-${idx}`,
        granted_at: calendar.at(day, '19:50'),
      })),
    ),
    transactions: BOUGHT.map(({ idx, key, levels, amount, day }) => ({
      _id: `transaction-${idx}`,
      idx,
      person: NUSRAT,
      kind: 'assessment',
      assessment: `assessment-${key}`,
      levels: levels.map((no) => buildLevelId(key, no)),
      method: 'bkash',
      amount,
      price: amount,
      redirect: '/purchase/result/{idx}',
      status: 'paid',
      gateway_ref: `SANDBOX${idx}`,
      created_at: calendar.at(day, '19:46'),
      decided_at: calendar.at(day, '19:50'),
    })),
  }
}
