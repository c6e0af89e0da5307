/**
 * Applications that the server does not have yet, one per post; they survive a reload and a lost connection.
 * Stored with their owner and deleted at their logout. (rulings R21, R54)
 */

import * as v from 'valibot'
import { openQueue, type QueueDefinition } from '#src/api/outbox/queue.ts'

const WrittenApplication = v.object({
  post: v.string(),
  title: v.string(),
  owner: v.optional(v.string()),
  /** The address of a CV that the server has. */
  cv_url: v.string(),
  note: v.string(),
  /** Milliseconds since 1970. */
  writtenAt: v.number(),
  /** The server's reason for a rejection. */
  refusal: v.optional(v.string()),
})
export type WrittenApplication = v.InferOutput<typeof WrittenApplication>

export const APPLICATIONS: QueueDefinition<WrittenApplication> = {
  name: 'applications',
  shape: WrittenApplication,
  getKey: ({ post }) => post,
}
export const applicationQueue = openQueue(APPLICATIONS)
