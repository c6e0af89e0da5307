import { useCallback, useEffect, useState } from 'react'
import { usePlayback } from '#src/stores/player/playback-store.ts'

/** The controls go away so long after the last movement, in milliseconds, and only while it plays. */
const STILL = 3000

/** Whether the controls over the picture are seen; `stir` on any movement, `show` to say it outright. */
export function useChrome(isHeld: boolean): { isShown: boolean; stir: () => void; show: (isShown: boolean) => void } {
  const isPlaying = usePlayback((state) => state.isPlaying)
  const [stirred, setStirred] = useState(0)
  const [isStill, setIsStill] = useState(false)
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => setIsStill(true), STILL)
    return () => clearTimeout(timer)
  }, [isPlaying, stirred])
  const stir = useCallback(() => {
    setIsStill(false)
    setStirred((count) => count + 1)
  }, [])
  const show = useCallback((isShown: boolean) => {
    setIsStill(!isShown)
    setStirred((count) => count + 1)
  }, [])
  return { isShown: isHeld || !isPlaying || !isStill, stir, show }
}
