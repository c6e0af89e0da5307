/** Runs a reading row through the cache: named policies, one provider for the app, clearing it between people. (spec 9, rulings R21, R42) */

import { createElement, type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import useSWR, {
  type Cache,
  type ScopedMutator,
  type State,
  SWRConfig,
  type SWRConfiguration,
  useSWRConfig,
} from 'swr'
import { addOldReply } from '#src/lib/old-replies.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { call, type CallOptions } from './call.ts'
import { ApiError } from './client/api-error.ts'
import { getClient, isPublic } from './client/connect.ts'
import { getDeviceRemovalToken } from './client/headers.ts'
import type { Parts } from './client/ports.ts'
import { buildKey, buildKeyPrefix } from './client/request.ts'
import { dropKeptReply, findKeptReply, forgetKeptReplies, keepReply } from './kept-port.ts'
import {
  type CachedReply,
  fillCache,
  forgetPreloads,
  isFilledIn,
  isJustFilledIn,
  takePreload,
} from './preload-memory.ts'
import { setCacheLookup } from './preload.ts'
import type { Read } from './read.ts'
import type { InputOf, ReplyOf, Row, RowOptions } from './row.ts'

/** Default: what is looked at again is fetched again, focus at most once a minute. Repeats are the client's own (ruling R42). */
const everyVisit: SWRConfiguration = {
  dedupingInterval: 2000,
  focusThrottleInterval: 60_000,
  shouldRetryOnError: false,
}

/**
 * Progress: cached 600 s from its fetch; no refetch on focus or reconnect, and a mount after that fetches again. (spec 9, ruling R42)
 * Not `revalidateOnMount: false`, which never fetches at all, nor `revalidateIfStale: false`, which never fetches again.
 */
const progress: SWRConfiguration = {
  ...everyVisit,
  dedupingInterval: 600_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

const policies: Readonly<Record<NonNullable<RowOptions['cache']>, SWRConfiguration>> = { progress }

function getPolicy(row: Row): SWRConfiguration {
  return row.options.cache === undefined ? everyVisit : policies[row.options.cache]
}

/** The mounted cache, for those who are no components (loaders, logout). */
let mounted: { mutate: ScopedMutator; cache: Cache } | undefined

/** Asks again for what is on screen under the keys that are meant; the others are asked again at their next mount. */
async function revalidate(isMeant: (key: string) => boolean): Promise<void> {
  forgetPreloads(isMeant)
  await mounted?.mutate((key) => typeof key === 'string' && isMeant(key))
}

/** A refusal is the same however often one asks; a bad line or response is not. */
function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind === 'session') return false
  return error.kind !== 'http' || error.status === 429 || (error.status ?? 0) >= 500
}

/**
 * Asks again for a key, and for all else on screen that failed for a reason that may have passed: a screen that lacks two replies
 * shows one failure after the other, and one press must not lead from one to the next.
 */
export async function retryFailures(key: string | null): Promise<void> {
  await revalidate((each) => each === key || mayPass(mounted?.cache.get(each)?.error))
}

async function putEntry(key: string, entry: CachedReply): Promise<void> {
  forgetPreloads((each) => each === key)
  await mounted?.mutate(key, entry, { revalidate: false })
}

/** Empties the cache of the keys that are meant. What is on screen asks again: SWR forgets only so that it asked less than `dedupingInterval` ago. */
async function dropEntries(isMeant: (key: string) => boolean): Promise<void> {
  forgetPreloads(isMeant)
  if (mounted === undefined) return
  const { mutate, cache } = mounted
  // By the cache's own keys: SWR knows none of replies that came before it and were not read yet.
  await Promise.all(
    [...cache.keys()].filter(isMeant).map((key) => mutate(key, undefined, { revalidate: true })),
  )
}

/** When the reply under a key was fetched; undefined when there is none. */
function getFetchTime(cache: Cache | undefined, key: string): number | undefined {
  const entry: unknown = cache?.get(key)?.data
  return typeof entry === 'object' && entry !== null && 'fetchedAt' in entry
    ? Number(entry.fetchedAt)
    : undefined
}

/** True while a row's reply is so new that the row is not asked again. */
function isFresh(key: string, row: Row, cache = mounted?.cache): boolean {
  return getDeviceNow() - (getFetchTime(cache, key) ?? 0) < (getPolicy(row).dedupingInterval ?? 0)
}

