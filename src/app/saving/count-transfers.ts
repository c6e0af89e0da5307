/**
 * Counts what the browser reports of its transfers. A host that does not allow it (`Timing-Allow-Origin`) hides
 * the size: then what loaded the file says it, and otherwise it is an estimate. (Resource Timing, ruling R69)
 */

import type { DataRouter } from 'react-router'
import { matchPath } from 'react-router'
import { paths } from '#src/lib/paths.ts'
import { connectMeter } from '#src/lib/saving-data.ts'
import { bytesCounted, type CountedPlace, type Kind, type Transfer } from '#src/stores/meter/meter-store.ts'

/** Storage is written at most this often, in milliseconds. */
const WRITES_EVERY = 2000
/** A hidden size of a file that came faster than this is taken as none: it lay on the device. In milliseconds. */
const FROM_DEVICE = 8
/** What a hidden size counts as, in bytes: a segment, a picture, a reply with its headers. */
const GUESSES: Readonly<Record<Kind, number>> = { video: 400_000, files: 150_000, pages: 3_000 }
/** Sizes that are known before the browser reports the transfer; the oldest go. */
const MOST_KNOWN = 200

const VIDEO = /\.(?:m4s|ts|mp4|m4a|aac|m3u8|vtt)$/
const FILE = /\.(?:pdf|zip|docx?|xlsx?|pptx?|csv|txt|jpe?g|png|webp|gif)$/

export function findKind(url: URL, initiator: string, ownOrigin: string): Kind {
  if (VIDEO.test(url.pathname) || ['video', 'audio', 'track'].includes(initiator)) return 'video'
  if (url.origin === ownOrigin) return 'pages'
  return initiator === 'img' || FILE.test(url.pathname) ? 'files' : 'pages'
}

type Entry = Pick<
  PerformanceResourceTiming,
  'name' | 'initiatorType' | 'transferSize' | 'decodedBodySize' | 'duration'
>

export function weighTransfer(entry: Entry, ownOrigin: string, known: number | undefined): Transfer {
  const url = new URL(entry.name)
  const kind = findKind(url, entry.initiatorType, ownOrigin)
  if (entry.transferSize > 0) return { kind, bytes: entry.transferSize, isGuess: false }
  if (known !== undefined) return { kind, bytes: known, isGuess: false }
  // The cache of the browser or of the worker.
  const isKnown = entry.decodedBodySize > 0 || url.origin === ownOrigin || url.protocol === 'blob:'
  if (isKnown || entry.duration < FROM_DEVICE) return { kind, bytes: 0, isGuess: false }
  return { kind, bytes: GUESSES[kind], isGuess: true }
}

const CLASS = [paths.recording.pattern, paths.freeCourse.pattern]

function findPlace(pathname: string): CountedPlace | undefined {
  const title = document.querySelector('h1')?.textContent ?? ''
  for (const pattern of CLASS) {
    const { params } = matchPath(pattern, pathname) ?? {}
    const id = params?.['recordingId'] ?? params?.['id']
    if (id !== undefined) return { list: 'classes', id, title }
  }
  const id = matchPath(paths.exam.pattern, pathname)?.params['examId']
  return id === undefined ? undefined : { list: 'exams', id, title }
}

/** Returns the function that stops. */
export function countTransfers(router: Pick<DataRouter, 'state' | 'subscribe'>): () => void {
  const known = new Map<string, number>()
  let waiting: Transfer[] = []
  let pathname = router.state.location.pathname
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    bytesCounted(waiting, findPlace(pathname))
    waiting = []
  }
  const take = (transfer: Transfer) => {
    if (transfer.bytes === 0) return
    waiting.push(transfer)
    timer ??= setTimeout(write, WRITES_EVERY)
  }
  connectMeter((url, bytes, isSent) => {
    if (isSent === true) return take({ kind: 'files', bytes, isGuess: false })
    known.set(url, bytes)
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  })
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
      take(weighTransfer(entry, location.origin, known.get(entry.name)))
      known.delete(entry.name)
    }
  })
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
  const unsubscribe = router.subscribe(({ location: to }) => {
    if (to.pathname === pathname) return
    write()
    ;({ pathname } = to)
  })
  const onHidden = () => document.visibilityState === 'hidden' && write()
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    write()
    connectMeter(undefined)
    observer.disconnect()
    unsubscribe()
    document.removeEventListener('visibilitychange', onHidden)
  }
}
