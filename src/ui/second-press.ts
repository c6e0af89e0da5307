/**
 * Handles the second half of a double press, which would hit what the first one has just put under the
 * finger.
 */

import type { MouseEvent } from 'react'

/**
 * Passed to `onClickCapture` if that press must not close, answer, submit or navigate. The browser counts
 * presses at one position in `detail`.
 */
export function dropSecondPress(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
