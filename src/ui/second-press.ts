/**
 * Handles the second half of a double press, which would hit what the first one has just put, or uncovered, under the
 * finger.
 */

import { type MouseEvent, useEffect } from 'react'

/**
 * Passed to `onClickCapture` if that press must not close, answer, submit or navigate. The browser counts
 * presses at one position in `detail`.
 */
export function dropSecondPress(
  event: Pick<MouseEvent, 'detail' | 'preventDefault' | 'stopPropagation'>,
): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}

function dropUntilNext(event: globalThis.MouseEvent): void {
  if (event.detail < 2) document.removeEventListener('click', dropUntilNext, true)
  else dropSecondPress(event)
}

/** Until the next press at another moment or place. */
const dropRestOfPress = () => document.addEventListener('click', dropUntilNext, true)

/** Keeps a double press that closes a panel or dialog off the page below. */
export function useGuardedPage(isOpen: boolean): void {
  useEffect(() => (isOpen ? dropRestOfPress : undefined), [isOpen])
}
