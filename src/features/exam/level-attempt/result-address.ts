/** Where the result of an attempt stands: at the level's own address, named by the query. */
import type { LevelSubmissionCard } from '#src/api/shapes/level-submission.ts'
import { paths, addQuery } from '#src/lib/paths.ts'

type Placed = Pick<LevelSubmissionCard, '_id' | 'level' | 'assessment'>

export function resultAddress({ _id, level, assessment }: Placed): string {
  return addQuery(paths.assessmentLevel(assessment._id, level._id), { attempt: _id })
}

export function reviewAddress({ _id, level, assessment }: Placed): string {
  return addQuery(paths.assessmentLevel(assessment._id, level._id), { attempt: _id, view: 'answers' })
}
