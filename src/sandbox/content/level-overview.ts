/** Everything a learner has done on ladders. (spec 7 level-submission/overview) */
import type * as v from 'valibot'
import { MOST_STARS } from '#src/api/shapes/assessment.ts'
import type { LevelOverview } from '#src/api/shapes/level-submission.ts'
import type { Person } from '../kernel/handler.ts'
import { type LevelHistory, type AssessmentWithLevels, readLevelHistory, readAssessments, getLevelProgress } from './ladder.ts'
import { findLevel, type LevelAttempt } from './level-attempt.ts'
import { showLevelAttemptCards } from './level-attempt-shown.ts'
import type { Services } from './parts.ts'
import { rankAssessment } from './top-list.ts'

/** How many of the last attempts are shown. */
const RECENT = 5

/** Newest first, without those that were taken away. */
export function listLevelAttempts({ attempts }: LevelHistory, ladders: readonly AssessmentWithLevels[]): LevelAttempt[] {
  return attempts.flatMap((row) => {
    const step = row.removed_at === null ? findLevel(ladders, row.level) : undefined
    return step ? [{ ...step, row }] : []
  })
}

async function listOwnRanks(ladders: readonly AssessmentWithLevels[], person: string, parts: Services) {
  const all = await Promise.all(ladders.map(async (ladder) => ({ ladder, places: await rankAssessment(ladder, parts) })))
  return all.flatMap(({ ladder: { of }, places }) => {
    const own = places.find((place) => place.person === person)
    return own ? [{ assessment: { _id: of._id, title: of.title }, rank: own.rank, of: places.length, points: own.points }] : []
  })
}

export async function showOverview(person: Person, parts: Services): Promise<v.InferInput<typeof LevelOverview>> {
  const ladders = await readAssessments(parts)
  const climb = await readLevelHistory(person._id, parts)
  const tried = listLevelAttempts(climb, ladders)
  const touched = ladders.filter(({ levels }) => levels.some(({ _id }) => tried.some(({ level }) => level._id === _id)))
  const standings = touched.flatMap((ladder) => ladder.levels.map((row) => getLevelProgress(row, ladder, climb)))
  return {
    passed_count: standings.filter(({ stars }) => stars > 0).length,
    level_count: standings.length,
    stars: standings.reduce((sum, { stars }) => sum + stars, 0),
    star_count: standings.length * MOST_STARS,
    attempt_count: climb.attempts.length,
    open: await showLevelAttemptCards(
      tried.filter(({ row }) => row.submitted_at === null),
      parts,
    ),
    recent: await showLevelAttemptCards(tried.filter(({ row }) => row.submitted_at !== null).slice(0, RECENT), parts),
    places: await listOwnRanks(touched, person._id, parts),
  }
}
