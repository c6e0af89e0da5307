/** Reads a row through the cache: named policies, one provider for the app, cleared between people. (spec 9, rulings R21, R42) */

import {
  createElement,
  type ReactNode,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import useSWR, { type Cache, type ScopedMutator, type State, SWRConfig, useSWRConfig } from 'swr'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { ApiError } from './client/api-error.ts'
import { getClient, isPublic } from './client/connect.ts'
import { getDeviceRemovalToken } from './client/headers.ts'
import type { Parts } from './client/ports.ts'
import { buildKey, buildKeyPrefix } from './client/request.ts'
import {
  type CachedReply,
  fillCache,
  forgetPreloads,
  isFilledIn,
  isJustFilledIn,
  takePreload,
} from './early-requests.ts'
import { useIsLate, useIsSlow, useOldReply, useStoredReply } from './failed-renewals.ts'
import { setCacheLookup } from './preload.ts'
import { readForScreen } from './read-for-screen.ts'
import { buildPolling, getPolicy, mayPass } from './read-policies.ts'
import type { Read } from './read.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'
import { findReadAhead, forgetStoredReplies, storeReply } from './stored-replies.ts'

/** The mounted cache, for code outside of components (loaders, logout). */
let mounted: { mutate: ScopedMutator; cache: Cache } | undefined

/** Fetches the matching keys on screen again; others are fetched at their next mount. */
async function revalidate(isMeant: (key: string) => boolean): Promise<void> {
  forgetPreloads(isMeant)
  await mounted?.mutate((key) => typeof key === 'string' && isMeant(key))
}

/**
 * Fetches a key again, and everything else on screen that failed for a possibly temporary reason: a screen
 * that lacks two replies shows one failure after the other, and one press must not only lead from one to the
 * next.
 */
export async function retryFailures(key: string | null): Promise<void> {
  await revalidate((each) => each === key || mayPass(mounted?.cache.get(each)?.error))
}

async function putEntry(key: string, entry: CachedReply): Promise<void> {
  forgetPreloads((each) => each === key)
  await mounted?.mutate(key, entry, { revalidate: false })
}

/** Empties the cache for the matching keys. Replies on screen are fetched again: this is how SWR forgets that it fetched less than `dedupingInterval` ago. */
async function dropEntries(isMeant: (key: string) => boolean): Promise<void> {
  forgetPreloads(isMeant)
  if (mounted === undefined) return
  const { mutate, cache } = mounted
  // Uses the cache's own keys: SWR does not know replies that arrived before it and were not read yet.
  await Promise.all(
    [...cache.keys()].filter(isMeant).map((key) => mutate(key, undefined, { revalidate: true })),
  )
}

/** When the reply of a key was fetched; undefined if there is none. */
function getFetchTime(cache: Cache | undefined, key: string): number | undefined {
  const entry: unknown = cache?.get(key)?.data
  return typeof entry === 'object' && entry !== null && 'fetchedAt' in entry
    ? Number(entry.fetchedAt)
    : undefined
}

/** Tells whether a row's reply is recent enough that the row is not fetched again. */
function isFresh(key: string, row: Row, cache = mounted?.cache): boolean {
  return getDeviceNow() - (getFetchTime(cache, key) ?? 0) < (getPolicy(row).dedupingInterval ?? 0)
}

function Binder({ children }: { children: ReactNode }) {
  const { mutate, cache } = useSWRConfig()
  // Failed reads run again when the connection returns, whatever the policy of their row.
  useEffect(() => {
    const retry = () => void retryFailures(null).catch(() => undefined)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  useLayoutEffect(() => {
    mounted = { mutate, cache }
    return () => {
      mounted = undefined
    }
  }, [mutate, cache])
  return children
}

/** Starts with the replies that arrived before the cache existed: the first render uses them instead of a skeleton. */
function firstEntries(): Map<string, State<CachedReply>> {
  return new Map(fillCache().map(([key, data]) => [key, { data, isLoading: false, isValidating: false }]))
}

/** Mounted once, at the root: the cache lives as long as it. Each test mounts its own. */
export function ApiCache({ children }: { children: ReactNode }) {
  const [entries] = useState(firstEntries)
  return createElement(
    SWRConfig,
    { value: { provider: () => entries } },
    createElement(Binder, null, children),
  )
}

export interface Loaded<T> {
  /** Kept while a new reply is fetched, and if that fails. */
  data: T | undefined
  error: ApiError | undefined
  /** The first reply is being fetched. */
  isLoading: boolean
  /** Waiting for more than 8 s: the reader may cancel. */
  isSlow: boolean
  /** Milliseconds since 1970. */
  fetchedAt: number | undefined
  /** The data is from an earlier visit, until a newer reply arrives. */
  isEarlier?: boolean
  /** Fetches again, together with everything else on the screen that failed temporarily. */
  retry: () => void
  cancel: () => void
}

export interface UseApiOptions {
  /** The page is whole without it: the frame does not say that it is outdated. */
  isQuiet?: boolean | undefined
  /** Fetches again at this interval, in milliseconds, while the screen is open. */
  every?: number
  /** Shows replies that other readers have fetched; never fetches by itself. */
  isCachedOnly?: boolean
  /** A form begins with the reply and would send old values back: it waits for the server's. */
  isForForm?: boolean
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

/** Personal data is not fetched for a guest: its plain 401 would only show a toast. */
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
  signal: AbortSignal,
): Promise<CachedReply> {
  assertSomebody(row)
  return takePreload<CachedReply>(key, signal)?.coming ?? readForScreen(row, input, { signal })
}

/** Fetches a key. If a later fetch of it has begun meanwhile, a failure of this one returns the later result instead. */
async function fetchEntry<R extends Row>(key: string, row: R, input: InputOf<R>): Promise<CachedReply> {
  const stop = new AbortController()
  const mine = { stop, entry: ask(key, row, input, stop.signal) }
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

/** Reads a row; `null` as input means not yet. */
export function useApi<R extends Row>(
  row: R,
  input: InputOf<R> | null,
  options: UseApiOptions = {},
): Loaded<ReplyOf<R>> {
  const key = input === null ? null : buildKey(row, input as Parts)
  const { cache } = useSWRConfig()
  // An earlier visit's reply is used until this visit has one.
  const isFirst = key !== null && !options.isForForm && cache.get(key)?.data === undefined
  const first = isFirst ? findReadAhead(row, key) : undefined
  const fetcher = () => fetchEntry(key ?? '', row, input as InputOf<R>)
  const {
    data: renewed,
    error,
    isLoading,
    isValidating,
  } = useSWR<CachedReply, ApiError>(key, fetcher, {
    ...getPolicy(row),
    revalidateIfStale:
      key === null || !(isJustFilledIn(key) || (isFilledIn(key) && isFresh(key, row, cache))),
    ...(options.isCachedOnly && ASKS_NOTHING),
    ...(first && { fallbackData: first }),
    ...(options.every !== undefined && buildPolling(options.every)),
  })
  const isSlow = useIsSlow(isValidating, key)
  const isLate = useIsLate(isValidating && (renewed === undefined || renewed === first), key)
  // A reply that the server now refuses belongs to nobody here.
  const isRefused = error !== undefined && !mayPass(error)
  const wantsStored = renewed === undefined && !isRefused && !options.isForForm
  const stored = useStoredReply(row, wantsStored ? key : null, isLate)
  const data = renewed ?? stored
  const isEarlier = data !== undefined && (data === first || data === stored)
  // Only a press shows that it is tried again: what is asked by itself must not take the card away each time.
  const [pressed, setPressed] = useState<unknown>()
  const isPressed = pressed !== undefined && pressed === error
  const latest = useRef(error)
  useEffect(() => {
    latest.current = error
  })
  const retry = useCallback(() => {
    setPressed(latest.current)
    void retryFailures(key).catch(() => undefined)
  }, [key])
  useOldReply(data, {
    hasFailed: error !== undefined,
    isWaiting: isLate && isEarlier,
    isInstead: data?.isStored === true && !isEarlier,
    isQuiet: options.isQuiet === true,
    retry,
  })
  const cancel = useCallback(() => running.get(key ?? '')?.stop.abort(), [key])
  return {
    data: data?.reply as ReplyOf<R> | undefined,
    // A retry of the first reply that the reader asked for hides the last failure.
    error: isLoading && isPressed ? undefined : error,
    isLoading: isLoading && !isEarlier,
    isSlow,
    fetchedAt: data?.fetchedAt,
    isEarlier,
    retry,
    cancel,
  }
}

/** Like {@link useApi}, for a named read; `isWanted: false` means not yet. */
export function useRead<R extends Row>(
  { row, input, isQuiet }: Read<R>,
  { isWanted = true, ...options }: UseApiOptions & { isWanted?: boolean } = {},
): Loaded<ReplyOf<R>> {
  return useApi(row, isWanted ? (input as InputOf<R>) : null, { isQuiet, ...options })
}

/** A preload is skipped while the cache has a fresh reply or a screen is fetching. */
setCacheLookup((key, row) => running.has(key) || isFresh(key, row))

let tellOtherTabs: (keyOrPrefix: string) => void = () => undefined

/** Registers the function that tells the browser's other tabs which replies have changed, since this layer sees no store. */
export function connectTabs(tell: (keyOrPrefix: string) => void): void {
  tellOtherTabs = tell
}

/** Revalidates this row's replies on screen after a write, here and in other tabs; without an input, those of all inputs. */
export async function refetch<R extends Row>(row: R, input?: InputOf<R>): Promise<void> {
  const only = input === undefined ? undefined : buildKey(row, input as Parts)
  const prefix = buildKeyPrefix(row)
  tellOtherTabs(only ?? prefix)
  await revalidate((key) => (only === undefined ? key.startsWith(prefix) : key === only))
}

/** Fetches again what another tab has read, written or bought, if it is on screen here. */
export async function refetchChanged(keyOrPrefix: string): Promise<void> {
  await revalidate((key) => key.startsWith(keyOrPrefix))
}

/** Puts the reply of a write into the cache. */
export function setCached<R extends Row>(row: R, input: InputOf<R>, data: ReplyOf<R>): void {
  const key = buildKey(row, input as Parts)
  const entry = { reply: data, fetchedAt: getDeviceNow() }
  void putEntry(key, entry)
  storeReply(row, key, entry)
  // A row with a cache policy is written every few seconds, and no other tab waits for it.
  if (row.options.cache === undefined) tellOtherTabs(key)
}

/** Tells whether a screen that reads this would show something at once. */
export function hasReply<R extends Row>(row: R, input: InputOf<R>): boolean {
  return mounted?.cache.get(buildKey(row, input as Parts))?.data !== undefined
}

/** Drops one reply that no screen shows, so that a walk through thousands does not fill the memory. */
export function forgetReply<R extends Row>(row: R, input: InputOf<R>): void {
  mounted?.cache.delete(buildKey(row, input as Parts))
}

/** Drops every reply, or those of one row, so that the next person never sees them. Those on screen are fetched again. (ruling R21) */
export async function clearCache(row?: Row): Promise<void> {
  const isMeant = (key: string) => row === undefined || key.startsWith(buildKeyPrefix(row))
  for (const [key, { stop }] of running) if (isMeant(key)) stop.abort()
  if (row === undefined) {
    forgetPreloads()
    forgetStoredReplies()
  }
  await dropEntries(isMeant)
}
