/**
 * A database of the browser behind one guard: one that is refused, full, damaged, of a later release, or silent counts as none, and the
 * caller says what only the page has. (rulings R16, R34)
 */

import { createStore, type UseStore } from 'idb-keyval'
import { waitAtMost, DATABASE_LIMIT } from '#src/lib/wait-at-most.ts'

/** Undefined for what the database cannot do, or not in time; the next call opens it anew. */
type RunGuarded = <T>(
  work: (store: UseStore) => Promise<T>,
  limit?: number,
) => Promise<{ value: T } | undefined>

/** Opens one connection for the whole page, at the first use. */
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
