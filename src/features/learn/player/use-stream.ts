/**
 * Attaches the stream to a video element, and again after a lost connection or an expired address. (rulings
 * R26, R46)
 */

import { type RefObject, useEffect, useRef, useState } from 'react'
import type { StreamFiles } from '#src/engines/streams/stream-addresses.ts'
import { playbackMoved, usePlayback } from '#src/stores/player/playback-store.ts'
import { attachStream, isNative } from '#src/ui/hooks/attach-stream.ts'

export type StreamProblem = 'no-line' | 'failed'

/** A segment of the stream may begin this many seconds after the requested one. */
const LARGEST_GAP = 1

/** Before such a segment Firefox waits for ever, without picture or caption, until it is played. */
function findStartBehindGap({
  buffered,
  currentTime,
  paused,
  seeking,
}: HTMLVideoElement): number | undefined {
  if (!paused || !seeking) return undefined
  const starts = Array.from({ length: buffered.length }, (_, at) => buffered.start(at))
  return starts.find((start) => start > currentTime && start - currentTime < LARGEST_GAP)
}

/** Restores position and play state after the element has loaded a stream. */
function useResume(video: RefObject<HTMLVideoElement | null>, source: string, load: number): void {
  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    const { hasPlayed, isPlaying, isWaiting } = usePlayback.getState()
    const wasPlaying = hasPlayed && (isPlaying || isWaiting)
    const onLoaded = () => {
      element.currentTime = usePlayback.getState().position
      // A browser may block automatic playback; then the play button stays.
      if (wasPlaying) void element.play().catch(() => playbackMoved({ isPlaying: false, isWaiting: false }))
    }
    const onProgress = () => {
      const start = findStartBehindGap(element)
      if (start !== undefined) element.currentTime = start
    }
    element.addEventListener('loadedmetadata', onLoaded)
    element.addEventListener('progress', onProgress)
    return () => {
      element.removeEventListener('loadedmetadata', onLoaded)
      element.removeEventListener('progress', onProgress)
    }
  }, [video, source, load])
}

/** A second failure within this many milliseconds is no expired address. */
const EXPIRES_AFTER = 20_000

export function useStream(
  video: RefObject<HTMLVideoElement | null>,
  source: string,
  files: StreamFiles,
  isLowest: boolean,
) {
  const [problem, setProblem] = useState<StreamProblem>()
  const [load, setLoad] = useState(0)
  const renewedAt = useRef(-Infinity)
  // A later reply has a new address of the same stream, which must not interrupt it.
  const name = files.getPlace(source)
  const hasNativeFailed = useRef(false)
  useResume(video, name, load)

  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    let release: (() => void) | undefined
    let isWanted = true
    const again = () => {
      setProblem(undefined)
      setLoad((count) => count + 1)
    }
    const onError = () => {
      if (!isWanted) return
      const { isPlaying, isWaiting } = usePlayback.getState()
      playbackMoved({ isPlaying: false, isWaiting: isPlaying || isWaiting })
      // hls.js often plays what the browser itself cannot: separate sound, an address that has expired.
      if (navigator.onLine && !hasNativeFailed.current && isNative(element, files)) {
        hasNativeFailed.current = true
        return again()
      }
      if (navigator.onLine && performance.now() - renewedAt.current > EXPIRES_AFTER) {
        renewedAt.current = performance.now()
        const fail = () => isWanted && setProblem('failed')
        return void files.renew(source).then((fresh) => (fresh && isWanted ? again() : fail()), fail)
      }
      if (navigator.onLine) return setProblem('failed')
      setProblem('no-line')
      addEventListener('online', again, { once: true })
    }
    element.addEventListener('error', onError)
    const at = usePlayback.getState().position
    // Without a connection the engine's own file may be missing.
    const options = { at, files, isLowest, mayBeNative: !hasNativeFailed.current }
    attachStream(element, files.getFresh(source), onError, options).then(
      (detach) => (isWanted ? (release = detach) : detach()),
      onError,
    )
    return () => {
      isWanted = false
      removeEventListener('online', again)
      element.removeEventListener('error', onError)
      release?.()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- `name` stands for the source
  }, [video, name, files, load, isLowest])

  const retry = () => {
    const again = () => {
      setProblem(undefined)
      setLoad((count) => count + 1)
    }
    void files.renew(source).then(again, again)
  }
  return { problem, retry }
}
