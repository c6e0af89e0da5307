/** Reads a row for a screen: from the server, or without an answer from the device. (ruling R67) */

import { getDeviceNow } from '#src/lib/server-time.ts'
import { call, type CallOptions } from '../call.ts'
import { ApiError } from '../client/api-error.ts'
import type { Parts } from '../client/ports.ts'
import { buildKey } from '../client/request.ts'
import type { InputOf, ReplyOf, Row } from '../row.ts'
import type { CachedReply } from './early-requests.ts'
import { isUnanswered, mayPass } from './policies.ts'
import { dropStoredReply, findStoredReply, findStoreOwner, storeReply } from './stored-replies.ts'

/**
 * Like {@link call}, with the time of its fetch. The screen tells a failure itself, in place. A read before a
 * write must not use this: it could take an old reply for the server's.
 */
export async function readForScreen<R extends Row>(
  row: R,
  input: InputOf<R>,
  options?: CallOptions,
): Promise<CachedReply<ReplyOf<R>>> {
  const key = buildKey(row, input as Parts)
  const owner = findStoreOwner(row)
  try {
    const reply = await call(row, input, { ...options, isQuiet: true })
    const entry = { reply, fetchedAt: getDeviceNow() }
    if (owner !== undefined) storeReply(row, key, entry, owner)
    return entry
  } catch (error) {
    if (isUnanswered(error)) {
      const stored = await findStoredReply(row, key)
      if (stored !== undefined) return stored as CachedReply<ReplyOf<R>>
    }
    if (error instanceof ApiError && error.kind === 'http' && !mayPass(error)) dropStoredReply(key)
    throw error
  }
}
