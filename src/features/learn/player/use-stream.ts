/** Gives a video element its stream, and gives it anew when the line was gone or the address has expired. (rulings R26, R46) */
import { type RefObject, useEffect, useState } from 'react'
import { playbackMoved, usePlayback } from '#src/stores/player/playback-store.ts'
import { attachStream } from '#src/ui/hooks/attach-stream.ts'

export type StreamProblem = 'no-line' | 'failed'

/** Takes a freshly loaded element to where the video stands, and lets it play on if it was playing. */
function useTakeUp(video: RefObject<HTMLVideoElement | null>, source: string, load: number): void {
  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    const { hasPlayed, isPlaying, isWaiting } = usePlayback.getState()
    const wasPlaying = hasPlayed && (isPlaying || isWaiting)
    const onLoaded = () => {
      element.currentTime = usePlayback.getState().position
      if (wasPlaying) void element.play().catch(() => undefined)
    }
    element.addEventListener('loadedmetadata', onLoaded)
    return () => element.removeEventListener('loadedmetadata', onLoaded)
  }, [video, source, load])
}

/** `onExpired` asks for the recording anew, whose reply carries fresh addresses. */
export function useStream(video: RefObject<HTMLVideoElement | null>, source: string, onExpired: () => void) {
  const [problem, setProblem] = useState<StreamProblem>()
  const [load, setLoad] = useState(0)
  useTakeUp(video, source, load)

  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    let letGo: (() => void) | undefined
    let isWanted = true
    const again = () => {
      setProblem(undefined)
      setLoad((count) => count + 1)
    }
    const onError = () => {
      if (!isWanted) return
      const { isPlaying, isWaiting } = usePlayback.getState()
      playbackMoved({ isPlaying: false, isWaiting: isPlaying || isWaiting })
      if (navigator.onLine) return setProblem('failed')
      setProblem('no-line')
      addEventListener('online', again, { once: true })
    }
    element.addEventListener('error', onError)
    void attachStream(element, source, onError, usePlayback.getState().position).then((release) =>
      isWanted ? (letGo = release) : release(),
    )
    return () => {
      isWanted = false
      removeEventListener('online', again)
      element.removeEventListener('error', onError)
      letGo?.()
    }
  }, [video, source, load])

  const retry = () => {
    onExpired()
    setProblem(undefined)
    setLoad((count) => count + 1)
  }
  return { problem, retry }
}
