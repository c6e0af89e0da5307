/** A small link, one of several in a row (`.row` of its styles), of which one may be the current page. */

import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './chip-link.module.css'

interface ChipLinkProps {
  to: string
  /** Links to the current page. */
  isCurrent?: boolean
  children: ReactNode
}

export function ChipLink({ to, isCurrent = false, children }: ChipLinkProps) {
  return (
    <Link to={to} className={classes.chip} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}
