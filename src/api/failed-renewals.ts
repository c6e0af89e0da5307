import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  addOldReply,
  findOldestRenewing,
  findOldestReply,
  subscribeToOldReplies,
} from '#src/lib/old-replies.ts'
import type { CachedReply } from './replies/replies.ts'

/**
 * When the oldest reply on screen that could not be renewed was fetched. 0 if unknown; undefined if there is
 * none.
 */
export function useOldestFailure(): number | undefined {
  return useSyncExternalStore(subscribeToOldReplies, findOldestReply, findOldestReply)
}

/** When the oldest reply on screen was fetched that waits for a newer one; undefined if there is none. */
export function useOldestRenewing(): number | undefined {
  return useSyncExternalStore(subscribeToOldReplies, findOldestRenewing, findOldestRenewing)
}

interface OldReplyOptions {
  hasFailed: boolean
  /** The reply is from an earlier visit, and the server has not sent a newer one for half a second. */
  isWaiting: boolean
  /** The reply is from an earlier visit, because the server could not be reached. */
  isInstead: boolean
  /** A quiet reader does not report failures; for the others the frame says how old their replies are. */
  isQuiet: boolean
  retry: () => void
}

/**
 * Counts a reply that could not be renewed or waits for that, and fetches again what came from the device
 * instead when the connection returns: not every policy does.
 */
export function useOldReply(
  data: CachedReply | undefined,
  { hasFailed, isWaiting, isInstead, isQuiet, retry }: OldReplyOptions,
): void {
  const isOld = hasFailed || isWaiting || isInstead
  const oldAt = isOld && !isQuiet ? data?.fetchedAt : undefined
  useEffect(
    () =>
      oldAt === undefined
        ? undefined
        : addOldReply({ fetchedAt: oldAt, isRenewing: isWaiting, ...(isInstead && { retry }) }),
    [oldAt, isWaiting, isInstead, retry],
  )
  useEffect(() => {
    if (!isInstead) return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [isInstead, retry])
}

/** From here on, in milliseconds, a reader is told that the connection is slow. (ruling R42) */
const SLOW_AFTER = 8000

/** Tells whether `isWaiting` has been true for `limit` milliseconds. */
export function useHasWaited(isWaiting: boolean, key: string | null, limit: number): boolean {
  const [lateKey, setLateKey] = useState<string | null>(null)
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setTimeout(() => setLateKey(key), limit)
    return () => {
      clearTimeout(timer)
      setLateKey(null)
    }
  }, [isWaiting, key, limit])
  return isWaiting && lateKey === key
}

/** Tells whether the reader has waited for `key` for more than 8 s. (ruling R42) */
export const useIsSlow = (isWaiting: boolean, key: string | null): boolean =>
  useHasWaited(isWaiting, key, SLOW_AFTER)
