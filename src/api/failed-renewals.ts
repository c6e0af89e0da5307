import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  addOldReply,
  findOldestRenewing,
  findOldestReply,
  subscribeToOldReplies,
} from '#src/lib/old-replies.ts'
import { findOffline, getReplyAge } from './kept-port.ts'
import type { CachedReply } from './preload-memory.ts'
import type { Row } from './row.ts'

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
  /** It is from before this visit, and the newer one keeps the reader waiting. */
  isWaiting: boolean
  /** A quiet reader does not report failures; for the others the frame says how old their replies are. */
  isQuiet: boolean
  retry: () => void
}

/** Counts a reply that could not be renewed or waits for that, and fetches again what was stored on the device when the connection returns: not every policy does. */
export function useOldReply(
  data: CachedReply | undefined,
  { hasFailed, isWaiting, isQuiet, retry }: OldReplyOptions,
): void {
  const storedAt = getReplyAge(data?.reply)
  const failedAt = hasFailed || isWaiting ? data?.fetchedAt : storedAt
  const oldAt = isQuiet ? undefined : failedAt
  useEffect(
    () =>
      oldAt === undefined
        ? undefined
        : addOldReply({ fetchedAt: oldAt, isRenewing: isWaiting, ...(storedAt && { retry }) }),
    [oldAt, isWaiting, storedAt, retry],
  )
  useEffect(() => {
    if (storedAt === undefined) return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [storedAt, retry])
}

/** From here on, in milliseconds, a reader is told that the connection is slow. (ruling R42) */
const SLOW_AFTER = 8000
/** From here on, in milliseconds, the reply on the device is shown with its age. (ruling R88) */
const STORED_AFTER = 500

function useHasWaited(isWaiting: boolean, key: string | null, limit: number): boolean {
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

/** Tells whether the connection has kept the reader waiting long enough for an old reply. */
export const useIsLate = (isWaiting: boolean, key: string | null): boolean =>
  useHasWaited(isWaiting, key, STORED_AFTER)

/**
 * Finds the stored reply of a read once its first one `isLate`: a connection that hangs is as good as none. It
 * stays until there is a newer one. (rulings R67, R88)
 */
export function useStoredReply(row: Row, key: string | null, isLate: boolean): CachedReply | undefined {
  const [found, setFound] = useState<{ key: string; entry: CachedReply }>()
  useEffect(() => {
    if (key === null || !isLate) return undefined
    let isOver = false
    void findOffline(row, key).then((stored) => {
      if (stored === undefined || isOver) return
      setFound({ key, entry: { reply: stored.data, fetchedAt: getReplyAge(stored.data) ?? 0 } })
    })
    return () => {
      isOver = true
    }
  }, [row, key, isLate])
  return found?.key === key ? found?.entry : undefined
}
