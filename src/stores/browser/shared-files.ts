/**
 * Files that another app has shared with this one. The service worker stores them before it is known who uses
 * the device, so they are a guest's until a page lists them: then they belong to whoever is logged in there.
 * (rulings R16, R21)
 */

import { createId } from '#src/lib/create-id.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { GUEST_OWNER } from './guarded-storage.ts'
import { forgetFile, giveFile, readStoredFiles, storeFile } from './stored-files.ts'

const PREFIX = 'shared:'
/** The field of the form in `share_target` of the web manifest. */
export const SHARED_FIELD = 'files'
/** As many as one file may have pages. (ruling R70) */
const MOST = 30
/** Of all that wait; any site may send this form. */
const MOST_BYTES = 200 * 2 ** 20
/** As the web manifest names them. */
const KINDS = /^(?:image\/.+|application\/pdf)$/

export interface SharedFile {
  id: string
  file: File
}

const isTaken = (each: FormDataEntryValue): each is File =>
  each instanceof File && each.size > 0 && KINDS.test(each.type)

/**
 * False if not all of them could be stored: an empty file, another kind, or no room. Files that wait already
 * count too: any site may send this form again and again, and must not fill the device.
 */
export async function storeSharedFiles(form: FormData): Promise<boolean> {
  const given = form.getAll(SHARED_FIELD)
  const waiting = (await readStoredFiles(GUEST_OWNER)).filter(([id]) => id.startsWith(PREFIX))
  let room = MOST - waiting.length
  let bytes = MOST_BYTES - waiting.reduce((sum, [, { size }]) => sum + size, 0)
  let isWhole = true
  for (const [at, file] of given.entries()) {
    // Numbered, since the store gives them in the order of their ids.
    const id = `${PREFIX}${getDeviceNow()}-${String(at).padStart(2, '0')}-${createId()}`
    if (!isTaken(file) || room <= 0 || file.size > bytes) isWhole = false
    else if (await storeFile(id, { owner: GUEST_OWNER, file })) {
      room -= 1
      bytes -= file.size
    } else isWhole = false
  }
  return isWhole
}

/** What a guest's page or the worker has stored becomes this person's. */
export async function readSharedFiles(owner: string): Promise<SharedFile[]> {
  const shared = (await readStoredFiles(owner)).filter(([id]) => id.startsWith(PREFIX))
  if (owner !== GUEST_OWNER) for (const [id, file] of shared) await giveFile(id, owner, file)
  return [...new Map(shared).entries()]
    .map(([id, file]) => ({ id, file }))
    .toSorted((one, other) => one.id.localeCompare(other.id))
}

export async function forgetSharedFiles(files: readonly SharedFile[], owner: string): Promise<void> {
  for (const { id } of files) await forgetFile(id, owner)
}

/** Brings back what was forgotten. */
export async function restoreSharedFiles(files: readonly SharedFile[], owner: string): Promise<void> {
  for (const { id, file } of files) await storeFile(id, { owner, file })
}
