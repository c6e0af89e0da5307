/** Sets head tags and phone bar around every page of a teacher's batch. */

import { type ReactNode, useCallback } from 'react'
import type { Batch } from '#src/api/shapes/batch.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { TeacherBatch } from '#src/features/teach/teacher-batch/teacher-batch.tsx'
import { words } from '#src/features/teach/teacher-batch/words.ts'
import { paths } from '#src/lib/paths.ts'

interface InBatchProps {
  batchId: string
  /** Title of the page within the batch. */
  title: string
  /** Target of the phone's back arrow. */
  backTo?: string
  children: ReactNode
}

export function InBatch({ batchId, title, backTo = paths.teacherBatches(), children }: InBatchProps) {
  const BatchHead = useCallback(
    ({ batch }: { batch: Batch | undefined }) => (
      <>
        <Head title={batch ? `${title}: ${batch.title}` : title} isHiddenFromSearch />
        <PhoneBar title={batch?.course.title ?? words.batch} subtitle={batch?.title} backTo={backTo} />
      </>
    ),
    [title, backTo],
  )
  return (
    <TeacherBatch batchId={batchId} Head={BatchHead}>
      {children}
    </TeacherBatch>
  )
}
