/** The notices of one batch. */

import { NoticeList } from '#src/features/teach/notice-editor/notice-list.tsx'
import { words } from '#src/features/teach/teacher-batch/words.ts'
import { useRouteParams } from '../use-route-params.ts'
import { InBatch } from './in-batch.tsx'

export function Component() {
  const { batchId } = useRouteParams('batchId')
  return (
    <InBatch batchId={batchId} title={words.notices}>
      <NoticeList batchId={batchId} />
    </InBatch>
  )
}
