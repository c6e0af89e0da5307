/** What people are told and what they tell us: notices, notifications, leads, tickets, files. */
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flag, id, instant, json, link, whole, words } from '../columns.ts'

export const notice = sqliteTable(
  'notice',
  {
    _id: id(),
    batch: link(),
    title: words(),
    date: link(),
    topic: words(),
    meta_description: words(),
    /** HTML (ruling R45). */
    description: words(),
    is_published: flag(true),
    is_urgent: flag(),
    added_by: link(),
    created_at: instant(),
  },
  (t) => [index('notice_batch').on(t.batch)],
)

export const notification = sqliteTable(
  'notification',
  {
    _id: id(),
    person: link(),
    kind: words(),
    title: words(),
    text: words(),
    /** An address inside the client. */
    path: text(),
    read_at: text(),
    created_at: instant(),
  },
  (t) => [index('notification_person').on(t.person)],
)

/** Interest without an account, whatever form it came from. */
export const lead = sqliteTable(
  'lead',
  {
    _id: id(),
    event: words(),
    /** An account, or `guest:` and what tells guests apart. */
    person: link(),
    fields: json<Record<string, unknown>>({}),
    path: words(),
    key: text().notNull(),
    created_at: instant(),
  },
  (t) => [uniqueIndex('lead_of_person').on(t.person, t.key)],
)

export const ticket = sqliteTable(
  'ticket',
  {
    _id: id(),
    number: text().notNull().unique(),
    /** As of a lead. */
    person: link(),
    category: link(),
    contact: words(),
    name: words(),
    fields: json<Record<string, unknown>>({}),
    files: json<string[]>([]),
    path: words(),
    key: text().notNull(),
    created_at: instant(),
  },
  (t) => [uniqueIndex('ticket_of_person').on(t.person, t.key)],
)

/** Files of people; the bytes lie in the file store under the same id. (ruling R46) */
export const file = sqliteTable('file', {
  _id: id(),
  person: text(),
  name: words(),
  type: words(),
  /** Bytes. */
  size: whole(),
  sha256: words(),
  created_at: instant(),
})
