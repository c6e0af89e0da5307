/** Builds the addresses of an attempt's result: the level's own address with the attempt in the query. */

import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { paths, addQuery } from '#src/lib/paths.ts'

type Placed = Pick<LevelSubmissionCard, '_id' | 'level' | 'assessment'>

export function buildResultAddress({ _id, level, assessment }: Placed): string {
  return addQuery(paths.assessmentLevel(assessment._id, level._id), { attempt: _id })
}

export function buildReviewAddress({ _id, level, assessment }: Placed): string {
  return addQuery(paths.assessmentLevel(assessment._id, level._id), { attempt: _id, view: 'answers' })
}