function Binder({ children }: { children: ReactNode }) {
  const { mutate, cache } = useSWRConfig()
  useLayoutEffect(() => {
    mounted = { mutate, cache }
    return () => {
      mounted = undefined
    }
  }, [mutate, cache])
  return children
}

/** Begins with the replies that came before the cache did: the first drawing has them, and shows no skeleton in their place. */
function firstEntries(): Map<string, State<CachedReply>> {
  return new Map(fillCache().map(([key, data]) => [key, { data, isLoading: false, isValidating: false }]))
}

/** Mounted once, at the root: the memory of what was fetched lives as long as it does. Tests mount one each. */
export function ApiCache({ children }: { children: ReactNode }) {
  const [entries] = useState(firstEntries)
  return createElement(
    SWRConfig,
    { value: { provider: () => entries } },
    createElement(Binder, null, children),
  )
}

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
  /** The data is of an earlier visit, and stays until a newer reply comes. */
  isKept?: boolean
  /** Asks again, and for whatever else of the screen failed in passing. */
  retry: () => void
  cancel: () => void
}

export interface UseApiOptions extends Pick<CallOptions, 'isQuiet'> {
  /** Asks again every so many milliseconds while the screen is open. */
  every?: number
  /** Shows replies that other readers have fetched; never fetches by itself. */
  isCachedOnly?: boolean
  /** Begins with the reply of the last visit, and leaves one to the next. Never for exams, grading, money and certificates. (docs/decisions/0023) */
  isKept?: boolean
}

/** A cached-only reader still has its fetcher: SWR revalidates a key through whichever reader mounted first. */
const ASKS_NOTHING = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

interface Running {
  stop: AbortController
  entry: Promise<CachedReply>
}

const running = new Map<string, Running>()

/** Personal data is not fetched for a guest: its plain 401 would only raise a toast. */
function assertSomebody(row: Row): void {
  // Without the device-removal token the login has moved on. (ruling R33)
  if (row.options.role === 'half-login' && getDeviceRemovalToken() === undefined)
    throw new ApiError('session')
  const { tokens, onTokensGone } = getClient().connection
  const { accessToken, refreshToken } = tokens.read()
  if (isPublic(row) || accessToken !== undefined || refreshToken !== undefined) return
  onTokensGone?.()
  throw new ApiError('session')
}

async function ask<R extends Row>(
  key: string,
  row: R,
  input: InputOf<R>,
  options: CallOptions & { signal: AbortSignal },
): Promise<CachedReply> {
  assertSomebody(row)
  const reply = await (takePreload<ReplyOf<R>>(key, options.signal)?.coming ?? call(row, input, options))
  return { reply, fetchedAt: getDeviceNow() }
}

