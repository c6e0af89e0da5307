/** On a phone: makes the pane of marks below the work higher or lower, with a press or a drag. */

import { useRef } from 'react'
import { gradingSettingChosen, useGradingSettings } from './keys/grading-settings-store.ts'
import { words } from './words.ts'
import classes from './desk.module.css'

const HEIGHTS = ['total', 'marks', 'full'] as const
/** A shorter drag counts as a press, in px. */
const PULL = 16

export function SheetHandle() {
  const sheet = useGradingSettings((state) => state.sheet)
  const start = useRef(0)
  const isPulled = useRef(false)
  const at = HEIGHTS.indexOf(sheet)
  const show = (next: number) =>
    gradingSettingChosen({ sheet: HEIGHTS[Math.min(Math.max(next, 0), HEIGHTS.length - 1)] ?? 'marks' })
  return (
    <button
      type="button"
      className={classes.handle}
      aria-label={words.sheet[sheet]}
      onPointerDown={(event) => {
        start.current = event.clientY
        event.currentTarget.setPointerCapture?.(event.pointerId)
      }}
      onPointerUp={({ clientY }) => {
        const pulled = start.current - clientY
        isPulled.current = Math.abs(pulled) > PULL
        if (isPulled.current) show(at + Math.sign(pulled))
      }}
      onClick={() => {
        // The drag has already done it.
        if (isPulled.current) isPulled.current = false
        else show((at + 1) % HEIGHTS.length)
      }}
    />
  )
}
