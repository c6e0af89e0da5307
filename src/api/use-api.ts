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
import useSWR, { SWRConfig, useSWRConfig } from 'swr'
import type { ApiError } from './client/api-error.ts'
import type { Parts } from './client/ports.ts'
import { buildKey, buildKeyPrefix } from './client/request.ts'
import { useHasWaited, useIsSlow, useOldReply } from './failed-renewals.ts'
import type { Read } from './read.ts'
import {
  type Ask,
  cancelRead,
  type CachedReply,
  connectCache,
  dropEntry,
  fetchReply,
  forgetReplies,
  getQuietTime,
  getReadConfig,
  hasEntry,
  hasFailed,
  markShown,
  openEntries,
  putReply,
  readAhead,
  readForScreen,
  type ReaderOptions,
  renewReplies,
} from './replies/replies.ts'
import type { InputOf, ReplyOf, Row } from './row.ts'

/**
 * Fetches a key again, and everything else on screen that failed for a possibly temporary reason: a screen
 * that lacks two replies shows one failure after the other, and one press must not only lead from one to the
 * next.
 */
export async function retryFailures(key: string | null): Promise<void> {
  await renewReplies((each) => each === key || hasFailed(each))
}

function Binder({ children }: { children: ReactNode }) {
  const { mutate, cache } = useSWRConfig()
  // Failed reads run again when the connection returns, whatever the policy of their row.
  useEffect(() => {
    const retry = () => void retryFailures(null).catch(() => undefined)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [])
  useLayoutEffect(() => connectCache(cache, mutate), [mutate, cache])
  return children
}

/** Mounted once, at the root: the cache lives as long as it. Each test mounts its own. */
export function ApiCache({ children }: { children: ReactNode }) {
  // The first render uses the replies that are there already, instead of a skeleton.
  const [entries] = useState(openEntries)
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

export interface UseApiOptions extends ReaderOptions {
  /** The page is whole without it: the frame does not say that it is outdated. */
  isQuiet?: boolean | undefined
  /** A form begins with the reply and would send old values back: it waits for the server's. */
  isForForm?: boolean
}

/** Only a press shows that it is tried again: what is asked by itself must not take the card away each time. */
function useRetry(key: string | null, error: unknown): { retry: () => void; isPressed: boolean } {
  const [pressed, setPressed] = useState<unknown>()
  const latest = useRef(error)
  useEffect(() => {
    latest.current = error
  })
  const retry = useCallback(() => {
    setPressed(latest.current)
    void retryFailures(key).catch(() => undefined)
  }, [key])
  return { retry, isPressed: pressed !== undefined && pressed === error }
}

/**
 * Reads a key through the store of replies, with what `ask` makes of one or several calls. The row says when it
 * is stored, shown and asked again; `null` means not yet.
 */
export function useReply<T>(
  row: Row,
  key: string | null,
  ask: Ask<T>,
  { isQuiet, every, isCachedOnly, isOnce, isForForm }: UseApiOptions = {},
): Loaded<T> {
  const {
    data: entry,
    error,
    isLoading,
    isValidating,
  } = useSWR<CachedReply, ApiError>(
    key,
    () => fetchReply(key ?? '', row, ask),
    getReadConfig(key, row, { every, isCachedOnly, isOnce }),
  )
  useEffect(() => {
    if (key === null) return
    if (isCachedOnly) readAhead(key, row)
    else markShown(key)
  }, [key, row, isCachedOnly])
  const isEarlier = entry?.isProvisional === true
  const isRenewing = isEarlier && error === undefined
  const shown = isEarlier && isForForm ? undefined : entry
  const isSlow = useIsSlow(isValidating || isRenewing, key)
  const isWaiting = useHasWaited(isRenewing, key, getQuietTime(row))
  const { retry, isPressed } = useRetry(key, error)
  useOldReply(entry, {
    hasFailed: error !== undefined,
    isWaiting,
    isInstead: entry?.isStored === true && !isEarlier,
    isQuiet: isQuiet === true || isCachedOnly === true,
    retry,
  })
  return {
    data: shown?.reply as T | undefined,
    // A retry of the first reply that the reader asked for hides the last failure.
    error: isLoading && isPressed ? undefined : error,
    isLoading: shown === undefined && (isLoading || isRenewing),
    isSlow,
    fetchedAt: shown?.fetchedAt,
    isEarlier,
    retry,
    cancel: useCallback(() => cancelRead(key), [key]),
  }
}

/** Reads a row; `null` as input means not yet. */
export function useApi<R extends Row>(
  row: R,
  input: InputOf<R> | null,
  options?: UseApiOptions,
): Loaded<ReplyOf<R>> {
  const key = input === null ? null : buildKey(row, input as Parts)
  return useReply(row, key, (signal) => readForScreen(row, input as InputOf<R>, { signal }), options)
}

/** Like {@link useApi}, for a named read; `isWanted: false` means not yet. */
export function useRead<R extends Row>(
  { row, input, isQuiet }: Read<R>,
  { isWanted = true, ...options }: UseApiOptions & { isWanted?: boolean } = {},
): Loaded<ReplyOf<R>> {
  return useApi(row, isWanted ? (input as InputOf<R>) : null, { isQuiet, ...options })
}

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
  await renewReplies((key) => (only === undefined ? key.startsWith(prefix) : key === only))
}

/** Fetches again what another tab has read, written or bought, if it is on screen here. */
export async function refetchChanged(keyOrPrefix: string): Promise<void> {
  await renewReplies((key) => key.startsWith(keyOrPrefix))
}

/** Puts the reply of a write into the cache. */
export function setCached<R extends Row>(row: R, input: InputOf<R>, data: ReplyOf<R>): void {
  const key = buildKey(row, input as Parts)
  putReply(key, row, data)
  // A row with a cache policy is written every few seconds, and no other tab waits for it.
  if (row.options.cache === undefined) tellOtherTabs(key)
}

/** Tells whether a screen that reads this would show something at once. */
export function hasReply<R extends Row>(row: R, input: InputOf<R>): boolean {
  return hasEntry(buildKey(row, input as Parts))
}

/** Drops one reply that no screen shows, so that a walk through thousands does not fill the memory. */
export function forgetReply<R extends Row>(row: R, input: InputOf<R>): void {
  dropEntry(buildKey(row, input as Parts))
}

/** Drops every reply, or those of one row, so that the next person never sees them. Those on screen are fetched again. (ruling R21) */
export async function clearCache(row?: Row): Promise<void> {
  const prefix = row && buildKeyPrefix(row)
  await forgetReplies(prefix === undefined ? undefined : (key) => key.startsWith(prefix))
}
