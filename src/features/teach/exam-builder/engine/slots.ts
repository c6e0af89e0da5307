/** Hours of interviews: instants on the wire, the clock of Dhaka in the field. (rulings R4, R30) */
import { DHAKA_OFFSET } from '#src/lib/dhaka.ts'
import type { DraftSlot, NewId } from './built-exam.ts'

const MS_PER_MINUTE = 60_000
const USUAL_MINUTES = 20

/** As a field of date and time takes it: `2026-11-22T20:00`. */
export function slotStart({ startsAt }: DraftSlot): string {
  const at = Date.parse(startsAt)
  return Number.isNaN(at) ? '' : new Date(at - DHAKA_OFFSET * MS_PER_MINUTE).toISOString().slice(0, 16)
}

export function slotMinutes({ startsAt, endsAt }: DraftSlot): number {
  const length = (Date.parse(endsAt) - Date.parse(startsAt)) / MS_PER_MINUTE
  return Number.isFinite(length) ? Math.max(length, 0) : 0
}

function lasting(id: string, from: number, minutes: number): DraftSlot {
  return { id, startsAt: new Date(from).toISOString(), endsAt: new Date(from + minutes * MS_PER_MINUTE).toISOString() }
}

/** Another start, the same length; a field that was emptied changes nothing. */
export function slotStarted(slot: DraftSlot, field: string): DraftSlot {
  const from = Date.parse(`${field}:00Z`) + DHAKA_OFFSET * MS_PER_MINUTE
  return field === '' || Number.isNaN(from) ? slot : lasting(slot.id, from, slotMinutes(slot) || USUAL_MINUTES)
}

export function slotLasting(slot: DraftSlot, minutes: number): DraftSlot {
  return lasting(slot.id, Date.parse(slot.startsAt), minutes)
}

/** Right after the last one; the first at eight in the evening of the next day in Dhaka. `now` in milliseconds since 1970. */
export function nextSlot(slots: readonly DraftSlot[], now: number, newId: NewId): DraftSlot {
  const last = slots.at(-1)
  if (last !== undefined) return lasting(newId(), Date.parse(last.endsAt), slotMinutes(last) || USUAL_MINUTES)
  const tomorrow = new Date(now - DHAKA_OFFSET * MS_PER_MINUTE + 24 * 60 * MS_PER_MINUTE).toISOString().slice(0, 10)
  return lasting(newId(), Date.parse(`${tomorrow}T14:00:00Z`), USUAL_MINUTES)
}
