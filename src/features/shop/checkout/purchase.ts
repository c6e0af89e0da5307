/**
 * Buys one order, which can never become two charges: a pending payment is looked up first, a lost reply is
 * looked up before anything else, and nobody is sent to a page with another amount than on the button.
 * (ruling R14)
 */

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#src/api/call.ts'
import { ApiError } from '#src/api/client/api-error.ts'
import { assessment } from '#src/api/contract/assessment.ts'
import { commerce } from '#src/api/contract/commerce.ts'
import { course } from '#src/api/contract/course.ts'
import type { Currency, Expiring, Gateway, Started } from '#src/api/shapes/booking.ts'
import type { Course } from '#src/api/shapes/course.ts'
import { refetch } from '#src/api/use-api.ts'
import { endSentence } from '#src/lib/end-sentence.ts'
import { offers } from '#src/lib/features.ts'
import { buildPurchaseRedirect, paths } from '#src/lib/paths.ts'
import { GATEWAY_CURRENCIES } from '#src/lib/payment.ts'
import { parseGatewayPage } from '#src/lib/trusted-hosts.ts'
import { getAffiliate, getMarketingActivity } from '#src/stores/campaign-store.ts'
import { pageMoves } from '#src/ui/hooks/page-moves.ts'
import { getFailureText } from '#src/ui/states/failure-text.ts'
import { words } from './words.ts'

/** `amount` as shown: the server rejects any other. */
interface Payment {
  method: Gateway
  amount: number
  currency: Currency
}
interface CoursePayment extends Payment {
  kind: 'course'
  course: Pick<Course, '_id' | 'slug' | 'kind' | 'bundle'>
  schedule: string
  promo: string | undefined
}
interface LevelPayment extends Payment {
  kind: 'levels'
  assessment: string
  levels: readonly string[]
}
/** The rest of a booking. */
interface DuePayment extends Payment {
  kind: 'due'
  slug: string
  booking: string
}
type PaidOrder = CoursePayment | LevelPayment | DuePayment
export type Order = PaidOrder | { kind: 'free'; course: string }

/**
 * The item of an order: a course by its slug, or levels of an assessment. An item has at most one pending
 * payment.
 */
export type Item = { slug: string } | { assessment: string }

function getItem(order: PaidOrder): Item {
  if (order.kind === 'levels') return { assessment: order.assessment }
  return { slug: order.kind === 'due' ? order.slug : order.course.slug }
}

/** `open`: another payment for the same item is pending, and is shown unchanged. */
type Outcome =
  | { to: 'gateway'; url: string }
  | { to: 'result'; idx: string }
  | { to: 'batch'; id: string }
  | { to: 'open' }

/**
 * Starts a payment with only the listed fields. The gateway returns to our own fixed path. (spec 7 Commerce,
 * rulings R14, R37)
 */
function startPayment(order: PaidOrder): Promise<Started> {
  const { method, amount } = order
  const redirect = buildPurchaseRedirect(globalThis.location.origin)
  if (order.kind === 'due')
    return call(commerce.payDue, { body: { method, redirect, booking: order.booking } })
  if (order.kind === 'course' && order.course.kind === 'bundle') {
    const plan = order.course.bundle?.plan ?? order.schedule
    return call(commerce.buyBundle, {
      body: { method, redirect, plan, course: order.course._id, promo_code: order.promo },
    })
  }
  const fields =
    order.kind === 'course'
      ? { schedule: order.schedule, promo_code: order.promo }
      : { assessment: order.assessment, levels: [...order.levels] }
  const shared = { ...fields, amount, redirect, mk_activity_id: getMarketingActivity() }
  if (method === 'stripe1' || method === 'stripe2') {
    return call(commerce.buyAbroad, { body: { ...shared, method, currency: GATEWAY_CURRENCIES[method] } })
  }
  return call(commerce.buy, { body: { ...shared, method, affiliate: getAffiliate() } })
}

const LOCK = 'purchase'

/** Runs the tabs' work one after the other; without the lock API only the look-up protects. (ruling R28) */
function runInTurn<T>(work: () => Promise<T>): Promise<T> {
  const locks = (globalThis.navigator as Partial<Navigator>).locks
  return locks === undefined ? work() : locks.request(LOCK, work)
}

export function findOpenPayment(item: Item, open: readonly Expiring[]): Expiring | undefined {
  return open.find(({ course_slug, assessment: id }) =>
    'slug' in item ? course_slug === item.slug : id === item.assessment,
  )
}