/** Fetches a key. When a later fetch of it has begun meanwhile, a failure of this one returns the later result instead. */
async function fetchEntry<R extends Row>(
  key: string,
  row: R,
  input: InputOf<R>,
  { isQuiet }: UseApiOptions,
): Promise<CachedReply> {
  const stop = new AbortController()
  const mine = { stop, entry: ask(key, row, input, { signal: stop.signal, isQuiet }) }
  running.set(key, mine)
  try {
    return await mine.entry
  } catch (error) {
    const latest = running.get(key)
    if (latest !== undefined && latest !== mine) return latest.entry
    if (!mayPass(error)) dropKeptReply(key)
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

/** SWR asks at intervals only while the last answer was no failure, so a failed one is repeated at the same pace. */
function buildPolling(every: number): SWRConfiguration {
  return {
    refreshInterval: every,
    shouldRetryOnError: mayPass,
    onErrorRetry: (_error, _key, _config, ask, { retryCount }) =>
      void setTimeout(() => void ask({ retryCount }), every),
  }
}

/** Reads a row; `null` as input = not yet. */
export function useApi<R extends Row>(
  row: R,
  input: InputOf<R> | null,
  options: UseApiOptions = {},
): Loaded<ReplyOf<R>> {
  const key = input === null ? null : buildKey(row, input as Parts)
  const { cache } = useSWRConfig()
  // The reply of an earlier visit stands in for as long as this one has none of its own.
  const first =
    options.isKept && key !== null && cache.get(key)?.data === undefined ? findKeptReply(key, row) : undefined
  // The frame says that the replies on screen could not be renewed, so no toast says it too.
  const isOnScreen = () => first !== undefined || (key !== null && cache.get(key)?.data !== undefined)
  const fetcher = () =>
    fetchEntry(key ?? '', row, input as InputOf<R>, { isQuiet: isOnScreen() || options.isQuiet })
  const { data, error, isLoading, isValidating } = useSWR<CachedReply, ApiError>(key, fetcher, {
    ...getPolicy(row),
    revalidateIfStale:
      key === null || !(isJustFilledIn(key) || (isFilledIn(key) && isFresh(key, row, cache))),
    ...(options.isCachedOnly && ASKS_NOTHING),
    ...(first && { fallbackData: first }),
    ...(options.every !== undefined && buildPolling(options.every)),
  })
  const isKept = first !== undefined && data === first
  useEffect(() => {
    if (options.isKept && !isKept && key !== null && data !== undefined) keepReply(key, data)
  }, [options.isKept, isKept, key, data])
  // A quiet reader says nothing of a failure; the frame says how old the others' replies are.
  const failedAt = error !== undefined && options.isQuiet !== true ? data?.fetchedAt : undefined
  useEffect(() => (failedAt === undefined ? undefined : addOldReply({ fetchedAt: failedAt })), [failedAt])
  const retry = useCallback(() => void retryFailures(key).catch(() => undefined), [key])
  const cancel = useCallback(() => running.get(key ?? '')?.stop.abort(), [key])
  return {
    data: data?.reply as ReplyOf<R> | undefined,
    // A retry of the first reply hides the last failure.
    error: isLoading ? undefined : error,
    isLoading: isLoading && !isKept,
    isSlow: useIsSlow(isValidating, key),
    fetchedAt: data?.fetchedAt,
    isKept,
    retry,
    cancel,
  }
}

/** As {@link useApi}, for a read that has a name; `isWanted: false` = not yet. */
export function useRead<R extends Row>(
  { row, input, isQuiet }: Read<R>,
  { isWanted = true, ...options }: UseApiOptions & { isWanted?: boolean } = {},
): Loaded<ReplyOf<R>> {
  return useApi(row, isWanted ? (input as InputOf<R>) : null, { isQuiet, ...options })
}

/** A preload is skipped while the cache has a fresh reply or a screen is fetching. */
setCacheLookup((key, row) => running.has(key) || isFresh(key, row))

let tellOtherTabs: (keyOrPrefix: string) => void = () => undefined

/** Hands over what tells the browser's other tabs which replies have changed, since this layer sees no store. */
export function connectTabs(tell: (keyOrPrefix: string) => void): void {
  tellOtherTabs = tell
}

/** Revalidates this row's replies on screen, here and in other tabs, after a write; without an input those of all inputs. */
export async function refetch<R extends Row>(row: R, input?: InputOf<R>): Promise<void> {
  const only = input === undefined ? undefined : buildKey(row, input as Parts)
  const prefix = buildKeyPrefix(row)
  tellOtherTabs(only ?? prefix)
  await revalidate((key) => (only === undefined ? key.startsWith(prefix) : key === only))
}

/** Asks again for what another tab has read, written or bought, as far as it is on screen here. */
export async function refetchChanged(keyOrPrefix: string): Promise<void> {
  await revalidate((key) => key.startsWith(keyOrPrefix))
}

/** Puts the reply of a write into the cache. */
export function setCached<R extends Row>(row: R, input: InputOf<R>, data: ReplyOf<R>): void {
  const key = buildKey(row, input as Parts)
  void putEntry(key, { reply: data, fetchedAt: getDeviceNow() })
  // A row with a policy of its own is written every few seconds, and no other tab waits for it.
  if (row.options.cache === undefined) tellOtherTabs(key)
}

/**
 * Drops every reply, or those of one row: the next person never sees the data of the last one. Replies on screen are fetched
 * again. (ruling R21)
 */
export async function clearCache(row?: Row): Promise<void> {
  const isMeant = (key: string) => row === undefined || key.startsWith(buildKeyPrefix(row))
  for (const [key, { stop }] of running) if (isMeant(key)) stop.abort()
  if (row === undefined) {
    forgetPreloads()
    forgetKeptReplies()
  }
  await dropEntries(isMeant)
}
