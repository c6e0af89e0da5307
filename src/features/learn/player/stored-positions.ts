/** Stores positions of videos on the device, for guests and until the server has answered. Deleted at logout. (ruling R21) */
import * as v from 'valibot'
import { recall, remember } from '#src/stores/browser/guarded-storage.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import type { StoredPosition } from './resume.ts'

const STORAGE_KEY = 'own:positions'
/** Older videos are dropped. */
const MAX_VIDEOS = 50

const Stored = v.object({
  owner: v.optional(v.string()),
  position: v.number(),
  watched: v.number(),
  at: v.number(),
  isSent: v.boolean(),
})
const All = v.record(v.string(), Stored)

const getOwner = () => useSession.getState().user?._id

export function loadPosition(recordingId: string): StoredPosition | undefined {
  const found = recall(STORAGE_KEY, All)?.[recordingId]
  return found?.owner === getOwner() ? found : undefined
}

export function storePosition(recordingId: string, position: StoredPosition): void {
  const others = Object.entries(recall(STORAGE_KEY, All) ?? {}).filter(([id]) => id !== recordingId)
  const newest = others.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MAX_VIDEOS - 1)
  remember(STORAGE_KEY, { ...Object.fromEntries(newest), [recordingId]: { ...position, owner: getOwner() } })
}
