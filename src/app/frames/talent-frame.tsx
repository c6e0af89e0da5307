import { PhoneHead } from '#src/features/shell/phone-bar/phone-head.tsx'
import { LearnerView } from './learner-view.tsx'
import { PersonOutlet } from './person-outlet.tsx'

export function Component() {
  return (
    <LearnerView phoneHead={<PhoneHead />} isTalentDesk>
      <PersonOutlet />
    </LearnerView>
  )
}
