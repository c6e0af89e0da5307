import { makeCalendar } from '#src/sandbox/seed/calendar.ts'

/**
 * Noon of the day that a seed made now uses as today, before the class of its evening; late in the evening
 * that is tomorrow.
 */
export function getSeedNoon(): Date {
  return new Date(makeCalendar(new Date()).at(0, '12:00'))
}
