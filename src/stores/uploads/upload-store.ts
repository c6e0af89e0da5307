/**
 * Files on their way, by an id of the caller. They go on when their page is left; one that failed waits with its bytes to be sent
 * again, also over a reload. (spec 3 `common`: upload progress; rulings R13, R16)
 */

import { create } from 'zustand'
import { GUEST_OWNER } from '#src/stores/browser/guarded-storage.ts'
import { forgetAllFiles, forgetFile, readStoredFile } from '#src/stores/browser/stored-files.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { guardUnstored } from './guard-unstored.ts'
import { stopAllSending, stopSending } from './running-uploads.ts'

export interface Upload {
  /** A copy with bytes of its own: what is sent again is the same, even if the file changed on disk. */
  file: File
  /** 0 to 100 while it is under way. */
  percent?: number
  /** The failure of the last try. */
  error?: unknown
  /** Its bytes are being read, and a picture made smaller; the choice counts already. */
  isPreparing?: boolean
}

interface UploadState {
  /** An upload that ended well is not in here. */
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

/** Sent, cancelled, or taken away. */
export function uploadDropped(id: string, owner = getOwner()): void {
  stopSending(id)
  useUploads.setState(({ uploads: { [id]: _gone, ...others } }) => ({ uploads: others }))
  uploadStored(id, true)
  void forgetFile(id, owner)
}

/** Brings back a file that was chosen before a reload; its screen says whether it goes by itself. */
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
