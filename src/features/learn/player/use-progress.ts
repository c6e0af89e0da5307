/**
 * Saves the progress of a recording every ten seconds of playback, at each pause, and when the page is left.
 * Each save is stored on the device too, so that a lost connection loses nothing. (rulings R26, R41, R42)
 */

import { useEffect, useRef, useState } from 'react'
import { call } from '#src/api/call.ts'
import { recording } from '#src/api/contract/recording.ts'
import type { RecordingType } from '#src/api/shapes/recording.ts'
import { getPollInterval } from '#src/lib/saving-data.ts'
import { getServerNow } from '#src/lib/server-time.ts'
import { usePlayback } from '#src/stores/player/playback-store.ts'
import { startPlayedCount } from '#src/stores/player/played-time.ts'
import { storePosition, takeGuestPosition } from '#src/stores/player/stored-positions.ts'
import { usePlayerSettings } from './player-settings-store.ts'
import { type SaveState, sendProgress } from './progress-outbox.ts'
import { countSeen, type Seen } from './seen.ts'

/** Milliseconds of play between two saves; twice as many while data are saved, since leaving saves too. */
const SAVE_EVERY = 10_000

export interface Watching {
  id: string
  type: RecordingType
  duration: number
  /** Seconds watched in earlier visits. */
  watchedBefore: number
  /** When the server was last told. */
  savedAt?: string | null
  /** A guest's position stays on the device. */
  isSignedIn: boolean
}

interface Saving {
  watching: Watching
  seen: Seen
  onState: (state: SaveState) => void
}

/** Makes the function that saves the current position unless it was the last one saved. */
function makeSave({ watching, seen, onState }: Saving): (isLasting?: boolean) => void {
  const { id, type, duration, isSignedIn } = watching
  let lastSaved = -1

  return (isLasting = false) => {
    const position = Math.round(usePlayback.getState().position)
    if (position === lastSaved) return
    lastSaved = position
    const watched = seen.count()
    if (isSignedIn) return sendProgress({ id, type, duration, position, watched, onState }, isLasting)
    storePosition(id, { position, watched, at: getServerNow(), isSent: false })
    onState('saved')
  }
}

/**
 * A guest's progress joins the account that opens the video after login, unless another device has played on
 * since. (ruling R62)
 */
function joinGuest({
  watching: { id, type, duration, savedAt, isSignedIn },
  onState,
}: Omit<Saving, 'seen'>): void {
  const guest = isSignedIn ? takeGuestPosition(id) : undefined
  if (guest === undefined || guest.at < Date.parse(savedAt ?? '1970-01-01')) return
  sendProgress({ id, type, duration, position: guest.position, watched: guest.watched, onState }, false)
}

function reportEvent(id: string, event: 'play' | 'pause' | 'end'): void {
  const body = { event, position: usePlayback.getState().position, speed: usePlayerSettings.getState().speed }
  void call(recording.event, { params: { id }, body }, { isQuiet: true }).catch(() => undefined)
}

/** Reports and saves playback from the first play on; returns the function that stops. */
function follow(watching: Watching, seen: Seen, savePosition: (isLasting?: boolean) => void): () => void {
  const { id, isSignedIn } = watching
  const played = startPlayedCount()
  const save = (isLasting = false) => {
    // A guest has no week.
    if (isSignedIn) played.store()
    savePosition(isLasting)
  }
  const report = (event: 'play' | 'pause' | 'end') => isSignedIn && reportEvent(id, event)
  const stop = usePlayback.subscribe((state, before) => {
    if (!state.hasPlayed) return
    played.reported(state.isPlaying)
    if (state.position !== before.position) seen.reached(state.position)
    if (state.isEnded && !before.isEnded) report('end')
    // Buffering is not a pause.
    const wasOn = before.isPlaying || before.isWaiting
    const isOn = state.isPlaying || state.isWaiting
    if (isOn && !wasOn) report('play')
    if (!isOn && wasOn) {
      if (!state.isEnded) report('pause')
      save()
    }
  })
  const timer = setInterval(() => usePlayback.getState().isPlaying && save(), getPollInterval(SAVE_EVERY))
  const onLeave = () => usePlayback.getState().hasPlayed && save(true)
  const onHidden = () => document.visibilityState === 'hidden' && onLeave()
  addEventListener('pagehide', onLeave)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    stop()
    clearInterval(timer)
    removeEventListener('pagehide', onLeave)
    document.removeEventListener('visibilitychange', onHidden)
    onLeave()
  }
}

export function useProgress(watching: Watching): SaveState {
  const [state, setState] = useState<SaveState>('idle')
  // Earlier progress is read once, since later replies include this visit.
  const first = useRef(watching)
  useEffect(() => {
    const { current: opened } = first
    const seen = countSeen(opened.watchedBefore, opened.duration)
    joinGuest({ watching: opened, onState: setState })
    return follow(opened, seen, makeSave({ watching: opened, seen, onState: setState }))
  }, [])
  return state
}
