/** Text for screen readers alone. */

import type { ReactNode } from 'react'
import classes from './visually-hidden.module.css'

interface VisuallyHiddenProps {
  /** A heading for a part that shows none. */
  as?: 'span' | 'h2' | 'h3'
  children: ReactNode
}

export function VisuallyHidden({ as: Tag = 'span', children }: VisuallyHiddenProps) {
  return <Tag className={classes.hidden}>{children}</Tag>
}
