/** Ranks an assessment by the sum of the best marks of its levels; equal points share a rank. (ruling R35) */

import { inArray } from 'drizzle-orm'
import { submission } from '../../database/tables/learning.ts'
import type { Services } from '../services.ts'
import { findBest, type AssessmentWithLevels, countStars } from './level-progress.ts'

export interface AssessmentRank {
  person: string
  points: number
  stars: number
  rank: number
}

export async function rankAssessment(
  { levels }: AssessmentWithLevels,
  { db }: Pick<Services, 'db'>,
): Promise<AssessmentRank[]> {
  const ids = levels.map(({ _id }) => _id)
  const attempts = await db.select().from(submission).where(inArray(submission.level, ids))
  const people = [...new Set(attempts.map(({ person }) => person))]
  const sums = people.map((person) => {
    const history = { grants: [], attempts: attempts.filter((row) => row.person === person) }
    const best = levels.flatMap((level) => {
      const row = findBest(level, history)
      return row ? [{ points: row.obtained ?? 0, stars: countStars(row, level) }] : []
    })
    return {
      person,
      points: best.reduce((sum, { points }) => sum + points, 0),
      stars: best.reduce((sum, { stars }) => sum + stars, 0),
    }
  })
  const counted = sums.filter(({ points }) => points > 0)
  return counted
    .map((each) => ({ ...each, rank: counted.filter(({ points }) => points > each.points).length + 1 }))
    .toSorted((one, other) => one.rank - other.rank)
}
