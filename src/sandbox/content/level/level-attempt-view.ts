/** Shows attempts at levels: cards, questions, results and summary. (spec 7 Assessments, spec 3 `LSsummary`) */

import type * as v from 'valibot'
import type {
  LevelQuestions,
  LevelSubmission,
  LevelSubmissionCard,
  LevelSummary,
} from '#src/api/shapes/level-submission.ts'
import { findById } from '../../database/queries.ts'
import { course } from '../../database/tables/catalogue.ts'
import type { SubmissionRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { hideAnswers, layOut, buildEmptyBookings } from '../exam/exam-questions.ts'
import { readPeople, type ShownPerson } from '../people.ts'
import type { Services } from '../services.ts'
import { readAnswers, addAutoMarks } from '../submission/attempt.ts'
import { showSubmission } from '../submission/submission-view.ts'
import type { LevelAttempt } from './level-attempt.ts'
import {
  isPassed,
  getMarkPercent,
  countQuestions,
  readLevelHistory,
  getLevelProgress,
  countStars,
} from './level-progress.ts'

type Card = v.InferInput<typeof LevelSubmissionCard>
type Summary = v.InferInput<typeof LevelSummary>
type Topic = NonNullable<Summary['topics']>[number]

function showLevelPlace({
  level: { _id, no, title },
  assessment,
}: LevelAttempt): Pick<Card, 'level' | 'assessment'> {
  return { level: { _id, no, title }, assessment: { _id: assessment._id, title: assessment.title } }
}

function getAttemptState(row: SubmissionRow, level: LevelAttempt['level']): Card['state'] {
  if (row.submitted_at === null) return 'open'
  if (row.checked_at === null) return 'under-review'
  return isPassed(row, level) ? 'passed' : 'failed'
}

type Outcome = Pick<Card, 'state' | 'mark' | 'marks' | 'percent' | 'stars' | 'checked_at' | 'checked_by'>

function showOutcome({ row, level }: LevelAttempt, people: ReadonlyMap<string, ShownPerson>): Outcome {
  const isMarked = row.checked_at !== null
  return {
    state: getAttemptState(row, level),
    mark: isMarked ? row.obtained : null,
    marks: row.full_marks,
    percent: isMarked ? getMarkPercent(row) : null,
    stars: countStars(row, level),
    checked_at: row.checked_at,
    checked_by: people.get(row.checked_by ?? '') ?? null,
  }
}

export async function showLevelAttemptCards(
  attempts: readonly LevelAttempt[],
  parts: Services,
): Promise<Card[]> {
  const people = await readPeople(
    attempts.flatMap(({ row }) => [row.person, row.checked_by ?? row.person]),
    parts,
  )
  return attempts.map((each) => {
    const { _id, person, version, started_at, deadline, submitted_at } = each.row
    const learner = people.get(person) ?? { _id: person }
    return {
      _id,
      ...showLevelPlace(each),
      ...showOutcome(each, people),
      learner,
      version,
      started_at,
      deadline,
      submitted_at,
    }
  })
}

/** Like an exam in its room. */
export function showQuestions(
  attempt: LevelAttempt,
  { clock }: Pick<Services, 'clock'>,
): v.InferInput<typeof LevelQuestions> {
  const { level, row } = attempt
  const bookings = buildEmptyBookings(clock.iso())
  return {
    ...showLevelPlace(attempt),
    ...layOut(level, (question) => hideAnswers(question, bookings)),
    _id: level._id,
    kind: row.kind === 'essay' ? 'essay' : 'quiz',
    title: level.title,
    duration: level.duration === 0 ? null : level.duration,
    question_count: countQuestions(level),
    marks: level.marks,
    instructions: level.instructions,
    batch: null,
    is_question_order_shuffled: false,
    is_option_order_shuffled: false,
    is_leaving_logged: false,
    submission: row._id,
  }
}

export async function showLevelAttempt(
  attempt: LevelAttempt,
  reader: Person,
  parts: Services,
): Promise<v.InferInput<typeof LevelSubmission>> {
  const { row, level } = attempt
  return {
    ...(await showSubmission(row, reader, parts)),
    ...showLevelPlace(attempt),
    percent: row.checked_at === null ? null : getMarkPercent(row),
    stars: countStars(row, level),
    is_passed: isPassed(row, level),
  }
}

/** Marks by topic, once the whole attempt is marked. */
async function showTopics({ row, level }: LevelAttempt, parts: Services): Promise<Topic[]> {
  if (row.checked_at === null) return []
  const given = addAutoMarks(row.marks, level, await readAnswers(row._id, parts))
  return level.sections.map(({ title, questions }) => ({
    title,
    mark: questions.reduce(
      (sum, { _id }) => sum + (given.find(({ question }) => question === _id)?.mark ?? 0),
      0,
    ),
    marks: questions.reduce((sum, { marks }) => sum + marks, 0),
  }))
}

/** The weakest topic first, with the course that teaches it. */
async function learnNext(
  topics: readonly Topic[],
  { assessment }: LevelAttempt,
  { db }: Services,
): Promise<NonNullable<Summary['learn_next']>> {
  const { leads_to } = assessment
  const taught = await findById(db, course, leads_to)
  return topics
    .filter(({ mark, marks }) => mark < marks)
    .toSorted((one, other) => one.mark / one.marks - other.mark / other.marks)
    .map((topic) => ({ ...topic, course_slug: taught?.slug ?? null, course_title: taught?.title ?? '' }))
}

export async function showSummary(attempt: LevelAttempt, parts: Services): Promise<Summary> {
  const { row, level, assessment } = attempt
  const history = await readLevelHistory(row.person, parts)
  const { best, left } = getLevelProgress(level, assessment, history)
  const next = assessment.levels.find(({ no }) => no === level.no + 1)
  const people = await readPeople(row.checked_by === null ? [] : [row.checked_by], parts)
  const topics = await showTopics(attempt, parts)
  return {
    _id: row._id,
    ...showLevelPlace(attempt),
    ...showOutcome(attempt, people),
    started_at: row.started_at,
    submitted_at: row.submitted_at,
    pass_percent: level.pass_percent,
    best_mark: best,
    topics,
    learn_next: await learnNext(topics, attempt, parts),
    next_level: next
      ? {
          _id: next._id,
          no: next.no,
          title: next.title,
          state: getLevelProgress(next, assessment, history).state,
        }
      : null,
    tries_left: left,
    retry_price: level.retry_price,
    comment: row.checked_at === null ? '' : row.comment,
  }
}
