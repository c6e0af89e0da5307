/**
 * The one store of replies: what this visit has read (SWR's cache), what is on its way to it, and what lies on
 * the device below it. Whose a reply is, how long it counts and when it is forgotten is decided here; a row
 * says when it is stored, shown and asked again. (rulings R21, R67, R88, docs/decisions/0023)
 */

import type { Cache, ScopedMutator, State, SWRConfiguration } from 'swr'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { ApiError } from '../client/api-error.ts'
import { getClient, isPublic } from '../client/connect.ts'
import { getDeviceRemovalToken } from '../client/headers.ts'
import type { Row } from '../row.ts'
import {
  type CachedReply,
  findArrival,
  forgetPreloads,
  isAsking,
  startPreload,
  takePreload,
} from './early-requests.ts'
import { buildConfig, getPolicy, mayPass, type ReaderOptions } from './policies.ts'
import {
  findStoredReply,
  findStoreOwner,
  forgetStoredReplies,
  mayBeStored,
  storeReply,
} from './stored-replies.ts'

export {
  type CachedReply,
  forgetPreloads,
  isAsking,
  markShown,
  takePreload,
  waitForPreloads,
} from './early-requests.ts'
export type { ReaderOptions } from './policies.ts'
export { readForScreen } from './read-for-screen.ts'
export {
  connectKeptReplies,
  connectStoredReplies,
  findStoredReply,
  forgetStoredReplies,
  type NamedHead,
  type ReplyHead,
  type ReplyTable,
  type SizedReply,
  storeReply,
} from './stored-replies.ts'

type Entries = Map<string, State<CachedReply, unknown>>

/** The cache that SWR reads and writes. Replies are in it before SWR is loaded. */
let entries: Entries = new Map()
let mutate: ScopedMutator | undefined

/** Gives SWR its cache, with the replies that have arrived before it. */
export const openEntries = (): Entries => entries

/** From now on, until the returned function runs, what changes here is drawn. */
export function connectCache(cache: Cache, change: ScopedMutator): () => void {
  entries = cache as Entries
  mutate = change
  return () => {
    entries = new Map()
    mutate = undefined
  }
}

const findEntry = (key: string): CachedReply | undefined => entries.get(key)?.data

/** Tells whether a screen that reads this key has something to draw. */
export const hasEntry = (key: string): boolean => findEntry(key) !== undefined

/** Tells whether a key that was asked for is drawn from the device meanwhile. */
export const isDrawnMeanwhile = (): boolean => isAsking((key) => findEntry(key)?.isProvisional === true)

function put(key: string, entry: CachedReply): void {
  if (mutate) void mutate(key, entry, { revalidate: false })
  else entries.set(key, { data: entry, isLoading: false, isValidating: false })
}

/** A read that SWR has begun. */
interface Running {
  stop: AbortController
  coming: Promise<CachedReply>
  /** The stored reply that SWR was given, since the server took too long. */
  meanwhile?: CachedReply
}

const running = new Map<string, Running>()

/** Replies that are on their way must not replace what happens now. */
function supersede(isMeant: (key: string) => boolean): void {
  forgetPreloads(isMeant)
  for (const [key, { meanwhile }] of running) if (meanwhile && isMeant(key)) running.delete(key)
}

/** Tells whether a row's reply is recent enough that it is not fetched again. */
function isFresh(key: string, row: Row): boolean {
  const entry = findEntry(key)
  if (entry === undefined || entry.isStored) return false
  return getDeviceNow() - entry.fetchedAt < (getPolicy(row).dedupingInterval ?? 0)
}

/** Tells whether the cache has a reply that SWR would fetch again only because it did not fetch it itself. */
function isArrived(key: string, row: Row): boolean {
  const arrival = findEntry(key) && findArrival(key)
  return arrival === 'new' || (arrival === 'shown' && isFresh(key, row))
}

/** How SWR treats one reader of a key. */
export const getReadConfig = (key: string | null, row: Row, options: ReaderOptions): SWRConfiguration =>
  buildConfig(row, options, key === null || !isArrived(key, row))

/** Personal data is not fetched for a guest: its plain 401 would only show a toast. */
function assertSomebody(row: Row): void {
  // Without the device-removal token the login has moved on. (ruling R33)
  if (row.options.role === 'half-login' && getDeviceRemovalToken() === undefined)
    throw new ApiError('session')
  const { tokens, onTokensGone } = getClient().connection
  const { accessToken, refreshToken } = tokens.read()
  if (isPublic(row) || accessToken !== undefined || refreshToken !== undefined) return
  onTokensGone?.()
  throw new ApiError('session')
}

/** Reads for a screen, with the time of the fetch. */
export type Ask<T = unknown> = (signal: AbortSignal) => Promise<CachedReply<T>>

async function askOnce(key: string, row: Row, ask: Ask, signal: AbortSignal): Promise<CachedReply> {
  assertSomebody(row)
  return takePreload<CachedReply>(key, signal)?.coming ?? ask(signal)
}

/** How long a reader waits for the server before the reply on the device is drawn, in milliseconds. (ruling R88) */
const PATIENCE = 500

/** From when on a reader is told that what is drawn is renewed: the rows that are drawn at once are so without a word first. */
export const getPatience = ({ options: { stored } }: Row): number => (stored === 'at-once' ? 0 : PATIENCE)
export const getQuietTime = (row: Row): number => PATIENCE - getPatience(row)

