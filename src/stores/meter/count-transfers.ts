/**
 * Counts what the browser reports of its transfers. A host that does not allow it (`Timing-Allow-Origin`) hides
 * the size: then what loaded the file says it, and otherwise it is an estimate. (Resource Timing, ruling R69)
 */

import { paths } from '#src/lib/paths.ts'
import { connectMeter } from '#src/lib/saving-data.ts'
import { SAVING_CHOSEN } from '../browser/save-data.ts'
import { useSession } from '../session/session-store.ts'
import { bytesCounted, isMetering, reset, useMeter } from './meter-store.ts'
import type { Kind, Occasion, Transfer } from './meter.ts'

/** Storage is written at most this often, in milliseconds. */
const WRITES_EVERY = 2000
/** In milliseconds: a file of unknown size that came faster than this was on the device and counts as 0 bytes. */
const FROM_DEVICE = 8
/** Estimates for unknown sizes, in bytes: a segment, a picture, a reply with its headers. */
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

/** The last parameter of an address, if it ends as this pattern: the app may lie in a folder. */
function readLastId(pattern: string, pathname: string): string | undefined {
  const wanted = pattern.split('/').slice(1)
  const parts = pathname.split('/').slice(-wanted.length)
  const isMatch = wanted.every((each, at) => each.startsWith(':') || each === parts[at])
  return isMatch ? parts.at(-1) : undefined
}

const OCCASIONS = [
  ['classes', paths.recording.pattern],
  ['classes', paths.freeCourse.pattern],
  ['exams', paths.exam.pattern],
] as const

function findOccasion(): Occasion | undefined {
  for (const [list, pattern] of OCCASIONS) {
    const id = readLastId(pattern, location.pathname)
    if (id !== undefined) return { list, id, title: document.querySelector('h1')?.textContent ?? '' }
  }
  return undefined
}

/** Returns the function that stops. */
function countTransfers(): () => void {
  const known = new Map<string, number>()
  // Weighed later: the browser may report a file before its loader has taken it.
  let entries: PerformanceResourceTiming[] = []
  let sent = 0
  let occasion = findOccasion()
  let timer: ReturnType<typeof setTimeout> | undefined
  const write = () => {
    clearTimeout(timer)
    timer = undefined
    // The title of a page may come after its first bytes.
    const now = findOccasion()
    const weighed = entries.map((entry) => weighTransfer(entry, location.origin, known.get(entry.name)))
    const transfers: Transfer[] = [...weighed, { kind: 'files', bytes: sent, isGuess: false }]
    bytesCounted(
      transfers.filter(({ bytes }) => bytes > 0),
      now?.id === occasion?.id ? now : occasion,
    )
    for (const { name } of entries) known.delete(name)
    occasion = now
    entries = []
    sent = 0
  }
  const writeSoon = () => {
    if (findOccasion()?.id !== occasion?.id) write()
    timer ??= setTimeout(write, WRITES_EVERY)
  }
  connectMeter((url, bytes, isSent) => {
    if (isSent === true) {
      sent += bytes
      return writeSoon()
    }
    known.set(url, bytes)
    const [oldest] = known.keys()
    if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
  })
  const observer = new PerformanceObserver((list) => {
    writeSoon()
    entries.push(...(list.getEntries() as PerformanceResourceTiming[]))
  })
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true })
  const onHidden = () => document.visibilityState === 'hidden' && write()
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    write()
    connectMeter(undefined)
    observer.disconnect()
    document.removeEventListener('visibilitychange', onHidden)
  }
}

let isFollowed = false
let stop: (() => void) | undefined

/** Counts while it is switched on, for the rest of the page's life. */
export function followMeter(): void {
  if (isFollowed || typeof PerformanceObserver === 'undefined') return
  isFollowed = true
  const follow = () => {
    const { isOn } = useMeter.getState()
    if (isOn) stop ??= countTransfers()
    else {
      stop?.()
      stop = undefined
    }
  }
  follow()
  useMeter.subscribe((now, before) => now.isOn !== before.isOn && follow())
  // Another person has another meter.
  useSession.subscribe((now, before) => now.status !== before.status && reset())
  addEventListener(SAVING_CHOSEN, () => useMeter.setState({ isOn: isMetering() }))
}
