/** Merges the server's notes with the writes that it does not have yet. */

import type { Note } from '#src/api/shapes/recording.ts'
import type { NoteWrite } from './note-queue.ts'

/** `waiting`: being sent, or stored on this device until the connection returns. `refused`: rejected by the server. */
export type NoteState = 'saved' | 'waiting' | 'refused'

export interface ShownNote {
  /** React key of the row, stable when a new note gets its id. */
  key: string
  noteId: string | undefined
  text: string
  /** Seconds; null for a note about the whole day. */
  position: number | null
  state: NoteState
  refusal: string | undefined
  /** As ISO; missing until the server has it. */
  writtenAt?: string
}

const getState = ({ refusal }: NoteWrite): NoteState => (refusal === undefined ? 'waiting' : 'refused')

function showWrite(write: NoteWrite): ShownNote {
  const { key, noteId, text, refusal } = write
  return { key, noteId, text, position: write.position ?? null, state: getState(write), refusal }
}

function showNote({ _id, text, position, created_at: writtenAt }: Note): ShownNote {
  return {
    key: _id,
    noteId: _id,
    text,
    position: position ?? null,
    state: 'saved',
    refusal: undefined,
    writtenAt,
  }
}

/** Sorts by time; changes replace their notes and removed notes disappear at once. */
export function mergeNotes(saved: readonly Note[], writes: readonly NoteWrite[]): ShownNote[] {
  const changed = new Set(writes.flatMap(({ noteId }) => noteId ?? []))
  const unchanged = saved.filter(({ _id }) => !changed.has(_id)).map(showNote)
  const written = writes.filter(({ isRemoval }) => !isRemoval).map(showWrite)
  return [...unchanged, ...written].toSorted((one, other) => (one.position ?? -1) - (other.position ?? -1))
}

/** Finds the last note at or before the position. */
export function findActiveNote(notes: readonly ShownNote[], position: number): string | undefined {
  return notes.findLast((note) => note.position !== null && note.position <= position)?.key
}
