/**
 * The visitor's actions with the course, and its price; `lib/price.ts` has the rules. (spec 4 Course status,
 * rulings R29, R31)
 */

import type { BookingStatus } from '#src/api/shapes/booking.ts'
import type { Course, Offer, Schedule } from '#src/api/shapes/course.ts'
import {
  canBeBought,
  getCourseStatus,
  computeDiscountPercent,
  getDisplayedPrice,
  getOldPrice,
} from '#src/lib/price.ts'

export type CourseAction =
  | { kind: 'buy' | 'free' | 'ended' | 'no-price' | 'pending' }
  /** The batch is missing for a bundle. */
  | { kind: 'enrolled' | 'due'; batch: string | undefined }

/** True for an owned course, which shows no price and no offer. */
export function isOwned({ kind }: CourseAction): boolean {
  return kind === 'enrolled' || kind === 'due'
}

/** The visitor's own `booking` has priority. */
export function getCourseAction(course: Course, booking: BookingStatus | undefined): CourseAction {
  if (booking?.state === 'enrolled' || booking?.state === 'due')
    return { kind: booking.state, batch: booking.batch ?? undefined }
  const status = getCourseStatus(course)
  if (status === 'FREE') return { kind: 'free' }
  if (status === 'ENDED') return { kind: 'ended' }
  if (!canBeBought(course)) return { kind: 'no-price' }
  return { kind: booking?.state === 'pending' ? 'pending' : 'buy' }
}

/** A schedule with a free seat; without a limit there always is one. */
export function hasSeat({ seats_left: seats }: Schedule): boolean {
  return typeof seats !== 'number' || seats > 0
}

/** Finds the chosen schedule if it has a seat; else the first one that has. */
export function findChosenSchedule(
  { live_plus_schedules }: Course,
  chosen: string | undefined,
): Schedule | undefined {
  const open = (live_plus_schedules ?? []).filter(hasSeat)
  return open.find(({ _id }) => _id === chosen) ?? open[0]
}

export interface Prices {
  /** Undefined if there is no price at all. */
  price: number | undefined
  old: number | undefined
  /** Percent saved over the old price. */
  off: number
}

/** The prices of the chosen schedule; one without its own uses the course's. */
export function getPrices(course: Course, schedule: Schedule | undefined): Prices {
  const from = schedule !== undefined && getDisplayedPrice(schedule) !== undefined ? schedule : course
  const price = getDisplayedPrice(from)
  const old = getOldPrice(from)
  return {
    price,
    old,
    off: price !== undefined && old !== undefined ? computeDiscountPercent(price, old) : 0,
  }
}

/** Finds the current offer on the chosen schedule, only from the server's data. `now` in milliseconds. */
export function findRunningOffer(
  course: Course,
  schedule: Schedule | undefined,
  now: number,
): { offer: Offer; seconds: number } | undefined {
  const offer = schedule?.offer ?? course.offer
  if (!offer?.ends_at) return undefined
  const seconds = Math.floor((Date.parse(offer.ends_at) - now) / 1000)
  return seconds > 0 ? { offer, seconds } : undefined
}
