/** The course of a batch, and the referral link. */

import { Review } from '#src/features/account/review/review.tsx'
import { BatchAbout } from '#src/features/learn/batch/about/batch-about.tsx'
import { offers } from '#src/lib/features.ts'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId}>
      <BatchAbout
        batchId={batchId}
        renderReview={(course) => offers.reviews && <Review item={course} kind="course" />}
      />
    </InBatch>
  )
}
