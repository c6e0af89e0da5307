/** The stepper of the purchase, rendered by the frame of the purchase pages. (spec 3 booking) */

import { useLocation } from 'react-router'
import { offers } from '#src/lib/features.ts'
import { paths } from '#src/lib/paths.ts'
import { useBooking } from '#src/stores/booking-store.ts'
import { Stepper } from '#src/ui/stepper.tsx'
import { words } from './words.ts'

export function PurchaseSteps() {
  const current = useBooking((state) => state.currentStep)
  const { pathname } = useLocation()
  const steps =
    offers.assessments && pathname.startsWith(paths.purchaseLevels('')) ? words.levels.steps : words.steps
  return <Stepper label={words.stepsLabel} steps={steps} current={current} />
}
