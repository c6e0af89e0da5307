/** Open sessions before a course, their hours, and their bookings. (ruling R61) */

import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { defineId, defineInstant, defineInteger, defineLink, defineText } from '../columns.ts'

export const orientation = sqliteTable('orientation', {
  _id: defineId(),
  title: defineText(),
  /** HTML (ruling R45). */
  text: defineText(),
  category: defineLink(),
  teacher: text(),
})

export const orientation_slot = sqliteTable(
  'orientation_slot',
  {
    _id: defineId(),
    orientation: defineLink(),
    starts_at: defineInstant(),
    minutes: defineInteger(45),
    seats: defineInteger(),
  },
  (t) => [index('orientation_slot_of').on(t.orientation)],
)

/** One for each contact; a second one moves it. */
export const orientation_booking = sqliteTable(
  'orientation_booking',
  {
    _id: defineId(),
    orientation: defineLink(),
    slot: defineLink(),
    /** As for a lead. */
    person: defineLink(),
    /** Normalised phone or e-mail. */
    contact: text().notNull(),
    name: defineText(),
    created_at: defineInstant(),
  },
  (t) => [uniqueIndex('orientation_of_contact').on(t.orientation, t.contact)],
)

export type OrientationRow = typeof orientation.$inferSelect
