/** Notes of one recording with their unsent writes. */
import { useEffect, useMemo } from 'react'
import { recording } from '#src/api/contract/recording.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import type { Note } from '#src/api/shapes/recording.ts'
import { type Loaded, useApi } from '#src/api/use-api.ts'
import { sendNotes } from './note-outbox.ts'
import { NOTES } from './note-queue.ts'
import { type ShownNote, mergeNotes } from './shown-notes.ts'

const MAX_NOTES = 200

/** Sends the writes of an earlier visit when notes come on screen. */
export function useNoteSending(): void {
  useEffect(() => void sendNotes(), [])
}

export interface RecordingNotes {
  read: Loaded<{ data: Note[] }>
  notes: readonly ShownNote[]
}

export function useNotes(recordingId: string): RecordingNotes {
  useNoteSending()
  const read = useApi(recording.notes, { query: { recording: recordingId, count: MAX_NOTES } }, { isQuiet: true })
  const writes = useQueue(NOTES)
  const saved = read.data?.data
  const notes = useMemo(
    () =>
      mergeNotes(
        saved ?? [],
        writes.filter((write) => write.recording === recordingId),
      ),
    [saved, writes, recordingId],
  )
  return { read, notes }
}
