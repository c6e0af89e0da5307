/**
 * Fingerprint and metadata of this browser: collected on idle, stored for a year in cookies, and never waited
 * for longer than 2 s. If collection fails, a fixed fingerprint and minimal metadata are used. (spec 8, spec
 * 9, rulings R17, R42)
 */

import type { Device, Metadata } from '#src/api/client/ports.ts'
import { createId } from '#src/lib/create-id.ts'
import { buildMinimalMetadata } from './minimal-metadata.ts'
import { computeYearFromNow, readCookie, writeCookie } from './session-cookies.ts'

/** Milliseconds that a call waits for a running collection. */
const LONGEST_WAIT = 2000
const FALLBACK_FINGERPRINT = 'fingerprint-unavailable'

interface Probes {
  metadata: () => Promise<Metadata>
  fingerprint: () => Promise<string>
}

/** Their file loads with the first collection, since most visits need none. */
const fetchedProbes: Probes = {
  metadata: async () => (await import('./device-probe.ts')).probeMetadata(),
  fingerprint: async () => (await import('./device-probe.ts')).probeFingerprint(),
}

/** Collected data that did not fit into a cookie, or with cookies off; used as long as the page lives. */
const inMemory: { fingerprint?: string; metadata?: Metadata } = {}
let waiting: Promise<void> | undefined

/** Releases before 0.2 stored each part as one text, in a cookie that lasts a year. (ruling R78) */
const isOfOldRelease = (metadata: Metadata) => typeof metadata['browser'] === 'string'

/** Reads the stored metadata; undefined if it is missing, from an old release, or tampered with. */
function readStoredMetadata(): Metadata | undefined {
  try {
    const stored: unknown = JSON.parse(readCookie('userMetadata') ?? 'null')
    const isObject = typeof stored === 'object' && stored !== null && !Array.isArray(stored)
    return isObject && !isOfOldRelease({ ...stored }) ? { ...stored } : inMemory.metadata
  } catch {
    return inMemory.metadata
  }
}

function readStored(): ReturnType<Device['stored']> {
  return {
    fingerprint: readCookie('userFingerprint') || inMemory.fingerprint,
    metadata: readStoredMetadata(),
  }
}

async function collectMetadata(probe: Probes['metadata']): Promise<void> {
  if (readStoredMetadata() !== undefined) return
  inMemory.metadata = await probe()
  writeCookie('userMetadata', JSON.stringify(inMemory.metadata), computeYearFromNow())
}

async function collectFingerprint(probe: Probes['fingerprint']): Promise<void> {
  if (readStored().fingerprint !== undefined) return
  inMemory.fingerprint = await probe()
  writeCookie('userFingerprint', inMemory.fingerprint, computeYearFromNow())
}

/**
 * Collects what is missing. Meanwhile calls wait for it, but at most 2 s from now; a probe that ends later is
 * stored for the next call.
 */
export function collectDevice(probes: Probes = fetchedProbes): void {
  const collected = Promise.allSettled([
    collectMetadata(probes.metadata),
    collectFingerprint(probes.fingerprint),
  ])
  waiting = Promise.race([collected, new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT))]).then(
    () => {
      waiting = undefined
    },
  )
}

/**
 * Collects when the page has been painted and the browser is idle: the fingerprint blocks a phone for up to a
 * second.
 */
export function collectDeviceWhenIdle(): void {
  const { fingerprint, metadata } = readStored()
  if (fingerprint !== undefined && metadata !== undefined) return
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, LONGEST_WAIT))
  requestAnimationFrame(() => whenIdle(() => collectDevice()))
}

export const device: Device = {
  stored: readStored,
  async read() {
    await waiting
    const { fingerprint, metadata } = readStored()
    return { fingerprint: fingerprint ?? FALLBACK_FINGERPRINT, metadata: metadata ?? buildMinimalMetadata() }
  },
}

let madeGuestId: string | undefined

/** The guest user id: made once, stored a year, sent as a header; with cookies off it lives as long as the page. (spec 6, ruling R28) */
export function getGuestId(): string {
  const stored = readCookie('guest_user_id') ?? madeGuestId
  if (stored !== undefined) return stored
  madeGuestId = createId()
  writeCookie('guest_user_id', madeGuestId, computeYearFromNow())
  return madeGuestId
}
