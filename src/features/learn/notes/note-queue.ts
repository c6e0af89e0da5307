/**
 * Queue of note writes that the server does not have yet; it survives a reload and works offline. Stored with
 * its owner and deleted at their logout. (ruling R21)
 */

import * as v from 'valibot'
import { openQueue, type QueueDefinition } from '#src/api/outbox/queue.ts'

const NoteWrite = v.object({
  /** Id of the write; stays the same if the note is changed again before it was sent. */
  key: v.string(),
  owner: v.optional(v.string()),
  /** The server's id, once known. */
  noteId: v.optional(v.string()),
  recording: v.optional(v.string()),
  position: v.nullish(v.number()),
  text: v.string(),
  isRemoval: v.boolean(),
  /** Milliseconds since 1970; a removal waits here for its undo. */
  leavesAt: v.number(),
  writtenAt: v.number(),
  /** Sent without a response; it may have arrived. */
  isInDoubt: v.boolean(),
  /** The server's reason for a rejection. */
  refusal: v.optional(v.string()),
})
export type NoteWrite = v.InferOutput<typeof NoteWrite>

export const NOTES: QueueDefinition<NoteWrite> = { name: 'notes', shape: NoteWrite, getKey: ({ key }) => key }
export const noteQueue = openQueue(NOTES)
