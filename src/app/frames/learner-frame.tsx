import { PhoneHead } from '#src/features/shell/phone-bar/phone-head.tsx'
import { useAttemptSync } from '../use-attempt-sync.ts'
import { LearnerView } from './learner-view.tsx'
import { PersonOutlet } from './person-outlet.tsx'

export function Component() {
  useAttemptSync()
  return (
    <LearnerView phoneHead={<PhoneHead />}>
      <PersonOutlet />
    </LearnerView>
  )
}
