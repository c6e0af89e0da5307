/**
 * Requests of every subject that the server does not have yet. They are stored at the press and survive a reload, a
 * lost connection and other people's logins. A guest's pass to the person who logs in; a person's are deleted at
 * their logout. (rulings R21, R82)
 */

import * as v from 'valibot'
import { openQueue, type QueueDefinition } from '#src/api/outbox/queue.ts'
import { REQUEST_NAMES } from './request-names.ts'

const WaitingRequest = v.object({
  /** Goes along where the call takes a key. */
  key: v.string(),
  owner: v.optional(v.string()),
  /** Milliseconds since 1970, when it was pressed. */
  putAt: v.optional(v.number()),
  subject: v.picklist(REQUEST_NAMES),
  /** The form's values, in the shape of the subject. */
  values: v.unknown(),
  /** A try got no response: the server may have it. */
  isInDoubt: v.boolean(),
  /** `failed`: it is tried again by itself · `unsure`: only the person can say whether a second one does harm. */
  lastTry: v.optional(v.picklist(['failed', 'unsure'])),
  /** The server's reason for a rejection. */
  refusal: v.optional(v.string()),
})
export type WaitingRequest = v.InferOutput<typeof WaitingRequest>

export const REQUESTS: QueueDefinition<WaitingRequest> = {
  name: 'requests',
  shape: WaitingRequest,
  getKey: ({ key }) => key,
  isClaimedAtLogin: true,
}
export const requestQueue = openQueue(REQUESTS)
