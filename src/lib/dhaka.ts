/** The wall clock of Asia/Dhaka, which all class times use. (ruling R4) */

import { MINUTE_MS } from './duration.ts'

/**
 * Dhaka's offset in minutes as `Date.prototype.getTimezoneOffset` gives it; the country has no daylight
 * saving time. (spec 9, ruling R4)
 */
export const DHAKA_OFFSET = -360

/** A point in time: a Date, an ISO 8601 text, or milliseconds since 1970. */
export type Instant = Date | string | number

/** The fields of a wall clock; `month` counts from 0 and `weekday` from Sunday = 0, as JavaScript does. */
export interface WallClock {
  year: number
  month: number
  day: number
  weekday: number
  hour: number
  minute: number
}

/** Parses an instant; undefined if it is not a time, so that `Invalid Date` never reaches a screen. */
export function parseInstant(instant: Instant): Date | undefined {
  const date = new Date(instant)
  return Number.isNaN(date.getTime()) ? undefined : date
}

/** The wall clock in a zone that is `offset` minutes behind UTC (JavaScript's sign: Dhaka is -360). Never throws for a valid date. */
export function readWallClock(date: Date, offset: number = DHAKA_OFFSET): WallClock {
  const shifted = new Date(date.getTime() - offset * MINUTE_MS)
  return {
    year: shifted.getUTCFullYear(),
    month: shifted.getUTCMonth(),
    day: shifted.getUTCDate(),
    weekday: shifted.getUTCDay(),
    hour: shifted.getUTCHours(),
    minute: shifted.getUTCMinutes(),
  }
}

/** The wall clock in Dhaka; undefined when the instant cannot be read. */
export function readDhakaClock(instant: Instant): WallClock | undefined {
  const date = parseInstant(instant)
  return date && readWallClock(date)
}

/** The day in Dhaka as `YYYY-MM-DD` (ruling R30); empty text when the instant cannot be read. */
export function getDhakaDay(instant: Instant): string {
  const date = parseInstant(instant)
  return date === undefined
    ? ''
    : new Date(date.getTime() - DHAKA_OFFSET * MINUTE_MS).toISOString().slice(0, 10)
}

/** Tells whether both instants are on the same day in Dhaka. */
export function isSameDhakaDay(one: Instant, other: Instant): boolean {
  const day = getDhakaDay(one)
  return day !== '' && day === getDhakaDay(other)
}
