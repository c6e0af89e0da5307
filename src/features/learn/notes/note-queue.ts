/**
 * Notes that the server does not know of yet: written, changed or removed, also without a line and over a reload. Tagged with the
 * person, gone at logout. (ruling R21)
 */
import * as v from 'valibot'
import { openQueue, type QueueDefinition } from '#src/api/outbox/queue.ts'

const NoteWrite = v.object({
  /** Names this write; equal for a note that is written again before it was sent. */
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

export const NOTES: QueueDefinition<NoteWrite> = { name: 'notes', shape: NoteWrite, getKey: ({ key }) => key }
export const noteQueue = openQueue(NOTES)
