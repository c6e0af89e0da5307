import { useEffect, useSyncExternalStore } from 'react'
import { addOldReply, findOldestReply, subscribeToOldReplies } from '#src/lib/old-replies.ts'
import { getReplyAge } from './kept-port.ts'
import type { CachedReply } from './preload-memory.ts'

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
