/** The hours of the night in which a push that is not urgent is silent, in Dhaka time. (rulings R4, R59) */

import { parseInstant, readWallClock, type Instant } from './dhaka.ts'

/** Clock times in Dhaka as `HH:MM`; the end may be on the next day. */
export interface QuietHours {
  from: string
  to: string
}

export const NIGHT: QuietHours = { from: '22:00', to: '08:00' }

const formatTwoDigits = (part: number) => String(part).padStart(2, '0')

/** Includes the first minute and excludes the end; always false without quiet hours. */
export function isQuiet(hours: QuietHours | undefined, instant: Instant): boolean {
  const date = parseInstant(instant)
  if (hours === undefined || date === undefined) return false
  const { hour, minute } = readWallClock(date)
  const now = `${formatTwoDigits(hour)}:${formatTwoDigits(minute)}`
  const { from, to } = hours
  return from <= to ? from <= now && now < to : now >= from || now < to
}
