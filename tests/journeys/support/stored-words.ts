/** Everything that a browser has stored for the app, as one text. */

import type { Page } from '@playwright/test'

export async function readStoredWords(page: Page): Promise<string> {
  const inPage = await page.evaluate(async () => {
    const read = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const found: unknown[] = [
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      document.cookie,
      history.state,
      document.title,
    ]
    for (const { name } of await indexedDB.databases()) {
      const database = await read(indexedDB.open(name ?? ''))
      for (const store of database.objectStoreNames) {
        const objects = database.transaction(store).objectStore(store)
        found.push(await read(objects.getAllKeys()), await read(objects.getAll()))
      }
      database.close()
    }
    const texts: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        // Fonts and pictures contain no text.
        if (/json|html|plain/.test(response?.headers.get('content-type') ?? ''))
          texts.push(request.url, (await response?.text()) ?? '')
      }
    }
    return `${JSON.stringify(found)}\n${texts.join('\n')}`
  })
  const cookies = (await page.context().cookies()).map(
    ({ name, value }) => `${name}=${decodeURIComponent(value)}`,
  )
  return `${inPage}\n${cookies.join('\n')}`
}
