/** The notes of one recording as they stand, and the sending of what waits. */
import { useEffect, useMemo } from 'react'
import { recording } from '#src/api/contract/recording.ts'
import type { Note } from '#src/api/shapes/recording.ts'
import { type Loaded, useApi } from '#src/api/use-api.ts'
import { noteQueueReread, useNoteQueue } from '#src/stores/player/note-queue-store.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { sendNotes, sendRemovalsNow } from './note-sender.ts'
import { type ShownNote, shownNotes } from './shown-notes.ts'

const ALL = 200

/** While notes are on screen: sends when they come, and when the line is back; removals at the latest when the page is left. */
export function useNoteSending(): void {
  useEffect(() => {
    const onLine = () => void sendNotes()
    onLine()
    const stop = new AbortController()
    addEventListener('online', onLine, { signal: stop.signal })
    addEventListener('storage', noteQueueReread, { signal: stop.signal })
    addEventListener('pagehide', sendRemovalsNow, { signal: stop.signal })
    return () => stop.abort()
  }, [])
}

export interface RecordingNotes {
  read: Loaded<{ data: Note[] }>
  notes: readonly ShownNote[]
}

export function useNotes(recordingId: string): RecordingNotes {
  useNoteSending()
  const read = useApi(recording.notes, { query: { recording: recordingId, count: ALL } }, { isQuiet: true })
  const writes = useNoteQueue((state) => state.writes)
  const owner = useSession((state) => state.user?._id)
  const saved = read.data?.data
  const notes = useMemo(
    () =>
      shownNotes(
        saved ?? [],
        writes.filter((write) => write.recording === recordingId && write.owner === owner),
      ),
    [saved, writes, recordingId, owner],
  )
  return { read, notes }
}
