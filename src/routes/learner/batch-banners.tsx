/** Banners above the pages of a batch: an urgent notice, congratulations at its end, and an introduction at its beginning. */

import type { ReactNode } from 'react'
import type { Batch } from '#src/api/shapes/batch.ts'
import { UrgentNotice } from '#src/features/learn/batch/notices/urgent-notice.tsx'
import { Congratulation } from '#src/features/learn/batch/progress/congratulation.tsx'
import { BatchSteps } from '#src/features/learn/first-steps/first-steps.tsx'

export function BatchBanners({ batch, hasNotice }: { batch: Batch; hasNotice: boolean }): ReactNode {
  return (
    <>
      {hasNotice && <UrgentNotice batchId={batch._id} />}
      {batch.percent === 100 && <Congratulation batchId={batch._id} />}
      {batch.is_onboarding_open && <BatchSteps batch={batch} />}
    </>
  )
}
