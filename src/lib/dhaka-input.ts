/** Day and hour as a form field stores them, in Dhaka time: `2026-11-21T23:59`. (ruling R4) */

import { DHAKA_OFFSET, parseInstant, type Instant } from './dhaka.ts'
import { MINUTE_MS } from './duration.ts'

const FIELD = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/

/** Formats an instant for the field; empty when there is none. */
export function formatDhakaInput(instant: Instant | null | undefined): string {
  const date = parseInstant(instant ?? '')
  return date === undefined
    ? ''
    : new Date(date.getTime() - DHAKA_OFFSET * MINUTE_MS).toISOString().slice(0, 16)
}

/** Parses the text of a field into a UTC instant (ruling R30); undefined if it is not a time. */
export function parseDhakaInput(text: string): string | undefined {
  if (!FIELD.test(text)) return undefined
  const asUtc = parseInstant(`${text}:00Z`)
  return asUtc === undefined ? undefined : new Date(asUtc.getTime() + DHAKA_OFFSET * MINUTE_MS).toISOString()
}
