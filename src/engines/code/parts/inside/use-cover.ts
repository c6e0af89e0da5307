/**
 * The page of somebody's code has the keys only after a press into it, and until something else is pressed or
 * focused. Its script may call for the focus at any time, which `inert` does not prevent inside a frame; a frame
 * that is not drawn cannot have it. So a page that takes the focus is hidden until it is pressed. (ruling R75,
 * docs/decisions/0035)
 */

import { type RefObject, useEffect, useRef, useState } from 'react'

/** `outside`: seen through the cover · `hidden`: it has taken the focus · `inside`: it has the keys. */
type CoverState = 'outside' | 'hidden' | 'inside'

export interface Cover {
  state: CoverState
  enter: () => void
}

const LEAVES = ['pointerdown', 'focusin', 'keydown'] as const

const showFrames = (place: HTMLElement | null, isShown: boolean) => {
  for (const frame of place?.querySelectorAll('iframe') ?? []) frame.style.display = isShown ? '' : 'none'
}

export function useCover(place: RefObject<HTMLElement | null>, isPage: boolean): Cover {
  const [state, setState] = useState<CoverState>('outside')
  const isThief = useRef(false)
  const isInside = state === 'inside'

  useEffect(() => {
    if (!isPage || isInside) return undefined
    let last = document.activeElement
    const remember = () => {
      last = document.activeElement
    }
    const takeBack = () => {
      if (!place.current?.contains(document.activeElement)) return
      isThief.current = true
      showFrames(place.current, false)
      if (last instanceof HTMLElement && last.isConnected) last.focus({ preventScroll: true })
      else window.focus()
      setState('hidden')
    }
    document.addEventListener('focusin', remember)
    window.addEventListener('blur', takeBack)
    return () => {
      document.removeEventListener('focusin', remember)
      window.removeEventListener('blur', takeBack)
    }
  }, [isPage, isInside, place])

  useEffect(() => {
    if (!isInside) return undefined
    showFrames(place.current, true)
    place.current?.querySelector<HTMLElement>('iframe:not([inert])')?.focus()
    const leave = ({ target }: Event) => {
      if (target instanceof Node && place.current?.contains(target)) return
      if (isThief.current) showFrames(place.current, false)
      setState(isThief.current ? 'hidden' : 'outside')
    }
    for (const kind of LEAVES) document.addEventListener(kind, leave, { capture: true })
    return () => {
      for (const kind of LEAVES) document.removeEventListener(kind, leave, { capture: true })
    }
  }, [isInside, place])

  if (!isPage && state !== 'outside') setState('outside')
  return { state: isPage ? state : 'outside', enter: () => setState('inside') }
}
