/**
 * The one memory of requests that leave before their screen: those of the first script by their addresses,
 * the others by their cache keys. Without imports, since the first script contains it.
 */

import { getDeviceNow } from '#src/lib/server-time.ts'

/** In milliseconds; a screen that mounts later fetches again. */
const GOOD_FOR = 10_000

/** Milliseconds from the first render in which its screen is first mounted. */
const FIRST_MOUNT = 2000

/** A reply as the cache and the device store it. */
export interface CachedReply<T = unknown> {
  reply: T
  /** Milliseconds since 1970. */
  fetchedAt: number
  /** Read from the device: the server did not give it in this visit. */
  isStored?: true
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
  /** When the cache was filled with this reply; SWR does not know yet that it was fetched. */
  inCacheSince?: number
}

const memory = new Map<string, Preloaded>()

const isYoung = ({ at }: Preloaded) => getDeviceNow() - at < GOOD_FOR

/**
 * Sends the request, unless the same one is running. A failure is handled by whoever takes the reply;
 * otherwise it is ignored.
 */
export function startPreload(
  name: string,
  ask: (signal: AbortSignal) => Promise<CachedReply | FirstResponse>,
  headers?: Preloaded['headers'],
): void {
  const known = memory.get(name)
  if (known !== undefined && isYoung(known) && known.inCacheSince === undefined) return
  const stop = new AbortController()
  const mine: Preloaded = { coming: ask(stop.signal), stop, at: getDeviceNow(), headers }
  memory.set(name, mine)
  mine.coming.then(
    (arrived) => (mine.arrived = arrived),
    () => undefined,
  )
}

export function findPreload(name: string): Readonly<Preloaded> | undefined {
  return memory.get(name)
}

/**
 * Returns a recent reply once; from then on the taker's signal can stop it. `isPastCache`: also replies that
 * filled the cache.
 */
export function takePreload<T>(
  name: string,
  signal?: AbortSignal,
  isPastCache = false,
): Preloaded<T> | undefined {
  const known = memory.get(name)
  memory.delete(name)
  if (known === undefined || !isYoung(known) || (known.inCacheSince !== undefined && !isPastCache))
    return undefined
  signal?.addEventListener('abort', () => known.stop.abort(signal.reason))
  return known as Preloaded<T>
}

/** Tells whether any matching reply was requested. */
export function isAsking(isMeant: (name: string) => boolean): boolean {
  return [...memory.keys()].some(isMeant)
}

/** Waits until all have arrived or failed, or `longest` is over (in milliseconds). */
export async function waitForPreloads(longest: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise((resolve) => (timer = setTimeout(resolve, longest)))
  await Promise.race([Promise.allSettled([...memory.values()].map(({ coming }) => coming)), enough])
  clearTimeout(timer)
}

/** Gives the cache its first replies: those that have already arrived. */
export function fillCache(): [key: string, reply: CachedReply][] {
  return [...memory].flatMap(([key, each]): [string, CachedReply][] => {
    if (each.headers !== undefined || each.arrived === undefined || !isYoung(each)) return []
    each.inCacheSince = getDeviceNow()
    return [[key, each.arrived as CachedReply]]
  })
}

/** Tells whether the cache was filled with this reply: SWR would fetch it again at its first mount. */
export function isFilledIn(key: string): boolean {
  return memory.get(key)?.inCacheSince !== undefined
}

/**
 * Tells whether that has only just happened: on a slow device the screen renders long after the reply has
 * arrived.
 */
export function isJustFilledIn(key: string): boolean {
  const { inCacheSince = -Infinity } = memory.get(key) ?? {}
  return getDeviceNow() - inCacheSince < FIRST_MOUNT
}

/**
 * Stops and drops the matching requests. For replies that filled the cache, SWR itself knows from now on when
 * they were fetched.
 */
export function forgetPreloads(isMeant: (name: string) => boolean = () => true): void {
  for (const [name, { stop }] of memory) {
    if (!isMeant(name)) continue
    stop.abort()
    memory.delete(name)
  }
}
