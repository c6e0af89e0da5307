/** The place of the footer; the footer itself is fetched when the reader comes near it, so that the first screen does not wait for it. */
import { useRef } from 'react'
import { useIsNear } from '#src/ui/hooks/use-is-near.ts'
import { usePart } from '#src/ui/hooks/use-part.ts'
import classes from './footer-below.module.css'

const load = async () => (await import('./footer.tsx')).Footer

export function FooterBelow() {
  const place = useRef<HTMLDivElement>(null)
  const footer = usePart(useIsNear(place), load)
  return <div ref={place}>{footer ?? <div className={classes.place} />}</div>
}
