/**
 * Chooses the checkout: to buy, to pay the rest, or none because there is nothing to buy. (spec 4 Course
 * status, ruling R14)
 */

import type { ReactNode } from 'react'
import { commerce, readBookingStatus } from '#src/api/contract/commerce.ts'
import type { BookingStatus, Expiring } from '#src/api/shapes/booking.ts'
import type { Course } from '#src/api/shapes/course.ts'
import { useApi, useRead } from '#src/api/use-api.ts'
import { canBeBought, getDisplayedPrice } from '#src/lib/price.ts'
import { useSession } from '#src/stores/session/session-store.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { CheckoutLoad } from './checkout-layout.tsx'
import { Ended, Enrolled, NotForTeachers } from './closed.tsx'
import { DueCheckout } from './due-checkout.tsx'
import { findOpenPayment } from './purchase.ts'
import { useLoginOfPage, useOfferedGateways } from './use-buyer.ts'

interface CheckoutProps {
  course: Course
  /** A form to be notified of the next batch, for a course that has ended. */
  lead: ReactNode
}

interface StandingProps extends CheckoutProps {
  own: BookingStatus | undefined
  open: Expiring | undefined
}

function Standing({ course, lead, own, open }: StandingProps) {
  if (own?.state === 'due' && own.batch) return <DueCheckout course={course} batch={own.batch} open={open} />
  if (own && own.state !== 'pending') return <Enrolled batch={own.batch} />
  if (!open && !canBeBought(course)) return <Ended lead={lead} />
  return <CheckoutForm course={course} open={open} />
}

/** A guest may look; the login panel is open over the page and can be closed. */
function GuestCheckout({ course, lead }: CheckoutProps) {
  const { title } = course
  const price = getDisplayedPrice(course)
  useLoginOfPage(canBeBought(course), title, price)
  return <Standing course={course} lead={lead} own={undefined} open={undefined} />
}

function OwnCheckout({ course, lead }: CheckoutProps) {
  const statuses = useRead(readBookingStatus(), { isQuiet: false })
  const { isAwaited } = useOfferedGateways()
  const open = useApi(commerce.checkExpiry, {})
  return (
    <CheckoutLoad from={statuses} isAwaited={isAwaited}>
      {(own) => (
        <CheckoutLoad from={open}>
          {(waiting) => (
            <Standing
              course={course}
              lead={lead}
              own={own.find((status) => status.course === course._id)}
              open={findOpenPayment({ slug: course.slug }, waiting)}
            />
          )}
        </CheckoutLoad>
      )}
    </CheckoutLoad>
  )
}

export function Checkout(props: CheckoutProps) {
  const role = useSession((state) => state.role)
  if (role === 'guest') return <GuestCheckout {...props} />
  return role === 'teacher' ? <NotForTeachers /> : <OwnCheckout {...props} />
}
