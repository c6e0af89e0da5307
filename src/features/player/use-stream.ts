/** Gives a video element its stream, and gives it anew when the line was gone or the address has expired. (rulings R26, R46; stack 12) */
import { type RefObject, useEffect, useState } from 'react'
import { playbackMoved, usePlayback } from '#src/stores/playback-store.ts'

export type StreamProblem = 'no-line' | 'failed'

const HLS_TYPE = 'application/vnd.apple.mpegurl'

/** hls.js comes only where the browser does not play HLS itself. Resolves to what lets go of the element. */
async function attach(video: HTMLVideoElement, source: string, onError: () => void): Promise<() => void> {
  if (video.canPlayType(HLS_TYPE) !== '') {
    video.src = source
    return () => video.removeAttribute('src')
  }
  const { default: Hls } = await import('hls.js/light')
  if (!Hls.isSupported()) {
    onError()
    return () => undefined
  }
  const hls = new Hls({ startPosition: usePlayback.getState().position })
  hls.on(Hls.Events.ERROR, (_, { fatal }) => fatal && onError())
  hls.loadSource(source)
  hls.attachMedia(video)
  return () => hls.destroy()
}

/** Takes a freshly loaded element to where the video stands, and lets it play on if it was playing. */
function useTakeUp(video: RefObject<HTMLVideoElement | null>, load: number): void {
  useEffect(() => {
    const element = video.current
    if (element === null) return undefined
    const wasPlaying = load > 0 && usePlayback.getState().hasPlayed && usePlayback.getState().isWaiting
    const onLoaded = () => {
      element.currentTime = usePlayback.getState().position
      if (wasPlaying) void element.play().catch(() => undefined)
    }
    element.addEventListener('loadedmetadata', onLoaded)
    return () => element.removeEventListener('loadedmetadata', onLoaded)
  }, [video, load])
}

/** `onExpired` asks for the recording anew, whose reply carries fresh addresses. */
export function useStream(video: RefObject<HTMLVideoElement | null>, source: string, onExpired: () => void) {
  const [problem, setProblem] = useState<StreamProblem>()
  const [load, setLoad] = useState(0)
  useTakeUp(video, load)

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
    void attach(element, source, onError).then((release) => (isWanted ? (letGo = release) : release()))
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
