import type { ReactNode } from 'react'
import { PhoneHead } from '#src/features/shell/phone-bar/phone-head.tsx'
import { useAttemptSync } from '../outbox/use-attempt-sync.ts'
import { LearnerView } from './learner-view.tsx'
import { PersonOutlet } from './person-outlet.tsx'
import classes from './frame.module.css'

export function Component() {
  useAttemptSync()
  return (
    <LearnerView phoneHead={<PhoneHead />}>
      <PersonOutlet />
    </LearnerView>
  )
}

/** Surrounds a page that is open to everybody. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <LearnerView phoneHead={<PhoneHead />}>
      <div className={classes.around}>{children}</div>
    </LearnerView>
  )
}
