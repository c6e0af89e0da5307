/** The try before this one, with its answers, marks and comments; undefined for a first try. (spec 7 submission/list-iterative) */

import { readSubmission, submission as rows } from '#src/api/contract/submission.ts'
import type { Submission } from '#src/api/shapes/submission.ts'
import { useApi, useRead } from '#src/api/use-api.ts'

export function usePreviousTry({ exam, learner, try_no: no }: Submission): Submission | undefined {
  const isLater = no > 1 && exam
  const list = useApi(rows.listIterative, isLater ? { query: { exam, learner: learner._id } } : null, {
    isQuiet: true,
  })
  const before = list.data?.data
    .filter((each) => each.submitted_at && each.try_no > 0 && each.try_no < no)
    .toSorted((one, other) => other.try_no - one.try_no)[0]
  return useRead(readSubmission(before?._id ?? ''), { isQuiet: true, isWanted: before !== undefined }).data
}
