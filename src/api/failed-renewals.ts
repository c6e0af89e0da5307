import { useSyncExternalStore } from 'react'
import { findOldestReply, subscribeToOldReplies } from '#src/lib/old-replies.ts'

/** When the oldest reply on screen that could not be renewed was fetched, 0 where nobody knows; undefined where there is none. */
export function useOldestFailure(): number | undefined {
  return useSyncExternalStore(subscribeToOldReplies, findOldestReply, findOldestReply)
}
