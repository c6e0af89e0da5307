import { useEffect, useState, useSyncExternalStore } from 'react'
import { addOldReply, findOldestReply, subscribeToOldReplies } from '#src/lib/old-replies.ts'
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

interface OldReplyOptions {
  hasFailed: boolean
  /** A quiet reader does not report failures; for the others the frame says how old their replies are. */
  isQuiet: boolean
  retry: () => void
}

/** Counts a reply that could not be renewed, and fetches again what was stored on the device when the connection returns: not every policy does. */
export function useOldReply(
  data: CachedReply | undefined,
  { hasFailed, isQuiet, retry }: OldReplyOptions,
): void {
  const storedAt = getReplyAge(data?.reply)
  const failedAt = hasFailed ? data?.fetchedAt : storedAt
  const oldAt = isQuiet ? undefined : failedAt
  useEffect(
    () => (oldAt === undefined ? undefined : addOldReply({ fetchedAt: oldAt, ...(storedAt && { retry }) })),
    [oldAt, storedAt, retry],
  )
  useEffect(() => {
    if (storedAt === undefined) return undefined
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [storedAt, retry])
}

/** From here on, in milliseconds, a reader is told that the connection is slow. (ruling R42) */
const SLOW_AFTER = 8000

/** Tells whether the reader has waited for `key` for more than 8 s. (ruling R42) */
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

/** Finds the stored reply of a read that waits long for its first one: a connection that hangs is as good as none. (ruling R67) */
export function useStoredReply(row: Row, key: string | null): CachedReply | undefined {
  const [found, setFound] = useState<{ key: string; entry: CachedReply }>()
  useEffect(() => {
    if (key === null) return undefined
    let isOver = false
    void findOffline(row, key).then((stored) => {
      if (stored === undefined || isOver) return
      setFound({ key, entry: { reply: stored.data, fetchedAt: getReplyAge(stored.data) ?? 0 } })
    })
    return () => {
      isOver = true
    }
  }, [row, key])
  return found?.key === key ? found?.entry : undefined
}
