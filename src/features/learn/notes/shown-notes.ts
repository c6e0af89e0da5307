/** The notes as the person wrote them: the server's, with what has not reached it yet. */
import type { Note } from '#src/api/shapes/recording.ts'
import type { NoteWrite } from './note-queue.ts'

/** `saved`: the server has it · `waiting`: on its way, or kept on this device until the line is back · `refused`: the server said no. */
export type NoteState = 'saved' | 'waiting' | 'refused'

export interface ShownNote {
  /** Of the row on screen; stays when a new note gets its id. */
  key: string
  noteId: string | undefined
  text: string
  /** Seconds; null for a note of the whole day. */
  position: number | null
  state: NoteState
  refusal: string | undefined
}

const stateOf = ({ refusal }: NoteWrite): NoteState => (refusal === undefined ? 'waiting' : 'refused')

function shownWrite(write: NoteWrite): ShownNote {
  const { key, noteId, text, refusal } = write
  return { key, noteId, text, position: write.position ?? null, state: stateOf(write), refusal }
}

function shownNote({ _id, text, position }: Note): ShownNote {
  return { key: _id, noteId: _id, text, position: position ?? null, state: 'saved', refusal: undefined }
}

/** In the order of the video; changes take the place of what they change, removals are gone at once. */
export function shownNotes(saved: readonly Note[], writes: readonly NoteWrite[]): ShownNote[] {
  const changed = new Set(writes.flatMap(({ noteId }) => noteId ?? []))
  const kept = saved.filter(({ _id }) => !changed.has(_id)).map(shownNote)
  const written = writes.filter(({ isRemoval }) => !isRemoval).map(shownWrite)
  return [...kept, ...written].toSorted((one, other) => (one.position ?? -1) - (other.position ?? -1))
}

/** The note that belongs to what is on screen now: the last one at or before the position. */
export function activeNote(notes: readonly ShownNote[], position: number): string | undefined {
  return notes.findLast((note) => note.position !== null && note.position <= position)?.key
}

/** Every word of the search stands in the text, in any order; case does not matter. */
export function matches(text: string, search: string): boolean {
  const lower = text.toLocaleLowerCase().normalize('NFC')
  return search
    .toLocaleLowerCase()
    .normalize('NFC')
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