async function lookUp(item: Item, isQuiet: boolean): Promise<Expiring | undefined> {
  return findOpenPayment(item, await call(commerce.checkExpiry, {}, { isQuiet }))
}

/**
 * An error status from the server means that nothing was started. Any other failure may have started a
 * payment.
 */
function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.kind === 'http' && error.status !== undefined && error.status < 500
  )
}

async function begin(order: PaidOrder): Promise<string> {
  const item = getItem(order)
  const open = await lookUp(item, false)
  if (open) return open.idx
  try {
    return (await startPayment(order)).idx
  } catch (error) {
    if (isRefusal(error)) throw error
    // The failed call has shown its toast; a failed look-up adds nothing to it.
    const begun = await lookUp(item, true).catch(() => undefined)
    if (begun) return begun.idx
    throw error
  }
}

async function resolve(idx: string, { amount, currency, method }: Payment): Promise<Outcome> {
  const made = await call(commerce.transaction, { params: { idx } })
  if (made.state !== 'pending') return { to: 'result', idx }
  const url = parseGatewayPage(made.gateway_url)
  const isAsked = made.amount === amount && made.currency === currency && made.method === method
  return isAsked && url !== undefined ? { to: 'gateway', url } : { to: 'open' }
}

/** Joins a free course, or pays exactly the shown amount. */
async function place(order: Order): Promise<Outcome> {
  if (order.kind === 'free') {
    const { batch } = await call(commerce.enrollToFree, { params: { course_id: order.course }, body: {} })
    return { to: 'batch', id: batch }
  }
  return runInTurn(async () => resolve(await begin(order), order))
}

const CONFLICT = 409

/** The server has another price than the shown one, and names it. */
function isOtherPrice({ status, data }: ApiError): boolean {
  return status === CONFLICT && typeof data === 'object' && data !== null && 'amount' in data
}

/** Fetches all prices and states of the page again. */
async function refetchPage(): Promise<void> {
  const rows = [
    commerce.discount,
    commerce.bookingStatus,
    commerce.checkExpiry,
    course.one,
    ...(offers.assessments ? [assessment.one] : []),
  ]
  await Promise.allSettled(rows.map((row) => refetch(row)))
}

function explainFailure(error: unknown): string {
  if (!(error instanceof ApiError)) throw error
  if (isOtherPrice(error)) return `${endSentence(getFailureText(error))} ${words.newPrice}`
  return isRefusal(error) ? getFailureText(error) : `${endSentence(getFailureText(error))} ${words.mayBeLost}`
}

/** Runs when the browser restores the page from its cache: its prices and states may be outdated. */
function useWayBack(onBack: () => void): void {
  const onReturn = useEffectEvent(onBack)
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) onReturn()
    }
    globalThis.addEventListener('pageshow', onPageShow)
    return () => globalThis.removeEventListener('pageshow', onPageShow)
  }, [])
}

interface Purchase {
  isPending: boolean
  /** A message to show beside the button. */
  failure: string | undefined
  /** Counts up when prices and codes must be checked again. */
  round: number
  /** `saveBuyer` runs before the order is placed; its failure is also shown beside the button. */
  buy: (order: Order, saveBuyer?: () => Promise<void>) => Promise<void>
}

/** The one pay button: one purchase at a time, its failure in place, and the page it opens. */
export function usePurchase(): Purchase {
  const navigate = useNavigate()
  const isInFlight = useRef(false)
  const [isPending, setPending] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [round, setRound] = useState(0)

  function end(sentence?: string) {
    isInFlight.current = false
    setPending(false)
    setFailure(sentence)
    setRound((before) => before + 1)
    return refetchPage()
  }

  useWayBack(() => void end())

  async function follow(outcome: Outcome): Promise<void> {
    // The button stays pending until the browser has left.
    if (outcome.to === 'gateway') pageMoves.leave(outcome.url)
    else if (outcome.to === 'result') await navigate(paths.purchaseResult(outcome.idx))
    else if (outcome.to === 'batch') await navigate(paths.batch(outcome.id))
    else await end(words.otherOpen)
  }

  async function buy(order: Order, saveBuyer?: () => Promise<void>) {
    // Not the state: a second click may come before the first one has rendered.
    if (isInFlight.current) return
    isInFlight.current = true
    setPending(true)
    setFailure(undefined)
    try {
      await saveBuyer?.()
      await follow(await place(order))
    } catch (error) {
      await end(explainFailure(error))
    }
  }

  return { isPending, failure, round, buy }
}
