/** Ranks the learners of a batch by points; equal points share a rank. (ruling R35) */

import { eq } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Standing } from '#src/api/shapes/progress.ts'
import type { Db } from '../../database/open.ts'
import { batch_learner } from '../../database/tables/batch.ts'

export interface Ranked {
  person: string
  points: number
  rank: number
  /** Rank a week ago. */
  was: number
}

function computeRank(all: readonly number[], own: number): number {
  return all.filter((points) => points > own).length + 1
}

export async function rankLearners(batchId: string, db: Db): Promise<Ranked[]> {
  const learners = await db.select().from(batch_learner).where(eq(batch_learner.batch, batchId))
  const now = learners.map(({ score }) => score)
  const before = learners.map(({ score_before }) => score_before)
  return learners
    .map(({ person, score, score_before }) => ({
      person,
      points: score,
      rank: computeRank(now, score),
      was: computeRank(before, score_before),
    }))
    .toSorted((one, other) => one.rank - other.rank)
}

/** Returns null while the learner has no points. */
export async function findRank(
  batchId: string,
  person: string,
  db: Db,
): Promise<v.InferInput<typeof Standing> | null> {
  const all = await rankLearners(batchId, db)
  const own = all.find((ranked) => ranked.person === person)
  return own && own.points > 0 ? { rank: own.rank, was: own.was, of: all.length } : null
}
