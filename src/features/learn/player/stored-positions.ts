/** How far videos were watched, on this device: for guests, and as long as the server has not answered. Gone at logout. (ruling R21) */
import * as v from 'valibot'
import { recall, remember } from '#src/stores/browser/device-memory.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import type { StoredPosition } from './resume.ts'

const STORAGE_KEY = 'own:positions'
/** The newest so many videos. */
const MOST = 50

const Kept = v.object({
  owner: v.optional(v.string()),
  position: v.number(),
  watched: v.number(),
  at: v.number(),
  isSent: v.boolean(),
})
const All = v.record(v.string(), Kept)

const ownerNow = () => useSession.getState().user?._id

export function loadPosition(recordingId: string): StoredPosition | undefined {
  const found = recall(STORAGE_KEY, All)?.[recordingId]
  return found?.owner === ownerNow() ? found : undefined
}

export function storePosition(recordingId: string, kept: StoredPosition): void {
  const others = Object.entries(recall(STORAGE_KEY, All) ?? {}).filter(([id]) => id !== recordingId)
  const newest = others.toSorted(([, one], [, other]) => other.at - one.at).slice(0, MOST - 1)
  remember(STORAGE_KEY, { ...Object.fromEntries(newest), [recordingId]: { ...kept, owner: ownerNow() } })
}
