/**
 * Opens a video at its resume position; a later reply moves it only before the first play. `goesOn`: it
 * follows another automatically.
 */

import { useLayoutEffect, useRef } from 'react'
import { seekAsked, usePlayback, videoOpened } from '#src/stores/player/playback-store.ts'

let isNextAsked = false

/** The next video was asked for on the lock screen, where nobody can press play on its page. */
export function askNext(): void {
  isNextAsked = true
}

export function useOpenedVideo(id: string, duration: number, start: number, goesOn = false): void {
  const opened = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (opened.current !== id) {
      opened.current = id
      videoOpened(start, duration, goesOn || isNextAsked)
      isNextAsked = false
    } else if (!usePlayback.getState().hasPlayed) seekAsked(start)
  }, [id, duration, start, goesOn])
}
