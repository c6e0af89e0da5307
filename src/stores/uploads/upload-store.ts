/**
 * Files being uploaded, by an id of the caller. They continue when their page is left; a failed one keeps its
 * bytes to be sent again, even after a reload. (spec 3 `common`: upload progress; rulings R13, R16)
 */

import { create } from 'zustand'
import { GUEST_OWNER } from '#src/stores/browser/guarded-storage.ts'
import { forgetAllFiles, forgetFile, readStoredFile } from '#src/stores/browser/stored-files.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { guardUnstored } from './guard-unstored.ts'
import { stopAllSending, stopSending } from './running-uploads.ts'

export interface Upload {
  /** A copy with its own bytes: a retry sends the same data, even if the file changed on disk. */
  file: File
  /** 0 to 100 during the upload. */
  percent?: number
  /** The failure of the last try. */
  error?: unknown
  /** Its bytes are being read or its picture shrunk; the choice already counts. */
  isPreparing?: boolean
}

interface UploadState {
  /** Completed uploads are not listed here. */
  uploads: Readonly<Record<string, Upload>>
  /** Uploads whose bytes the device could not store: a reload loses them. */
  unstored: readonly string[]
}

const initial: UploadState = { uploads: {}, unstored: [] }

export const useUploads = create<UploadState>(() => initial)

export function uploadMoved(id: string, upload: Upload): void {
  useUploads.setState(({ uploads }) => ({ uploads: { ...uploads, [id]: upload } }))
}

useUploads.subscribe(({ unstored }, before) => {
  if (unstored !== before.unstored) guardUnstored(unstored, before.unstored)
})

export function uploadStored(id: string, isStored: boolean): void {
  useUploads.setState(({ unstored }) => ({
    unstored: [...unstored.filter((one) => one !== id), ...(isStored ? [] : [id])],
  }))
}

/** Its form is being sent, or has failed and waits again. */
export function formUploadMoved(id: string, percent: number | undefined): void {
  const upload = useUploads.getState().uploads[id]
  if (upload !== undefined) uploadMoved(id, { file: upload.file, percent })
}

/** It was sent, cancelled, or removed. */
export function uploadDropped(id: string, owner = getOwner()): void {
  stopSending(id)
  useUploads.setState(({ uploads: { [id]: _gone, ...others } }) => ({ uploads: others }))
  uploadStored(id, true)
  void forgetFile(id, owner)
}

/** Restores a file that was chosen before a reload; its screen decides whether it is sent automatically. */
export async function uploadRecalled(id: string): Promise<void> {
  if (useUploads.getState().uploads[id] !== undefined) return
  const file = await readStoredFile(id, getOwner())
  if (file !== undefined && useUploads.getState().uploads[id] === undefined) uploadMoved(id, { file })
}

export function reset(): void {
  stopAllSending()
  useUploads.setState(initial)
}

runAtSessionEnd((ending, owner = GUEST_OWNER) => {
  reset()
  if (ending === 'logged-out') void forgetAllFiles(owner)
})
