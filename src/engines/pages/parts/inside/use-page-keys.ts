/**
 * The keys of a page in view: wherever the focus is inside it, and on the whole desk for the first page there.
 * Digits and the other grading keys pass through.
 */

import { type RefObject, useEffect, useRef } from 'react'
import { isComposing, isTypingPlace } from '#src/ui/hooks/typing-place.ts'

/** Returns true if it has used the key. */
type HandleKey = (event: KeyboardEvent) => boolean

function isMeant(root: HTMLElement, target: EventTarget | null, code: string, isForDesk: boolean): boolean {
  if (isTypingPlace(target, code)) return false
  if (target instanceof Node && root.contains(target)) return true
  return isForDesk && document.querySelector('[data-page-view]') === root
}

export function usePageKeys(
  root: RefObject<HTMLElement | null>,
  isForDesk: boolean,
  handleKey: HandleKey,
): void {
  const latest = useRef(handleKey)
  useEffect(() => {
    latest.current = handleKey
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isComposing(event) || event.ctrlKey || event.metaKey || event.altKey) return
      if (root.current === null || !isMeant(root.current, event.target, event.code, isForDesk)) return
      if (latest.current(event)) event.preventDefault()
    }
    // Before the keys of the desk, which leave a used key alone.
    document.addEventListener('keydown', onKey, { capture: true })
    return () => document.removeEventListener('keydown', onKey, { capture: true })
  }, [root, isForDesk])
}
