/** Uploads of the demo build: stored by the browser, shown under addresses that live as long as the page. (rulings R6, R46) */
import { clear, createStore, entries, get, set } from 'idb-keyval'
import type { FileStore } from '../kernel/files.ts'

export async function openBrowserStore(): Promise<FileStore> {
  const store = createStore('karigor-demo-files', 'files')
  const blobs = await entries<string, Blob>(store)
  const addresses = new Map(blobs.map(([id, blob]) => [id, URL.createObjectURL(blob)]))
  return {
    async write(id, bytes, type = 'application/octet-stream') {
      const blob = new Blob([bytes], { type })
      await set(id, blob, store)
      addresses.set(id, URL.createObjectURL(blob))
    },
    async read(id) {
      const blob = await get<Blob>(id, store)
      return blob && new Uint8Array(await blob.arrayBuffer())
    },
    async clear() {
      await clear(store)
      for (const address of addresses.values()) URL.revokeObjectURL(address)
      addresses.clear()
    },
    address: (id) => addresses.get(id),
  }
}
