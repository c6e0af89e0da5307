/** The order as it stands now: choices, price and code. (ruling R37) */
import { commerce } from '#src/api/contract/commerce.ts'
import type { Currency, DiscountInfo } from '#src/api/shapes/booking.ts'
import type { Course, Schedule } from '#src/api/shapes/course.ts'
import { type Loaded, useApi } from '#src/api/use-api.ts'
import { useLocation } from 'react-router'
import { GATEWAY_CURRENCIES } from '#src/lib/payment.ts'
import { getDisplayedPrice } from '#src/lib/price.ts'
import { type CheckoutDraft, useCheckoutDraft } from '#src/stores/drafts/checkout-draft.ts'
import type { Order } from './purchase.ts'
import { buildQuote, type Quote } from './quote.ts'
import { type PromoAnswer, usePromoCheck } from './use-promo-check.ts'

export interface OrderState {
  draft: CheckoutDraft
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
  const isFree = getDisplayedPrice(schedule) === 0
  const currency = GATEWAY_CURRENCIES[draft.method]
  const info = useApi(commerce.discount, { params: { id: schedule._id } })
  const promo = usePromoCheck({ course: course._id, code: isFree ? undefined : draft.promo, currency, round })
  const quote = info.data && buildQuote(info.data, currency, promo.state === 'accepted' ? promo.check : undefined)

  function change(part: Partial<CheckoutDraft>) {
    const isOtherCurrency = part.method !== undefined && GATEWAY_CURRENCIES[part.method] !== currency
    if (isOtherCurrency && draft.promo !== undefined) storeDraft({ ...part, promo: undefined, hasLostPromo: true })
    else storeDraft('promo' in part ? { ...part, hasLostPromo: false } : part)
  }
  return { draft, change, info, promo, quote, isFree, currency }
}

/** A free course is joined; any other is paid at exactly the price that is shown. */
export function buildOrder(course: Course, schedule: Schedule, { draft, promo, quote, isFree, currency }: OrderState): Order {
  if (isFree || quote === undefined) return { kind: 'free', course: course._id }
  const code = promo.state === 'accepted' ? promo.check.promo_code : undefined
  return { kind: 'course', course, schedule: schedule._id, method: draft.method, amount: quote.total, currency, promo: code }
}
