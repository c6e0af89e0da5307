/** Runs a reading row through the cache. (ruling R42) */
import { useCallback, useEffect, useState } from 'react'
import useSWR, { useSWRConfig } from 'swr'
import { revalidate, retryFailed, dropEntries, isFresh, getPolicy, putEntry } from './cache.ts'
import { call, type CallOptions } from './call.ts'
import { ApiError } from './client/api-error.ts'
import { getClient } from './client/connect.ts'
import type { Parts } from './client/ports.ts'
import { buildKey, buildKeyPrefix, getDeviceRemovalToken } from './client/request.ts'
import { setCacheLookup } from './preload.ts'
import { type CachedReply, forgetPreloads, isFilledIn, takePreload } from './preload-memory.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'

/** From here on, in milliseconds, a reader is notified that the line is slow. (ruling R42) */
const SLOW_AFTER = 8000

export interface Loaded<T> {
  /** Stays while a new reply is fetched, and when that fails. */
  data: T | undefined
  error: ApiError | undefined
  /** The first reply is on its way. */
  isLoading: boolean
  /** Waiting for more than 8 s: the reader may cancel. */
  isSlow: boolean
  /** Milliseconds since 1970. */
  fetchedAt: number | undefined
  /** Asks again, and for whatever else of the screen failed in passing. */
  retry: () => void
  cancel: () => void
}

export interface UseApiOptions extends Pick<CallOptions, 'isQuiet'> {
  /** Asks again every so many milliseconds while the screen is open. */
  every?: number
  /** Shows replies that other readers have fetched; never fetches by itself. */
  isCachedOnly?: boolean
}

/** A cached-only reader still has its fetcher: SWR revalidates a key through whichever reader mounted first. */
const ASKS_NOTHING = { revalidateOnMount: false, revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

interface Running {
  stop: AbortController
  entry: Promise<CachedReply>
}

const running = new Map<string, Running>()

/** Personal data is not fetched for a guest: its plain 401 would only raise a toast. */
function assertSomebody({ options: { role } }: Row): void {
  // Without the device-removal token the login has moved on. (ruling R33)
  if (role === 'half-login' && getDeviceRemovalToken() === undefined) throw new ApiError('session')
  const isPublic = role === undefined || role === 'any' || role === 'guest' || role === 'half-login'
  const { accessToken, refreshToken } = getClient().connection.tokens.read()
  if (!isPublic && accessToken === undefined && refreshToken === undefined) throw new ApiError('session')
}

async function ask<R extends Row>(
  key: string,
  row: R,
  input: InputOf<R>,
  options: CallOptions & { signal: AbortSignal },
): Promise<CachedReply> {
  assertSomebody(row)
  const reply = await (takePreload<ReplyOf<R>>(key, options.signal)?.coming ?? call(row, input, options))
  return { reply, fetchedAt: Date.now() }
}

/** Fetches a key. When a later fetch of it has begun meanwhile, a failure of this one returns the later result instead. */
async function fetchEntry<R extends Row>(key: string, row: R, input: InputOf<R>, { isQuiet }: UseApiOptions): Promise<CachedReply> {
  const stop = new AbortController()
  const mine = { stop, entry: ask(key, row, input, { signal: stop.signal, isQuiet }) }
  running.set(key, mine)
  try {
    return await mine.entry
  } catch (error) {
    const latest = running.get(key)
    if (latest !== undefined && latest !== mine) return latest.entry
    throw error
  } finally {
    if (running.get(key) === mine) running.delete(key)
  }
}

/** True when the reader has waited for `key` for more than 8 s. (ruling R42) */
export function useIsSlow(isWaiting: boolean, key: string | null): boolean {
  const [slowKey, setSlowKey] = useState<string | null>(null)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setSlowKey(key), SLOW_AFTER)
    return () => {
      clearTimeout(timer)
      setSlowKey(null)
    }
  }, [isWaiting, key])
  return isWaiting && slowKey === key
}

/** Reads a row; `null` as input = not yet. */
export function useApi<R extends Row>(row: R, input: InputOf<R> | null, options: UseApiOptions = {}): Loaded<ReplyOf<R>> {
  const key = input === null ? null : buildKey(row, input as Parts)
  const { cache } = useSWRConfig()
  const fetcher = () => fetchEntry(key ?? '', row, input as InputOf<R>, options)
  const { data, error, isLoading, isValidating } = useSWR<CachedReply, ApiError>(key, fetcher, {
    ...getPolicy(row),
    revalidateIfStale: key === null || !(isFilledIn(key) && isFresh(key, row, cache)),
    ...(options.isCachedOnly && ASKS_NOTHING),
    refreshInterval: options.every ?? 0,
  })
  const retry = useCallback(() => void retryFailed(key).catch(() => undefined), [key])
  const cancel = useCallback(() => running.get(key ?? '')?.stop.abort(), [key])
  return {
    data: data?.reply as ReplyOf<R> | undefined,
    // A retry of the first reply hides the last failure.
    error: isLoading ? undefined : error,
    isLoading,
    isSlow: useIsSlow(isValidating, key),
    fetchedAt: data?.fetchedAt,
    retry,
    cancel,
  }
}

/** A preload is skipped while the cache has a fresh reply or a screen is fetching. */
setCacheLookup((key, row) => running.has(key) || isFresh(key, row))

/** Revalidates this row's replies on screen after a write; without an input those of all inputs. */
export async function refetch<R extends Row>(row: R, input?: InputOf<R>): Promise<void> {
  const only = input === undefined ? undefined : buildKey(row, input as Parts)
  const prefix = buildKeyPrefix(row)
  await revalidate((key) => (only === undefined ? key.startsWith(prefix) : key === only))
}

/** Puts the reply of a write into the cache. */
export function setCached<R extends Row>(row: R, input: InputOf<R>, data: ReplyOf<R>): void {
  void putEntry(buildKey(row, input as Parts), { reply: data, fetchedAt: Date.now() })
}

/**
 * Drops every reply, or those of one row: the next person never sees the data of the last one. Replies on screen are fetched
 * again. (ruling R21)
 */
export async function clearCache(row?: Row): Promise<void> {
  const isMeant = (key: string) => row === undefined || key.startsWith(buildKeyPrefix(row))
  for (const [key, { stop }] of running) if (isMeant(key)) stop.abort()
  if (row === undefined) forgetPreloads()
  await dropEntries(isMeant)
}
