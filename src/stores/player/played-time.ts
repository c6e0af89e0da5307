/**
 * How long videos were really played on this device, for the learner's week. The server knows only how much of
 * a recording was ever watched, not on which day.
 */

import * as v from 'valibot'
import { getServerNow } from '#src/lib/server-time.ts'
import { recallOwn, rememberOwn } from '#src/stores/session/own-storage.ts'

/** Every time zone begins its days at a quarter of an hour. */
const SLOT_MS = 15 * 60 * 1000
/** Half a year of an hour a day. */
const MOST_SLOTS = 750
/** Longest time between two reports of a playing video, in milliseconds; the device slept in a longer one. */
const MAX_STEP = 5000

const STORAGE_KEY = 'played'
/** Seconds, by the number of the slot since 1970. */
const Slots = v.record(v.string(), v.number())

export interface Played {
  /** Milliseconds since 1970. */
  at: number
  seconds: number
}

export function listPlayedTimes(): Played[] {
  return Object.entries(recallOwn(STORAGE_KEY, Slots) ?? {}).map(([slot, seconds]) => ({
    at: Number(slot) * SLOT_MS,
    seconds,
  }))
}

function addPlayed(seconds: number): void {
  const slot = String(Math.floor(getServerNow() / SLOT_MS))
  const all = recallOwn(STORAGE_KEY, Slots) ?? {}
  const newest = Object.entries({ ...all, [slot]: (all[slot] ?? 0) + seconds })
    .toSorted(([one], [other]) => Number(other) - Number(one))
    .slice(0, MOST_SLOTS)
  rememberOwn(STORAGE_KEY, Object.fromEntries(newest))
}

export interface PlayedCounter {
  /** The video has reported; the time since its last report counts if it played. */
  reported: (isPlaying: boolean) => void
  store: () => void
}

/** Counts seconds of the person's own time: faster playback takes less of it. */
export function startPlayedCount(): PlayedCounter {
  let last: number | undefined
  let counted = 0
  return {
    reported(isPlaying) {
      const now = performance.now()
      if (last !== undefined && now - last <= MAX_STEP) counted += now - last
      last = isPlaying ? now : undefined
    },
    store() {
      const seconds = Math.round(counted / 1000)
      if (seconds === 0) return
      counted -= seconds * 1000
      addPlayed(seconds)
    },
  }
}
