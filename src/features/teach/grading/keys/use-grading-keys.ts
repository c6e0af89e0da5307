/** Handles the grading keys while the grading page is on screen. (ruling R49) */

import { useEffect, useRef } from 'react'
import { isComposing, isTypingPlace } from '#src/ui/hooks/typing-place.ts'
import { useGradingSettings } from './grading-settings-store.ts'
import { findKeyAction, type KeyAction } from './keys.ts'

export type KeyHandlers = Record<Exclude<KeyAction, 'mark'>, () => void> & { mark: (digit: number) => void }

function isTypedIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !target.closest('[role=dialog]') &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

export function useGradingKeys(handlers: KeyHandlers): void {
  const hasKeys = useGradingSettings((state) => state.hasKeys)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (!hasKeys) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event)) return
      const isInField = isTypingPlace(event.target, event.code)
      // Keys do nothing inside a dialog.
      if (isInField && !isTypedIn(event.target)) return
      const found = findKeyAction(event, isInField)
      if (found === undefined) return
      event.preventDefault()
      if (found.action === 'mark') latest.current.mark(found.digit ?? 0)
      else latest.current[found.action]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hasKeys])
}
