/**
 * The rows of cards and their log in IndexedDB, one database for everybody on the device; every key has its
 * owner. A browser without it gives a table that lives as long as its page. (ruling R74)
 */

import { promisifyRequest } from 'idb-keyval'
import { SLOW_LIMIT } from '#src/lib/wait-at-most.ts'
import { guardDatabase } from '#src/stores/browser/guarded-database.ts'
import { askForLastingStorage } from '#src/stores/browser/lasting-storage.ts'

/** What a piece of work sees: all of it happens, or nothing does. */
export interface Table {
  get: (key: string) => Promise<unknown>
  /** All rows whose keys begin with it, in the order of their keys. */
  list: (prefix: string) => Promise<unknown[]>
  put: (key: string, value: unknown) => void
  drop: (key: string) => void
  dropAll: (prefix: string) => void
}

export interface Rows {
  /** Undefined if the device refuses, is full, or does not answer. */
  run: <T>(mode: IDBTransactionMode, work: (table: Table) => Promise<T>) => Promise<{ value: T } | undefined>
}

export const ROW_KINDS = ['head', 'card', 'log', 'settings'] as const
export type RowKind = (typeof ROW_KINDS)[number]

export const buildRowKey = (kind: RowKind, owner: string, ...parts: readonly string[]) =>
  [kind, owner, ...parts].map(encodeURIComponent).join('/')

/** Removes everything of one person. */
export function dropOwner(table: Table, owner: string): void {
  for (const kind of ROW_KINDS) {
    table.dropAll(`${buildRowKey(kind, owner)}/`)
    table.drop(buildRowKey(kind, owner))
  }
}

const { run } = guardDatabase('karigor-review', 'rows')

const getRange = (prefix: string) => IDBKeyRange.bound(prefix, `${prefix}\uFFFF`)

export const deviceRows: Rows = {
  run: (mode, work) => {
    if (mode === 'readwrite') askForLastingStorage()
    return run(
      (store) =>
        store(mode, async (table) => {
          const done = promisifyRequest(table.transaction)
          const value = await work({
            get: (key) => promisifyRequest(table.get(key)),
            list: (prefix) => promisifyRequest(table.getAll(getRange(prefix))),
            put: (key, row) => void table.put(row, key),
            drop: (key) => void table.delete(key),
            dropAll: (prefix) => void table.delete(getRange(prefix)),
          })
          // Only a finished transaction is stored.
          if (mode === 'readwrite') await done
          return value
        }),
      SLOW_LIMIT,
    )
  },
}

/** The same in memory: for a browser that stores nothing, and for tests. */
export function makeMemoryRows(): Rows {
  const rows = new Map<string, unknown>()
  const listKeys = (prefix: string) => [...rows.keys()].filter((key) => key.startsWith(prefix)).toSorted()
  const table: Table = {
    get: (key) => Promise.resolve(structuredClone(rows.get(key))),
    list: (prefix) => Promise.resolve(structuredClone(listKeys(prefix).map((key) => rows.get(key)))),
    put: (key, row) => void rows.set(key, structuredClone(row)),
    drop: (key) => void rows.delete(key),
    dropAll: (prefix) => listKeys(prefix).forEach((key) => rows.delete(key)),
  }
  return { run: async (_, work) => ({ value: await work(table) }) }
}
