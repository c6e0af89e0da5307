/** Sets head tags and phone bar around every page of a batch. */

import { type ReactNode, useCallback } from 'react'
import { useLocation } from 'react-router'
import { readBatch } from '#src/api/contract/batch.ts'
import type { Batch } from '#src/api/shapes/batch.ts'
import { useRead } from '#src/api/use-api.ts'
import { BatchPage, formatSteps } from '#src/features/learn/batch/page/batch-page.tsx'
import { words } from '#src/features/learn/batch/page/words.ts'
import { StoredFiles } from '#src/features/learn/shared/kept/stored-files.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { useWasTrue } from '#src/ui/hooks/use-was-true.ts'
import { SkeletonRows } from '#src/ui/states/skeleton-rows.tsx'
import { BatchBanners } from './batch-banners.tsx'

interface InBatchProps {
  batchId: string
  /** Title of one item of the batch; pages of the batch itself use the course's. */
  title?: string
  /** Target of the phone's back arrow; pages of the batch itself link to the courses. */
  backTo?: string
  children: ReactNode
}

export function InBatch({ batchId, title, backTo, children }: InBatchProps) {
  const isOwn = backTo === undefined
  const BatchHead = useCallback(
    ({ batch }: { batch: Batch | undefined }) => (
      <>
        <Head title={title ?? batch?.course.title ?? words.batch} isHiddenFromSearch />
        {batch && (
          <PhoneBar
            title={title ?? batch.course.title}
            subtitle={
              title === undefined ? words.phoneLine(batch.title, formatSteps(batch)) : batch.course.title
            }
            backTo={backTo ?? paths.myCourses()}
          />
        )}
      </>
    ),
    [title, backTo],
  )
  return (
    <BatchPage batchId={batchId} Head={BatchHead}>
      {offers.keptClasses && <StoredFiles />}
      {/* Not above an exam or an assignment. */}
      {isOwn ? <BelowBanners batchId={batchId}>{children}</BelowBanners> : children}
    </BatchPage>
  )
}

/**
 * The page waits for the banners above it, so that it does not move. A failing or very slow batch ends the wait;
 * once drawn the page stays, since text may be typed in it.
 */
function BelowBanners({ batchId, children }: Pick<InBatchProps, 'batchId' | 'children'>) {
  const { data, error, isSlow } = useRead(readBatch(batchId), {
    isQuiet: false,
    isCachedOnly: true,
  })
  const { pathname } = useLocation()
  // Once, on the batch's first page: everywhere else the mark on the tab is enough.
  const hasNotice = data?.has_new_notice === true && pathname === paths.batch(batchId)
  if (!useWasTrue(data !== undefined || error !== undefined || isSlow))
    return (
      <div aria-busy="true">
        <SkeletonRows count={5} />
      </div>
    )
  const hasBanner = data && (hasNotice || data.percent === 100 || data.is_onboarding_open)
  return (
    <>
      {hasBanner && <BatchBanners key={batchId} batch={data} hasNotice={hasNotice} />}
      {children}
    </>
  )
}
