/**
 * Work of assignments on its way: its file, and its hand-in once that was pressed. The press decides time,
 * file and key; it is sent when the file has arrived, from any page. (rulings R21, R81)
 */

import * as v from 'valibot'
import type { QueueDefinition } from '#src/api/outbox/queue.ts'

const WorkOnItsWay = v.object({
  assignment: v.string(),
  owner: v.optional(v.string()),
  title: v.string(),
  /** The address of its page. */
  href: v.string(),
  /** The kinds of files that it takes. */
  accept: v.array(v.string()),
  key: v.string(),
  /** When the hand-in was pressed, by the server's clock; missing while only the file is sent. */
  handedAt: v.optional(v.string()),
  /** The server may have it: it cannot be undone any more. */
  isSent: v.optional(v.boolean()),
  /** The reason why it was rejected. */
  refusal: v.optional(v.string()),
})
export type WorkOnItsWay = v.InferOutput<typeof WorkOnItsWay>

export const HAND_INS: QueueDefinition<WorkOnItsWay> = {
  name: 'hand-ins',
  shape: WorkOnItsWay,
  getKey: ({ assignment }) => assignment,
}

/** Pressed, and not at the server as far as known. */
export const isSealed = ({ handedAt, refusal }: WorkOnItsWay) =>
  handedAt !== undefined && refusal === undefined
