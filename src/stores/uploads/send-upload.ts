/**
 * Sends a chosen file: its bytes are copied and stored first, then sent, and sent again after a failure.
 * (rulings R13, R16)
 */

import type { PagesFile } from '#src/engines/scan/scan-note.ts'
import { countTransfer } from '#src/lib/saving-data.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { storeFile } from '#src/stores/browser/stored-files.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { startSending } from './running-uploads.ts'
import { type Upload, uploadDropped, uploadStored, uploadMoved, useUploads } from './upload-store.ts'

/** The caller's call; the signal can stop it. */
export type Send = (
  file: File,
  options: { onPercent: (percent: number) => void; signal: AbortSignal },
) => Promise<unknown>

/** False if it failed, or was stopped. */
async function send(id: string, file: File, sendFile: Send, signal: AbortSignal): Promise<boolean> {
  const onPercent = (percent: number) => {
    if (!signal.aborted) uploadMoved(id, { file, percent })
  }
  onPercent(0)
  try {
    await sendFile(file, { onPercent, signal })
    countTransfer('', file.size, true)
    const wasStopped = signal.aborted
    if (!wasStopped) uploadDropped(id)
    return !wasStopped
  } catch (error) {
    if (!signal.aborted) uploadMoved(id, { file, error })
    return false
  }
}

/** The file to send for a chosen one, or the reason why it is rejected. Never rejects. */
export type Prepare = (file: File) => Promise<{ file?: File | undefined; refusal?: string | undefined }>

/** Files prepared by this page; a reload may restore a file as it was chosen. */
const prepared = new WeakSet<File>()
const takeAsIs: Prepare = (file) => Promise.resolve({ file })

/**
 * Copies the bytes and stores them with the server's time of the choice; undefined if the file was removed or
 * cannot be read.
 */
async function storeBytes(
  id: string,
  chosen: File,
  chosenAt: number,
  signal: AbortSignal,
): Promise<File | undefined> {
  try {
    const file = new File([await chosen.arrayBuffer()], chosen.name, {
      type: chosen.type,
      lastModified: chosenAt,
    })
    if (signal.aborted) return undefined
    const isStored = await storeFile(id, { owner: getOwner(), file })
    if (!signal.aborted) uploadStored(id, isStored)
    return signal.aborted ? undefined : file
  } catch (error) {
    // A file that is not on the device (cloud storage) cannot be read.
    if (!signal.aborted) uploadMoved(id, { file: chosen, error })
    return undefined
  }
}

interface Kept {
  file?: File | undefined
  refusal?: string | undefined
}

/** Restores the file that the rejected one was to replace. */
function restore(id: string, before: Upload | undefined): void {
  if (before === undefined) return uploadDropped(id)
  uploadMoved(id, { file: before.file, error: before.error })
  void storeFile(id, { owner: getOwner(), file: before.file })
}

/**
 * Records the choice and stores its bytes first, since a page may close while a picture is being shrunk; then
 * stores the file to send.
 */
async function keep(id: string, chosen: File, prepare: Prepare, signal: AbortSignal): Promise<Kept> {
  const before = useUploads.getState().uploads[id]
  const chosenAt = Math.round(getServerNow())
  uploadMoved(id, { file: chosen, percent: 0, isPreparing: true })
  const own = await storeBytes(id, chosen, chosenAt, signal)
  if (signal.aborted) return {}
  const { file: made, refusal } = await prepare(own ?? chosen)
  // A failure to read the bytes has been shown already.
  if (signal.aborted || made === chosen) return {}
  if (made === undefined) {
    restore(id, before)
    return { refusal }
  }
  const file = made === own ? own : await storeBytes(id, made, chosenAt, signal)
  if (file !== undefined) prepared.add(file)
  return { file }
}

/**
 * A file was chosen: it is sent as soon as it is ready. Never rejects; resolves with the reason if the file
 * is rejected.
 */
export async function uploadChosen(
  id: string,
  chosen: File,
  sendFile: Send,
  prepare = takeAsIs,
): Promise<string | undefined> {
  const signal = startSending(id)
  const { file, refusal } = await keep(id, chosen, prepare, signal)
  if (file !== undefined) await send(id, file, sendFile, signal)
  return refusal
}

