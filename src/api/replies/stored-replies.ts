/**
 * The replies on the device: one person's, by cache key, in the browser's database. Every read of a screen
 * stores its reply; a row says when a stored one is shown. (rulings R67, R88, docs/decisions/0023)
 */

import { DAY_MS } from '#src/lib/duration.ts'
import { readAs } from '#src/lib/read-as.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import type { Row } from '../row.ts'
import type { CachedReply } from './early-requests.ts'

/** Stored beside each reply, so that deleting old ones need not read the replies, which may be large. */
export interface ReplyHead {
  fetchedAt: number
  /** In characters of JSON. */
  size: number
  /** Deleted by age only. */
  isLasting?: true
}
export type NamedHead = readonly [key: string, head: ReplyHead]
export type SizedReply = readonly [key: string, stored: CachedReply, head: ReplyHead]

/** The table of the database. The app supplies it, since this layer sees no store. */
export interface ReplyTable {
  /** The signed-in person, also according to the cookies; undefined for a guest. */
  getOwner: () => string | undefined
  isTeacher: () => boolean
  /** Runs it when the page is idle. */
  runLater: (run: () => void) => void
  read: (owner: string, key: string) => Promise<CachedReply | undefined>
  write: (owner: string, replies: readonly SizedReply[]) => Promise<void>
  drop: (key: string) => Promise<void>
  trim: (listWornOut: (heads: readonly NamedHead[]) => string[]) => Promise<void>
}

/** Replies of rows that this table does not store, and that lie elsewhere on the device: papers that a teacher took along. (ruling R87) */
export interface KeptReplies {
  isFor: (row: Row) => boolean
  find: (key: string) => Promise<CachedReply | undefined>
  drop: (key: string) => Promise<void>
}

/** In characters of JSON. (ruling R67) */
const MOST = 30_000_000
/** Larger replies are not stored. In characters of JSON. */
const LARGEST = 2_000_000
/** In milliseconds; older replies are deleted. */
const LONGEST = 30 * DAY_MS

interface Owned {
  owner: string
  entry: CachedReply
  isLasting: boolean
}

let table: ReplyTable | undefined
let keptReplies: KeptReplies | undefined
const unwritten = new Map<string, Owned>()
let written = 0
let isTrimmed = false

export function connectStoredReplies(given: ReplyTable): void {
  table = given
  isTrimmed = false
  forgetStoredReplies()
}

export function connectKeptReplies(given: KeptReplies): void {
  keptReplies = given
}

/** Tells whether a reply of this row may lie on the device. */
export const mayBeStored = (row: Row): boolean =>
  findStoreOwner(row) !== undefined || keptReplies?.isFor(row) === true

/**
 * Names the person whose reply of this row may be stored on the device; undefined if nobody's. Most of a teacher's replies are other
 * people's work. (ruling R67)
 */
export function findStoreOwner({ method, options: { stored } }: Row): string | undefined {
  if (table === undefined || method !== 'GET' || stored === 'never') return undefined
  return stored !== 'at-once' && table.isTeacher() ? undefined : table.getOwner()
}

/** Lists the keys of replies to delete: those before `since`, then the oldest beyond `most` characters. */
export function listWornOut(
  heads: readonly NamedHead[],
  { since, most }: { since: number; most: number },
): string[] {
  let left = most
  return heads
    .toSorted(([, one], [, other]) => other.fetchedAt - one.fetchedAt)
    .filter(([, head]) => {
      if (head.fetchedAt < since) return true
      if (head.isLasting) return false
      left -= head.size
      return left < 0
    })
    .map(([key]) => key)
}

async function writeAll(to: ReplyTable): Promise<void> {
  const owner = to.getOwner()
  const sized = [...unwritten].flatMap(([key, { owner: whose, entry, isLasting }]): SizedReply[] => {
    const size = JSON.stringify(entry.reply ?? null).length
    const head = { fetchedAt: entry.fetchedAt, size, ...(isLasting && { isLasting }) }
    return whose === owner && size <= LARGEST ? [[key, entry, head]] : []
  })
  unwritten.clear()
  if (owner === undefined || sized.length === 0) return
  await to.write(owner, sized)
  // Once a visit, and again whenever a tenth of the space may have been added.
  written += sized.reduce((sum, [, , { size }]) => sum + size, 0)
  if (isTrimmed && written < MOST / 10) return
  isTrimmed = true
  written = 0
  const limits = { since: getDeviceNow() - LONGEST, most: MOST }
  await to.trim((heads) => listWornOut(heads, limits))
}

/** Stores a reply when the page is idle. `owner` is the one who asked: somebody else may be here by now. */
export function storeReply(
  row: Row,
  key: string,
  entry: CachedReply,
  owner: string | undefined = findStoreOwner(row),
): void {
  const to = table
  if (to === undefined || owner === undefined || owner !== findStoreOwner(row)) return
  if (unwritten.size === 0) to.runLater(() => void writeAll(to))
  unwritten.set(key, { owner, entry, isLasting: row.options.stored === 'lasting' })
}

function isYoung({ fetchedAt }: CachedReply): boolean {
  const age = getDeviceNow() - fetchedAt
  return age >= 0 && age < LONGEST
}

/**
 * The stored reply, parsed by the row's current shape, whichever release wrote it: new fields get their
 * defaults. One that the shape refuses is deleted.
 */
export async function findStoredReply(row: Row, key: string): Promise<CachedReply | undefined> {
  const owner = findStoreOwner(row)
  const { reply: shape } = row.options
  if (owner === undefined && keptReplies?.isFor(row)) {
    const found = await keptReplies.find(key)
    const reply = found && shape ? readAs(shape, found.reply) : undefined
    return found && reply !== undefined ? { reply, fetchedAt: found.fetchedAt, isStored: true } : undefined
  }
  if (table === undefined || owner === undefined || shape === undefined) return undefined
  const stored = await table.read(owner, key)
  if (stored === undefined || !isYoung(stored) || findStoreOwner(row) !== owner) return undefined
  const reply = readAs(shape, stored.reply)
  if (reply !== undefined) return { reply, fetchedAt: stored.fetchedAt, isStored: true }
  await table.drop(key)
  return undefined
}

/** The server rejects this reply's request: it no longer belongs to this person. */
export function dropStoredReply(key: string): void {
  unwritten.delete(key)
  void keptReplies?.drop(key)
  if (table?.getOwner() !== undefined) void table.drop(key)
}

/** A session has ended, or somebody has signed in: nothing more is written. The session deletes the database. (ruling R21) */
export function forgetStoredReplies(): void {
  unwritten.clear()
}
