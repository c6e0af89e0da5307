/** Ranks the learners of a batch. */

import { Leaderboard } from '#src/features/learn/batch/progress/leaderboard.tsx'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId}>
      <Leaderboard batchId={batchId} />
    </InBatch>
  )
}
