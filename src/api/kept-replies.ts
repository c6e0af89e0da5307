/**
 * Stores the last replies of frequently visited pages on the device: the next visit draws them at once and
 * renews them. Only for readers that ask for it (`isKept` of `useApi`), for one person, deleted when a session
 * ends. A release keeps those that its shapes accept. (ruling R88, docs/decisions/0023)
 */

import { readAs } from '#src/lib/read-as.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import type { CachedReply } from './preload-memory.ts'
import type { Row } from './row.ts'

/** The app supplies these, since this layer sees no store. */
export interface KeptPorts {
  /** Parsed, but not trusted; undefined for damaged text. */
  read: () => unknown
  /** Returns false if nothing was stored. */
  write: (text: string) => boolean
  remove: () => void
  /** The signed-in person, also according to the cookies; undefined for a guest. */
  getOwner: () => string | undefined
  /** Runs it when the page is idle. */
  runLater: (run: () => void) => void
}

/** In characters; the browser gives an origin five million, and drafts need them more. */
const MOST = 200_000
/** In milliseconds; data older than a week says too little about today. */
const LONGEST = 7 * 24 * 60 * 60_000

interface Stored {
  owner: string
  replies: [key: string, entry: CachedReply][]
}

type Replies = Map<string, CachedReply>

let ports: KeptPorts | undefined
/** As they were when the page began; undefined until they are needed. */
let remembered: { owner: string; replies: Replies } | undefined
/** Not written yet; undefined deletes the reply from the device. */
const unwritten = new Map<string, CachedReply | undefined>()
const parsed = new WeakSet<CachedReply>()

function isYoung(entry: Partial<CachedReply> | null | undefined): boolean {
  const age = getDeviceNow() - (entry?.fetchedAt ?? NaN)
  return age >= 0 && age < LONGEST
}

/** Replies of another person are removed and not read. Each reply is parsed when it is needed. */
function readReplies(from: KeptPorts, owner: string): Replies {
  const stored = from.read() as Partial<Stored> | null | undefined
  if (stored?.owner === owner && Array.isArray(stored.replies))
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
 * The reply of an earlier visit, the same object each time, parsed by the row's current shape: new fields get
 * their defaults. Undefined if it no longer matches the row.
 */
function findReply(key: string, { options: { reply: shape } }: Row): CachedReply | undefined {
  const replies = findReplies()
  const entry = replies?.get(key)
  if (entry === undefined || parsed.has(entry)) return entry
  const reply = shape && readAs(shape, entry.reply)
  if (reply === undefined) {
    dropReply(key)
    return undefined
  }
  const read = { ...entry, reply }
  replies?.set(key, read)
  parsed.add(read)
  return read
}

/** Newest first, as many as fit. */
function format(owner: string, replies: Replies): string {
  let left = MOST
  const texts = [...replies]
    .toSorted(([, one], [, other]) => other.fetchedAt - one.fetchedAt)
    .map((each) => JSON.stringify(each))
    .filter((text) => {
      const isFitting = text.length < left
      if (isFitting) left -= text.length + 1
      return isFitting
    })
  const head = JSON.stringify({ owner, at: getDeviceNow() })
  return `${head.slice(0, -1)},"replies":[${texts.join(',')}]}`
}

/** Reads first, since another tab may have written meanwhile. If storage is full, typed text has priority. */
function writeReplies(): void {
  const owner = ports?.getOwner()
  if (ports !== undefined && owner !== undefined && unwritten.size > 0) {
    const replies = readReplies(ports, owner)
    for (const [key, entry] of unwritten) {
      if (entry === undefined) replies.delete(key)
      else replies.set(key, entry)
    }
    if (!ports.write(format(owner, replies))) ports.remove()
  }
  unwritten.clear()
}

/** Stores a reply when the page is idle; undefined deletes it from the device. */
function keepReply(key: string, entry: CachedReply | undefined): void {
  if (ports?.getOwner() === undefined) return
  if (unwritten.size === 0) ports.runLater(writeReplies)
  unwritten.set(key, entry)
}

function dropReply(key: string): void {
  if (findReplies()?.delete(key)) keepReply(key, undefined)
}

/** Deletes everything, whoever owns it. */
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
  /** The server rejects this reply's request: it no longer belongs to this person. */
  drop: (key: string) => void
  /** A session has ended, or somebody has signed in. (ruling R21) */
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
