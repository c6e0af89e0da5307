/** Names the current step: gets the focus when the step has changed, not when the page opens. */

import { useEffect, useRef } from 'react'
import type { Step } from './address.ts'
import { words } from './words.ts'
import hidden from '#src/ui/text/visually-hidden.module.css'

/** Survives the steps, which mount and unmount. */
let shown: Step | undefined

export function StepHeading({ step }: { step: Step }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (shown !== undefined && shown !== step) heading.current?.focus({ preventScroll: true })
    shown = step
  }, [step])
  return (
    <h2 ref={heading} tabIndex={-1} className={hidden.hidden}>
      {words.steps[step - 1]}
    </h2>
  )
}
