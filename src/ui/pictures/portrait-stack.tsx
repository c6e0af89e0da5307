/** Several faces, one over the edge of the other. */
import type { ReactNode } from 'react'
import classes from './portrait.module.css'

export function PortraitStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>
}
