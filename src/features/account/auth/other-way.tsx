/** An alternative to a step's action, below its button. */

import type { ReactNode } from 'react'
import { Button } from '#src/ui/button.tsx'
import { Row } from '#src/ui/layout/layout.tsx'
import { loginWords as words } from './words.ts'
import classes from './step.module.css'

interface OtherWayProps {
  icon: ReactNode
  onChoose: () => void
  isPending?: boolean
  children: ReactNode
}

/** A full button after a stitched "or". */
export function OtherWay({ icon, onChoose, isPending, children }: OtherWayProps) {
  return (
    <>
      <Row as="p" gap={16} tone="muted" variant="small" className={classes.or}>
        <span>{words.other}</span>
      </Row>
      <Button variant="default" fullWidth leftSection={icon} isPending={isPending} onClick={onChoose}>
        {children}
      </Button>
    </>
  )
}

/** A text button within a line. */
export function TextAction({ onChoose, children }: { onChoose: () => void; children: ReactNode }) {
  return (
    <button type="button" className={classes.textAction} onClick={onChoose}>
      {children}
    </button>
  )
}
