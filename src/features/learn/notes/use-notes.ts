/** Notes of one recording with their unsent writes. */
import { useCallback, useEffect, useMemo, useState } from 'react'
import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import { useQueue } from '#src/api/outbox/queue.ts'
import type { Note } from '#src/api/shapes/recording.ts'
import { type Loaded, useApi } from '#src/api/use-api.ts'
import { sendNotes } from './note-outbox.ts'
import { NOTES } from './note-queue.ts'
import { type ShownNote, mergeNotes } from './shown-notes.ts'

/** The notes of one page; further pages are read until all are there. */
const COUNT = 200

/** Sends the writes of an earlier visit when notes come on screen. */
export function useNoteSending(): void {
  useEffect(() => void sendNotes(), [])
}

interface Rest {
  of: string | undefined
  notes: readonly Note[]
  isFailed: boolean
}

export interface AllNotes {
  read: Loaded<{ data: Note[] }>
  saved: readonly Note[]
  /** Set when pages after the first did not come: what is there stays on screen. */
  retryRest: (() => void) | undefined
}

/** Reads the notes page by page, of one recording or all, since the search works on what is here. (ruling R35) */
export function useAllNotes(recordingId?: string): AllNotes {
  const read = useApi(recording.notes, { query: { recording: recordingId, count: COUNT } }, { isQuiet: recordingId !== undefined })
  const [rest, setRest] = useState<Rest>({ of: recordingId, notes: [], isFailed: false })
  const [tries, setTries] = useState(0)
  const first = read.data
  useEffect(() => {
    const stop = new AbortController()
    const readRest = async ({ data, total }: NonNullable<typeof first>) => {
      const notes: Note[] = []
      for (let page = 2; data.length + notes.length < total; page += 1) {
        const query = { recording: recordingId, count: COUNT, page }
        const next = await call(recording.notes, { query }, { isQuiet: true, signal: stop.signal })
        if (next.data.length === 0) break
        notes.push(...next.data)
      }
      if (!stop.signal.aborted) setRest({ of: recordingId, notes, isFailed: false })
    }
    if (first) {
      readRest(first).catch(() => {
        if (!stop.signal.aborted) setRest((before) => ({ ...before, isFailed: true }))
      })
    }
    return () => stop.abort()
  }, [first, recordingId, tries])
  const saved = useMemo(() => {
    // A note that moved between the pages while they were read comes once.
    const later = rest.of === recordingId ? rest.notes : []
    return first ? [...new Map([...first.data, ...later].map((note) => [note._id, note])).values()] : []
  }, [first, rest, recordingId])
  const retry = useCallback(() => setTries((before) => before + 1), [])
  return { read, saved, retryRest: rest.isFailed ? retry : undefined }
}

export interface RecordingNotes extends Omit<AllNotes, 'saved'> {
  notes: readonly ShownNote[]
}

export function useNotes(recordingId: string): RecordingNotes {
  useNoteSending()
  const { saved, ...reading } = useAllNotes(recordingId)
  const writes = useQueue(NOTES)
  const notes = useMemo(
    () =>
      mergeNotes(
        saved,
        writes.filter((write) => write.recording === recordingId),
      ),
    [saved, writes, recordingId],
  )
  return { ...reading, notes }
}
