/** Uploads in a folder beside the database, each under its id. (ruling R46) */

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FileStore } from '../kernel/files.ts'

export function openFolderStore(folder: string): FileStore {
  // We create the ids; anything else must never become a path.
  const resolve = (id: string) => join(folder, id.replaceAll(/[^\w-]/g, ''))
  return {
    async write(id, bytes) {
      await mkdir(folder, { recursive: true })
      await writeFile(resolve(id), bytes)
    },
    read: (id) => readFile(resolve(id)).catch(() => undefined),
    clear: () => rm(folder, { recursive: true, force: true }),
  }
}