/** The reply on the device, if the server lets the reader wait. */
async function findMeanwhile(
  key: string,
  row: Row,
  coming: Promise<unknown>,
): Promise<CachedReply | undefined> {
  if (hasEntry(key) || !mayBeStored(row)) return undefined
  const patience = getPatience(row)
  if (patience > 0) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const isLate = new Promise<boolean>((resolve) => (timer = setTimeout(resolve, patience, true)))
    const isOver = coming.then(
      () => false,
      () => false,
    )
    const mustWait = await Promise.race([isLate, isOver])
    clearTimeout(timer)
    if (!mustWait || hasEntry(key)) return undefined
  }
  const stored = await findStoredReply(row, key)
  return stored && { ...stored, isProvisional: true }
}

/** A reply from the device that the server refuses belongs to nobody here. SWR redraws, with the failure. */
function dropRefused(key: string, error: unknown): void {
  const state = entries.get(key)
  if (state?.data?.isStored && !mayPass(error)) entries.set(key, { ...state, data: undefined })
}

/** The awaited reply, or failure, goes where SWR looks for it; if a screen shows the key, at once. */
async function deliver(key: string, mine: Running): Promise<void> {
  await mine.coming.catch(() => undefined)
  if (running.get(key) !== mine) return
  running.delete(key)
  startPreload(key, async () => mine.coming, { onUntaken: (entry) => put(key, entry) })
  await mutate?.(key)
}

/**
 * Fetches a key for SWR. If the server keeps it waiting, SWR gets the reply on the device first. If a later
 * fetch of it has begun meanwhile, a failure of this one returns the later result instead.
 */
export async function fetchReply(key: string, row: Row, ask: Ask): Promise<CachedReply> {
  const known = running.get(key)?.meanwhile
  if (known) return known
  const stop = new AbortController()
  const mine: Running = { stop, coming: askOnce(key, row, ask, stop.signal) }
  running.set(key, mine)
  try {
    const meanwhile = findMeanwhile(key, row, mine.coming).catch(() => undefined)
    const entry = await Promise.race([mine.coming, meanwhile.then((stored) => stored ?? mine.coming)])
    if (entry.isProvisional && running.get(key) === mine) {
      mine.meanwhile = entry
      void deliver(key, mine)
    }
    return entry
  } catch (error) {
    const latest = running.get(key)
    if (latest !== undefined && latest !== mine) return latest.coming
    dropRefused(key, error)
    throw error
  } finally {
    if (running.get(key) === mine && mine.meanwhile === undefined) running.delete(key)
  }
}

export function cancelRead(key: string | null): void {
  running.get(key ?? '')?.stop.abort()
}

/** Tells whether a key needs no early request: its reply is fresh, or a screen is fetching it. */
export const isHeld = (key: string, row: Row): boolean => running.has(key) || isFresh(key, row)

/** Sends a key's request before its screen; whatever comes first, from the server or the device, is there when the screen is drawn. */
export function preloadReply(key: string, row: Row, send: Ask): void {
  if (isHeld(key, row)) return
  startPreload(key, send, { onUntaken: (entry) => put(key, entry) })
  readAhead(key, row)
}

const reading = new Set<Promise<void>>()

/** Reads a reply that a screen is about to draw at once, so that its first render has it. */
export function readAhead(key: string, row: Row): void {
  if (getPatience(row) > 0 || hasEntry(key) || findStoreOwner(row) === undefined) return
  const read = async () => {
    const stored = await findStoredReply(row, key)
    if (stored && !hasEntry(key) && !running.has(key)) put(key, { ...stored, isProvisional: true })
  }
  const mine: Promise<void> = read().finally(() => reading.delete(mine))
  reading.add(mine)
}

/** Waits for the database to give what {@link readAhead} has asked it for, at most `longest` milliseconds. */
export async function waitForStoredReplies(longest: number): Promise<void> {
  if (reading.size === 0) return
  await Promise.race([
    Promise.allSettled(reading),
    new Promise((resolve) => {
      setTimeout(resolve, longest)
    }),
  ])
}

/** Puts the reply of a write where its readers look. */
export function putReply(key: string, row: Row, reply: unknown): void {
  const entry = { reply, fetchedAt: getDeviceNow() }
  supersede((each) => each === key)
  put(key, entry)
  storeReply(row, key, entry)
}

const listKeys = (isMeant: (key: string) => boolean) => [...entries.keys()].filter(isMeant)

/** Fetches the matching keys on screen again; others are fetched at their next mount. */
export async function renewReplies(isMeant: (key: string) => boolean): Promise<void> {
  supersede(isMeant)
  const renew = mutate
  if (renew) await Promise.all(listKeys(isMeant).map((key) => renew(key)))
}

/** Tells whether the last read of a key failed for a possibly temporary reason. */
export const hasFailed = (key: string): boolean => mayPass(entries.get(key)?.error)

/** Drops one reply that no screen shows from memory. */
export const dropEntry = (key: string): unknown => entries.delete(key)

/**
 * Forgets replies in every layer: those that are on their way, in memory, and not yet written; without
 * `isMeant` all of them. The session deletes the database. Those on screen are fetched again: this is how SWR
 * forgets that it fetched less than `dedupingInterval` ago. (ruling R21)
 */
export async function forgetReplies(isMeant?: (key: string) => boolean): Promise<void> {
  for (const [key, { stop }] of running) {
    if (isMeant?.(key) === false) continue
    stop.abort()
    running.delete(key)
  }
  forgetPreloads(isMeant)
  if (isMeant === undefined) forgetStoredReplies()
  const keys = listKeys(isMeant ?? (() => true))
  const change = mutate
  if (change) await Promise.all(keys.map((key) => change(key, undefined, { revalidate: true })))
  else for (const key of keys) entries.delete(key)
}
