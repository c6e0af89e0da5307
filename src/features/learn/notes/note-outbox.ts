/**
 * Sends notes one after another and each once. A write whose answer was lost may have arrived: before it goes again the server is
 * asked whether it is there. (ruling R42)
 */
import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { type Failure, isRefusal } from '#src/api/outbox/retry.ts'
import { refetch } from '#src/api/use-api.ts'
import { noteQueue, type NoteWrite } from './note-queue.ts'
import { words } from './words.ts'

/** A note of a recording may be anywhere in the list: all of it is read. */
const ALL = 200

async function hasArrived({ noteId, recording: id, text, position }: NoteWrite): Promise<boolean> {
  if (noteId !== undefined || id === undefined) return false
  const { data } = await call(recording.notes, { query: { recording: id, count: ALL } }, { isQuiet: true })
  return data.some((note) => note.text === text && note.position === (position ?? null))
}

/** Gives the server's id of a note that was saved just now. */
async function write(note: NoteWrite, isLasting: boolean): Promise<string | undefined> {
  const { noteId, recording: id, text, position, isRemoval } = note
  const options = { isQuiet: true, isLasting }
  if (isRemoval) {
    if (noteId !== undefined) await call(recording.removeNote, { params: { id: noteId } }, options)
    return undefined
  }
  if (note.isInDoubt && (await hasArrived(note))) return undefined
  // The page may be left before the answer is there.
  noteQueue.change(note.key, { isInDoubt: true })
  const saved = await call(recording.saveNote, { body: { _id: noteId, recording: id, position: position ?? undefined, text } }, options)
  return saved._id
}

async function send(note: NoteWrite, isLasting: boolean): Promise<void> {
  const noteId = await write(note, isLasting)
  await refetch(recording.notes)
  const isWrittenAgain = noteQueue.getItems().some(({ key, writtenAt }) => key === note.key && writtenAt !== note.writtenAt)
  // The newer words go as a change of the note that is there now.
  if (isWrittenAgain && noteId !== undefined) noteQueue.change(note.key, { noteId })
  else noteQueue.remove(note.key)
}

function noteFailure({ key, isRemoval }: NoteWrite, failure: Failure): void {
  const { verdict, error } = failure
  // A note that is gone already needs no removal; what the server refuses waits for the person.
  if (isRemoval && error?.status === 404) noteQueue.remove(key)
  else if (isRefusal(failure)) noteQueue.change(key, { refusal: failure.msg })
  else if (verdict === 'fault') noteQueue.change(key, { refusal: words.fault })
  else noteQueue.change(key, { isInDoubt: true })
}

const outbox = makeOutbox<NoteWrite>({
  name: 'notes',
  getWaiting: () => (navigator.onLine ? noteQueue.getOwn().filter(({ refusal }) => refusal === undefined) : []),
  getKey: ({ key }) => key,
  getLeaveTime: ({ leavesAt }) => leavesAt,
  send: (note, { isLasting }) => send(note, isLasting),
  onFailure: noteFailure,
  isInOrder: true,
  leavesWithPage: ({ isRemoval }) => isRemoval,
})

/** Sends all notes that are due, and those that wait for an undo when it is over. */
export const sendNotes = outbox.sendAtOnce
