/** Starts, reads and removes attempts at levels; answers are saved as for all attempts. (ruling R34) */

import { eq } from 'drizzle-orm'
import { formatNumber, formatTaka } from '#src/lib/bn.ts'
import { findById, insertRow } from '../../database/queries.ts'
import type { LevelRow } from '../../database/tables/assessment.ts'
import { submission, type SubmissionRow } from '../../database/tables/learning.ts'
import type { Person } from '../../database/tables/person.ts'
import { NotFound, HttpError } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import { isObjective } from '../../marking/auto-mark.ts'
import { getQuestions } from '../exam/exam-questions.ts'
import type { Services } from '../services.ts'
import { closeIfOver } from '../submission/attempt.ts'
import {
  isPassed,
  type AssessmentWithLevels,
  readLevelHistory,
  readAssessments,
  getLevelProgress,
} from './level-progress.ts'

/** A level with its assessment. */
export interface LevelInAssessment {
  level: LevelRow
  assessment: AssessmentWithLevels
}

/** An attempt with its level. */
export interface LevelAttempt extends LevelInAssessment {
  row: SubmissionRow
}

export function findLevel(
  assessments: readonly AssessmentWithLevels[],
  levelId: string | null,
): LevelInAssessment | undefined {
  for (const assessment of assessments) {
    const found = assessment.levels.find(({ _id }) => _id === levelId)
    if (found) return { level: found, assessment }
  }
  return undefined
}

function formatTriesUsed({ tries, retry_price }: LevelRow): string {
  const over = `${formatNumber(tries ?? 0)} বার দেওয়া শেষ।`
  return retry_price === null
    ? over
    : `${over} ${formatTaka(retry_price)}-এ আরও ${formatNumber(tries ?? 0)} বার দিতে পারবেন।`
}

/**
 * A second start returns the open attempt; otherwise the level must be bought, unlocked, and have a try left.
 */
export async function startLevel(levelId: string, person: Person, parts: Services): Promise<SubmissionRow> {
  const step = findLevel(await readAssessments(parts), levelId)
  if (!step) throw new NotFound('লেভেলটি')
  const { level, assessment } = step
  const { state, reason, left, last } = getLevelProgress(
    level,
    assessment,
    await readLevelHistory(person._id, parts),
  )
  if (state === 'running' && last) return last
  if (state === 'locked' || state === 'to-buy') throw new HttpError(403, reason)
  if (state === 'under-review') throw new HttpError(409, reason)
  if (left === 0) throw new HttpError(409, formatTriesUsed(level))
  const draft: typeof submission.$inferInsert = {
    _id: makeId(),
    person: person._id,
    level: level._id,
    kind: getQuestions(level).every(isObjective) ? 'quiz' : 'essay',
    started_at: parts.clock.iso(),
    deadline: level.duration === 0 ? null : parts.clock.inSeconds(level.duration * 60),
    full_marks: level.marks,
  }
  return insertRow(parts.db, submission, draft)
}

/**
 * Reads the caller's own attempt, or one of the teacher's assessments; any other is reported as not found.
 */
export async function readLevelAttempt(id: string, person: Person, parts: Services): Promise<LevelAttempt> {
  const found = await findById(parts.db, submission, id)
  const step = found && findLevel(await readAssessments(parts), found.level)
  if (!found || !step || found.removed_at !== null) throw new NotFound('চেষ্টাটি')
  const isReader =
    person.role === 'teacher' ? step.assessment.teachers.includes(person._id) : found.person === person._id
  if (!isReader) throw new NotFound('চেষ্টাটি')
  return { ...step, row: await closeIfOver(found, parts) }
}

/** Removes open and failed attempts; passed ones and those under review stay. */
export async function removeLevelAttempt(
  { row, level }: LevelAttempt,
  { db, clock }: Services,
): Promise<void> {
  if (row.submitted_at !== null && row.checked_at === null)
    throw new HttpError(409, 'এর ফল এখনো আসেনি, তাই এখন মোছা যাবে না।')
  if (isPassed(row, level)) throw new HttpError(409, 'পাস করা চেষ্টা মোছা যায় না।')
  await db.update(submission).set({ removed_at: clock.iso() }).where(eq(submission._id, row._id))
}
