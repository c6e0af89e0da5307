/** Where one stands in the purchase, drawn by the frame of the purchase's pages. (spec 3 booking) */
import { useBooking } from '#src/stores/booking-store.ts'
import { Stepper } from '#src/ui/stepper.tsx'
import { words } from './words.ts'

export function PurchaseSteps() {
  const current = useBooking((state) => state.currentStep)
  return <Stepper label={words.stepsLabel} steps={words.steps} current={current} />
}
