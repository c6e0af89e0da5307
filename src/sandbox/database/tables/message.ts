/** Messages both ways: notices, notifications, leads, tickets, files. */

import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import {
  defineFlag,
  defineId,
  defineInstant,
  defineJson,
  defineLink,
  defineInteger,
  defineText,
} from '../columns.ts'

export const notice = sqliteTable(
  'notice',
  {
    _id: defineId(),
    batch: defineLink(),
    title: defineText(),
    date: defineLink(),
    topic: defineText(),
    meta_description: defineText(),
    /** HTML (ruling R45). */
    description: defineText(),
    is_published: defineFlag(true),
    is_urgent: defineFlag(),
    added_by: defineLink(),
    created_at: defineInstant(),
  },
  (t) => [index('notice_batch').on(t.batch)],
)

export const notification = sqliteTable(
  'notification',
  {
    _id: defineId(),
    person: defineLink(),
    kind: defineText(),
    title: defineText(),
    text: defineText(),
    /** A path inside the client. */
    path: text(),
    read_at: text(),
    created_at: defineInstant(),
  },
  (t) => [index('notification_person').on(t.person)],
)

/** Interest without an account, whatever form it came from. */
export const lead = sqliteTable(
  'lead',
  {
    _id: defineId(),
    event: defineText(),
    /** An account, or `guest:` and an id for the guest. */
    person: defineLink(),
    fields: defineJson<Record<string, unknown>>({}),
    path: defineText(),
    key: text().notNull(),
    created_at: defineInstant(),
  },
  (t) => [uniqueIndex('lead_of_person').on(t.person, t.key)],
)

export const ticket = sqliteTable(
  'ticket',
  {
    _id: defineId(),
    number: text().notNull().unique(),
    /** As for a lead. */
    person: defineLink(),
    category: defineLink(),
    contact: defineText(),
    name: defineText(),
    fields: defineJson<Record<string, unknown>>({}),
    files: defineJson<string[]>([]),
    path: defineText(),
    key: text().notNull(),
    created_at: defineInstant(),
  },
  (t) => [uniqueIndex('ticket_of_person').on(t.person, t.key)],
)

/** Uploaded files; the file store has the bytes under the same id. (ruling R46) */
export const file = sqliteTable('file', {
  _id: defineId(),
  person: text(),
  name: defineText(),
  type: defineText(),
  /** Bytes. */
  size: defineInteger(),
  sha256: defineText(),
  created_at: defineInstant(),
})

export type NoticeRow = typeof notice.$inferSelect

export type StoredFile = typeof file.$inferSelect
