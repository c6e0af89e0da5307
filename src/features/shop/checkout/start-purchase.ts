/** The call that starts a payment, by what is bought and how it is paid: only the listed fields. (spec 7 Commerce, ruling R37) */
import { call } from '#src/api/call.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import type { Gateway, Started } from '#src/api/shapes/booking.ts'
import type { Course } from '#src/api/shapes/course.ts'
import { GATEWAY_CURRENCIES } from '#src/lib/payment.ts'
import { buildPurchaseRedirect } from '#src/lib/paths.ts'
import { affiliate, marketingActivity } from '#src/stores/campaign-store.ts'

export interface Order {
  course: Pick<Course, '_id' | 'kind' | 'bundle'>
  schedule: string
  method: Gateway
  /** As it was shown: the server refuses any other. */
  amount: number
  promo: string | undefined
}

/** Where the gateway sends the person back to; never taken from the address bar. (ruling R14) */
function ownRedirect(): string {
  return buildPurchaseRedirect(globalThis.location.origin)
}

export function startPurchase({ course, schedule, method, amount, promo: promo_code }: Order): Promise<Started> {
  const redirect = ownRedirect()
  if (course.kind === 'bundle') {
    const plan = course.bundle?.plan ?? schedule
    return call(commerce.buyBundle, { body: { method, redirect, plan, course: course._id, promo_code } })
  }
  const shared = { schedule, amount, redirect, promo_code, mk_activity_id: marketingActivity() }
  if (method === 'stripe1' || method === 'stripe2') {
    return call(commerce.buyAbroad, { body: { ...shared, method, currency: GATEWAY_CURRENCIES[method] } })
  }
  return call(commerce.buy, { body: { ...shared, method, affiliate: affiliate() } })
}

export interface LevelOrder {
  assessment: string
  levels: readonly string[]
  method: Gateway
  /** As it was shown: the server refuses any other. */
  amount: number
}

export function startLevelPurchase({ assessment, levels, method, amount }: LevelOrder): Promise<Started> {
  const shared = { assessment, levels: [...levels], amount, redirect: ownRedirect(), mk_activity_id: marketingActivity() }
  if (method === 'stripe1' || method === 'stripe2') {
    return call(commerce.buyAbroad, { body: { ...shared, method, currency: GATEWAY_CURRENCIES[method] } })
  }
  return call(commerce.buy, { body: { ...shared, method, affiliate: affiliate() } })
}

export function startDuePayment(booking: string, method: Gateway): Promise<Started> {
  return call(commerce.payDue, { body: { method, redirect: ownRedirect(), booking } })
}
