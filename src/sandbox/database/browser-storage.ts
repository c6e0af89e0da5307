/** Stores the demo's database in the browser for all its tabs. A counter of writes notifies a tab when another one has written. */

import { createStore, get, getMany, setMany } from 'idb-keyval'

const WRITES = 'writes'
const CONTENT = 'content'
const LOCK = 'karigor-demo'

/** Runs `work` while no other tab runs its own. Without the lock API the last tab to write wins. (ruling R28) */
export async function runExclusively<T>(work: () => Promise<T>): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks === undefined ? work() : locks.request(LOCK, work)
}

export interface BrowserStorage {
  /** The whole database as a file, when an earlier visit or another tab wrote since this tab last looked. */
  readNewer(): Promise<Uint8Array | undefined>
  /** Only within {@link runExclusively}, after {@link BrowserStorage.readNewer}: else another tab's writes are lost. */
  save(content: Uint8Array): Promise<void>
}

export function openBrowserStorage(): BrowserStorage {
  const store = createStore('karigor-demo', 'database')
  let known = 0
  return {
    async readNewer() {
      const writes = (await get<number>(WRITES, store)) ?? 0
      if (writes <= known) return undefined
      // Both in one transaction. Another call of this tab may have taken the same in the meantime.
      const [count, content] = (await getMany([WRITES, CONTENT], store)) as [number, Uint8Array]
      if (count <= known) return undefined
      known = count
      return content
    },
    async save(content) {
      known += 1
      await setMany(
        [
          [WRITES, known],
          [CONTENT, content],
        ],
        store,
      )
    },
  }
}
