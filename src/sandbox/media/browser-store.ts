/** Uploads of the demo build: stored by the browser, shown under addresses that live as long as the page. (rulings R6, R46) */

import { clear, createStore, entries, get, set } from 'idb-keyval'
import type { FileStore } from '../kernel/files.ts'

/** Not as a blob, which a private window of WebKit does not store. */
interface StoredUpload {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

export async function openBrowserStore(): Promise<FileStore> {
  const store = createStore('karigor-demo-uploads', 'files')
  const show = ({ bytes, type }: StoredUpload) => URL.createObjectURL(new Blob([bytes], { type }))
  const stored = await entries<string, StoredUpload>(store)
  const addresses = new Map(stored.map(([id, upload]) => [id, show(upload)]))
  return {
    async write(id, bytes, type = 'application/octet-stream') {
      await set(id, { bytes, type }, store)
      addresses.set(id, show({ bytes, type }))
    },
    async read(id) {
      return (await get<StoredUpload>(id, store))?.bytes
    },
    async clear() {
      await clear(store)
      for (const address of addresses.values()) URL.revokeObjectURL(address)
      addresses.clear()
    },
    address: (id) => addresses.get(id),
  }
}
