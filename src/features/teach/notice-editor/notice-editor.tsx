/** Reads the batches, and the notice to edit, for the form. */

import { readAllBatches } from '#src/api/contract/batch.ts'
import { readNotice } from '#src/api/contract/notice.ts'
import { useRead } from '#src/api/use-api.ts'
import { useDraft } from '#src/stores/drafts/use-draft.ts'
import { Load } from '#src/ui/states/load.tsx'
import { Skeleton } from '#src/ui/states/skeleton.tsx'
import { NoticeForm } from './notice-form.tsx'
import { getDraftKey, NoticeValues, readValues } from './notice-values.ts'

const skeleton = <Skeleton shape="block" height={480} />

const useBatches = () => useRead(readAllBatches())

interface NewNoticeProps {
  batchId: string | undefined
  /** Title of the subject of a reminder; empty for any other notice. */
  about: string
  onClose: () => void
}

export function NewNotice({ batchId, about, onClose }: NewNoticeProps) {
  return (
    <Load from={useBatches()} skeleton={skeleton}>
      {({ data }) => <NoticeForm batches={data} batchId={batchId} about={about} onClose={onClose} />}
    </Load>
  )
}

export function NoticeEditor({ noticeId, onClose }: { noticeId: string; onClose: () => void }) {
  const batches = useBatches()
  const read = useRead(readNotice(noticeId))
  const [typed] = useDraft(getDraftKey(noticeId), NoticeValues, undefined)
  const kept = typed ?? (read.data && readValues(read.data))
  // If somebody else withdraws a notice, its form stays open, with the typed or last text.
  const gone = read.error?.status === 404 && kept ? { _id: noticeId, values: kept } : undefined
  return (
    <Load from={batches} skeleton={skeleton}>
      {({ data }) =>
        gone ? (
          <NoticeForm key="gone" batches={data} gone={gone} onClose={onClose} />
        ) : (
          <Load from={read} skeleton={skeleton}>
            {(notice) => <NoticeForm key={notice._id} batches={data} existing={notice} onClose={onClose} />}
          </Load>
        )
      }
    </Load>
  )
}
