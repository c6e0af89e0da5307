/** Orientations: the one for a course, its hours with free seats, and booking one. (ruling R61) */

import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type * as v from 'valibot'
import type { Orientation } from '#src/api/shapes/course.ts'
import type { OrientationBooking, OrientationEvent } from '#src/api/shapes/orientation.ts'
import { getLiveState } from '#src/lib/live-window.ts'
import { findById, findRow, getById, listRows } from '../../database/queries.ts'
import {
  orientation,
  orientation_booking,
  orientation_slot,
  type OrientationRow,
} from '../../database/tables/orientation.ts'
import { BadField, HttpError } from '../../kernel/http-error.ts'
import { makeId } from '../../kernel/new-id.ts'
import { readPerson } from '../people.ts'
import type { Services } from '../services.ts'

type Slot = typeof orientation_slot.$inferSelect
type Booking = typeof orientation_booking.$inferSelect
type Shown = NonNullable<v.InferInput<typeof Orientation>>

const SEAT_OF_ANOTHER =
  'এই নম্বর বা ইমেইলে আগেই একটি আসন রাখা আছে। সময় বদলাতে যে ব্রাউজারে আসনটি রেখেছিলেন সেটি থেকে, বা এই নম্বরের অ্যাকাউন্টে লগইন করে চেষ্টা করুন।'

const getEnd = ({ starts_at, minutes }: Slot) =>
  new Date(Date.parse(starts_at) + minutes * 60_000).toISOString()

async function listSlots(id: string, { db, clock }: Services) {
  const ahead = and(eq(orientation_slot.orientation, id), gt(orientation_slot.starts_at, clock.iso()))
  const slots = await listRows(db, orientation_slot, ahead, asc(orientation_slot.starts_at))
  const booked = await listRows(db, orientation_booking, eq(orientation_booking.orientation, id))
  return slots.map((slot) => ({
    slot,
    left: Math.max(0, slot.seats - booked.filter((one) => one.slot === slot._id).length),
  }))
}

async function showAt(row: OrientationRow, slot: Slot, parts: Services): Promise<Shown> {
  const { _id, title, text, teacher } = row
  return {
    _id,
    title,
    text,
    start_at: slot.starts_at,
    end_at: getEnd(slot),
    teacher: await readPerson(teacher, parts),
  }
}

/** The orientation of a category at its next hour with a free seat, or at the next one if all are full. */
export async function findOrientation(category: string, parts: Services): Promise<Shown | null> {
  const row = await findRow(parts.db, orientation, eq(orientation.category, category))
  if (!row) return null
  const slots = await listSlots(row._id, parts)
  const next = slots.find(({ left }) => left > 0) ?? slots[0]
  return next ? showAt(row, next.slot, parts) : null
}

export async function readOrientation(
  id: string,
  parts: Services,
): Promise<v.InferInput<typeof OrientationEvent>> {
  const { _id, title, text, teacher } = await getById(parts.db, orientation, id, 'ওরিয়েন্টেশনটি')
  const slots = (await listSlots(_id, parts)).map(({ slot, left }) => ({
    _id: slot._id,
    at: slot.starts_at,
    minutes: slot.minutes,
    seats_left: left,
  }))
  return { _id, title, text, teacher: await readPerson(teacher, parts), slots }
}

async function showBooking(booking: Booking, parts: Services) {
  const { db, clock, addresses } = parts
  const row = (await findById(db, orientation, booking.orientation))!
  const slot = (await findById(db, orientation_slot, booking.slot))!
  const state = getLiveState(slot.starts_at, clock.iso(), getEnd(slot))
  const shown: v.InferInput<typeof OrientationBooking> = {
    _id: booking._id,
    orientation: { _id: row._id, title: row.title },
    slot: slot._id,
    at: slot.starts_at,
    minutes: slot.minutes,
    // As for a class, the stream of the media host replaces a room.
    url: state === 'soon' || state === 'live' ? `${addresses.media}/player?stream=stream/short.m3u8` : null,
  }
  return { row, slot, state, shown }
}

/** Those that are not over, soonest first. */
export async function listBookings(owners: string[], parts: Services) {
  const own = await listRows(parts.db, orientation_booking, inArray(orientation_booking.person, owners))
  const all = await Promise.all(own.map((booking) => showBooking(booking, parts)))
  return all
    .filter(({ state }) => state !== 'ended')
    .toSorted((one, other) => Date.parse(one.shown.at) - Date.parse(other.shown.at))
}

/** The booked one, as the dashboard shows it. */
export async function findBookedOrientation(owners: string[], parts: Services): Promise<Shown | undefined> {
  const [next] = await listBookings(owners, parts)
  return next && showAt(next.row, next.slot, parts)
}

interface Wish {
  orientation: string
  slot: string
  /** The person, else the guest id. */
  owner: string
  /** Whose seats may be moved: the person's, and those of the guest id. */
  owners: readonly string[]
  /** The contact is the person's own, verified by the login. */
  isProved: boolean
  contact: string
  name: string
}

/**
 * Reserves the seat, or moves the one of this contact: only for the person who booked it, since anybody can
 * type a number. (ruling R61)
 */
export async function bookSlot(
  { orientation: id, slot, owner, owners, isProved, contact, name }: Wish,
  parts: Services,
) {
  const { db, clock } = parts
  await getById(db, orientation, id, 'ওরিয়েন্টেশনটি')
  const slots = await listSlots(id, parts)
  const wanted = slots.find((each) => each.slot._id === slot)
  const isOfContact = and(eq(orientation_booking.orientation, id), eq(orientation_booking.contact, contact))
  const before = await findRow(db, orientation_booking, isOfContact)
  if (before && !isProved && !owners.includes(before.person)) throw new HttpError(409, SEAT_OF_ANOTHER)
  if (!wanted) {
    const known = await findById(db, orientation_slot, slot)
    if (known?.orientation !== id) throw new BadField('slot', 'একটি সময় বেছে নিন।')
    throw new HttpError(409, 'এই সময়টি পেরিয়ে গেছে। অন্য সময় বেছে নিন।')
  }
  if (wanted.left === 0 && before?.slot !== slot)
    throw new HttpError(409, 'এই সময়ের সব আসন পূর্ণ হয়ে গেছে। অন্য সময় বেছে নিন।')
  const values = { slot, person: owner, name }
  const booking = await db
    .insert(orientation_booking)
    .values({ _id: makeId(), orientation: id, contact, created_at: clock.iso(), ...values })
    .onConflictDoUpdate({
      target: [orientation_booking.orientation, orientation_booking.contact],
      set: values,
    })
    .returning()
    .get()
  return { isMoved: before !== undefined, shown: (await showBooking(booking, parts)).shown }
}
