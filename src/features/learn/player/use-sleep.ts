/** Runs the sleep timer of the video on screen. */

import { useEffect } from 'react'
import { getDeviceNow } from '#src/lib/server-time.ts'
import { pauseAsked, usePlayback } from '#src/stores/player/playback-store.ts'
import { announce } from '#src/ui/frame/announcer.tsx'
import { findPartIndex, type Part } from './chapters.ts'
import { reset, useSleepTimer } from './sleep-timer-store.ts'
import { words } from './words.ts'

/** Longest distance between two reports during play, in seconds; a longer one is a seek. */
const MAX_STEP = 2.5

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
