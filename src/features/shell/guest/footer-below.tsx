/**
 * Reserves the space of the footer, which renders when the reader comes near it, so that the first screen
 * does not wait for it.
 */

import { Suspense, useRef } from 'react'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { LateFooter } from './late-parts.tsx'
import classes from './footer-below.module.css'

const waiting = <div className={classes.place} />

export function FooterBelow() {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  return (
    <div ref={place}>
      <Suspense fallback={waiting}>{isNear ? <LateFooter /> : waiting}</Suspense>
    </div>
  )
}
