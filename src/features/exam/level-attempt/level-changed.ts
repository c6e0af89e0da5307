/**
 * Revalidates everything that shows the state of a level, after a start, a submission or a removal. The
 * specification's store area `assessment` needs nothing else: the address names the level and the attempt.
 * (spec 3 `assessment`, ruling R39)
 */

import { assessment } from '#src/api/contract/assessment.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { refetch } from '#src/api/use-api.ts'

export function refetchLevel(): void {
  const rows = [
    assessment.level,
    assessment.one,
    assessment.purchases,
    levelSubmission.list,
    levelSubmission.overview,
  ]
  for (const row of rows) void refetch(row)
}
