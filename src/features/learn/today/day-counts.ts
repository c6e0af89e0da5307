/** Counts today's classes and the next deadlines in Dhaka time: tomorrow ends at midnight, not 48 hours from now. (ruling R4) */

import type { AppointmentDay } from '#src/api/shapes/live.ts'
import { isSameDhakaDay } from '#src/lib/dhaka.ts'
import { DAY_MS } from '#src/lib/duration.ts'

export interface DayCounts {
  /** Number of live classes today. */
  classes: number
  /** Number of assignments that are due today or tomorrow. */
  due: number
}

export function countDay(days: readonly AppointmentDay[], now: number): DayCounts {
  const items = days.flatMap((day) => day.items)
  const isSoon = (at: string) =>
    Date.parse(at) > now && (isSameDhakaDay(at, now) || isSameDhakaDay(at, now + DAY_MS))
  return {
    classes: items.filter(({ kind, at }) => kind === 'live' && isSameDhakaDay(at, now)).length,
    due: items.filter(({ kind, at }) => kind === 'assignment' && isSoon(at)).length,
  }
}
