/** Opens a video where it goes on, once it is known; a later reply moves it only until it was first played. */
import { useLayoutEffect, useRef } from 'react'
import { seekAsked, usePlayback, videoOpened } from '#src/stores/player/playback-store.ts'

export function useOpenedVideo(id: string, duration: number, start: number): void {
  const opened = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (opened.current !== id) {
      opened.current = id
      videoOpened(start, duration)
    } else if (!usePlayback.getState().hasPlayed) seekAsked(start)
  }, [id, duration, start])
}
