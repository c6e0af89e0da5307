import { useSyncExternalStore } from 'react'
import { findOldestReply, subscribeToOldReplies } from '#src/lib/old-replies.ts'

/**
 * When the oldest reply on screen that could not be renewed was fetched. 0 if unknown; undefined if there is
 * none.
 */
export function useOldestFailure(): number | undefined {
  return useSyncExternalStore(subscribeToOldReplies, findOldestReply, findOldestReply)
}
