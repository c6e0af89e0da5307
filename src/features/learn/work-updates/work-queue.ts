/**
 * Work updates that the server does not have yet, one a day; they survive a reload and work without a connection. Tagged with their
 * owner and deleted at their logout. (rulings R21, R57)
 */

import * as v from 'valibot'
import { openQueue, type QueueDefinition } from '#src/api/outbox/queue.ts'

const WorkWrite = v.object({
  /** `YYYY-MM-DD` in Dhaka; a later text for the same day takes its place. */
  date: v.string(),
  owner: v.optional(v.string()),
  text: v.string(),
  link: v.string(),
  /** Milliseconds since 1970. */
  writtenAt: v.number(),
  /** Reason of the server for refusing it. */
  refusal: v.optional(v.string()),
})
export type WorkWrite = v.InferOutput<typeof WorkWrite>

export const WORK: QueueDefinition<WorkWrite> = {
  name: 'work-updates',
  shape: WorkWrite,
  getKey: ({ date }) => date,
}
export const workQueue = openQueue(WORK)
