/**
 * The file of a request that waits: from its press on it lies under the request's key, so that the form may take
 * another one. (rulings R16, R82)
 */

import { storeFile } from '#src/stores/browser/stored-files.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { formUploadMoved, uploadDropped, uploadMoved, uploadStored, useUploads } from './upload-store.ts'
import { readWaitingFile } from './waiting-files.ts'

/** The id of its upload. */
export const nameRequestFile = (key: string) => `request-${key}`

async function move(from: string, to: string): Promise<boolean> {
  const file = await readWaitingFile(from)
  if (file === undefined) return false
  uploadMoved(to, { file })
  uploadStored(to, await storeFile(to, { owner: getOwner(), file }))
  uploadDropped(from)
  return true
}

/** False if the form has no file that can be read. */
export async function giveFileToRequest(id: string, key: string): Promise<boolean> {
  if (useUploads.getState().uploads[id]?.error !== undefined) return false
  return move(id, nameRequestFile(key))
}

export const readRequestFile = (key: string) => readWaitingFile(nameRequestFile(key))
export const takeFileBack = (key: string, id: string) => move(nameRequestFile(key), id)
export const requestFileSent = (key: string) => uploadDropped(nameRequestFile(key))
export const requestFileMoved = (key: string, percent: number) =>
  formUploadMoved(nameRequestFile(key), percent)
