/**
 * One try to pay, which can never become two charges: what is open already is looked up first, an answer that was lost is looked up
 * before anything else, and nobody is led to a page that asks for another amount than the button said. (ruling R14)
 */
import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import type { Currency, Expiring, Gateway, Started } from '#src/api/shapes/booking.ts'
import { parseGatewayPage } from '#src/lib/payment.ts'

/** What is bought: a course by its slug, or levels of an assessment. One payment of it waits at a time. */
export type Ware = { slug: string } | { assessment: string }

export interface Payment {
  ware: Ware
  amount: number
  currency: Currency
  method: Gateway
  start: () => Promise<Started>
}

/** `open`: another payment of the same waits at a gateway, and is shown as it is. */
export type Outcome = { to: 'gateway'; url: string } | { to: 'result'; idx: string } | { to: 'batch'; id: string } | { to: 'open' }

const LOCK = 'purchase'

/** Tabs of one browser come one after the other; without the lock API the look-up alone guards. (ruling R28) */
function oneAtATime<T>(work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator>).locks
  return locks === undefined ? work() : locks.request(LOCK, work)
}

export function openPaymentOf(ware: Ware, open: readonly Expiring[]): Expiring | undefined {
  return open.find(({ course_slug, assessment }) => ('slug' in ware ? course_slug === ware.slug : assessment === ware.assessment))
}

async function lookUp(ware: Ware, isQuiet: boolean): Promise<Expiring | undefined> {
  return openPaymentOf(ware, await call(commerce.checkExpiry, {}, { isQuiet }))
}

async function leadTo(idx: string, { amount, currency, method }: Payment): Promise<Outcome> {
  const made = await call(commerce.transaction, { params: { idx } })
  if (made.state !== 'pending') return { to: 'result', idx }
  const url = parseGatewayPage(made.gateway_url)
  const isAsked = made.amount === amount && made.currency === currency && made.method === method
  return isAsked && url !== undefined ? { to: 'gateway', url } : { to: 'open' }
}

/** The server said no: nothing was begun. Anything else may have been. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status !== undefined && error.status < 500
}

async function begin(payment: Payment): Promise<string> {
  const open = await lookUp(payment.ware, false)
  if (open) return open.idx
  try {
    return (await payment.start()).idx
  } catch (error) {
    if (isRefusal(error)) throw error
    // Said already that the call failed; that the look-up fails too is no news.
    const begun = await lookUp(payment.ware, true).catch(() => undefined)
    if (begun) return begun.idx
    throw error
  }
}

export function attemptPayment(payment: Payment): Promise<Outcome> {
  return oneAtATime(async () => leadTo(await begin(payment), payment))
}
