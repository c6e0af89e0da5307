/** When a read is fetched again: the named policies, and what a failure means for them. (spec 9, ruling R42) */

import type { SWRConfiguration } from 'swr'
import { getPollInterval } from '#src/lib/saving-data.ts'
import { ApiError } from '../client/api-error.ts'
import { computeBackOff } from '../outbox/retry.ts'
import type { Row, RowOptions } from '../row.ts'

/** A rejection stays the same on a retry; a bad connection or response may not. */
export function mayPass(error: unknown): boolean {
  if (!(error instanceof ApiError) || error.kind === 'session') return false
  return error.kind !== 'http' || error.status === 429 || (error.status ?? 0) >= 500
}

/** The device may say too early that the connection is back, or not know that it was gone. */
export const isUnanswered = (error: unknown) =>
  error instanceof ApiError && (error.kind === 'no-answer' || error.kind === 'late')

/**
 * Default: a page that is opened again fetches again; a focus at most once a minute. The client itself does
 * the first retries (ruling R42); what still has no answer is asked again by itself, as unsent writes are.
 */
const everyVisit: SWRConfiguration = {
  dedupingInterval: 2000,
  focusThrottleInterval: 60_000,
  shouldRetryOnError: isUnanswered,
  onErrorRetry: (_error, _key, _config, ask, { retryCount }) =>
    void setTimeout(() => void ask({ retryCount }), computeBackOff(retryCount)),
}

/**
 * Progress: cached for 600 s from its fetch; no refetch on focus or reconnect, and a mount after that fetches
 * again. (spec 9, ruling R42) Not `revalidateOnMount: false`, which never fetches at all, nor
 * `revalidateIfStale: false`, which never fetches again.
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

/** With a reply, for {@link ReaderOptions.isOnce}. */
const RENEWS_NOTHING = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false }

/** A cached-only reader still has its fetcher: SWR revalidates a key through whichever reader mounted first. */
const ASKS_NOTHING = {
  revalidateOnMount: false,
  revalidateIfStale: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
}

/** SWR polls only while the last response was a success, so a failed one is retried at the same interval. */
function buildPolling(every: number): SWRConfiguration {
  return {
    refreshInterval: () => getPollInterval(every),
    shouldRetryOnError: mayPass,
    onErrorRetry: (_error, _key, _config, ask, { retryCount }) =>
      void setTimeout(() => void ask({ retryCount }), getPollInterval(every)),
  }
}

export interface ReaderOptions {
  /** Fetches again at this interval, in milliseconds, while the screen is open. */
  every?: number
  /** Shows replies that other readers have fetched; never fetches by itself. */
  isCachedOnly?: boolean
  /** Fetches what this visit has not read yet; renewing it is left to the screen that works with it. */
  isOnce?: boolean
}

/** How SWR treats one reader of a row. */
export function buildConfig(
  row: Row,
  { every, isCachedOnly, isOnce }: ReaderOptions,
  revalidateIfStale: boolean,
): SWRConfiguration {
  return {
    ...getPolicy(row),
    revalidateIfStale,
    ...(isOnce && RENEWS_NOTHING),
    ...(isCachedOnly && ASKS_NOTHING),
    ...(every !== undefined && buildPolling(every)),
  }
}
