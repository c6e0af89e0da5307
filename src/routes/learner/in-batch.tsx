/** Sets head tags and phone bar around every page of a batch. */
import { type ReactNode, useCallback } from 'react'
import type { Batch } from '#src/api/shapes/batch.ts'
import { BatchPage, formatSteps } from '#src/features/learn/batch-page/batch-page.tsx'
import { words } from '#src/features/learn/batch-page/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'

interface InBatchProps {
  batchId: string
  /** Title of one item of the batch; pages of the batch itself take the course's. */
  title?: string
  /** Target of the phone's back arrow. */
  backTo?: string
  children: ReactNode
}

export function InBatch({ batchId, title, backTo = paths.myCourses(), children }: InBatchProps) {
  const BatchHead = useCallback(
    ({ of }: { of: Batch | undefined }) => (
      <>
        <Head title={title ?? of?.course.title ?? words.batch} isHiddenFromSearch />
        {of && (
          <PhoneBar
            title={title ?? of.course.title}
            subtitle={title === undefined ? words.phoneLine(of.title, formatSteps(of)) : of.course.title}
            backTo={backTo}
          />
        )}
      </>
    ),
    [title, backTo],
  )
  return (
    <BatchPage batchId={batchId} Head={BatchHead}>
      {children}
    </BatchPage>
  )
}
