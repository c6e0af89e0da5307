/** Stores positions of videos on the device, for guests and until the server has answered. Deleted at logout. (ruling R21) */
import * as v from 'valibot'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'
import type { StoredPosition } from './resume.ts'

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

export function loadPosition(recordingId: string): StoredPosition | undefined {
  return recallOwn(STORAGE_KEY, All)?.[recordingId]
}

export function storePosition(recordingId: string, position: StoredPosition): void {
  const others = Object.entries(recallOwn(STORAGE_KEY, All) ?? {}).filter(([id]) => id !== recordingId)
  const newest = others.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MAX_VIDEOS - 1)
  rememberOwn(STORAGE_KEY, { ...Object.fromEntries(newest), [recordingId]: position })
}
