/**
 * Files that another app has shared with this one. The service worker stores them before it is known who uses
 * the device, so they are a guest's: whoever logs in may hand them in, and a logout deletes them. (rulings R16,
 * R21)
 */

import { createId } from '#src/lib/create-id.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { GUEST_OWNER } from './guarded-storage.ts'
import { forgetFile, readStoredFiles, storeFile } from './stored-files.ts'

const PREFIX = 'shared:'
/** The field of the form in `share_target` of the web manifest. */
export const SHARED_FIELD = 'files'
/** As many as one file may have pages. (ruling R70) */
const MOST = 30

export interface SharedFile {
  id: string
  file: File
}

/**
 * False if not all of them could be stored. Files that wait already count too: any site may send this form
 * again and again, and must not fill the device.
 */
export async function storeSharedFiles(form: FormData): Promise<boolean> {
  const files = form.getAll(SHARED_FIELD).filter((each) => each instanceof File && each.size > 0)
  const room = Math.max(MOST - (await readSharedFiles()).length, 0)
  let isWhole = files.length <= room
  for (const [at, file] of files.slice(0, room).entries()) {
    // Numbered, since the store gives them in the order of their ids.
    const id = `${PREFIX}${getDeviceNow()}-${String(at).padStart(2, '0')}-${createId()}`
    if (!(await storeFile(id, { owner: GUEST_OWNER, file: file as File }))) isWhole = false
  }
  return isWhole
}

export async function readSharedFiles(): Promise<SharedFile[]> {
  const all = await readStoredFiles(GUEST_OWNER)
  return all
    .filter(([id]) => id.startsWith(PREFIX))
    .map(([id, file]) => ({ id, file }))
    .toSorted((one, other) => one.id.localeCompare(other.id))
}

export async function forgetSharedFiles(files: readonly SharedFile[]): Promise<void> {
  for (const { id } of files) await forgetFile(id, GUEST_OWNER)
}

/** Brings back what was forgotten. */
export async function restoreSharedFiles(files: readonly SharedFile[]): Promise<void> {
  for (const { id, file } of files) await storeFile(id, { owner: GUEST_OWNER, file })
}
