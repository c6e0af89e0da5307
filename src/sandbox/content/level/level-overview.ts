/** A learner's results in all assessments. (spec 7 level-submission/overview) */

import type * as v from 'valibot'
import { MOST_STARS } from '#src/api/shapes/assessment.ts'
import type { LevelOverview } from '#src/api/shapes/level-submission.ts'
import type { Person } from '../../database/tables/person.ts'
import type { Services } from '../services.ts'
import { showLevelAttemptCards } from './level-attempt-view.ts'
import { findLevel, type LevelAttempt } from './level-attempt.ts'
import {
  type LevelHistory,
  type AssessmentWithLevels,
  readLevelHistory,
  readAssessments,
  getLevelProgress,
} from './level-progress.ts'
import { rankAssessment } from './top-list.ts'

/** How many of the last attempts are shown. */
const RECENT = 5

/** Newest first, without removed ones. */
export function listLevelAttempts(
  { attempts }: LevelHistory,
  assessments: readonly AssessmentWithLevels[],
): LevelAttempt[] {
  return attempts.flatMap((row) => {
    const step = row.removed_at === null ? findLevel(assessments, row.level) : undefined
    return step ? [{ ...step, row }] : []
  })
}

async function listOwnRanks(assessments: readonly AssessmentWithLevels[], person: string, parts: Services) {
  const all = await Promise.all(
    assessments.map(async (assessment) => ({ assessment, places: await rankAssessment(assessment, parts) })),
  )
  return all.flatMap(({ assessment, places }) => {
    const own = places.find((place) => place.person === person)
    return own
      ? [
          {
            assessment: { _id: assessment._id, title: assessment.title },
            rank: own.rank,
            of: places.length,
            points: own.points,
          },
        ]
      : []
  })
}

export async function showOverview(
  person: Person,
  parts: Services,
): Promise<v.InferInput<typeof LevelOverview>> {
  const assessments = await readAssessments(parts)
  const history = await readLevelHistory(person._id, parts)
  const attempts = listLevelAttempts(history, assessments)
  const touched = assessments.filter(({ levels }) =>
    levels.some(({ _id }) => attempts.some(({ level }) => level._id === _id)),
  )
  const progress = touched.flatMap((assessment) =>
    assessment.levels.map((row) => getLevelProgress(row, assessment, history)),
  )
  return {
    passed_count: progress.filter(({ stars }) => stars > 0).length,
    level_count: progress.length,
    stars: progress.reduce((sum, { stars }) => sum + stars, 0),
    star_count: progress.length * MOST_STARS,
    attempt_count: history.attempts.length,
    open: await showLevelAttemptCards(
      attempts.filter(({ row }) => row.submitted_at === null),
      parts,
    ),
    recent: await showLevelAttemptCards(
      attempts.filter(({ row }) => row.submitted_at !== null).slice(0, RECENT),
      parts,
    ),
    places: await listOwnRanks(touched, person._id, parts),
  }
}
