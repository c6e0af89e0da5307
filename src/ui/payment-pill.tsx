/** The state of a payment, with word and icon, never only a colour. */

import { IconCircleCheck, IconCircleX, IconClockHour4, IconCircleMinus } from '@tabler/icons-react'
import { PAYMENT_STATE_WORDS, type PaymentState } from '#src/lib/payment.ts'
import { Pill, type PillProps } from './pill.tsx'

const LOOKS = {
  pending: { tone: 'due', Icon: IconClockHour4 },
  paid: { tone: 'ok', Icon: IconCircleCheck },
  failed: { tone: 'missed', Icon: IconCircleX },
  cancelled: { tone: 'neutral', Icon: IconCircleMinus },
} as const satisfies Record<PaymentState, { tone: PillProps['tone']; Icon: typeof IconCircleX }>

export function PaymentPill({ state }: { state: PaymentState }) {
  const { tone, Icon } = LOOKS[state]
  return (
    <Pill tone={tone} icon={<Icon aria-hidden="true" />}>
      {PAYMENT_STATE_WORDS[state]}
    </Pill>
  )
}
