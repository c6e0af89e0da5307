/**
 * Notes that the server does not know of yet: written, changed or removed, also without a line and over a reload. Kept on the
 * device, tagged with the person, gone at logout. (ruling R21)
 */
import * as v from 'valibot'
import { create } from 'zustand'
import { recall, remember } from '#src/stores/browser/device-memory.ts'
import { whenSessionEnds } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'

const STORAGE_KEY = 'own:notes'
const NoteWrite = v.object({
  /** Of this write; equal for a note that is written again before it was sent. */
  key: v.string(),
  owner: v.optional(v.string()),
  /** The server's id, once there is one. */
  noteId: v.optional(v.string()),
  recording: v.optional(v.string()),
  position: v.nullish(v.number()),
  text: v.string(),
  isRemoval: v.boolean(),
  /** Milliseconds since 1970; a removal waits here for its undo. */
  leavesAt: v.number(),
  writtenAt: v.number(),
  /** Sent once without an answer: it may have arrived. */
  isInDoubt: v.boolean(),
  /** The server's reason for refusing it. */
  refusal: v.optional(v.string()),
})
export type NoteWrite = v.InferOutput<typeof NoteWrite>

const stored = () => recall(STORAGE_KEY, v.array(NoteWrite))

export const useNoteQueue = create<{ writes: readonly NoteWrite[] }>(() => ({ writes: stored() ?? [] }))

/** As the device has it, since other tabs write there too; where it keeps nothing, this page's own. */
function kept(): readonly NoteWrite[] {
  return stored() ?? useNoteQueue.getState().writes
}

function keep(writes: readonly NoteWrite[]): void {
  remember(STORAGE_KEY, writes)
  useNoteQueue.setState({ writes })
}

/** Only one's own; another tab may have sent or added some. */
export function ownWrites(): readonly NoteWrite[] {
  const owner = useSession.getState().user?._id
  return useNoteQueue.getState().writes.filter((write) => write.owner === owner)
}

/** A write takes the place of the one with its key. */
export function noteWritten(write: Omit<NoteWrite, 'owner'>): void {
  const owner = useSession.getState().user?._id
  keep([...kept().filter(({ key }) => key !== write.key), { ...write, owner }])
}

export function noteWriteChanged(key: string, change: Partial<NoteWrite>): void {
  keep(kept().map((write) => (write.key === key ? { ...write, ...change } : write)))
}

/** It arrived, or the person took it back. */
export function noteWriteDropped(key: string): void {
  keep(kept().filter((write) => write.key !== key))
}

/** What other tabs did meanwhile. */
export function noteQueueReread(): void {
  useNoteQueue.setState({ writes: kept() })
}

export function reset(): void {
  keep([])
}

whenSessionEnds((ending) => {
  if (ending === 'logged-out') useNoteQueue.setState({ writes: [] })
})
