/** Shows a problem of a whole step; one of a field is shown beside the field. */

import { IconAlertCircle } from '@tabler/icons-react'
import { Row } from '#src/ui/layout/layout.tsx'
import classes from './step.module.css'

export function StepProblem({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <Row as="p" align="start" gap={8} className={classes.problem} role="alert">
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      {message}
    </Row>
  )
}
