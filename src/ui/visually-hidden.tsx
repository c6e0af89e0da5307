/** Text for screen readers alone. */
import type { ReactNode } from 'react'
import classes from './visually-hidden.module.css'

export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={classes.hidden}>{children}</span>
}
