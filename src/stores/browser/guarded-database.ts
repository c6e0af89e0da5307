/**
 * Guards access to a browser database: one that is denied, full, damaged, from a later release, or silent is
 * treated as missing, and the caller says that only the page has the data. (rulings R16, R34)
 */

import { createStore, type UseStore } from 'idb-keyval'
import { waitAtMost, DATABASE_LIMIT } from '#src/lib/wait-at-most.ts'

/** Undefined if the database failed or did not answer in time; the next call opens it again. */
type RunGuarded = <T>(
  work: (store: UseStore) => Promise<T>,
  limit?: number,
) => Promise<{ value: T } | undefined>

/** Opens one connection for the whole page, on first use. */
export function guardDatabase(database: string, table: string): RunGuarded {
  let opened: UseStore | undefined
  return async (work, limit = DATABASE_LIMIT) => {
    try {
      opened ??= createStore(database, table)
      return { value: await waitAtMost(limit, work(opened)) }
    } catch {
      opened = undefined
      return undefined
    }
  }
}
