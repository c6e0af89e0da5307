/**
 * Stores the replies that screens read, so that they can be read again without a connection, also after a
 * reload. Only a read that found no connection gets one. (ruling R67, docs/decisions/0023)
 */

import { readAs } from '#src/lib/read-as.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { type OfflineReplies, setReplyAge } from './kept-port.ts'
import type { Row } from './row.ts'

export interface StoredReply {
  fetchedAt: number
  reply: unknown
}

/** Stored beside each reply, so that deleting old ones need not read the replies, which may be large. */
export interface ReplyHead extends Pick<StoredReply, 'fetchedAt'> {
  size: number
}
export type NamedHead = readonly [key: string, head: ReplyHead]

type Sized = readonly [key: string, stored: StoredReply, size: number]

/** The app supplies these, since this layer sees no store. */
export interface OfflinePorts {
  /** The signed-in learner or talent, also according to the cookies; undefined for anybody else. */
  getOwner: () => string | undefined
  /** Runs it when the page is idle. */
  runLater: (run: () => void) => void
  read: (owner: string, key: string) => Promise<StoredReply | undefined>
  write: (owner: string, replies: readonly Sized[]) => Promise<void>
  drop: (key: string) => Promise<void>
  trim: (listWornOut: (heads: readonly NamedHead[]) => string[]) => Promise<void>
}

/** In characters of JSON. (ruling R67) */
const MOST = 30_000_000
/** A reply larger than this is no reading matter. */
const LARGEST = 2_000_000
/** In milliseconds; older replies are deleted. */
const LONGEST = 30 * 24 * 60 * 60_000

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
      left -= head.size
      return left < 0
    })
    .map(([key]) => key)
}

export function makeOfflineReplies(ports: OfflinePorts): OfflineReplies {
  const unwritten = new Map<string, { owner: string; reply: unknown; fetchedAt: number }>()
  let written = 0
  let isTrimmed = false

  async function writeAll(): Promise<void> {
    const owner = ports.getOwner()
    const sized = [...unwritten].flatMap(([key, each]): Sized[] => {
      const size = JSON.stringify(each.reply ?? null).length
      const stored = { fetchedAt: each.fetchedAt, reply: each.reply }
      return each.owner === owner && size <= LARGEST ? [[key, stored, size]] : []
    })
    unwritten.clear()
    if (owner === undefined || sized.length === 0) return
    await ports.write(owner, sized)
    // Once a visit, and again whenever a tenth of the space may have been added.
    written += sized.reduce((sum, [, , size]) => sum + size, 0)
    if (isTrimmed && written < MOST / 10) return
    isTrimmed = true
    written = 0
    const limits = { since: getDeviceNow() - LONGEST, most: MOST }
    await ports.trim((heads) => listWornOut(heads, limits))
  }

  return {
    keep: (key, reply) => {
      const owner = ports.getOwner()
      if (owner === undefined) return
      if (unwritten.size === 0) ports.runLater(() => void writeAll())
      unwritten.set(key, { owner, reply, fetchedAt: getDeviceNow() })
    },
    find: async (key, { options: { reply: shape } }: Row) => {
      const owner = ports.getOwner()
      const stored = owner === undefined ? undefined : await ports.read(owner, key)
      if (!stored || !shape || ports.getOwner() !== owner) return undefined
      const reply = readAs(shape, stored.reply)
      if (reply !== undefined) return { data: setReplyAge(reply, stored.fetchedAt) }
      // An earlier release stored it in a form that this one does not know.
      await ports.drop(key)
      return undefined
    },
    drop: (key) => {
      unwritten.delete(key)
      if (ports.getOwner() !== undefined) void ports.drop(key)
    },
    forget: () => unwritten.clear(),
  }
}
