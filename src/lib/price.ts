/** Course prices and whether a course can still be bought. Prices are whole taka. (spec 4 Course status, ruling R31) */

import { formatTaka } from './bn.ts'
import { computePercent } from './percent.ts'

/**
 * The price and schedule fields of a course, as the server sends them; anything but a number from zero up
 * counts as missing. (spec 3)
 */
export interface CoursePrices {
  live_price?: unknown
  live_price_real?: unknown
  live_plus_price?: unknown
  live_plus_price_real?: unknown
  live_plus_schedule_count?: unknown
  count_live_plus_schedules?: unknown
  live_plus_schedules?: unknown
}

export type CourseStatus = 'FREE' | 'ENDED' | 'CONTINUE'

/** The fixed word for a price of zero. (spec 4, ruling R2) */
export const FREE_PRICE_TEXT = 'FREE'

function getAmount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : undefined
}

/** The displayed price with the old price of the same kind. */
function getChosenPrice(course: CoursePrices): { price: number | undefined; real: number | undefined } {
  const live = getAmount(course.live_price)
  const livePlus = getAmount(course.live_plus_price)
  const isLivePlus = livePlus !== undefined && (live === undefined || livePlus < live)
  return isLivePlus
    ? { price: livePlus, real: getAmount(course.live_plus_price_real) }
    : { price: live, real: getAmount(course.live_price_real) }
}

/**
 * The live price, or the live-plus price if that is lower; undefined without any price. (spec 4, ruling R31)
 */
export function getDisplayedPrice(course: CoursePrices): number | undefined {
  return getChosenPrice(course).price
}

/** The struck old price, only if it is higher than the displayed one. (ruling R31) */
export function getOldPrice(course: CoursePrices): number | undefined {
  const { price, real } = getChosenPrice(course)
  return price !== undefined && real !== undefined && real > price ? real : undefined
}

/**
 * Counts the schedules that can still be joined: from the list, else its count, else the older count, else 0.
 * (ruling R31)
 */
export function filterRemainingSchedules(course: CoursePrices): number {
  if (Array.isArray(course.live_plus_schedules)) return course.live_plus_schedules.length
  return getAmount(course.count_live_plus_schedules) ?? getAmount(course.live_plus_schedule_count) ?? 0
}

/**
 * FREE if the displayed price is zero, ENDED if no schedule remains, else CONTINUE. (spec 4 Course status,
 * ruling R31)
 */
export function getCourseStatus(course: CoursePrices): CourseStatus {
  if (getDisplayedPrice(course) === 0) return 'FREE'
  return filterRemainingSchedules(course) > 0 ? 'CONTINUE' : 'ENDED'
}

/**
 * Tells whether the course has a price and has not ended. (ruling R31 with no price at all nothing can be
 * bought)
 */
export function canBeBought(course: CoursePrices): boolean {
  return getDisplayedPrice(course) !== undefined && getCourseStatus(course) !== 'ENDED'
}

/** Formats a price: `৳৬,০০০`, and FREE for zero. (spec 4 Displayed price) */
export function formatPrice(price: number): string {
  return price === 0 ? FREE_PRICE_TEXT : formatTaka(price)
}

/** The saving over the old price, in whole percent, halves rounded up. (ruling R30) */
export function computeDiscountPercent(price: number, old: number): number {
  return old > price && price >= 0 ? computePercent(old - price, old) : 0
}
