/**
 * Reads one row for several inputs as one reply, for a screen that combines several ids, such as all running
 * batches.
 */

import { getDeviceNow } from '#src/lib/server-time.ts'
import type { Parts } from './client/ports.ts'
import { buildKey, buildKeyPrefix } from './client/request.ts'
import { readForScreen } from './replies/replies.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'
import { type Loaded, useReply } from './use-api.ts'

interface LoadedEach<T> extends Loaded<readonly T[]> {
  /** In the order of the inputs; undefined for one that failed. */
  byInput: readonly (T | undefined)[]
  /** How many failed while others arrived: the screen says that something is missing. */
  failed: number
}

/**
 * The replies that arrived, in the order of the inputs; it fails only if none arrived and one was rejected.
 */
async function settleEach<T>(asked: readonly Promise<T>[]): Promise<(T | undefined)[]> {
  const settled = await Promise.allSettled(asked)
  const refused = settled.find((each) => each.status === 'rejected')
  if (refused && settled.every(({ status }) => status === 'rejected')) throw refused.reason
  return settled.map((each) => (each.status === 'fulfilled' ? each.value : undefined))
}

/** `undefined` as inputs means not yet. One that fails does not affect the others. */
export function useEach<R extends Row>(
  row: R,
  inputs: readonly InputOf<R>[] | undefined,
): LoadedEach<ReplyOf<R>> {
  const prefix = buildKeyPrefix(row)
  // Begins like the keys of the row, so that a write which refetches the row includes these.
  const key =
    inputs === undefined
      ? null
      : `${prefix}each ${inputs.map((input) => buildKey(row, input as Parts).slice(prefix.length)).join(' ')}`
  const { data, ...read } = useReply(row, key, async (signal) => {
    const entries = await settleEach((inputs ?? []).map((input) => readForScreen(row, input, { signal })))
    return {
      reply: entries.map((entry) => entry?.reply),
      fetchedAt: Math.min(...entries.map((entry) => entry?.fetchedAt ?? getDeviceNow())),
      ...(entries.some((entry) => entry?.isStored) && { isStored: true }),
    }
  })
  const byInput = data ?? []
  const came = byInput.filter((reply) => reply !== undefined)
  return { ...read, data: data && came, byInput, failed: byInput.length - came.length }
}
