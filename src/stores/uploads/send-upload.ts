/** A chosen file on its way: its bytes are copied and stored first, then sent, once more where that failed. (rulings R13, R16) */
import { getServerNow } from '#src/lib/server-time.ts'
import { storeFile } from '#src/stores/browser/stored-files.ts'
import { startSending } from './running-uploads.ts'
import { getOwner } from '#src/stores/session/own-storage.ts'
import { uploadDropped, uploadStored, uploadMoved, useUploads } from './upload-store.ts'

/** The caller's call; stopped by the signal. */
export type Send = (file: File, options: { onPercent: (percent: number) => void; signal: AbortSignal }) => Promise<unknown>

async function send(id: string, file: File, sendFile: Send, signal: AbortSignal): Promise<void> {
  const onPercent = (percent: number) => {
    if (!signal.aborted) uploadMoved(id, { file, percent })
  }
  onPercent(0)
  try {
    await sendFile(file, { onPercent, signal })
    if (!signal.aborted) uploadDropped(id)
  } catch (error) {
    if (!signal.aborted) uploadMoved(id, { file, error })
  }
}

/** Copies the bytes and stores them with the server's time of the choice; undefined when the file was taken away, or cannot be read. */
async function storeBytes(id: string, chosen: File, signal: AbortSignal): Promise<File | undefined> {
  const chosenAt = Math.round(getServerNow())
  try {
    const file = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type, lastModified: chosenAt })
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

/** A file was chosen: it is sent at once. Never rejects. */
export async function uploadChosen(id: string, chosen: File, sendFile: Send): Promise<void> {
  const signal = startSending(id)
  uploadMoved(id, { file: chosen, percent: 0 })
  const file = await storeBytes(id, chosen, signal)
  if (file !== undefined) await send(id, file, sendFile, signal)
}

/** A file was chosen that goes with its form: until then it waits. Never rejects. */
export async function uploadLaidReady(id: string, chosen: File): Promise<void> {
  const signal = startSending(id)
  uploadMoved(id, { file: chosen })
  const file = await storeBytes(id, chosen, signal)
  if (file !== undefined) uploadMoved(id, { file })
}

/** The same bytes once more. */
export async function uploadRepeated(id: string, sendFile: Send): Promise<void> {
  const upload = useUploads.getState().uploads[id]
  if (upload !== undefined) await send(id, upload.file, sendFile, startSending(id))
}
