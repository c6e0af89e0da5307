/** Reads one row for several inputs as one reply, where a screen joins what stands at several ids: all running batches, say. */

import useSWR, { type SWRConfiguration } from 'swr'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { call } from './call.ts'
import type { ApiError } from './client/api-error.ts'
import type { Parts } from './client/ports.ts'
import { buildKey, buildKeyPrefix } from './client/request.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'
import { type Loaded, useIsSlow } from './use-api.ts'

const POLICY: SWRConfiguration = {
  dedupingInterval: 2000,
  focusThrottleInterval: 60_000,
  shouldRetryOnError: false,
}

interface EachReply<T> {
  replies: readonly T[]
  fetchedAt: number
}

/** `undefined` as inputs = not yet; replies stand in the order of the inputs. One that fails fails the whole. */
export function useEach<R extends Row>(
  row: R,
  inputs: readonly InputOf<R>[] | undefined,
): Loaded<readonly ReplyOf<R>[]> {
  const prefix = buildKeyPrefix(row)
  // Begins as the keys of the row do, so that a write which asks for the row again asks for these as well.
  const key =
    inputs === undefined
      ? null
      : `${prefix}each ${inputs.map((input) => buildKey(row, input as Parts).slice(prefix.length)).join(' ')}`
  const readAll = async (): Promise<EachReply<ReplyOf<R>>> => {
    const replies = await Promise.all((inputs ?? []).map((input) => call(row, input, { isQuiet: true })))
    return { replies, fetchedAt: getDeviceNow() }
  }
  const { data, error, isLoading, isValidating, mutate } = useSWR<EachReply<ReplyOf<R>>, ApiError>(
    key,
    readAll,
    POLICY,
  )
  return {
    data: data?.replies,
    error: isLoading ? undefined : error,
    isLoading,
    isSlow: useIsSlow(isValidating, key),
    fetchedAt: data?.fetchedAt,
    retry: () => void mutate().catch(() => undefined),
    cancel: () => undefined,
  }
}
