/**
 * Paying the rest of a booking, on the same page and with the same button. (spec 7 transaction/due-payment)
 */

import { IconInfoCircle } from '@tabler/icons-react'
import { useState } from 'react'
import { commerce } from '#src/api/contract/commerce.ts'
import type { Booking, Expiring } from '#src/api/shapes/booking.ts'
import type { Course } from '#src/api/shapes/course.ts'
import { useApi } from '#src/api/use-api.ts'
import { paths } from '#src/lib/paths.ts'
import { GATEWAY_CURRENCIES, type GatewayName } from '#src/lib/payment.ts'
import { Button } from '#src/ui/button.tsx'
import { useNow } from '#src/ui/hooks/use-now.ts'
import { Notice } from '#src/ui/notice.tsx'
import { CheckoutLayout, CheckoutLoad } from './checkout-layout.tsx'
import { Gateways } from './gateways.tsx'
import { OpenPayment } from './open-payment.tsx'
import { PayBox } from './pay-box.tsx'
import { usePurchase } from './purchase.ts'
import { buildDueQuote } from './quote.ts'
import { Prices, Summary } from './summary.tsx'
import { useOfferedGateways } from './use-buyer.ts'
import { words } from './words.ts'

interface DueFormProps {
  course: Course
  booking: Booking
  open: Expiring | undefined
}

/**
 * The contract accepts a rest only in its booking's currency, and cards cannot pay taka: a person abroad is
 * told why, and whom to ask. (ruling R37)
 */
function NoCard({ course, booking: { due, currency } }: Omit<DueFormProps, 'open'>) {
  const text = words.noCardTicket(course.title, due, currency)
  return (
    <Notice
      role="note"
      icon={<IconInfoCircle size={20} stroke={1.75} />}
      actions={
        <Button
          variant="default"
          to={paths.support({ category: 'personal-problem', from: paths.purchase(course.slug), text })}
        >
          {words.askSupport}
        </Button>
      }
    >
      <p>{words.noCard}</p>
    </Notice>
  )
}

function DueForm({ course, booking, open }: DueFormProps) {
  const { currency, due: amount, due_at: by } = booking
  const { gateways, isForeign } = useOfferedGateways()
  const offered = gateways.filter((each) => GATEWAY_CURRENCIES[each] === currency)
  const [chosen, setChosen] = useState<GatewayName>()
  const method = chosen ?? offered[0]
  const purchase = usePurchase()
  const isOver = useNow() > Date.parse(by ?? '')
  const pay = (way: GatewayName) =>
    purchase.buy({ kind: 'due', slug: course.slug, booking: booking._id, method: way, amount, currency })

  return (
    <CheckoutLayout
      step={2}
      title={words.dueTitle}
      text={by && isOver ? words.dueOver(by) : words.dueText}
      summary={
        <Summary course={course} prices={!open && <Prices quote={buildDueQuote(booking)} />}>
          {open && <OpenPayment payment={open} failure={purchase.failure} />}
          {!open && method && (
            <PayBox
              text={words.pay(method, amount, currency)}
              isPending={purchase.isPending}
              failure={purchase.failure}
              isReady={() => true}
              onPay={() => void pay(method)}
            />
          )}
        </Summary>
      }
    >
      {isForeign && currency === 'BDT' && <NoCard course={course} booking={booking} />}
      {!open && method && <Gateways offered={offered} method={method} onChange={setChosen} />}
    </CheckoutLayout>
  )
}

/** `batch` finds the booking. */
export function DueCheckout({ course, batch, open }: Omit<DueFormProps, 'booking'> & { batch: string }) {
  const booking = useApi(commerce.booking, { params: { id: batch } })
  return (
    <CheckoutLoad from={booking}>
      {(found) => <DueForm course={course} booking={found} open={open} />}
    </CheckoutLoad>
  )
}
