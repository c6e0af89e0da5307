/** Interview slots: instants in the contract, Dhaka time in the form. (rulings R4, R30) */

import { DHAKA_OFFSET, getDhakaDay } from '#src/lib/dhaka.ts'
import { MINUTE_MS } from '#src/lib/duration.ts'
import type { DraftSlot, CreateId } from './built-exam.ts'

const DEFAULT_MINUTES = 20

/** Formats the start for a `datetime-local` field: `2026-11-22T20:00`. */
export function formatSlotStart({ startsAt }: DraftSlot): string {
  const at = Date.parse(startsAt)
  return Number.isNaN(at) ? '' : new Date(at - DHAKA_OFFSET * MINUTE_MS).toISOString().slice(0, 16)
}

export function countSlotMinutes({ startsAt, endsAt }: DraftSlot): number {
  const length = (Date.parse(endsAt) - Date.parse(startsAt)) / MINUTE_MS
  return Number.isFinite(length) ? Math.max(length, 0) : 0
}

function buildSlot(id: string, from: number, minutes: number): DraftSlot {
  return {
    id,
    startsAt: new Date(from).toISOString(),
    endsAt: new Date(from + minutes * MINUTE_MS).toISOString(),
  }
}

/** Sets the start and keeps the length; an empty field changes nothing. */
export function setSlotStart(slot: DraftSlot, field: string): DraftSlot {
  const from = Date.parse(`${field}:00Z`) + DHAKA_OFFSET * MINUTE_MS
  return field === '' || Number.isNaN(from)
    ? slot
    : buildSlot(slot.id, from, countSlotMinutes(slot) || DEFAULT_MINUTES)
}

export function setSlotMinutes(slot: DraftSlot, minutes: number): DraftSlot {
  return buildSlot(slot.id, Date.parse(slot.startsAt), minutes)
}

/**
 * A slot right after the last one; the first is at eight in the evening of the next day in Dhaka. `now` in
 * milliseconds since 1970.
 */
export function buildNextSlot(slots: readonly DraftSlot[], now: number, createId: CreateId): DraftSlot {
  const last = slots.at(-1)
  if (last !== undefined)
    return buildSlot(createId(), Date.parse(last.endsAt), countSlotMinutes(last) || DEFAULT_MINUTES)
  const tomorrow = getDhakaDay(now + 24 * 60 * MINUTE_MS)
  return buildSlot(createId(), Date.parse(`${tomorrow}T14:00:00Z`), DEFAULT_MINUTES)
}
