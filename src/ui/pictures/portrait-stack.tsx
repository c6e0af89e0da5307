/** Several portraits, one over the edge of the other. */
import type { ReactNode } from 'react'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './portrait.module.css'

export function PortraitStack({ children }: { children: ReactNode }) {
  return (
    <Row align="stretch" wrap className={classes.stack}>
      {children}
    </Row>
  )
}
