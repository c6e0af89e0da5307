/**
 * Queue of note writes that the server does not have yet; it survives a reload and works without a connection. Tagged with its owner
 * and deleted at their logout. (ruling R21)
 */

import * as v from 'valibot'
import { openQueue, type QueueDefinition } from '#src/api/outbox/queue.ts'

const NoteWrite = v.object({
  /** Id of the write; equal for a note that is changed again before it was sent. */
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
  /** Sent without an answer; it may have arrived. */
  isInDoubt: v.boolean(),
  /** Reason of the server for refusing the write. */
  refusal: v.optional(v.string()),
})
export type NoteWrite = v.InferOutput<typeof NoteWrite>

export const NOTES: QueueDefinition<NoteWrite> = { name: 'notes', shape: NoteWrite, getKey: ({ key }) => key }
export const noteQueue = openQueue(NOTES)
