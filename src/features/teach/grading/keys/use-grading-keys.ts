/** Carries out the grading keys while the desk stands on screen. (ruling R49) */
import { useEffect, useRef } from 'react'
import { useGradingSettings } from '#src/stores/grading/grading-settings-store.ts'
import { keepsKeys } from '#src/ui/hooks/keeps-keys.ts'
import { deedOf, type KeyDeed } from './keys.ts'

export type Deeds = Record<Exclude<KeyDeed, 'mark'>, () => void> & { mark: (digit: number) => void }

function isTypedIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !target.closest('[role=dialog]') &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

export function useGradingKeys(deeds: Deeds): void {
  const hasKeys = useGradingSettings((state) => state.hasKeys)
  const latest = useRef(deeds)
  useEffect(() => {
    latest.current = deeds
  })
  useEffect(() => {
    if (!hasKeys) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing) return
      const isKept = keepsKeys(event.target, event.code)
      // In a dialog nothing of the desk holds.
      if (isKept && !isTypedIn(event.target)) return
      const found = deedOf(event, isKept)
      if (found === undefined) return
      event.preventDefault()
      if (found.deed === 'mark') latest.current.mark(found.digit ?? 0)
      else latest.current[found.deed]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hasKeys])
}
