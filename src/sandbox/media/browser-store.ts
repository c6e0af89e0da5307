/**
 * Uploads of the demo build: stored by the browser, with addresses that live as long as the page. Without
 * browser storage they stay in memory. (rulings R6, R46)
 */

import { clear, createStore, entries, get, set, type UseStore } from 'idb-keyval'
import { SLOW_LIMIT, waitAtMost } from '#src/lib/wait-at-most.ts'
import type { FileStore } from '../kernel/files.ts'

/** Not a blob: private windows of WebKit cannot store blobs. */
interface StoredUpload {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

/** Undefined when the browser fails, or does not answer in time. */
const attempt = <T>(work: () => Promise<T>) =>
  waitAtMost(SLOW_LIMIT, Promise.resolve().then(work)).catch(() => undefined)

export async function openBrowserStore(): Promise<FileStore> {
  let opened: UseStore | undefined
  const open = () => (opened ??= createStore('karigor-demo-uploads', 'files'))
  const stored = (await attempt(() => entries<string, StoredUpload>(open()))) ?? []
  /** Uploads that the browser could not store. */
  const ofPage = new Map<string, StoredUpload>()
  const show = ({ bytes, type }: StoredUpload) => URL.createObjectURL(new Blob([bytes], { type }))
  const addresses = new Map(stored.map(([id, upload]) => [id, show(upload)]))
  return {
    async write(id, bytes, type = 'application/octet-stream') {
      const upload = { bytes, type }
      addresses.set(id, show(upload))
      const isStored = await attempt(() => set(id, upload, open()).then(() => true))
      if (!isStored) ofPage.set(id, upload)
    },
    async read(id) {
      return (ofPage.get(id) ?? (await attempt(() => get<StoredUpload>(id, open()))))?.bytes
    },
    async clear() {
      await attempt(() => clear(open()))
      for (const address of addresses.values()) URL.revokeObjectURL(address)
      addresses.clear()
      ofPage.clear()
    },
    address: (id) => addresses.get(id),
  }
}
