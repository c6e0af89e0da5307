/**
 * Buying a course, recorded or live, or a bundle, or joining a free one: first the batch, if there is a
 * choice, then the payment.
 */

import { useState } from 'react'
import { useLocation } from 'react-router'
import type { Expiring } from '#src/api/shapes/booking.ts'
import type { Course } from '#src/api/shapes/course.ts'
import { useCheckoutDraft } from '#src/stores/drafts/checkout-draft.ts'
import { CheckoutLayout } from './checkout-layout.tsx'
import { OpenPayment } from './open-payment.tsx'
import { PaymentStep } from './payment-step.tsx'
import { ScheduleChoice } from './schedule-choice.tsx'
import { Summary } from './summary.tsx'
import { words } from './words.ts'

interface CheckoutFormProps {
  course: Course
  /** A pending payment for this course. */
  open: Expiring | undefined
}

export function CheckoutForm({ course, open }: CheckoutFormProps) {
  const { search } = useLocation()
  const [draft, change] = useCheckoutDraft(course.slug, search)
  const [isChoosing, setChoosing] = useState(false)
  const schedules = course.live_plus_schedules ?? []
  const only = schedules.length === 1 ? schedules[0] : undefined
  const chosen = schedules.find(({ _id }) => _id === draft.schedule) ?? only

  if (chosen !== undefined && !isChoosing) {
    const onChangeSchedule = only || open ? undefined : () => setChoosing(true)
    return <PaymentStep course={course} schedule={chosen} open={open} onChangeSchedule={onChangeSchedule} />
  }
  // The batch of a pending payment is already chosen; the server does not name it. (ruling R14)
  if (open)
    return (
      <CheckoutLayout step={2} title={words.payTitle} text={words.openOnly} summary={null}>
        <Summary course={course}>
          <OpenPayment payment={open} failure={undefined} />
        </Summary>
      </CheckoutLayout>
    )
  return (
    <CheckoutLayout
      step={1}
      title={words.chooseTitle}
      text={words.chooseText}
      summary={<Summary course={course} />}
    >
      <ScheduleChoice
        schedules={schedules}
        chosen={chosen?._id}
        isBundle={course.kind === 'bundle'}
        isGone={chosen === undefined && draft.schedule !== undefined}
        onChoose={(schedule) => {
          change({ schedule })
          setChoosing(false)
        }}
      />
    </CheckoutLayout>
  )
}
