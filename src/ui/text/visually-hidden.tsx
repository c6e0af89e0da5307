/** Text only for screen readers. */

import type { ReactNode } from 'react'
import classes from './visually-hidden.module.css'

interface VisuallyHiddenProps {
  /** A heading for a section without a visible one. */
  as?: 'span' | 'h2' | 'h3'
  children: ReactNode
}

export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={classes.hidden}>{children}</Tag>
}
