/** Units of time, and lengths split into them. (spec 9 A duration helper splits seconds into hours and minutes) */

export const SECOND_MS = 1000
export const MINUTE_MS = 60 * SECOND_MS
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

export interface Duration {
  hours: number
  minutes: number
  seconds: number
}

/** Whole hours, minutes and seconds of a length in seconds; negative or unreadable lengths are zero, fractions are dropped. (spec 9) */
export function splitSeconds(length: number): Duration {
  const whole = Number.isFinite(length) ? Math.max(0, Math.floor(length)) : 0
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 }
}
