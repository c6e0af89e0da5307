/**
 * Guards access to a browser database: one that is denied, full, damaged, from a later release, or silent is
 * treated as missing, and the caller says that only the page has the data. (rulings R16, R34)
 */

import { createStore, type UseStore } from 'idb-keyval'
import { waitAtMost, DATABASE_LIMIT } from '#src/lib/wait-at-most.ts'

interface GuardedDatabase {
  /** Undefined if the database failed or did not answer in time; the next call opens it again. */
  run: <T>(work: (store: UseStore) => Promise<T>, limit?: number) => Promise<{ value: T } | undefined>
  /**
   * For callers that must not take silence for emptiness: rejects if the database cannot be read. Where the
   * browser offers no database, nothing can be stored in it, and the result is `none`.
   */
  ask: <T>(work: (store: UseStore) => Promise<T>, none: T) => Promise<T>
}

/** Missing, or refused as cookies are. */
const isDenied = (error: unknown) =>
  error instanceof ReferenceError ||
  error instanceof TypeError ||
  (error instanceof DOMException && error.name === 'SecurityError')

/** Opens one connection for the whole page, on first use. */
export function guardDatabase(database: string, table: string): GuardedDatabase {
  let opened: UseStore | undefined
  async function work<T>(step: (store: UseStore) => Promise<T>, limit = DATABASE_LIMIT): Promise<T> {
    try {
      opened ??= createStore(database, table)
      return await waitAtMost(limit, step(opened))
    } catch (error) {
      opened = undefined
      throw error
    }
  }
  return {
    run: (step, limit) =>
      work(step, limit).then(
        (value) => ({ value }),
        () => undefined,
      ),
    ask: (step, none) =>
      work(step).catch((error: unknown) => {
        if (isDenied(error)) return none
        throw error
      }),
  }
}
