/** The cache of what was read: named policies, one provider for the app, and clearing it between people. (spec 9, ruling R21) */
import { createElement, type ReactNode, useLayoutEffect, useState } from 'react'
import { type Cache, type ScopedMutator, SWRConfig, type SWRConfiguration, useSWRConfig } from 'swr'
import type { Row, RowOptions } from './row.ts'

/** Default: what is looked at again is fetched again, focus at most once a minute. Repeats are the client's own (ruling R42). */
const everyVisit: SWRConfiguration = { dedupingInterval: 2000, focusThrottleInterval: 60_000, shouldRetryOnError: false }

/**
 * Progress: kept 600 s from its fetch; no refetch on focus or reconnect, and a mount after that fetches again. (spec 9, ruling R42)
 * Not `revalidateOnMount: false`, which never fetches at all, nor `revalidateIfStale: false`, which never fetches again.
 */
const progress: SWRConfiguration = {
  ...everyVisit,
  dedupingInterval: 600_000,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

const policies: Readonly<Record<NonNullable<RowOptions['cache']>, SWRConfiguration>> = { progress }

export function policyOf(row: Row): SWRConfiguration {
  return row.options.cache === undefined ? everyVisit : policies[row.options.cache]
}

/** What the cache holds of one key: the reply and when it came, in milliseconds. */
export interface Entry {
  reply: unknown
  fetchedAt: number
}

/** The mounted cache, for those who are no components (loaders, logout). */
let mounted: { mutate: ScopedMutator; cache: Cache } | undefined

/** Asks again for what is on screen under the keys that are meant; the others are asked again at their next mount. */
export async function askAgain(isMeant: (key: string) => boolean): Promise<void> {
  await mounted?.mutate((key) => typeof key === 'string' && isMeant(key))
}

export async function putEntry(key: string, entry: Entry): Promise<void> {
  await mounted?.mutate(key, entry, { revalidate: false })
}

/** Empties the cache. What is on screen asks again: SWR forgets only so that it asked less than `dedupingInterval` ago. */
export async function dropEntries(): Promise<void> {
  await mounted?.mutate(() => true, undefined, { revalidate: true })
}

/** When the reply under a key was fetched; undefined when there is none. */
export function fetchedAt(key: string): number | undefined {
  const entry: unknown = mounted?.cache.get(key)?.data
  return typeof entry === 'object' && entry !== null && 'fetchedAt' in entry ? Number(entry.fetchedAt) : undefined
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

/** Mounted once, at the root: the memory of what was fetched lives as long as it does. Tests mount one each. */
export function ApiCache({ children }: { children: ReactNode }) {
  const [entries] = useState(() => new Map())
  return createElement(SWRConfig, { value: { provider: () => entries } }, createElement(Binder, null, children))
}
