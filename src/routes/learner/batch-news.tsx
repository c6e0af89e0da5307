/** News that a batch shows once: congratulations at its end, and the ways round it at its beginning. */
import type { ReactNode } from 'react'
import type { Batch } from '#src/api/shapes/batch.ts'
import { Congratulation } from '#src/features/learn/batch-progress/congratulation.tsx'
import { BatchSteps } from '#src/features/learn/first-steps/first-steps.tsx'

export function BatchNews({ of }: { of: Batch }): ReactNode {
  return (
    <>
      {of.percent === 100 && <Congratulation batchId={of._id} />}
      {of.is_onboarding_open && <BatchSteps of={of} />}
    </>
  )
}
