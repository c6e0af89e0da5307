/** The cache of what was read: named policies, one provider for the app, and clearing it between people. (spec 9, ruling R21) */
import { createElement, type ReactNode, useLayoutEffect, useState } from 'react'
import { type Cache, type ScopedMutator, type State, SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import { ApiError } from './client/api-error.ts'
import { type CachedReply, fillCache, forgetPreloads } from './preload-memory.ts'
import type { Row, RowOptions } from './row.ts'

/** Default: what is looked at again is fetched again, focus at most once a minute. Repeats are the client's own (ruling R42). */
const everyVisit: SWRConfiguration = { dedupingInterval: 2000, focusThrottleInterval: 60_000, shouldRetryOnError: false }

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

export function getPolicy(row: Row): SWRConfiguration {
  return row.options.cache === undefined ? everyVisit : policies[row.options.cache]
}

/** The mounted cache, for those who are no components (loaders, logout). */
let mounted: { mutate: ScopedMutator; cache: Cache } | undefined

/** Asks again for what is on screen under the keys that are meant; the others are asked again at their next mount. */
export async function revalidate(isMeant: (key: string) => boolean): Promise<void> {
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
export async function retryFailed(key: string | null): Promise<void> {
  await revalidate((each) => each === key || mayPass(mounted?.cache.get(each)?.error))
}

export async function putEntry(key: string, entry: CachedReply): Promise<void> {
  forgetPreloads((each) => each === key)
  await mounted?.mutate(key, entry, { revalidate: false })
}

/** Empties the cache of the keys that are meant. What is on screen asks again: SWR forgets only so that it asked less than `dedupingInterval` ago. */
export async function dropEntries(isMeant: (key: string) => boolean): Promise<void> {
  forgetPreloads(isMeant)
  if (mounted === undefined) return
  const { mutate, cache } = mounted
  // By the cache's own keys: SWR knows none of replies that came before it and were not read yet.
  await Promise.all([...cache.keys()].filter(isMeant).map((key) => mutate(key, undefined, { revalidate: true })))
}

/** When the reply under a key was fetched; undefined when there is none. */
function fetchedAt(cache: Cache | undefined, key: string): number | undefined {
  const entry: unknown = cache?.get(key)?.data
  return typeof entry === 'object' && entry !== null && 'fetchedAt' in entry ? Number(entry.fetchedAt) : undefined
}

/** True while a row's reply is so new that the row is not asked again. */
export function isFresh(key: string, row: Row, cache = mounted?.cache): boolean {
  return Date.now() - (fetchedAt(cache, key) ?? 0) < (getPolicy(row).dedupingInterval ?? 0)
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
  return createElement(SWRConfig, { value: { provider: () => entries } }, createElement(Binder, null, children))
}
