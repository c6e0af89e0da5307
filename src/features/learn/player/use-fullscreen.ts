/** Full screen of the picture with its controls. */

import { type RefObject, useCallback, useEffect, useState } from 'react'

/** On iPhones only the video element can be fullscreen. */
type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Toggles fullscreen of an element. */
export function useFullscreen(
  root: RefObject<HTMLElement | null>,
): [isFullscreen: boolean, toggle: () => void] {
  const [isFullscreen, setIsFullscreen] = useState(false)
  useEffect(() => {
    const onChange = () => setIsFullscreen(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])
  const toggle = useCallback(() => {
    const element = root.current
    if (document.fullscreenElement) void document.exitFullscreen()
    else if (element?.requestFullscreen) void element.requestFullscreen().catch(() => undefined)
    else element?.querySelector<PhoneVideo>('video')?.webkitEnterFullscreen?.()
  }, [root])
  return [isFullscreen, toggle]
}
