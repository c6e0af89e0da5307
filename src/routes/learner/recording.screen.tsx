/** The player: one recording, its notes, the other recordings of its batch. */

import { useSearchParams } from 'react-router'
import { readRecording, readRecordingProgress } from '#src/api/contract/recording.ts'
import type { Recording } from '#src/api/shapes/recording.ts'
import { type Loaded, useRead } from '#src/api/use-api.ts'
import { Review } from '#src/features/account/review/review.tsx'
import { words } from '#src/features/learn/batch/page/words.ts'
import { RecordingNotes } from '#src/features/learn/notes/recording-notes.tsx'
import { useNotes } from '#src/features/learn/notes/use-notes.ts'
import { addNote } from '#src/features/learn/notes/write-note.ts'
import { RecordingFailed } from '#src/features/learn/player/recording-failed.tsx'
import { RecordingPage } from '#src/features/learn/player/recording-page.tsx'
import { RecordingSkeleton } from '#src/features/learn/player/recording-skeleton.tsx'
import { BatchRecordings } from '#src/features/learn/recordings/batch-recordings.tsx'
import { useKeptContact } from '#src/features/learn/shared/kept/use-kept-contact.ts'
import { Head } from '#src/features/shell/head/head.tsx'
import { offers } from '#src/lib/features.ts'
import { UnseenHeading } from '#src/ui/frame/page.tsx'
import { Load } from '#src/ui/states/load.tsx'
import { useRouteParams } from '../use-route-params.ts'

function secondIn(text: string | null): number | undefined {
  const second = Number(text)
  return text !== null && Number.isFinite(second) && second >= 0 ? second : undefined
}

function Watch({
  batchId,
  recording,
  from,
}: {
  batchId: string
  recording: Recording
  from: Loaded<Recording>
}) {
  const [params] = useSearchParams()
  const progress = useRead(readRecordingProgress(recording._id))
  const notes = useOwnNotes(recording._id)
  // Waits for a reply or a failure; without a reply the position stored on the device is used.
  if (progress.isLoading) return <RecordingSkeleton />
  return (
    <RecordingPage
      batchId={batchId}
      recording={recording}
      progress={progress.data}
      at={secondIn(params.get('at'))}
      marks={[...new Set((notes?.notes ?? []).flatMap(({ position }) => position ?? []))]}
      noteCount={notes?.notes.length ?? 0}
      renderNotes={
        offers.notes && notes
          ? (requestCount) => (
              <RecordingNotes recordingId={recording._id} from={notes} requestCount={requestCount} />
            )
          : undefined
      }
      review={offers.reviews && <Review item={recording._id} kind="recording" />}
      isTextFirst={params.get('view') === 'text'}
      onKeepLine={offers.notes ? (position, text) => addNote(recording._id, position, text) : undefined}
      list={<BatchRecordings batchId={batchId} current={recording._id} />}
      onExpired={from.retry}
    />
  )
}

const useOwnNotes = offers.notes ? useNotes : () => undefined
const useContact = offers.keptClasses ? useKeptContact : () => undefined

export function Component() {
  const { batchId, recordingId } = useRouteParams('batchId', 'recordingId')
  // A missing recording has its own page.
  const read = useRead(readRecording(recordingId))
  useContact(recordingId, read)
  const title = read.data?.title ?? words.recordings
  const failure = read.data === undefined ? read.error : undefined
  return (
    <>
      <Head title={title} isHiddenFromSearch />
      {read.isLoading && <UnseenHeading>{title}</UnseenHeading>}
      {failure ? (
        <RecordingFailed batchId={batchId} error={failure} onRetry={read.retry} />
      ) : (
        <Load from={read} skeleton={<RecordingSkeleton />}>
          {(recording) => <Watch key={recordingId} batchId={batchId} recording={recording} from={read} />}
        </Load>
      )}
    </>
  )
}
