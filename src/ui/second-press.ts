/** The second half of a double press: it meets what the first one has just brought under the finger. */

import type { MouseEvent } from 'react'

/** Handed to `onClickCapture` where that press must not close, answer, hand in or leave. The browser counts presses of one place, `detail`. */
export function dropSecondPress(event: MouseEvent): void {
  if (event.detail < 2) return
  event.preventDefault()
  event.stopPropagation()
}
