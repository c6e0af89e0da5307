/** What the browser's database holds of the server's replies. (docs/decisions/0023) */

import type { Page } from '@playwright/test'

/** All keys and replies as one text; empty without the database, which this does not create. */
export const listStored = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const name = 'karigor-replies'
    if (!(await indexedDB.databases()).some((each) => each.name === name)) return ''
    return new Promise<string>((resolve) => {
      const open = indexedDB.open(name)
      open.onsuccess = () => {
        const database = open.result
        // The page may be deleting it.
        database.onversionchange = () => database.close()
        const done = (text: string) => {
          database.close()
          resolve(text)
        }
        if (!database.objectStoreNames.contains('replies')) return done('')
        const table = database.transaction('replies').objectStore('replies')
        const keys = table.getAllKeys()
        const values = table.getAll()
        values.onsuccess = () =>
          done(
            keys.result
              .map((key, at) => `${JSON.stringify(key)} ${JSON.stringify(values.result[at])}`)
              .join('\n'),
          )
      }
      open.onerror = () => resolve('')
    })
  })
