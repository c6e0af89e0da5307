/** The current order: choices, price and code. (ruling R37) */

import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { commerce, readDiscount } from '#src/api/contract/commerce.ts'
import type { Currency, DiscountInfo, PromoCheck } from '#src/api/shapes/booking.ts'
import type { Course, Schedule } from '#src/api/shapes/course.ts'
import { type Loaded, useRead } from '#src/api/use-api.ts'
import { convertToLatin } from '#src/lib/bn.ts'
import { GATEWAY_CURRENCIES, type GatewayName, type OfferedGateways } from '#src/lib/payment.ts'
import { getDisplayedPrice } from '#src/lib/price.ts'
import { type CheckoutDraft, useCheckoutDraft } from '#src/stores/drafts/checkout-draft.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import type { Order } from './purchase.ts'
import { buildQuote, type Quote } from './quote.ts'
import { useOfferedGateways } from './use-buyer.ts'

interface PromoQuestion {
  course: string
  /** Without a code nothing is checked. */
  code: string | undefined
  currency: Currency
  /** Another number checks again. */
  round: number
}

/** `reason`: a message, for a code that was rejected or could not be checked. */
export type PromoAnswer =
  | { state: 'none' }
  | { state: 'checking' }
  | { state: 'accepted'; check: PromoCheck }
  | { state: 'refused'; reason: string }

interface Answered {
  key: string
  answer: PromoAnswer
}

async function askPromo(
  course: string,
  code: string,
  currency: Currency,
  signal: AbortSignal,
): Promise<PromoAnswer> {
  // A Bengali keyboard types Bengali digits; codes have Latin ones. (ruling R3)
  const promo_code = convertToLatin(code)
  try {
    const check = await call(commerce.checkPromo, { body: { course, promo_code, currency } }, { signal })
    return check.is_valid ? { state: 'accepted', check } : { state: 'refused', reason: check.msg }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { state: 'refused', reason: getFailureText(error) }
  }
}

/**
 * Checks a promo code with the server; if two are typed quickly, the last one counts. (spec 7 promo/validity)
 */
function usePromoCheck({ course, code, currency, round }: PromoQuestion): PromoAnswer {
  const key = JSON.stringify([course, code, currency, round])
  const [answered, setAnswered] = useState<Answered>()
  useEffect(() => {
    if (!code) return undefined
    const stop = new AbortController()
    void askPromo(course, code, currency, stop.signal).then((answer) => {
      if (!stop.signal.aborted) setAnswered({ key, answer })
    })
    return () => stop.abort()
  }, [course, code, currency, key])
  if (!code) return { state: 'none' }
  return answered?.key === key ? answered.answer : { state: 'checking' }
}

export interface OrderState {
  draft: CheckoutDraft
  gateways: OfferedGateways
  /** The chosen one, else the first offered. */
  method: GatewayName
  /** A code is valid in one currency: choosing another drops it and shows a note. */
  change: (part: Partial<CheckoutDraft>) => void
  info: Loaded<DiscountInfo>
  promo: PromoAnswer
  quote: Quote | undefined
  isFree: boolean
  currency: Currency
}

export function useOrder(course: Course, schedule: Schedule, round: number): OrderState {
  const { search } = useLocation()
  const [draft, storeDraft] = useCheckoutDraft(course.slug, search)
  const { gateways } = useOfferedGateways()
  const method = draft.method ?? gateways[0]
  const isFree = getDisplayedPrice(schedule) === 0
  const currency = GATEWAY_CURRENCIES[method]
  const info = useRead(readDiscount(schedule._id))
  const promo = usePromoCheck({ course: course._id, code: isFree ? undefined : draft.promo, currency, round })
  const quote =
    info.data && buildQuote(info.data, currency, promo.state === 'accepted' ? promo.check : undefined)

  function change(part: Partial<CheckoutDraft>) {
    const isOtherCurrency = part.method !== undefined && GATEWAY_CURRENCIES[part.method] !== currency
    if (isOtherCurrency && draft.promo !== undefined)
      storeDraft({ ...part, promo: undefined, hasLostPromo: true })
    else storeDraft('promo' in part ? { ...part, hasLostPromo: false } : part)
  }
  return { draft, gateways, method, change, info, promo, quote, isFree, currency }
}

type Choices = Pick<OrderState, 'method' | 'promo' | 'quote' | 'isFree' | 'currency'>

/**
 * A free course is joined; any other is paid at exactly the shown price. Undefined while the price is
 * unknown: that is not an order.
 */
export function buildOrder(
  course: Course,
  schedule: Schedule,
  { method, promo, quote, isFree, currency }: Choices,
): Order | undefined {
  if (isFree) return { kind: 'free', course: course._id }
  if (quote === undefined) return undefined
  const code = promo.state === 'accepted' ? promo.check.promo_code : undefined
  return {
    kind: 'course',
    course,
    schedule: schedule._id,
    method,
    amount: quote.total,
    currency,
    promo: code,
  }
}
