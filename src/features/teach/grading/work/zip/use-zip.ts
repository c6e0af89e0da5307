/** Reads a submitted ZIP and opens it in a worker. (ruling R46) */

import { useEffect, useState } from 'react'
import type { FileValue } from '#src/api/shapes/submission.ts'
import { readFile } from '../read-file.ts'
import {
  MAX_ZIP_BYTES,
  type ZipAnswer,
  type ZipContent,
  type ZipListing,
  type ZipQuestion,
  type ZipRefusal,
} from './zip-messages.ts'

/** A worker that takes longer for one question is stopped: a damaged ZIP must not block the processor. */
const PATIENCE_MS = 15_000

export interface OpenZip {
  listing: ZipListing
  read: (at: number) => Promise<ZipContent>
}

export type ZipRead =
  | { state: 'reading' }
  | { state: 'lost' }
  | { state: 'refused'; why: ZipRefusal }
  | { state: 'ready'; zip: OpenZip }

class TookTooLong extends Error {}

/** Asks one question after another; a worker that fails or is too slow is stopped permanently. */
function startWorker(): { ask: (question: ZipQuestion) => Promise<ZipAnswer>; stop: () => void } {
  const worker = new Worker(new URL('./zip-worker.ts', import.meta.url), { type: 'module' })
  let before: Promise<unknown> = Promise.resolve()
  const askNow = (question: ZipQuestion) =>
    new Promise<ZipAnswer>((resolve, reject) => {
      const timer = setTimeout(() => {
        worker.terminate()
        reject(new TookTooLong())
      }, PATIENCE_MS)
      const settle = (run: () => void) => {
        clearTimeout(timer)
        run()
      }
      worker.onmessage = ({ data }: MessageEvent<ZipAnswer>) => settle(() => resolve(data))
      worker.onerror = () => settle(() => reject(new Error('The ZIP could not be opened')))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(question)
    })
  const ask = (question: ZipQuestion) => {
    const answer = before.then(() => askNow(question))
    before = answer.catch(() => undefined)
    return answer
  }
  return { ask, stop: () => worker.terminate() }
}

async function readContent(
  ask: (question: ZipQuestion) => Promise<ZipAnswer>,
  at: number,
): Promise<ZipContent> {
  const answer = await ask({ kind: 'read', at }).catch((error: unknown) =>
    error instanceof TookTooLong ? 'slow' : 'unreadable',
  )
  if (typeof answer === 'string') return { as: 'none', why: answer }
  return answer.kind === 'content' ? answer.content : { as: 'none', why: 'unreadable' }
}

async function open(bytes: Uint8Array, { ask }: ReturnType<typeof startWorker>): Promise<ZipRead> {
  const answer = await ask({ kind: 'open', bytes }).catch((error: unknown) =>
    error instanceof TookTooLong ? 'slow' : 'damaged',
  )
  if (typeof answer === 'string') return { state: 'refused', why: answer }
  if (answer.kind !== 'opened')
    return { state: 'refused', why: answer.kind === 'refused' ? answer.why : 'damaged' }
  return { state: 'ready', zip: { listing: answer.listing, read: (at) => readContent(ask, at) } }
}

/** Loads the worker before a ZIP is opened, so that it opens without a connection. */
export async function loadZipWorker(): Promise<void> {
  const { ask, stop } = startWorker()
  await ask({ kind: 'open', bytes: new Uint8Array() }).catch(() => undefined)
  stop()
}

export function useZip({ url, size, sha256 }: FileValue): { read: ZipRead; retry: () => void } {
  const [read, setRead] = useState<ZipRead>({ state: 'reading' })
  const [tries, setTries] = useState(0)
  const isTooLarge = size > MAX_ZIP_BYTES
  useEffect(() => {
    if (isTooLarge) return undefined
    const stop = new AbortController()
    const worker = startWorker()
    void (async () => {
      const bytes = await readFile({ url, sha256 }, stop.signal).catch(() => undefined)
      const next: ZipRead =
        bytes === undefined ? { state: 'lost' } : await open(new Uint8Array(bytes), worker)
      if (!stop.signal.aborted) setRead(next)
    })()
    return () => {
      stop.abort()
      worker.stop()
    }
    // The signed address of a file changes with each reply, its content never does.
    // oxlint-disable-next-line react/exhaustive-deps -- the hash represents the address
  }, [sha256, tries, isTooLarge])
  const retry = () => {
    setRead({ state: 'reading' })
    setTries((count) => count + 1)
  }
  return { read: isTooLarge ? { state: 'refused', why: 'too-large' } : read, retry }
}
