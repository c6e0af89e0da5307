/**
 * Work updates that the server does not have yet, one per day; they survive a reload and work offline. Stored
 * with their owner and deleted at their logout. (rulings R21, R57)
 */

import * as v from 'valibot'
import { openQueue, type QueueDefinition } from '#src/api/outbox/queue.ts'

const WorkWrite = v.object({
  /** `YYYY-MM-DD` in Dhaka; a later text for the same day replaces it. */
  date: v.string(),
  owner: v.optional(v.string()),
  text: v.string(),
  link: v.string(),
  /** Milliseconds since 1970. */
  writtenAt: v.number(),
  /** The server's reason for a rejection. */
  refusal: v.optional(v.string()),
})
export type WorkWrite = v.InferOutput<typeof WorkWrite>

export const WORK: QueueDefinition<WorkWrite> = {
  name: 'work-updates',
  shape: WorkWrite,
  getKey: ({ date }) => date,
}
export const workQueue = openQueue(WORK)
