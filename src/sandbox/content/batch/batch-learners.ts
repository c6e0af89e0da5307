/** The learners of a batch for their teacher. (rulings R35, R39) */
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type * as v from 'valibot'
import type { BatchLearner } from '#src/api/shapes/batch-learner.ts'
import { listRows } from '../../database/queries.ts'
import { batch_learner } from '../../database/tables/batch.ts'
import { submission, type SubmissionRow } from '../../database/tables/learning.ts'
import { endorsement, person } from '../../database/tables/person.ts'
import { getPicture } from '../../kernel/picture.ts'
import type { BatchData } from './batch-data.ts'
import type { Services } from '../services.ts'
import { rankLearners } from './ranking.ts'
import type { AssignmentRow } from '../../database/tables/item.ts'

type Learner = v.InferInput<typeof BatchLearner>

export function computeAveragePercent(rows: readonly Pick<SubmissionRow, 'obtained' | 'full_marks'>[]): number | null {
  const marked = rows.flatMap(({ obtained, full_marks }) => (obtained === null || full_marks === 0 ? [] : (obtained / full_marks) * 100))
  if (marked.length === 0) return null
  return Math.round(marked.reduce((sum, each) => sum + each, 0) / marked.length)
}

/** Assignments that learners can read by now, oldest first. */
export function listReadableAssignments({ assignments }: BatchData, now: string): AssignmentRow[] {
  return assignments.filter(({ created_at }) => created_at <= now)
}

/** The newest assignment that is over; learners who missed it are at risk. */
function findLastDue(batchData: BatchData, now: string): AssignmentRow | undefined {
  return listReadableAssignments(batchData, now).findLast(
    ({ last_submission_date }) => last_submission_date !== null && last_submission_date < now,
  )
}

export async function listHandedIn(batchId: string, { db }: Pick<Services, 'db'>): Promise<SubmissionRow[]> {
  return listRows(db, submission, and(eq(submission.batch, batchId), isNotNull(submission.submitted_at)))
}

/** In the order of the leaderboard. */
export async function listLearners(batchData: BatchData, teacher: string, parts: Services): Promise<Learner[]> {
  const { db, clock } = parts
  const id = batchData.batch._id
  const places = await db.select().from(batch_learner).where(eq(batch_learner.batch, id))
  const ids = places.map((place) => place.person)
  const people = ids.length === 0 ? [] : await db.select().from(person).where(inArray(person._id, ids))
  const handIns = await listHandedIn(id, parts)
  const endorsed = await db.select().from(endorsement).where(eq(endorsement.teacher, teacher))
  const tasks = listReadableAssignments(batchData, clock.iso())
  const last = findLastDue(batchData, clock.iso())
  const ranked = await rankLearners(id, db)
  return ranked.flatMap(({ person: own, rank, points }) => {
    const who = people.find(({ _id }) => _id === own)
    const place = places.find((each) => each.person === own)
    if (!who || !place) return []
    const mine = handIns.filter((row) => row.person === own)
    const isTalent = who.role === 'talent'
    return {
      _id: place._id,
      person: { _id: own, name: who.name, picture: getPicture(parts, who) },
      joined_at: place.joined_at,
      is_frozen: place.is_frozen,
      rank,
      points,
      handed_in: new Set(mine.flatMap(({ assignment }) => assignment ?? [])).size,
      task_count: tasks.length,
      average: computeAveragePercent(mine),
      is_at_risk: last !== undefined && !mine.some(({ assignment }) => assignment === last._id),
      is_talent: isTalent,
      is_endorsed: endorsed.some(({ talent }) => talent === own),
      username: isTalent ? (who.username ?? '') : '',
    }
  })
}
