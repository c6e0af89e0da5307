/**
 * New notices that the server does not have yet, one for each batch; they survive a reload and a lost connection.
 * Stored with their owner and deleted at their logout. (rulings R21, R82)
 */

import * as v from 'valibot'
import { openQueue, type QueueDefinition } from '#src/api/outbox/queue.ts'
import { NoticeValues } from './notice-values.ts'

const WaitingNotice = v.object({
  key: v.string(),
  owner: v.optional(v.string()),
  /** Names the press: the same words may go to several batches. */
  press: v.string(),
  values: NoticeValues,
  /** A try got no response: the server may have it. */
  isInDoubt: v.boolean(),
  /** Why it was rejected. */
  refusal: v.optional(v.string()),
})
export type WaitingNotice = v.InferOutput<typeof WaitingNotice>

export const NOTICES: QueueDefinition<WaitingNotice> = {
  name: 'notices',
  shape: WaitingNotice,
  getKey: ({ key }) => key,
}
export const noticeQueue = openQueue(NOTICES)
