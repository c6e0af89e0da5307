/**
 * Tells whether this device may have data of an attempt; in a separate file, since every page of a learner
 * checks it first.
 */

import { waitAtMost, DATABASE_LIMIT } from '#src/lib/wait-at-most.ts'
import { OWN_PREFIX, findStorage } from '#src/stores/browser/guarded-storage.ts'

/** The prefix of all keys in the local log. */
export const LOCAL_PREFIX = `${OWN_PREFIX}attempt:`

/** The name of the IndexedDB database. */
export const DATABASE = 'karigor-attempts'

/** Lists the local log's keys in localStorage. */
export function listLocalKeys(): string[] {
  try {
    return Object.keys(findStorage('localStorage') ?? {}).filter((key) => key.startsWith(LOCAL_PREFIX))
  } catch {
    return []
  }
}

/**
 * The local log may be full or denied while IndexedDB is not; browsers that cannot list their databases count
 * as empty.
 */
export async function isSomethingStored(): Promise<boolean> {
  if (listLocalKeys().length > 0) return true
  try {
    const databases = await waitAtMost(DATABASE_LIMIT, indexedDB.databases())
    return databases.some(({ name }) => name === DATABASE)
  } catch {
    return false
  }
}
