/** Help for everybody: answers, the self-check, and a ticket. */

import { useSupportAddress } from '#src/features/help/support/address.ts'
import { Support } from '#src/features/help/support/support.tsx'
import { words } from '#src/features/help/support/words.ts'
import { FirstStepsInHelp } from '#src/features/learn/first-steps/first-steps.tsx'
import { Head } from '#src/features/shell/head/head.tsx'
import { PhoneBar } from '#src/features/shell/phone-bar/phone-bar.tsx'
import { getOwnPage } from '#src/lib/own-page.ts'
import { paths } from '#src/lib/paths.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { StepShort } from '#src/ui/stepper.tsx'

export function Component() {
  const { category, step, ticket } = useSupportAddress()
  const role = useSession((state) => state.role)
  const isLearner = role === 'learner' || role === 'talent'
  const isForm = ticket === undefined
  const backTo =
    isForm && step > 1
      ? paths.support({ category, step: step === 3 ? 2 : 1 })
      : isForm
        ? getOwnPage(role)
        : paths.support()
  return (
    <>
      <Head title={words.name} description={words.lead} />
      <PhoneBar title={words.short} backTo={backTo}>
        {isForm && <StepShort current={step} total={words.steps.length} />}
      </PhoneBar>
      <Support newcomer={isLearner && isForm && category === undefined ? <FirstStepsInHelp /> : undefined} />
    </>
  )
}
