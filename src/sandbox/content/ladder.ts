/** How a learner stands on the ladder of an assessment: what is open, what it costs, how many tries are left. (spec 7 Assessments) */
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { LevelState } from '#src/api/shapes/assessment.ts'
import { formatNumber } from '#src/lib/bn.ts'
import { assessment, level, level_grant } from '../database/tables/assessment.ts'
import { submission } from '../database/tables/learning.ts'
import { closeIfOver } from './attempt.ts'
import type { SubmissionRow } from './batch-world.ts'
import type { Services } from './parts.ts'

export type AssessmentRow = typeof assessment.$inferSelect
export type LevelRow = typeof level.$inferSelect

/** Two and three stars, in percent; the first is the pass mark itself. */
const STARS = [85, 95]

export interface AssessmentWithLevels {
  of: AssessmentRow
  /** By their number. */
  levels: readonly LevelRow[]
}

/** What one learner bought and tried; nothing for a guest. */
export interface LevelHistory {
  grants: readonly (typeof level_grant.$inferSelect)[]
  /** Newest first, removed ones with them: they count as tries. */
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
  const rows = await db.select().from(assessment).where(eq(assessment.is_published, true)).orderBy(asc(assessment.order))
  const levels = await db.select().from(level).orderBy(asc(level.no))
  return rows.map((of) => ({ of, levels: levels.filter((each) => each.assessment === of._id) }))
}

export async function readLevelHistory(person: string, parts: Pick<Services, 'db' | 'clock'>): Promise<LevelHistory> {
  const { db } = parts
  const own = and(eq(submission.person, person), isNotNull(submission.level))
  const attempts = await Promise.all((await db.select().from(submission).where(own)).map((row) => closeIfOver(row, parts)))
  return {
    grants: await db.select().from(level_grant).where(eq(level_grant.person, person)),
    attempts: attempts.toSorted((one, other) => other.started_at.localeCompare(one.started_at)),
  }
}

export function getMarkPercent({ obtained, full_marks }: Pick<SubmissionRow, 'obtained' | 'full_marks'>): number {
  return full_marks === 0 ? 0 : Math.round(((obtained ?? 0) / full_marks) * 100)
}

export function isPassed(row: SubmissionRow, { pass_percent }: Pick<LevelRow, 'pass_percent'>): boolean {
  return row.checked_at !== null && getMarkPercent(row) >= pass_percent
}

export function countStars(row: SubmissionRow, of: Pick<LevelRow, 'pass_percent'>): number {
  return isPassed(row, of) ? 1 + STARS.filter((least) => getMarkPercent(row) >= least).length : 0
}

function listShownAttempts({ attempts }: LevelHistory, levelId: string): SubmissionRow[] {
  return attempts.filter((row) => row.level === levelId && row.removed_at === null)
}

/** The best checked attempt; what was taken away is no longer counted as a result. */
export function findBest(of: LevelRow, climb: LevelHistory): SubmissionRow | undefined {
  const checked = listShownAttempts(climb, of._id).filter(({ checked_at }) => checked_at !== null)
  return checked.toSorted((one, other) => (other.obtained ?? 0) - (one.obtained ?? 0))[0]
}

function hasPassed(of: LevelRow, climb: LevelHistory): boolean {
  const best = findBest(of, climb)
  return best !== undefined && isPassed(best, of)
}

function countTries({ _id, tries }: LevelRow, { grants, attempts }: LevelHistory): { used: number; left: number | null } {
  const used = attempts.filter((row) => row.level === _id).length
  const sets = grants.filter((grant) => grant.level === _id).length
  return { used, left: tries === null ? null : Math.max(0, sets * tries - used) }
}

const NOT_SOLD = 'লেভেলটি এখন কেনা যাচ্ছে না।'
const BUY_FIRST = 'লেভেলটি কিনলে শুরু করতে পারবেন।'
const UNDER_REVIEW = 'শিক্ষক দেখছেন। ফল এলে এখানেই পাবেন।'

function getLevelState(of: LevelRow, { levels }: AssessmentWithLevels, climb: LevelHistory, isOwned: boolean): Pick<LevelProgress, 'state' | 'reason'> {
  const own = listShownAttempts(climb, of._id)
  if (own.some(({ submitted_at }) => submitted_at === null)) return { state: 'running', reason: '' }
  if (own[0]?.checked_at === null) return { state: 'under-review', reason: UNDER_REVIEW }
  if (hasPassed(of, climb)) return { state: 'passed', reason: '' }
  const before = levels.find(({ no }) => no === of.no - 1)
  if (before && !hasPassed(before, climb)) return { state: 'locked', reason: `আগে লেভেল ${formatNumber(before.no)} পাস করুন।` }
  if (!isOwned) return { state: 'to-buy', reason: of.price === null ? NOT_SOLD : BUY_FIRST }
  return { state: own.length > 0 ? 'failed' : 'open', reason: '' }
}

export function getLevelProgress(of: LevelRow, ladder: AssessmentWithLevels, climb: LevelHistory): LevelProgress {
  const isOwned = of.price === 0 || climb.grants.some((grant) => grant.level === of._id)
  const best = findBest(of, climb)
  return {
    ...getLevelState(of, ladder, climb, isOwned),
    ...countTries(of, climb),
    isOwned,
    stars: best ? countStars(best, of) : 0,
    best: best?.obtained ?? null,
    last: listShownAttempts(climb, of._id)[0],
  }
}

export function countQuestions({ sections }: Pick<LevelRow, 'sections'>): number {
  return sections.reduce((sum, { questions }) => sum + questions.length, 0)
}
