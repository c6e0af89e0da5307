/** The place of the footer; the footer itself is drawn when the reader comes near it, so that the first screen does not wait for it. */
import { useRef } from 'react'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { Footer } from './footer.tsx'
import classes from './footer-below.module.css'

export function FooterBelow() {
  const place = useRef<HTMLDivElement>(null)
  return <div ref={place}>{useIsNear(place) ? <Footer /> : <div className={classes.place} />}</div>
}
