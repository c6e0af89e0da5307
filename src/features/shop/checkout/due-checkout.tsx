/** Paying the rest of a booking, on the same page and by the same button. (spec 7 transaction/due-payment) */
import { useState } from 'react'
import { commerce } from '#src/api/contract/commerce.ts'
import type { Booking, Expiring } from '#src/api/shapes/booking.ts'
import type { Course } from '#src/api/shapes/course.ts'
import { useApi } from '#src/api/use-api.ts'
import { GATEWAY_CURRENCIES, GATEWAYS, type GatewayName } from '#src/lib/payment.ts'
import { CheckoutLayout, CheckoutLoad } from './checkout-layout.tsx'
import { Gateways } from './gateways.tsx'
import { OpenPayment } from './open-payment.tsx'
import { PayBox } from './pay-box.tsx'
import { usePurchase } from './purchase.ts'
import { buildDueQuote } from './quote.ts'
import { Prices, Summary } from './summary.tsx'
import { words } from './words.ts'

interface DueFormProps {
  course: Course
  booking: Booking
  open: Expiring | undefined
}

function DueForm({ course, booking, open }: DueFormProps) {
  const { currency, due: amount } = booking
  const offered = GATEWAYS.filter((each) => GATEWAY_CURRENCIES[each] === currency)
  const [method, setMethod] = useState<GatewayName>(offered[0] ?? 'bkash')
  const purchase = usePurchase()
  const pay = () => purchase.buy({ kind: 'due', slug: course.slug, booking: booking._id, method, amount, currency })

  return (
    <CheckoutLayout
      step={2}
      title={words.dueTitle}
      text={words.dueText}
      summary={
        <Summary course={course} prices={!open && <Prices quote={buildDueQuote(booking)} />}>
          {open ? (
            <OpenPayment of={open} failure={purchase.failure} />
          ) : (
            <PayBox
              text={words.pay(method, amount, currency)}
              isPending={purchase.isPending}
              failure={purchase.failure}
              isReady={() => true}
              onPay={() => void pay()}
            />
          )}
        </Summary>
      }
    >
      <Gateways offered={offered} method={method} onChange={setMethod} />
    </CheckoutLayout>
  )
}

/** `batch` finds the booking. */
export function DueCheckout({ course, batch, open }: Omit<DueFormProps, 'booking'> & { batch: string }) {
  const booking = useApi(commerce.booking, { params: { id: batch } })
  return <CheckoutLoad from={booking}>{(found) => <DueForm course={course} booking={found} open={open} />}</CheckoutLoad>
}
