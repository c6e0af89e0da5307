/** Handles the grading keys while the grading page is on screen. (ruling R49) */

import { useEffect, useRef } from 'react'
import { isComposing, isTypingPlace } from '#src/ui/hooks/typing-place.ts'
import { useGradingSettings } from './grading-settings-store.ts'
import { findKeyAction, type GradingKey } from './keys.ts'

export type KeyHandlers<A extends string> = Record<Exclude<A, 'mark'>, () => void> & {
  mark: (digit: number) => void
}

function isTypedIn(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    !target.closest('[role=dialog]') &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  )
}

/** A switch takes no letters: after a press on it the keys go on working. */
const isLeftByLetters = ({ target, code }: KeyboardEvent) =>
  target instanceof HTMLInputElement && target.type === 'checkbox' && code !== 'Space'

/** Enter on a focused button or link presses it. */
const isPress = ({ target, code, ctrlKey, metaKey }: KeyboardEvent) =>
  code.endsWith('Enter') &&
  !ctrlKey &&
  !metaKey &&
  target instanceof Element &&
  target.closest('button, a, summary') !== null

export function useGradingKeys<A extends string>(
  keys: readonly GradingKey<A | 'mark'>[],
  handlers: KeyHandlers<A>,
): void {
  const hasKeys = useGradingSettings((state) => state.hasKeys)
  const latest = useRef(handlers)
  useEffect(() => {
    latest.current = handlers
  })
  useEffect(() => {
    if (!hasKeys) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event) || isPress(event)) return
      const isInField = isTypingPlace(event.target, event.code) && !isLeftByLetters(event)
      // Keys do nothing inside a dialog.
      if (isInField && !isTypedIn(event.target)) return
      const found = findKeyAction(keys, event, isInField)
      if (found === undefined) return
      event.preventDefault()
      // A held key acts once: the mark must not reach the submissions that follow.
      if (event.repeat) return
      if (found.digit !== undefined) latest.current.mark(found.digit)
      else latest.current[found.action as Exclude<A, 'mark'>]()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [hasKeys, keys])
}