/**
 * A file was chosen that is sent with its form: it waits until then. Never rejects; resolves with the reason
 * if the file is rejected.
 */
export async function uploadLaidReady(
  id: string,
  chosen: File,
  prepare = takeAsIs,
): Promise<string | undefined> {
  const { file, refusal } = await keep(id, chosen, prepare, startSending(id))
  if (file !== undefined) uploadMoved(id, { file })
  return refusal
}

/** The pages that an upload is made of, as long as this page is open. */
const pagesOf = new Map<string, PagesFile>()
/** Uploads of pages that are under way. */
const rounds = new Map<string, AbortSignal>()

interface PagesOptions {
  prepare?: Prepare
  /** Resolves when no more pages can come. */
  hurry?: Promise<unknown> | undefined
}

export interface PagesTaken {
  /** False if nothing of them could be taken: then the field has what it had before. */
  isTaken: boolean
  refusal?: string | undefined
}

/** One file of the pages as they are. */
async function uploadRound(
  id: string,
  pages: PagesFile,
  sendFile: Send,
  { prepare = takeAsIs, hurry }: PagesOptions,
): Promise<PagesTaken | 'sent' | 'stopped'> {
  const before = useUploads.getState().uploads[id]
  const first = pages.getFirst()
  if (first === undefined) return { isTaken: false }
  const chosenAt = Math.round(getServerNow())
  const signal = startSending(id)
  rounds.set(id, signal)
  uploadMoved(id, { file: first, percent: 0, isPreparing: true })
  const made = await pages.make(hurry)
  const { file: ready, refusal } = made.file === undefined ? made : await prepare(made.file)
  if (signal.aborted) return 'stopped'
  if (ready === undefined) {
    pages.markGiven(made)
    restore(id, before)
    return { isTaken: false, refusal }
  }
  const file = await storeBytes(id, ready, chosenAt, signal)
  if (file === undefined) return 'stopped'
  prepared.add(file)
  pages.markGiven(made)
  return (await send(id, file, sendFile, signal)) ? 'sent' : 'stopped'
}

/**
 * Pages are the file of this upload, which is made and sent again until it has all of them. A change while that
 * is under way goes with its next file. Never rejects.
 */
export async function uploadPages(
  id: string,
  pages: PagesFile,
  sendFile: Send,
  options: PagesOptions = {},
): Promise<PagesTaken> {
  pagesOf.set(id, pages)
  if (rounds.get(id)?.aborted === false) return { isTaken: true }
  let end: Awaited<ReturnType<typeof uploadRound>>
  do {
    // oxlint-disable-next-line no-await-in-loop -- each file has what the last one lacked
    end = await uploadRound(id, pages, sendFile, options)
  } while (end === 'sent' && !pages.isAllGiven())
  // A round that was stopped may have made way for another.
  if (end !== 'stopped' || useUploads.getState().uploads[id]?.error !== undefined) rounds.delete(id)
  return typeof end === 'string' ? { isTaken: true } : end
}

/** Sends the same bytes again; if the page closed before they were prepared, they are prepared first. */
export async function uploadRepeated(
  id: string,
  sendFile: Send,
  prepare = takeAsIs,
): Promise<string | undefined> {
  const pages = pagesOf.get(id)
  if (pages && !pages.isAllGiven()) return (await uploadPages(id, pages, sendFile, { prepare })).refusal
  const file = useUploads.getState().uploads[id]?.file
  if (file === undefined) return undefined
  if (prepare !== takeAsIs && !prepared.has(file)) return uploadChosen(id, file, sendFile, prepare)
  await send(id, file, sendFile, startSending(id))
  return undefined
}

/** Waits while the file is being prepared; rejects if the file is rejected meanwhile. */
export async function waitUntilReady(id: string): Promise<void> {
  if (!useUploads.getState().uploads[id]?.isPreparing) return
  await new Promise<void>((resolve, reject) => {
    const stop = useUploads.subscribe(({ uploads: { [id]: upload } }) => {
      if (upload?.isPreparing) return
      stop()
      if (upload === undefined) reject(new Error('The file is not taken'))
      else resolve()
    })
  })
}
