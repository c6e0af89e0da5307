/**
 * Stops the video after some minutes, at the end of its part, or at its own end, for people who fall asleep
 * over a class. It belongs to this visit and is not stored.
 */

import { useEffect } from 'react'
import { create } from 'zustand'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { pauseAsked, usePlayback } from '#src/stores/player/playback-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { findPartIndex, type Part } from './chapters.ts'
import { words } from './words.ts'

/** Minutes, or the end of something. */
export const SLEEP_CHOICES = ['off', 10, 20, 30, 60, 'part', 'class'] as const
export type SleepChoice = (typeof SLEEP_CHOICES)[number]

const MINUTE = 60_000
const MORE_MINUTES = 5
/** The last milliseconds get quieter. */
const FADE = 20_000
/** Longest distance between two reports during play, in seconds; a longer one is a seek. */
const MAX_STEP = 2.5

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
  const until = typeof choice === 'number' ? getDeviceNow() + choice * MINUTE : undefined
  useSleepTimer.setState({ choice, until, left: until && until - getDeviceNow() })
}

/** Somebody who is still awake gets five more minutes. */
export function sleepDelayed(): void {
  const { until } = useSleepTimer.getState()
  if (until === undefined) return
  const later = Math.max(until, getDeviceNow()) + MORE_MINUTES * MINUTE
  useSleepTimer.setState({ until: later, left: later - getDeviceNow() })
}

export function reset(): void {
  useSleepTimer.setState(OFF)
}

/** The share of the chosen volume that is left: less and less in the last seconds. */
export const useSleepFade = (): number =>
  useSleepTimer(({ left }) => (left === undefined ? 1 : Math.max(0, Math.min(1, left / FADE))))

function fallAsleep(): void {
  pauseAsked()
  reset()
  announce(words.slept)
}

/** Stops at the end of the part that is playing; after a seek that is another part. */
function stopAtPart(parts: readonly Part[]): () => void {
  const findEnd = (position: number) => parts[findPartIndex(parts, position)]?.to ?? Infinity
  let end = findEnd(usePlayback.getState().position)
  return usePlayback.subscribe(({ position }, before) => {
    const step = position - before.position
    if (step === 0) return
    const isPlayed = step > 0 && step <= MAX_STEP
    if (isPlayed && before.position < end && position >= end) fallAsleep()
    else if (!isPlayed) end = findEnd(position)
  })
}

function tick(): void {
  const { until } = useSleepTimer.getState()
  if (until === undefined) return
  const left = until - getDeviceNow()
  if (left <= 0) fallAsleep()
  else useSleepTimer.setState({ left })
}

/** Runs the chosen timer of this video. */
export function useSleep(videoId: string, parts: readonly Part[]): void {
  const choice = useSleepTimer((state) => state.choice)
  useEffect(() => {
    if (choice === 'part') return stopAtPart(parts)
    if (typeof choice !== 'number') return undefined
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
    // oxlint-disable-next-line react/exhaustive-deps -- the parts are new at each render
  }, [choice, videoId])
  // The end of this class or part is none of the next one; minutes go on.
  useEffect(
    () => () => {
      if (useSleepTimer.getState().until === undefined) reset()
    },
    [videoId],
  )
}
