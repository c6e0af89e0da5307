/** The worker that finds and draws pages, from the page's side: one question after another. */

import type { Drawn, Found, PageShape, ScanAnswer, ScanQuestion } from './scan-messages.ts'

/** A page of A4 at 150 dots an inch. */
const PAGE_SIDE = 1754
/** What a page aims at. Thirty of them stay far below the limit of a file. */
const PAGE_BYTES = 300_000
/** For the screen: cutting and the loupe. */
const PREVIEW_SIDE = 1100

let worker: Worker | undefined
let before: Promise<unknown> = Promise.resolve()

/** Its file comes now: a room starts it while there is a line. */
export function startScanWorker(): Worker {
  worker ??= new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' })
  return worker
}

function askNow(question: ScanQuestion): Promise<ScanAnswer> {
  return new Promise((resolve, reject) => {
    const asked = startScanWorker()
    asked.onmessage = ({ data }: MessageEvent<ScanAnswer>) => resolve(data)
    asked.onerror = () => {
      // The next request starts it again, once there is a connection.
      asked.terminate()
      worker = undefined
      reject(new Error('The scan worker is gone'))
    }
    const moved = 'photo' in question && question.photo instanceof ImageBitmap ? [question.photo] : []
    asked.postMessage(question, moved)
  })
}

async function ask(question: ScanQuestion): Promise<ScanAnswer> {
  const answer = before.then(() => askNow(question))
  before = answer.catch(() => undefined)
  const reply = await answer
  if ('failed' in reply) throw new Error('The photo could not be drawn')
  return reply
}

export async function findPage(photo: Blob | ImageBitmap): Promise<Found> {
  return (await ask({ kind: 'find', photo })) as Found
}

/** `most`: what its share of a heavy file is, in bytes. */
export async function drawPage(photo: Blob, shape: PageShape, most?: number): Promise<Drawn> {
  const limit = most === undefined ? { bytes: PAGE_BYTES } : { bytes: most, isBound: true }
  return (await ask({ kind: 'draw', photo, ...shape, longest: PAGE_SIDE, ...limit })) as Drawn
}

/** The whole photo as it will look, for the screen. */
export async function drawPreview(photo: Blob, shape: PageShape): Promise<Blob> {
  const reply = await ask({ kind: 'draw', photo, ...shape, longest: PREVIEW_SIDE, bytes: PAGE_BYTES })
  return (reply as Drawn).jpeg
}
