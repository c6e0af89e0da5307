/** The bytes of unsent files: of this page, or stored before a reload. */

import { readStoredFile, readStoredFiles } from '#src/stores/browser/stored-files.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { useUploads } from './upload-store.ts'

export async function readWaitingFile(id: string, ownerId = getOwner()): Promise<File | undefined> {
  return useUploads.getState().uploads[id]?.file ?? (await readStoredFile(id, ownerId))
}

/** All files of this person; the page's are newer. */
export async function listWaitingFiles(ownerId = getOwner()): Promise<File[]> {
  const ofPage = Object.entries(useUploads.getState().uploads).map(([id, { file }]) => [id, file] as const)
  return [...new Map([...(await readStoredFiles(ownerId)), ...ofPage]).values()]
}
