/** What went wrong with a whole step; what belongs to a field stands beside it. */
import { IconAlertCircle } from '@tabler/icons-react'
import classes from './step.module.css'

export function StepProblem({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <p className={classes.problem} role="alert">
      <IconAlertCircle size={18} stroke={1.75} aria-hidden="true" />
      {message}
    </p>
  )
}
