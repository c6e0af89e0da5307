/**
 * Sends notes in order and each once. A write without a response may have arrived, so the server's notes are
 * checked before it is sent again. (ruling R42)
 */

import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { type Failure, isRefusal } from '#src/api/outbox/retry.ts'
import { refetch } from '#src/api/use-api.ts'
import { noteQueue, type NoteWrite } from './note-queue.ts'
import { words } from './words.ts'

/** Reads all notes of a recording, since the uncertain one may be anywhere in the list. */
const MAX_NOTES = 200

async function hasArrived({ noteId, recording: id, text, position }: NoteWrite): Promise<boolean> {
  if (noteId !== undefined || id === undefined) return false
  const { data } = await call(
    recording.notes,
    { query: { recording: id, count: MAX_NOTES } },
    { isQuiet: true },
  )
  return data.some((note) => note.text === text && note.position === (position ?? null))
}

/** Sends one write; resolves with the server's id of a saved note. */
async function write(note: NoteWrite, isLasting: boolean): Promise<string | undefined> {
  const { noteId, recording: id, text, position, isRemoval } = note
  const options = { isQuiet: true, isLasting }
  if (isRemoval) {
    if (noteId !== undefined) await call(recording.removeNote, { params: { id: noteId } }, options)
    return undefined
  }
  if (note.isInDoubt && (await hasArrived(note))) return undefined
  // Stored before the call, since the page may be left before the response arrives.
  noteQueue.change(note.key, { isInDoubt: true })
  const saved = await call(
    recording.saveNote,
    { body: { _id: noteId, recording: id, position: position ?? undefined, text } },
    options,
  )
  return saved._id
}

async function send(note: NoteWrite, isLasting: boolean): Promise<void> {
  const noteId = await write(note, isLasting)
  await refetch(recording.notes)
  const isWrittenAgain = noteQueue
    .getItems()
    .some(({ key, writtenAt }) => key === note.key && writtenAt !== note.writtenAt)
  // A newer text is sent as a change of the saved note.
  if (isWrittenAgain && noteId !== undefined) noteQueue.change(note.key, { noteId })
  else noteQueue.remove(note.key)
}

function recordFailure({ key, isRemoval }: NoteWrite, failure: Failure): void {
  const { verdict, error } = failure
  // A missing note needs no removal; a rejected write waits for the person.
  if (isRemoval && error?.status === 404) noteQueue.remove(key)
  else if (isRefusal(failure)) noteQueue.change(key, { refusal: failure.refusal })
  else if (verdict === 'fault') noteQueue.change(key, { refusal: words.fault })
  else noteQueue.change(key, { isInDoubt: true })
}

const outbox = makeOutbox<NoteWrite>({
  name: 'notes',
  getWaiting: () =>
    navigator.onLine ? noteQueue.getOwn().filter(({ refusal }) => refusal === undefined) : [],
  getKey: ({ key }) => key,
  getLeaveTime: ({ leavesAt }) => leavesAt,
  send: (note, { isLasting }) => send(note, isLasting),
  onFailure: recordFailure,
  isInOrder: true,
  leavesWithPage: ({ isRemoval }) => isRemoval,
})

/** Sends all notes that are due, and removals when their undo is over. */
export const sendNotes = outbox.sendAtOnce
