/** Adds, changes and removes notes; each write shows at once and is sent from the queue. */

import { createId } from '#src/lib/create-id.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { showToast } from '#src/stores/shell/toast-store.ts'
import { sendNotes } from './note-outbox.ts'
import { noteQueue, type NoteWrite } from './note-queue.ts'
import type { ShownNote } from './shown-notes.ts'
import { words } from './words.ts'

/** Time in which a removal can be undone, in milliseconds. (libraries 2 "Undo over confirm") */
const UNDO_MS = 10_000

type Draft = Pick<NoteWrite, 'key' | 'noteId' | 'recording' | 'position' | 'text'>

function put(draft: Draft, isRemoval = false): void {
  const now = getDeviceNow()
  noteQueue.put({
    ...draft,
    isRemoval,
    leavesAt: isRemoval ? now + UNDO_MS : now,
    writtenAt: now,
    isInDoubt: false,
  })
  void sendNotes()
}

/** Returns the key of the new row. */
export function addNote(recordingId: string, position: number, text: string): string {
  const key = createId()
  put({ key, noteId: undefined, recording: recordingId, position, text })
  return key
}

export function changeNote(
  recordingId: string | undefined,
  { key, noteId, position }: ShownNote,
  text: string,
): void {
  put({ key, noteId, recording: recordingId, position, text })
}

/**
 * Hides the note at once; a toast offers undo for ten seconds. A note that was never sent is only removed
 * from the queue.
 */
export function removeNote(recordingId: string | undefined, note: ShownNote): void {
  const before = noteQueue.getItems().find(({ key }) => key === note.key)
  if (note.noteId === undefined) noteQueue.remove(note.key)
  else
    put(
      {
        key: note.key,
        noteId: note.noteId,
        recording: recordingId,
        position: note.position,
        text: note.text,
      },
      true,
    )
  const undo = () => {
    const hasLeft = note.noteId !== undefined && !noteQueue.getItems().some(({ key }) => key === note.key)
    noteQueue.remove(note.key)
    if (before) put(before)
    // The removal was sent while the toast was still open, so the note is written again.
    else if (hasLeft)
      put({
        key: createId(),
        noteId: undefined,
        recording: recordingId,
        position: note.position,
        text: note.text,
      })
  }
  showToast({
    kind: 'success',
    title: words.removed(note.position),
    message: words.removedText,
    isNew: true,
    action: words.undo,
    onClick: undo,
  })
}

/** Discards a write that the server has rejected. */
export function dropRefusedNote({ key }: ShownNote): void {
  noteQueue.remove(key)
}
