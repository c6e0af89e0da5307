/**
 * Opens a video at its resume position; a later reply moves it only before the first play. `goesOn`: it
 * follows another automatically.
 */

import { useLayoutEffect, useRef } from 'react'
import { seekAsked, usePlayback, videoOpened } from '#src/stores/player/playback-store.ts'

export function useOpenedVideo(id: string, duration: number, start: number, goesOn?: boolean): void {
  const opened = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (opened.current !== id) {
      opened.current = id
      videoOpened(start, duration, goesOn)
    } else if (!usePlayback.getState().hasPlayed) seekAsked(start)
  }, [id, duration, start, goesOn])
}
