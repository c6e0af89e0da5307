/**
 * Requests that leave before their screen: those of the first script by their addresses, the others by their
 * cache keys. Apart from the cache, and almost without imports, since the first script contains it.
 */

import { getDeviceNow } from '#src/lib/server-time.ts'

/** In milliseconds; a screen that mounts later fetches again. */
const GOOD_FOR = 10_000
/** The same for a first call: the page may already show its reply while the app is still on its way. */
const FIRST_GOOD_FOR = 60_000

/** How long a reply counts as fetched just now, in milliseconds from its first reader. */
const FIRST_MOUNT = 2000

/** A reply as the cache and the device store it. */
export interface CachedReply<T = unknown> {
  reply: T
  /** Milliseconds since 1970. */
  fetchedAt: number
  /** Read from the device: the server did not give it in this visit. */
  isStored?: true
  /** Shown while the server is asked: its reply, or its failure, decides. */
  isProvisional?: true
}

/** The response of a request that was sent before the client had loaded. */
export interface FirstResponse {
  response: Response
  text: string
}

interface Preloaded<T = CachedReply | FirstResponse> {
  coming: Promise<T>
  stop: AbortController
  at: number
  /** Set on a first call: its response is only valid for a request with the same headers. */
  headers?: Readonly<Record<string, string>> | undefined
  arrived?: T
  /** When a screen first showed it out of the cache; SWR does not know that it was fetched. */
  shownSince?: number
}

const memory = new Map<string, Preloaded>()

const isYoung = ({ at, headers }: Preloaded) => getDeviceNow() - at < (headers ? FIRST_GOOD_FOR : GOOD_FOR)

/**
 * Sends the request, unless the same one is running. A failure is handled by whoever takes the reply;
 * otherwise it is ignored. `onUntaken`: it has arrived before anybody took it.
 */
export function startPreload<T extends CachedReply | FirstResponse>(
  name: string,
  ask: (signal: AbortSignal) => Promise<T>,
  { headers, onUntaken }: { headers?: Preloaded['headers']; onUntaken?: (arrived: T) => void } = {},
): void {
  const known = memory.get(name)
  if (known !== undefined && isYoung(known) && known.shownSince === undefined) return
  const stop = new AbortController()
  const coming = ask(stop.signal)
  const mine: Preloaded = { coming, stop, at: getDeviceNow(), headers }
  memory.set(name, mine)
  coming.then(
    (arrived) => {
      mine.arrived = arrived
      if (memory.get(name) === mine) onUntaken?.(arrived)
    },
    () => undefined,
  )
}

export function findPreload(name: string): Readonly<Preloaded> | undefined {
  return memory.get(name)
}

/**
 * Returns a recent reply once; from then on the taker's signal can stop it. `isPastCache`: also one that a
 * screen shows out of the cache.
 */
export function takePreload<T>(
  name: string,
  signal?: AbortSignal,
  isPastCache = false,
): Preloaded<T> | undefined {
  const known = memory.get(name)
  memory.delete(name)
  if (known === undefined || !isYoung(known) || (known.shownSince !== undefined && !isPastCache))
    return undefined
  signal?.addEventListener('abort', () => known.stop.abort(signal.reason))
  return known as Preloaded<T>
}

/** Tells whether any matching reply was requested and not read yet. */
export function isAsking(isMeant: (name: string) => boolean): boolean {
  return [...memory].some(([name, { shownSince }]) => shownSince === undefined && isMeant(name))
}

/** Waits until all have arrived or failed, or `longest` is over (in milliseconds). */
export async function waitForPreloads(longest: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise((resolve) => (timer = setTimeout(resolve, longest)))
  await Promise.race([Promise.allSettled([...memory.values()].map(({ coming }) => coming)), enough])
  clearTimeout(timer)
}

/** A screen reads this key: if its reply has arrived, that is what it shows. */
export function markShown(name: string): void {
  const known = memory.get(name)
  if (known?.arrived !== undefined) known.shownSince ??= getDeviceNow()
}

/**
 * Tells whether this reply has arrived early: `new` if a screen need not fetch it whatever its policy says,
 * since on a slow device the screen renders long after the arrival.
 */
export function findArrival(name: string): 'new' | 'shown' | undefined {
  const known = memory.get(name)
  if (known?.arrived === undefined) return undefined
  if (known.shownSince === undefined) return isYoung(known) ? 'new' : undefined
  return getDeviceNow() - known.shownSince < FIRST_MOUNT ? 'new' : 'shown'
}

/**
 * Stops and drops the matching requests. For replies that the cache has, SWR itself knows from now on when
 * they were fetched.
 */
export function forgetPreloads(isMeant: (name: string) => boolean = () => true): void {
  for (const [name, { stop }] of memory) {
    if (!isMeant(name)) continue
    stop.abort()
    memory.delete(name)
  }
}
