/**
 * The last replies of the pages that people come back to lie on the device: drawn at once at the next visit, and renewed behind it. Only
 * what a reader asks for (`isKept` of `useApi`), for one person and one release, gone when a session ends. (docs/decisions/0023)
 */

import { readAs } from '#src/lib/read-as.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import type { CachedReply } from './preload-memory.ts'
import type { Row } from './row.ts'

/** The app hands these down, since this layer sees no store. */
export interface KeptPorts {
  /** Parsed, and not trusted; undefined for damaged text. */
  read: () => unknown
  /** Returns false where nothing was stored. */
  write: (text: string) => boolean
  remove: () => void
  /** The person who is signed in, by the cookies as well; undefined for a guest. */
  getOwner: () => string | undefined
  /** A digest of the build: what another build has stored is not read. */
  release: string
  /** Runs it when the page has nothing else to do. */
  runLater: (run: () => void) => void
}

/** Characters; the browser gives an origin five million, and drafts need them more. */
const MOST = 200_000
/** Milliseconds: what is a week old says too little of today. */
const LONGEST = 7 * 24 * 60 * 60_000

interface Stored {
  owner: string
  release: string
  replies: [key: string, entry: CachedReply][]
}

type Replies = Map<string, CachedReply>

let ports: KeptPorts | undefined
/** As they were when the page began; undefined until they are asked for. */
let remembered: { owner: string; replies: Replies } | undefined
/** Not yet written; undefined takes the reply from the device. */
const unwritten = new Map<string, CachedReply | undefined>()
const parsed = new WeakSet<CachedReply>()

function isYoung(entry: Partial<CachedReply> | null | undefined): boolean {
  const age = getDeviceNow() - (entry?.fetchedAt ?? NaN)
  return age >= 0 && age < LONGEST
}

/** Another person's replies and those of another release are removed rather than read. Each reply is parsed when it is asked for. */
function readReplies(from: KeptPorts, owner: string): Replies {
  const stored = from.read() as Partial<Stored> | null | undefined
  if (stored?.owner === owner && stored.release === from.release && Array.isArray(stored.replies))
    return new Map(stored.replies.filter((each) => isYoung(each?.[1])))
  from.remove()
  return new Map()
}

function findReplies(): Replies | undefined {
  const owner = ports?.getOwner()
  if (ports === undefined || owner === undefined) return undefined
  if (remembered?.owner !== owner) remembered = { owner, replies: readReplies(ports, owner) }
  return remembered.replies
}

/**
 * The reply of an earlier visit, the same object each time, as the row's shape makes it today: a field that the shape has gained since
 * has its default. Undefined when it no longer fits what the row promises.
 */
function findReply(key: string, { options: { reply: shape } }: Row): CachedReply | undefined {
  const replies = findReplies()
  const entry = replies?.get(key)
  if (entry === undefined || parsed.has(entry)) return entry
  const reply = shape && readAs(shape, entry.reply)
  if (reply === undefined) {
    replies?.delete(key)
    return undefined
  }
  const read = { ...entry, reply }
  replies?.set(key, read)
  parsed.add(read)
  return read
}

/** The newest first, as far as they fit. */
function format(owner: string, release: string, replies: Replies): string {
  let left = MOST
  const texts = [...replies]
    .toSorted(([, one], [, other]) => other.fetchedAt - one.fetchedAt)
    .map((each) => JSON.stringify(each))
    .filter((text) => {
      const isFitting = text.length < left
      if (isFitting) left -= text.length + 1
      return isFitting
    })
  const head = JSON.stringify({ owner, release, at: getDeviceNow() })
  return `${head.slice(0, -1)},"replies":[${texts.join(',')}]}`
}

/** Reads first, since another tab may have written meanwhile. Full storage is left to what people typed. */
function writeReplies(): void {
  const owner = ports?.getOwner()
  if (ports !== undefined && owner !== undefined && unwritten.size > 0) {
    const replies = readReplies(ports, owner)
    for (const [key, entry] of unwritten) {
      if (entry === undefined) replies.delete(key)
      else replies.set(key, entry)
    }
    if (!ports.write(format(owner, ports.release, replies))) ports.remove()
  }
  unwritten.clear()
}

/** Stores a reply when there is time for it; undefined takes it from the device. */
function keepReply(key: string, entry: CachedReply | undefined): void {
  if (ports?.getOwner() === undefined) return
  if (unwritten.size === 0) ports.runLater(writeReplies)
  unwritten.set(key, entry)
}

function dropReply(key: string): void {
  if (findReplies()?.delete(key)) keepReply(key, undefined)
}

/** Nothing stays, whosever it was. */
function forgetReplies(): void {
  unwritten.clear()
  remembered = undefined
  ports?.remove()
}

/** The functions that `useApi` calls. */
export interface KeptReplies {
  has: (key: string) => boolean
  find: (key: string, row: Row) => CachedReply | undefined
  keep: (key: string, entry: CachedReply) => void
  /** The server refuses what was drawn from here: it is no longer this person's. */
  drop: (key: string) => void
  /** A session has ended, or somebody has come. (ruling R21) */
  forget: () => void
}

export function makeKeptReplies(given: KeptPorts): KeptReplies {
  ports = given
  remembered = undefined
  unwritten.clear()
  return {
    has: (key) => findReplies()?.has(key) === true,
    find: findReply,
    keep: keepReply,
    drop: dropReply,
    forget: forgetReplies,
  }
}
