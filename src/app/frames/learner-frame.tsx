import { PhoneHead } from '#src/features/shell/phone-bar/phone-head.tsx'
import { useLeftAttempts } from '../use-left-attempts.ts'
import { LearnerView } from './learner-view.tsx'
import { PersonOutlet } from './person-outlet.tsx'

export function Component() {
  useLeftAttempts()
  return (
    <LearnerView phoneHead={<PhoneHead />}>
      <PersonOutlet />
    </LearnerView>
  )
}
