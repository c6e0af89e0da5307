/** What every page of a batch says to the head tags and to the phone's bar, around the page itself. */
import { type ReactNode, useCallback } from 'react'
import type { Batch } from '#src/api/shapes/batch.ts'
import { BatchPage, stepsOf } from '#src/features/learn/batch-page/batch-page.tsx'
import { words } from '#src/features/learn/batch-page/words.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'

interface InBatchProps {
  batchId: string
  /** Of one item of the batch; a page of the batch itself has the course's. */
  title?: string
  /** Where the phone's arrow leads. */
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
            subtitle={title === undefined ? words.phoneLine(of.title, stepsOf(of)) : of.course.title}
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
