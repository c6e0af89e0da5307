/** Tells whether this device may store something of an attempt; a file of its own, since every page of a learner asks it first. */

import { waitAtMost, DATABASE_LIMIT } from '#src/lib/wait-at-most.ts'
import { OWN_PREFIX, findStorage } from '#src/stores/browser/guarded-storage.ts'

/** Before all keys of the local log. */
export const LOCAL_PREFIX = `${OWN_PREFIX}attempt:`

/** The name of the indexed store's database. */
export const DATABASE = 'karigor-attempts'

/** Lists the local log's keys in localStorage. */
export function listLocalKeys(): string[] {
  try {
    return Object.keys(findStorage('localStorage') ?? {}).filter((key) => key.startsWith(LOCAL_PREFIX))
  } catch {
    return []
  }
}

/** The local log may be full or denied while the indexed store is not; browsers that do not list their databases count as empty. */
export async function isSomethingStored(): Promise<boolean> {
  if (listLocalKeys().length > 0) return true
  try {
    const databases = await waitAtMost(DATABASE_LIMIT, indexedDB.databases())
    return databases.some(({ name }) => name === DATABASE)
  } catch {
    return false
  }
}
