/**
 * A learner's progress through the levels of an assessment: state, price and tries left. (spec 7 Assessments)
 */

import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { LevelState } from '#src/api/shapes/assessment.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { computeReachedPercent } from '#src/lib/percent.ts'
import {
  assessment as assessmentTable,
  level as levelTable,
  level_grant,
  type AssessmentRow,
  type LevelRow,
} from '../../database/tables/assessment.ts'
import { submission, type SubmissionRow } from '../../database/tables/learning.ts'
import type { Services } from '../services.ts'
import { closeIfOver } from '../submission/attempt.ts'

/** Two and three stars, in percent; the first is the pass mark itself. */
const STARS = [85, 95]

export interface AssessmentWithLevels extends AssessmentRow {
  /** By level number. */
  levels: readonly LevelRow[]
}

/** Purchases and attempts of one learner; empty for a guest. */
export interface LevelHistory {
  grants: readonly (typeof level_grant.$inferSelect)[]
  /** Newest first, including removed ones, which count as tries. */
  attempts: readonly SubmissionRow[]
}

export const NO_HISTORY: LevelHistory = { grants: [], attempts: [] }

export interface LevelProgress {
  state: LevelState
  reason: string
  isOwned: boolean
  stars: number
  best: number | null
  used: number
  left: number | null
  last: SubmissionRow | undefined
}

/** Published ones, in catalogue order. */
export async function readAssessments({ db }: Pick<Services, 'db'>): Promise<AssessmentWithLevels[]> {
  const rows = await db
    .select()
    .from(assessmentTable)
    .where(eq(assessmentTable.is_published, true))
    .orderBy(asc(assessmentTable.order))
  const levels = await db.select().from(levelTable).orderBy(asc(levelTable.no))
  return rows.map((row) => ({ ...row, levels: levels.filter((each) => each.assessment === row._id) }))
}

export async function readLevelHistory(
  person: string,
  parts: Pick<Services, 'db' | 'clock'>,
): Promise<LevelHistory> {
  const { db } = parts
  const own = and(eq(submission.person, person), isNotNull(submission.level))
  const attempts = await Promise.all(
    (await db.select().from(submission).where(own)).map((row) => closeIfOver(row, parts)),
  )
  return {
    grants: await db.select().from(level_grant).where(eq(level_grant.person, person)),
    attempts: attempts.toSorted((one, other) => other.started_at.localeCompare(one.started_at)),
  }
}

export function getMarkPercent({
  obtained,
  full_marks,
}: Pick<SubmissionRow, 'obtained' | 'full_marks'>): number {
  return computeReachedPercent(obtained ?? 0, full_marks)
}

export function isPassed(row: SubmissionRow, { pass_percent }: Pick<LevelRow, 'pass_percent'>): boolean {
  return row.checked_at !== null && getMarkPercent(row) >= pass_percent
}

export function countStars(row: SubmissionRow, level: Pick<LevelRow, 'pass_percent'>): number {
  return isPassed(row, level) ? 1 + STARS.filter((least) => getMarkPercent(row) >= least).length : 0
}

function listShownAttempts({ attempts }: LevelHistory, levelId: string): SubmissionRow[] {
  return attempts.filter((row) => row.level === levelId && row.removed_at === null)
}

/** The best checked attempt; removed attempts do not count. */
export function findBest(level: LevelRow, history: LevelHistory): SubmissionRow | undefined {
  const checked = listShownAttempts(history, level._id).filter(({ checked_at }) => checked_at !== null)
  return checked.toSorted((one, other) => (other.obtained ?? 0) - (one.obtained ?? 0))[0]
}

function hasPassed(level: LevelRow, history: LevelHistory): boolean {
  const best = findBest(level, history)
  return best !== undefined && isPassed(best, level)
}

function countTries(
  { _id, tries }: LevelRow,
  { grants, attempts }: LevelHistory,
): { used: number; left: number | null } {
  const used = attempts.filter((row) => row.level === _id).length
  const sets = grants.filter((grant) => grant.level === _id).length
  return { used, left: tries === null ? null : Math.max(0, sets * tries - used) }
}

const NOT_SOLD = 'লেভেলটি এখন কেনা যাচ্ছে না।'
const BUY_FIRST = 'লেভেলটি কিনলে শুরু করতে পারবেন।'
const UNDER_REVIEW = 'শিক্ষক দেখছেন। ফল এলে এখানেই পাবেন।'

function getLevelState(
  level: LevelRow,
  { levels }: AssessmentWithLevels,
  history: LevelHistory,
  isOwned: boolean,
): Pick<LevelProgress, 'state' | 'reason'> {
  const own = listShownAttempts(history, level._id)
  if (own.some(({ submitted_at }) => submitted_at === null)) return { state: 'running', reason: '' }
  if (own[0]?.checked_at === null) return { state: 'under-review', reason: UNDER_REVIEW }
  if (hasPassed(level, history)) return { state: 'passed', reason: '' }
  const before = levels.find(({ no }) => no === level.no - 1)
  if (before && !hasPassed(before, history))
    return { state: 'locked', reason: `আগে লেভেল ${formatNumber(before.no)} পাস করুন।` }
  if (!isOwned) return { state: 'to-buy', reason: level.price === null ? NOT_SOLD : BUY_FIRST }
  return { state: own.length > 0 ? 'failed' : 'open', reason: '' }
}

export function getLevelProgress(
  level: LevelRow,
  assessment: AssessmentWithLevels,
  history: LevelHistory,
): LevelProgress {
  const isOwned = level.price === 0 || history.grants.some((grant) => grant.level === level._id)
  const best = findBest(level, history)
  return {
    ...getLevelState(level, assessment, history, isOwned),
    ...countTries(level, history),
    isOwned,
    stars: best ? countStars(best, level) : 0,
    best: best?.obtained ?? null,
    last: listShownAttempts(history, level._id)[0],
  }
}

export function countQuestions({ sections }: Pick<LevelRow, 'sections'>): number {
  return sections.reduce((sum, { questions }) => sum + questions.length, 0)
}
