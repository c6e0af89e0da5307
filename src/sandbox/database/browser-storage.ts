/**
 * Stores the demo's database in the browser for all its tabs. A write counter shows a tab that another one
 * has written. If the browser's storage is denied, full or never answers, the demo lives as long as its page.
 */

import { createStore, get, getMany, setMany, type UseStore } from 'idb-keyval'
import { SLOW_LIMIT, waitAtMost } from '#src/lib/wait-at-most.ts'

const WRITES = 'writes'
const CONTENT = 'content'
const LOCK = 'karigor-demo'

/**
 * Runs `work` while no other tab runs its own. Without the lock API the last tab to write wins. (ruling R28)
 */
export async function runExclusively<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks === undefined ? work() : locks.request(LOCK, work)
}

export interface BrowserStorage {
  /**
   * The whole database as a file, if an earlier visit or another tab has written since this tab last looked.
   */
  readNewer(): Promise<Uint8Array | undefined>
  /**
   * Only within {@link runExclusively}, after {@link BrowserStorage.readNewer}: otherwise another tab's
   * writes are lost.
   */
  save(content: Uint8Array): Promise<void>
}

export function openBrowserStorage(): BrowserStorage {
  let known = 0
  let isGone = false
  let store: UseStore | undefined

  /** Undefined once the browser has failed: a partly stored database cannot be opened. */
  async function attempt<T>(work: (store: UseStore) => Promise<T>): Promise<T | undefined> {
    if (isGone) return undefined
    try {
      store ??= createStore('karigor-demo', 'database')
      return await waitAtMost(SLOW_LIMIT, work(store))
    } catch {
      isGone = true
      return undefined
    }
  }

  return {
    async readNewer() {
      const writes = (await attempt((open) => get<number>(WRITES, open))) ?? 0
      if (writes <= known) return undefined
      // Both in one transaction. Another call of this tab may have read the same meanwhile.
      const read = await attempt((open) => getMany([WRITES, CONTENT], open))
      const [count, content] = (read ?? [0]) as [number, Uint8Array]
      if (count <= known) return undefined
      known = count
      return content
    },
    async save(content) {
      known += 1
      const entries: [string, unknown][] = [
        [WRITES, known],
        [CONTENT, content],
      ]
      await attempt((open) => setMany(entries, open))
    },
  }
}
