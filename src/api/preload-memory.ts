/**
 * The one memory of what was asked before a screen asked for it: the first script's bare requests under their addresses, and replies
 * under the keys of the cache. Without imports, since the first script carries it.
 */

import { getDeviceNow } from '#src/lib/server-time.ts'

/** Milliseconds; a screen that comes later asks anew. */
const GOOD_FOR = 10_000

/** Milliseconds from the first drawing in which its screen is mounted for the first time. */
const FIRST_MOUNT = 2000

/** A reply as the cache holds it. */
export interface CachedReply {
  reply: unknown
  fetchedAt: number
}

interface Preloaded<T = unknown> {
  coming: Promise<T>
  stop: AbortController
  at: number
  /** Set on a bare request: its response is good for a request with the same headers alone. */
  headers?: Readonly<Record<string, string>> | undefined
  arrived?: CachedReply
  /** When the cache began with this reply; SWR does not know yet that it was asked for. */
  inCacheSince?: number
}

const memory = new Map<string, Preloaded>()

const isYoung = ({ at }: Preloaded) => getDeviceNow() - at < GOOD_FOR

/** Asks, unless the same is on its way. A failure is met by whoever takes the reply; unmet, it is nobody's concern. */
export function startPreload(
  name: string,
  ask: (signal: AbortSignal) => Promise<unknown>,
  headers?: Preloaded['headers'],
): void {
  const known = memory.get(name)
  if (known !== undefined && isYoung(known) && known.inCacheSince === undefined) return
  const stop = new AbortController()
  const mine: Preloaded = { coming: ask(stop.signal), stop, at: getDeviceNow(), headers }
  memory.set(name, mine)
  mine.coming.then(
    (reply) => (mine.arrived = { reply, fetchedAt: getDeviceNow() }),
    () => undefined,
  )
}

export function findPreload(name: string): Readonly<Preloaded> | undefined {
  return memory.get(name)
}

/** Hands over, once, what is still young; from then on the taker's signal stops it. `isPastCache`: also what the cache began with. */
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

/** True when any reply that is meant was asked for. */
export function isAsking(isMeant: (name: string) => boolean): boolean {
  return [...memory.keys()].some(isMeant)
}

/** Waits until all has come, or failed, or `longest` is over (in milliseconds). */
export async function waitForPreloads(longest: number): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const enough = new Promise((resolve) => (timer = setTimeout(resolve, longest)))
  await Promise.race([Promise.allSettled([...memory.values()].map(({ coming }) => coming)), enough])
  clearTimeout(timer)
}

/** Hands the cache its first replies: those that have come already. */
export function fillCache(): [key: string, reply: CachedReply][] {
  return [...memory].flatMap(([key, each]): [string, CachedReply][] => {
    if (each.headers !== undefined || each.arrived === undefined || !isYoung(each)) return []
    each.inCacheSince = getDeviceNow()
    return [[key, each.arrived]]
  })
}

/** Tells that the cache began with this reply: SWR would ask again at its first mount. */
export function isFilledIn(key: string): boolean {
  return memory.get(key)?.inCacheSince !== undefined
}

/** Tells that it has only just begun with it: on a slow device the screen is drawn long after the reply has come. */
export function isJustFilledIn(key: string): boolean {
  const { inCacheSince = -Infinity } = memory.get(key) ?? {}
  return getDeviceNow() - inCacheSince < FIRST_MOUNT
}

/** Stops and drops what is meant; for what the cache began with, SWR itself knows from now on when it was asked for. */
export function forgetPreloads(isMeant: (name: string) => boolean = () => true): void {
  for (const [name, { stop }] of memory) {
    if (!isMeant(name)) continue
    stop.abort()
    memory.delete(name)
  }
}
