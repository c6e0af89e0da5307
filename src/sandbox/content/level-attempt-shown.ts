/** Attempts at levels in lists, in the room, and what they came to. (spec 7 Assessments, spec 3 `LSsummary`) */
import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { LevelQuestions, LevelSubmission, LevelSubmissionCard, LevelSummary } from '#src/api/shapes/level-submission.ts'
import { course } from '../database/tables/catalogue.ts'
import type { Person } from '../kernel/handler.ts'
import { answersOf, withAutoMarks } from './attempt.ts'
import type { SubmissionRow } from './batch-world.ts'
import { forLearner, layOut, noBookings } from './exam-questions.ts'
import { isPassed, percentOf, questionCount, readClimb, standingOf, starsOf } from './ladder.ts'
import type { Tried } from './level-attempt.ts'
import type { Parts } from './parts.ts'
import { peopleById, type ShownPerson } from './person-shown.ts'
import { showSubmission } from './submission-shown.ts'

type Card = v.InferInput<typeof LevelSubmissionCard>
type Summary = v.InferInput<typeof LevelSummary>
type Topic = NonNullable<Summary['topics']>[number]

function placeOf({ level: { _id, no, title }, ladder: { of } }: Tried): Pick<Card, 'level' | 'assessment'> {
  return { level: { _id, no, title }, assessment: { _id: of._id, title: of.title } }
}

function stateOf(row: SubmissionRow, level: Tried['level']): Card['state'] {
  if (row.submitted_at === null) return 'open'
  if (row.checked_at === null) return 'under-review'
  return isPassed(row, level) ? 'passed' : 'failed'
}

type Outcome = Pick<Card, 'state' | 'mark' | 'marks' | 'percent' | 'stars' | 'checked_at' | 'checked_by'>

function outcomeOf({ row, level }: Tried, people: ReadonlyMap<string, ShownPerson>): Outcome {
  const isMarked = row.checked_at !== null
  return {
    state: stateOf(row, level),
    mark: isMarked ? row.obtained : null,
    marks: row.full_marks,
    percent: isMarked ? percentOf(row) : null,
    stars: starsOf(row, level),
    checked_at: row.checked_at,
    checked_by: people.get(row.checked_by ?? '') ?? null,
  }
}

export async function showTriedCards(tried: readonly Tried[], parts: Parts): Promise<Card[]> {
  const people = await peopleById(
    tried.flatMap(({ row }) => [row.person, row.checked_by ?? row.person]),
    parts,
  )
  return tried.map((each) => {
    const { _id, person, version, started_at, deadline, submitted_at } = each.row
    const learner = people.get(person) ?? { _id: person }
    return { _id, ...placeOf(each), ...outcomeOf(each, people), learner, version, started_at, deadline, submitted_at }
  })
}

/** As an exam in its room. */
export function showQuestions(tried: Tried, { clock }: Pick<Parts, 'clock'>): v.InferInput<typeof LevelQuestions> {
  const { level, row } = tried
  const bookings = noBookings(clock.iso())
  return {
    ...placeOf(tried),
    ...layOut(level, (question) => forLearner(question, bookings)),
    _id: level._id,
    kind: row.kind === 'essay' ? 'essay' : 'quiz',
    title: level.title,
    duration: level.duration === 0 ? null : level.duration,
    question_count: questionCount(level),
    marks: level.marks,
    instructions: level.instructions,
    batch: null,
    is_question_order_shuffled: false,
    is_option_order_shuffled: false,
    is_leaving_logged: false,
    submission: row._id,
  }
}

export async function showTried(tried: Tried, reader: Person, parts: Parts): Promise<v.InferInput<typeof LevelSubmission>> {
  const { row, level } = tried
  return {
    ...(await showSubmission(row, reader, parts)),
    ...placeOf(tried),
    percent: row.checked_at === null ? null : percentOf(row),
    stars: starsOf(row, level),
    is_passed: isPassed(row, level),
  }
}

/** What each topic came to, once all of it is marked. */
async function topicsOf({ row, level }: Tried, parts: Parts): Promise<Topic[]> {
  if (row.checked_at === null) return []
  const given = withAutoMarks(row.marks, level, await answersOf(row._id, parts))
  return level.sections.map(({ title, questions }) => ({
    title,
    mark: questions.reduce((sum, { _id }) => sum + (given.find(({ question }) => question === _id)?.mark ?? 0), 0),
    marks: questions.reduce((sum, { marks }) => sum + marks, 0),
  }))
}

/** The weakest topic first, with the course that teaches it. */
async function learnNext(topics: readonly Topic[], { ladder }: Tried, { db }: Parts): Promise<NonNullable<Summary['learn_next']>> {
  const { leads_to } = ladder.of
  const taught = leads_to === null ? undefined : await db.select().from(course).where(eq(course._id, leads_to)).get()
  return topics
    .filter(({ mark, marks }) => mark < marks)
    .toSorted((one, other) => one.mark / one.marks - other.mark / other.marks)
    .map((topic) => ({ ...topic, course_slug: taught?.slug ?? null, course_title: taught?.title ?? '' }))
}

export async function showSummary(tried: Tried, parts: Parts): Promise<Summary> {
  const { row, level, ladder } = tried
  const climb = await readClimb(row.person, parts)
  const { best, left } = standingOf(level, ladder, climb)
  const next = ladder.levels.find(({ no }) => no === level.no + 1)
  const people = await peopleById(row.checked_by === null ? [] : [row.checked_by], parts)
  const topics = await topicsOf(tried, parts)
  return {
    _id: row._id,
    ...placeOf(tried),
    ...outcomeOf(tried, people),
    started_at: row.started_at,
    submitted_at: row.submitted_at,
    pass_percent: level.pass_percent,
    best_mark: best,
    topics,
    learn_next: await learnNext(topics, tried, parts),
    next_level: next ? { _id: next._id, no: next.no, title: next.title, state: standingOf(next, ladder, climb).state } : null,
    tries_left: left,
    retry_price: level.retry_price,
    comment: row.checked_at === null ? '' : row.comment,
  }
}
