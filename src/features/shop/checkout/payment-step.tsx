/** The second step: gateway, buyer, code, price and the one button. */

import type { Expiring } from '#src/api/shapes/booking.ts'
import type { Course, Schedule } from '#src/api/shapes/course.ts'
import { getDisplayedPrice, getOldPrice } from '#src/lib/price.ts'
import { Load } from '#src/ui/states/load.tsx'
import { Buyer } from './buyer.tsx'
import { CheckoutLayout } from './checkout-layout.tsx'
import { ChosenSchedule } from './chosen-schedule.tsx'
import { Gateways } from './gateways.tsx'
import { OpenPayment } from './open-payment.tsx'
import { PayBox } from './pay-box.tsx'
import { Promo } from './promo.tsx'
import { usePurchase } from './purchase.ts'
import { NotSoldSo, Prices, PricesSkeleton, Summary } from './summary.tsx'
import { askLogin, useBuyer } from './use-buyer.ts'
import { buildOrder, type OrderState, useOrder } from './use-order.ts'
import { words } from './words.ts'

interface PaymentStepProps {
  course: Course
  schedule: Schedule
  /** A pending payment for this course. */
  open: Expiring | undefined
  /** Missing if there is only one schedule. */
  onChangeSchedule: (() => void) | undefined
}

/** The label of the button, never with an unknown amount. */
function formatPayText({ isFree, quote, info, method, currency }: OrderState): string {
  if (isFree) return words.payFree
  if (quote) return quote.total === 0 ? words.payNothing : words.pay(method, quote.total, currency)
  if (info.data) return words.otherMethod
  return info.error ? words.priceMissing : words.priceAwaited
}

function OrderPrices({
  schedule,
  order: { info, isFree, quote },
}: {
  schedule: Schedule
  order: OrderState
}) {
  return (
    <Load from={info} skeleton={<PricesSkeleton isReduced={getOldPrice(schedule) !== undefined} />}>
      {() => (quote ? <Prices quote={quote} /> : !isFree && <NotSoldSo />)}
    </Load>
  )
}

function OrderPromo({ course, order: { draft, promo, change } }: { course: Course; order: OrderState }) {
  const note = draft.hasLostPromo ? words.promoCurrency : undefined
  return (
    <Promo
      course={course._id}
      code={draft.promo}
      answer={promo}
      note={note}
      onApply={(code) => change({ promo: code })}
    />
  )
}

export function PaymentStep({ course, schedule, open, onChangeSchedule }: PaymentStepProps) {
  const purchase = usePurchase()
  const order = useOrder(course, schedule, purchase.round)
  const { draft, gateways, method, change, isFree } = order
  const buyer = useBuyer(draft.name)
  const login = () => askLogin(course.title, getDisplayedPrice(schedule))

  function isReady(): boolean {
    if (buyer.isGuest) login()
    return !buyer.isGuest && buyer.isReady()
  }
  async function pay(): Promise<void> {
    const wanted = buildOrder(course, schedule, order)
    if (wanted !== undefined) await purchase.buy(wanted, buyer.save)
  }

  const summary = open ? (
    <Summary course={course} isNamedAbove>
      <OpenPayment payment={open} failure={purchase.failure} />
    </Summary>
  ) : (
    <Summary
      course={course}
      isNamedAbove
      promo={!isFree && <OrderPromo course={course} order={order} />}
      prices={<OrderPrices schedule={schedule} order={order} />}
    >
      <PayBox
        text={formatPayText(order)}
        isPending={purchase.isPending}
        isWaiting={order.quote === undefined || order.promo.state === 'checking'}
        failure={purchase.failure}
        isReady={isReady}
        onPay={() => void pay()}
      />
    </Summary>
  )

  return (
    <CheckoutLayout
      step={2}
      title={isFree ? words.freeTitle : words.payTitle}
      text={isFree ? words.freeText : words.payText}
      summary={summary}
    >
      <ChosenSchedule course={course} schedule={schedule} onChange={onChangeSchedule} />
      {!isFree && !open && (
        <Gateways offered={gateways} method={method} onChange={(next) => change({ method: next })} />
      )}
      <Buyer buyer={buyer} onName={(name) => change({ name })} onLogin={buyer.isGuest ? login : undefined} />
    </CheckoutLayout>
  )
}
