/**
 * Stops the video after some minutes, at the end of its part, or at its own end, for people who fall asleep
 * over a class. It belongs to this visit and is not stored.
 */

import { create } from 'zustand'
import { MINUTE_MS } from '#src/lib/duration.ts'
import { getDeviceNow } from '#src/lib/server-time.ts'

/** Minutes, or the end of something. */
export const SLEEP_CHOICES = ['off', 10, 20, 30, 60, 'part', 'class'] as const
export type SleepChoice = (typeof SLEEP_CHOICES)[number]

const MORE_MINUTES = 5
/** The last milliseconds get quieter. */
const FADE = 20_000

interface SleepTimer {
  choice: SleepChoice
  /** Milliseconds by the device's clock; only for minutes. */
  until: number | undefined
  /** Milliseconds until it stops, in whole seconds; only for minutes. */
  left: number | undefined
}

const OFF: SleepTimer = { choice: 'off', until: undefined, left: undefined }

export const useSleepTimer = create<SleepTimer>(() => OFF)

export function sleepChosen(choice: SleepChoice): void {
  const until = typeof choice === 'number' ? getDeviceNow() + choice * MINUTE_MS : undefined
  useSleepTimer.setState({ choice, until, left: until && until - getDeviceNow() })
}

/** Somebody who is still awake gets five more minutes. */
export function sleepDelayed(): void {
  const { until } = useSleepTimer.getState()
  if (until === undefined) return
  const later = Math.max(until, getDeviceNow()) + MORE_MINUTES * MINUTE_MS
  useSleepTimer.setState({ until: later, left: later - getDeviceNow() })
}

export function reset(): void {
  useSleepTimer.setState(OFF)
}

/** The share of the chosen volume that is left: less and less in the last seconds. */
export const useSleepFade = (): number =>
  useSleepTimer(({ left }) => (left === undefined ? 1 : Math.max(0, Math.min(1, left / FADE))))
