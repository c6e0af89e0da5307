/** Messages both ways: notices, notifications, leads, tickets, files. */
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { flagColumn, idColumn, instantColumn, jsonColumn, linkColumn, integerColumn, textColumn } from '../columns.ts'

export const notice = sqliteTable(
  'notice',
  {
    _id: idColumn(),
    batch: linkColumn(),
    title: textColumn(),
    date: linkColumn(),
    topic: textColumn(),
    meta_description: textColumn(),
    /** HTML (ruling R45). */
    description: textColumn(),
    is_published: flagColumn(true),
    is_urgent: flagColumn(),
    added_by: linkColumn(),
    created_at: instantColumn(),
  },
  (t) => [index('notice_batch').on(t.batch)],
)

export const notification = sqliteTable(
  'notification',
  {
    _id: idColumn(),
    person: linkColumn(),
    kind: textColumn(),
    title: textColumn(),
    text: textColumn(),
    /** An address inside the client. */
    path: text(),
    read_at: text(),
    created_at: instantColumn(),
  },
  (t) => [index('notification_person').on(t.person)],
)

/** Interest without an account, whatever form it came from. */
export const lead = sqliteTable(
  'lead',
  {
    _id: idColumn(),
    event: textColumn(),
    /** An account, or `guest:` and what tells guests apart. */
    person: linkColumn(),
    fields: jsonColumn<Record<string, unknown>>({}),
    path: textColumn(),
    key: text().notNull(),
    created_at: instantColumn(),
  },
  (t) => [uniqueIndex('lead_of_person').on(t.person, t.key)],
)

export const ticket = sqliteTable(
  'ticket',
  {
    _id: idColumn(),
    number: text().notNull().unique(),
    /** As of a lead. */
    person: linkColumn(),
    category: linkColumn(),
    contact: textColumn(),
    name: textColumn(),
    fields: jsonColumn<Record<string, unknown>>({}),
    files: jsonColumn<string[]>([]),
    path: textColumn(),
    key: text().notNull(),
    created_at: instantColumn(),
  },
  (t) => [uniqueIndex('ticket_of_person').on(t.person, t.key)],
)

/** Files of people; the bytes lie in the file store under the same id. (ruling R46) */
export const file = sqliteTable('file', {
  _id: idColumn(),
  person: text(),
  name: textColumn(),
  type: textColumn(),
  /** Bytes. */
  size: integerColumn(),
  sha256: textColumn(),
  created_at: instantColumn(),
})
