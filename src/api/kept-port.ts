/**
 * The replies of earlier visits, as `useApi` and the preloads use them. Without React, and without the code
 * that reads and stores them: a guest's page does not load that. (docs/decisions/0023)
 */

import type { KeptReplies } from './kept-replies.ts'
import type { CachedReply } from './preload-memory.ts'
import type { Row } from './row.ts'

let kept: KeptReplies | undefined

/** Replies of reads that are read again without a connection. (ruling R67) */
export interface OfflineReplies {
  keep: (key: string, reply: unknown) => void
  find: (key: string, row: Row) => Promise<{ data: unknown } | undefined>
  /** The server rejects this reply's request: it no longer belongs to this person. */
  drop: (key: string) => void
  /** A session has ended: nothing more is written. */
  forget: () => void
}

/** Its code comes in the calm moment, or with the first read that finds no connection. */
let loadOffline: (() => Promise<OfflineReplies>) | undefined
let offline: OfflineReplies | undefined
/** Replies that came before the code. */
const early = new Map<string, unknown>()

/** Called by the frames of signed-in people. */
export function connectKeptReplies(given: KeptReplies): void {
  kept = given
}

/** Tells whether a reader of this key has a stored reply to draw first. */
export const hasKeptReply = (key: string) => kept?.has(key) === true
export const findKeptReply = (key: string, row: Row) => kept?.find(key, row)
export const keepReply = (key: string, entry: CachedReply) => kept?.keep(key, entry)
export const dropKeptReply = (key: string) => kept?.drop(key)
export const forgetKeptReplies = () => {
  kept?.forget()
  offline?.forget()
  early.clear()
}

/** Called by the frames of signed-in people. */
export function connectOfflineReplies(load: () => Promise<OfflineReplies>): void {
  loadOffline = load
}

/** Called when its code has come. */
export function openOfflineReplies(given: OfflineReplies): void {
  offline = given
  for (const [key, reply] of early) given.keep(key, reply)
  early.clear()
}

/** For reads that may be shown without a connection. */
const isReadable = ({ method, options }: Row) => method === 'GET' && options.offline !== 'never'

export function keepOffline(row: Row, key: string, reply: unknown): void {
  if (loadOffline === undefined || !isReadable(row)) return
  if (offline) offline.keep(key, reply)
  else early.set(key, reply)
}

export async function findOffline(row: Row, key: string): Promise<{ data: unknown } | undefined> {
  if (loadOffline === undefined || !isReadable(row)) return undefined
  return (offline ?? (await loadOffline().catch(() => undefined)))?.find(key, row)
}

export const dropOffline = (key: string) => offline?.drop(key)

const ages = new WeakMap<object, number>()

/** Marks a reply that was stored earlier, so that its reader can say how old it is. */
export function setReplyAge<T>(reply: T, fetchedAt: number): T {
  if (typeof reply === 'object' && reply !== null) ages.set(reply, fetchedAt)
  return reply
}

/** When a stored reply was fetched; undefined for one that came now. */
export const getReplyAge = (reply: unknown): number | undefined =>
  typeof reply === 'object' && reply !== null ? ages.get(reply) : undefined
