/**
 * Files on their way, by an id of the caller. They go on when their page is left; one that failed waits with its bytes to be sent
 * again, also over a reload. (spec 3 `common`: upload progress; rulings R13, R16)
 */
import { create } from 'zustand'
import { forgetAllFiles, forgetFile, GUEST_OWNER, keepFile, keptFileOf } from './browser/kept-file.ts'
import { whenSessionEnds } from './forget.ts'
import { useSession } from './session-store.ts'

export interface Upload {
  /** A copy with bytes of its own: what is sent again is the same, even if the file changed on disk. */
  file: File
  /** 0 to 100 while it is under way. */
  percent?: number
  /** What the last sending failed with. */
  error?: unknown
}

/** The caller's call; told to stop by the signal. */
export type Send = (file: File, options: { onPercent: (percent: number) => void; signal: AbortSignal }) => Promise<unknown>

interface UploadState {
  /** An upload that ended well is not in here. */
  uploads: Readonly<Record<string, Upload>>
}

const initial: UploadState = { uploads: {} }
const running = new Map<string, AbortController>()

export const useUploads = create<UploadState>(() => initial)

const owner = () => useSession.getState().user?._id ?? GUEST_OWNER

function put(id: string, upload: Upload): void {
  useUploads.setState(({ uploads }) => ({ uploads: { ...uploads, [id]: upload } }))
}

function takeAway(id: string): void {
  useUploads.setState(({ uploads: { [id]: _gone, ...others } }) => ({ uploads: others }))
}

/** Stops what is under way by this id: one file at a time. */
function begin(id: string): AbortController {
  running.get(id)?.abort()
  const stop = new AbortController()
  running.set(id, stop)
  return stop
}

async function send(id: string, file: File, sendFile: Send, { signal }: AbortController): Promise<void> {
  const onPercent = (percent: number) => {
    if (!signal.aborted) put(id, { file, percent })
  }
  onPercent(0)
  try {
    await sendFile(file, { onPercent, signal })
    if (!signal.aborted) uploadDropped(id)
  } catch (error) {
    if (!signal.aborted) put(id, { file, error })
  }
}

/** Copies the bytes and keeps them; undefined when the file was taken away meanwhile, or cannot be read. */
async function keepBytes(id: string, chosen: File, { signal }: AbortController): Promise<File | undefined> {
  try {
    const file = new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type })
    if (signal.aborted) return undefined
    await keepFile(id, { owner: owner(), file })
    return signal.aborted ? undefined : file
  } catch (error) {
    // A file that is not on the device (cloud storage) cannot be read.
    if (!signal.aborted) put(id, { file: chosen, error })
    return undefined
  }
}

/** A file was chosen: it is sent at once. Never rejects. */
export async function uploadChosen(id: string, chosen: File, sendFile: Send): Promise<void> {
  const stop = begin(id)
  put(id, { file: chosen, percent: 0 })
  const file = await keepBytes(id, chosen, stop)
  if (file !== undefined) await send(id, file, sendFile, stop)
}

/** A file was chosen that goes with its form: until then it waits. Never rejects. */
export async function uploadLaidReady(id: string, chosen: File): Promise<void> {
  const stop = begin(id)
  put(id, { file: chosen })
  const file = await keepBytes(id, chosen, stop)
  if (file !== undefined) put(id, { file })
}

/** Its form is being sent, or has failed and waits again. */
export function formUploadMoved(id: string, percent: number | undefined): void {
  const upload = useUploads.getState().uploads[id]
  if (upload !== undefined) put(id, { file: upload.file, percent })
}

/** The same bytes once more. */
export async function uploadRepeated(id: string, sendFile: Send): Promise<void> {
  const upload = useUploads.getState().uploads[id]
  if (upload !== undefined) await send(id, upload.file, sendFile, begin(id))
}

/** Sent, cancelled, or taken away. */
export function uploadDropped(id: string): void {
  running.get(id)?.abort()
  running.delete(id)
  takeAway(id)
  void forgetFile(id)
}

/** Brings back a file that was chosen before a reload; it waits for the person. */
export async function uploadRecalled(id: string): Promise<void> {
  if (useUploads.getState().uploads[id] !== undefined) return
  const file = await keptFileOf(id, owner())
  if (file !== undefined && useUploads.getState().uploads[id] === undefined) put(id, { file })
}

/** The bytes of a file that waits: of this page, or kept before a reload. */
export async function waitingFile(id: string, ownerId = owner()): Promise<File | undefined> {
  return useUploads.getState().uploads[id]?.file ?? (await keptFileOf(id, ownerId))
}

export function reset(): void {
  for (const stop of running.values()) stop.abort()
  running.clear()
  useUploads.setState(initial)
}

whenSessionEnds((ending) => {
  reset()
  if (ending === 'logged-out') void forgetAllFiles()
})
