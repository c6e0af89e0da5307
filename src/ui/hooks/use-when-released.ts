/**
 * Delays layout changes while a finger is down: otherwise the pressed element could be gone at its release.
 */

import { useEffect, useRef, useState } from 'react'

/** The value as it was at the press, until the release is over. */
export function useWhenReleased<T extends string | object | undefined>(value: T): T {
  const [shown, setShown] = useState(value)
  const latest = useRef(value)
  const isPressed = useRef(false)

  useEffect(() => {
    latest.current = value
    if (!isPressed.current) setShown(value)
  }, [value])

  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const press = () => (isPressed.current = true)
    const release = () => {
      isPressed.current = false
      // The click comes first, after the release.
      setTimeout(() => !isPressed.current && setShown(latest.current))
    }
    addEventListener('pointerdown', press, { signal, capture: true })
    for (const end of ['pointerup', 'pointercancel'])
      addEventListener(end, release, { signal, capture: true })
    return () => stop.abort()
  }, [])

  return shown
}
