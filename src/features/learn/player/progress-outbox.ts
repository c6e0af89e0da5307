/**
 * Sends the progress of recordings. Only the newest position of a recording is queued. It is stored on the
 * device as well, where the player resumes from it; a later visit does not send it, since another device may
 * have played on. (rulings R26, R41, R42)
 */

import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import { makeOutbox } from '#src/api/outbox/outbox.ts'
import { isRetryable } from '#src/api/outbox/retry.ts'
import type { RecordingType } from '#src/api/shapes/recording.ts'
import { setCached } from '#src/api/use-api.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { storePosition } from '#src/stores/player/stored-positions.ts'
import { runAtSessionEnd } from '#src/stores/session/forget.ts'
import { useSession } from '#src/stores/session/session-store.ts'

/** `saved`: on the server. `stored`: only on this device. `idle`: nothing to save yet. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'stored'

export interface Progress {
  id: string
  type: RecordingType
  duration: number
  /** Position in seconds. */
  position: number
  watched: number
  onState: (state: SaveState) => void
}

interface WaitingProgress extends Progress {
  owner: string | undefined
  /** Milliseconds since 1970. */
  at: number
}

const newest = new Map<string, WaitingProgress>()
const waiting = new Set<WaitingProgress>()
/**
 * Recordings whose first failure was shown as a toast; later ones only change the save state. (ruling R41)
 */
const toasted = new Set<string>()

const getOwner = () => useSession.getState().user?._id

async function send(progress: WaitingProgress, isLasting: boolean): Promise<void> {
  const { id, type, duration, position, watched, at, onState } = progress
  const body = { position, watched, duration, recording_type: type }
  const options = { isLasting, isQuiet: toasted.has(id) || !navigator.onLine }
  const reply = await call(recording.saveProgress, { params: { id }, body }, options)
  waiting.delete(progress)
  if (newest.get(id) !== progress) return
  storePosition(id, { position, watched, at, isSent: true })
  setCached(recording.progress, { params: { id } }, reply)
  onState('saved')
}

const outbox = makeOutbox<WaitingProgress>({
  getWaiting: () =>
    [...waiting].filter((progress) => progress.owner === getOwner() && newest.get(progress.id) === progress),
  getKey: (progress) => progress,
  send: (progress, { isLasting }) => send(progress, isLasting),
  onFailure: (progress, failure) => {
    toasted.add(progress.id)
    if (!isRetryable(failure)) waiting.delete(progress)
    if (newest.get(progress.id) === progress) progress.onState('stored')
  },
  atOnce: 2,
  leavesWithPage: () => true,
})

/** Stores a position on the device and sends it. With `isLasting` the call survives the page. */
export function sendProgress(progress: Progress, isLasting: boolean): void {
  const { id, position, watched } = progress
  const added = { ...progress, owner: getOwner(), at: getServerNow() }
  for (const older of waiting) if (older.id === id) waiting.delete(older)
  newest.set(id, added)
  waiting.add(added)
  storePosition(id, { position, watched, at: added.at, isSent: false })
  progress.onState('saving')
  if (isLasting) outbox.sendLeaving()
  else void outbox.send()
}

runAtSessionEnd((ending) => ending === 'logged-out' && waiting.clear())
