/** What every page of a batch says to the head tags and to the phone's bar, around the page itself. */
import type { ReactNode } from 'react'
import type { Batch } from '#src/api/shapes/batch.ts'
import { BatchPage, stepsOf } from '#src/features/batch-page/batch-page.tsx'
import { words } from '#src/features/batch-page/words.ts'
import { Head } from '#src/features/head/head.tsx'
import { PhoneBar } from '#src/features/shell-phone-bar/phone-bar.tsx'
import { paths } from '#src/lib/paths.ts'

function Says({ of }: { of: Batch }) {
  return (
    <>
      <Head title={of.course.title} isHiddenFromSearch />
      <PhoneBar title={of.course.title} subtitle={words.phoneLine(of.title, stepsOf(of))} backTo={paths.myCourses()} />
    </>
  )
}

export function InBatch({ batchId, children }: { batchId: string; children: ReactNode }) {
  return (
    <BatchPage batchId={batchId} Says={Says}>
      {children}
    </BatchPage>
  )
}
