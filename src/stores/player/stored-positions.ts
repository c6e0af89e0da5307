/** Stores positions of videos on the device, for guests and until the server has answered. Deleted at logout. (ruling R21) */

import * as v from 'valibot'
import { GUEST_OWNER } from '#src/stores/browser/guarded-storage.ts'
import { getOwner, recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'

export interface StoredPosition {
  /** Position in seconds. */
  position: number
  watched: number
  /** Milliseconds since 1970, by this device's clock. */
  at: number
  /** False until the server has acknowledged it. */
  isSent: boolean
}

const STORAGE_KEY = 'positions'
/** Older videos are dropped. */
const MAX_VIDEOS = 50

const Stored = v.object({
  position: v.number(),
  watched: v.number(),
  at: v.number(),
  isSent: v.boolean(),
})
const All = v.record(v.string(), Stored)

const recallGuest = () => (getOwner() === GUEST_OWNER ? undefined : recallOwn(STORAGE_KEY, All, GUEST_OWNER))

/** The newest of the person's own and of what a guest watched here before. (ruling R62) */
export function loadPosition(recordingId: string): StoredPosition | undefined {
  const own = recallOwn(STORAGE_KEY, All)?.[recordingId]
  const guest = recallGuest()?.[recordingId]
  return guest !== undefined && guest.at > (own?.at ?? 0) ? guest : own
}

/** Returns a guest's position in the video, once, if it is the newest; undefined for a guest. */
export function takeGuestPosition(recordingId: string): StoredPosition | undefined {
  const { [recordingId]: taken, ...others } = recallGuest() ?? {}
  if (taken === undefined) return undefined
  const isNewest = loadPosition(recordingId)?.at === taken.at
  rememberOwn(STORAGE_KEY, others, GUEST_OWNER)
  return isNewest ? taken : undefined
}

export function storePosition(recordingId: string, position: StoredPosition): void {
  const others = Object.entries(recallOwn(STORAGE_KEY, All) ?? {}).filter(([id]) => id !== recordingId)
  const newest = others.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MAX_VIDEOS - 1)
  rememberOwn(STORAGE_KEY, { ...Object.fromEntries(newest), [recordingId]: position })
}
