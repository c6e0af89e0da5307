import { useEffect, useEffectEvent } from 'react'

/** Runs when the browser brings the page back as it was left: its prices and states may be old by then. */
export function useWayBack(onBack: () => void): void {
  const cameBack = useEffectEvent(onBack)
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) cameBack()
    }
    globalThis.addEventListener('pageshow', onPageShow)
    return () => globalThis.removeEventListener('pageshow', onPageShow)
  }, [])
}
