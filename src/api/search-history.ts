/**
 * The person's searches, as palette and search page delete them: the removal is sent when the time to undo is
 * over, as everywhere.
 */

import { callRemoval } from './call-removal.ts'
import { search } from './contract/search.ts'
import { requestRemoval, undoRemoval, useRemovedKeys } from './outbox/removals.ts'
import type { SearchEntry } from './shapes/search.ts'
import { refetch } from './use-api.ts'

const getKey = ({ _id }: SearchEntry) => `search:${_id}`

export function forgetSearch(entry: SearchEntry): void {
  requestRemoval({
    key: getKey(entry),
    send: async ({ isLasting }) => {
      await callRemoval(search.removeHistory, { params: { id: entry._id } }, { isLasting })
      await Promise.all([refetch(search.history), refetch(search.init)])
    },
  })
}

export const undoForgotten = (entry: SearchEntry): void => undoRemoval(getKey(entry))

/** Tells which searches are about to be deleted. */
export function useForgotten(): (entry: SearchEntry) => boolean {
  const removed = useRemovedKeys()
  return (entry) => removed.has(getKey(entry))
}
