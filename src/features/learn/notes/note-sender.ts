/**
 * Sends what waits in the queue, one after another and each once. A write whose answer was lost may have arrived: before it goes
 * again the server is asked whether it is there. (ruling R42)
 */
import { ApiError } from '#src/api/client/api-error.ts'
import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import { refetch } from '#src/api/use-api.ts'
import { noteQueueReread, noteWriteChanged, noteWriteDropped, type NoteWrite, ownWrites } from '#src/stores/player/note-queue-store.ts'
import { words } from './words.ts'

/** One tab sends; where there are no locks (plain http) each tab sends its own turn. (ruling R28) */
const LOCK = 'karigor-notes'

/** A note of a recording may be anywhere in the list: all of it is read. */
const ALL = 200

async function hasArrived({ noteId, recording: id, text, position }: NoteWrite): Promise<boolean> {
  if (noteId !== undefined || id === undefined) return false
  const { data } = await call(recording.notes, { query: { recording: id, count: ALL } }, { isQuiet: true })
  return data.some((note) => note.text === text && note.position === (position ?? null))
}

async function deliver(write: NoteWrite, isLasting: boolean): Promise<void> {
  const { noteId, recording: id, text, position, isRemoval } = write
  const options = { isQuiet: true, isLasting }
  if (isRemoval) {
    if (noteId !== undefined) await call(recording.removeNote, { params: { id: noteId } }, options)
    return
  }
  if (write.isInDoubt && (await hasArrived(write))) return
  // The page may be left before the answer is there.
  noteWriteChanged(write.key, { isInDoubt: true })
  await call(recording.saveNote, { body: { _id: noteId, recording: id, position: position ?? undefined, text } }, options)
}

/** True when the rest may follow; false when the line is dead. */
function failed({ key, isRemoval }: NoteWrite, { kind, status, msg }: ApiError): boolean {
  // A note that is gone already needs no removal; what the server refuses waits for the person.
  if (isRemoval && status === 404) noteWriteDropped(key)
  else if (kind === 'http' && (status ?? 0) < 500) noteWriteChanged(key, { refusal: msg })
  else {
    noteWriteChanged(key, { isInDoubt: true })
    return false
  }
  return true
}

/** A fault of our own, and no dead line: by itself it would only come again. The note waits for the person, the rest may follow. */
function broke({ key }: NoteWrite, error: unknown): boolean {
  reportError(error)
  noteWriteChanged(key, { refusal: words.fault })
  return true
}

/** As {@link failed}. */
async function send(write: NoteWrite, isLasting: boolean): Promise<boolean> {
  try {
    await deliver(write, isLasting)
  } catch (error) {
    return error instanceof ApiError ? failed(write, error) : broke(write, error)
  }
  await refetch(recording.notes)
  noteWriteDropped(write.key)
  return true
}

const isDue = ({ leavesAt, refusal }: NoteWrite) => refusal === undefined && leavesAt <= Date.now()

async function sendAll(isLasting: boolean): Promise<void> {
  noteQueueReread()
  for (let write = ownWrites().find(isDue); write !== undefined; write = ownWrites().find(isDue)) {
    if (!(await send(write, isLasting))) return
  }
}

let isSending = false
let isAskedAgain = false

/** Sends all that is due; a call while it sends makes it look again afterwards. */
export async function sendNotes(): Promise<void> {
  if (isSending) {
    isAskedAgain = true
    return
  }
  isSending = true
  try {
    if (!navigator.onLine) return
    if (navigator.locks) await navigator.locks.request(LOCK, () => sendAll(false))
    else await sendAll(false)
  } finally {
    isSending = false
    if (isAskedAgain) {
      isAskedAgain = false
      void sendNotes()
    }
  }
}

/** The page is being left: removals do not wait for their undo any longer. */
export function sendRemovalsNow(): void {
  for (const write of ownWrites().filter(({ isRemoval, refusal }) => isRemoval && refusal === undefined)) void send(write, true)
}
