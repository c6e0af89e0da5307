/**
 * After a start, a hand-in, a removal: everything that says how a level stands is read anew. The store area `assessment` of the
 * specification holds nothing else: which level and which attempt are meant stands in the address. (spec 3 `assessment`, ruling R39)
 */
import { assessment } from '#src/api/contract/assessment.ts'
import { levelSubmission } from '#src/api/contract/level-submission.ts'
import { refetch } from '#src/api/use-api.ts'

export function levelChanged(): void {
  const rows = [assessment.level, assessment.one, assessment.purchases, levelSubmission.list, levelSubmission.overview]
  for (const row of rows) void refetch(row)
}
