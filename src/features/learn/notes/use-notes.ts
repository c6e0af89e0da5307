/** Notes of one recording with their unsent writes. */

import { useEffect, useMemo } from 'react'
import { readRecordingNotes } from '#src/api/contract/recording.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import type { Note } from '#src/api/shapes/recording.ts'
import { type AllPages, useAllPages } from '#src/api/use-all-pages.ts'
import { sendNotes } from './note-outbox.ts'
import { NOTES } from './note-queue.ts'
import { type ShownNote, mergeNotes } from './shown-notes.ts'

/** Sends the writes of an earlier visit when notes are shown. */
export function useNoteSending(): void {
  useEffect(() => void sendNotes(), [])
}

export interface RecordingNotes extends Omit<AllPages<Note>, 'rows'> {
  notes: readonly ShownNote[]
}

export function useNotes(recordingId: string): RecordingNotes {
  useNoteSending()
  const { rows, ...reading } = useAllPages(readRecordingNotes(recordingId))
  const writes = useQueue(NOTES)
  const notes = useMemo(
    () =>
      mergeNotes(
        rows,
        writes.filter((write) => write.recording === recordingId),
      ),
    [rows, writes, recordingId],
  )
  return { ...reading, notes }
}
