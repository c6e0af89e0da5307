/** A section's title with a running stitch to the edge. */
import type { ReactNode } from 'react'
import classes from './stitch-heading.module.css'

export interface StitchHeadingProps {
  level?: 'h2' | 'h3' | 'h4'
  note?: ReactNode
  /** Of the size of a row's title: one of many on a page. */
  isSmall?: boolean
  children: ReactNode
}

export function StitchHeading({ level: Heading = 'h2', note, isSmall, children }: StitchHeadingProps) {
  return (
    <div className={classes.root} data-small={isSmall || undefined}>
      <Heading>{children}</Heading>
      {note && <span className={classes.note}>{note}</span>}
      <StitchRule />
    </div>
  )
}

/** The running stitch alone, as a divider. */
export function StitchRule() {
  return <span className={classes.rule} aria-hidden="true" />
}
