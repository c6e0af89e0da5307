/** Issued certificates. (ruling R52) */

import { integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { defineId, defineInstant, defineInteger, defineLink, defineText } from '../columns.ts'

export const certificate = sqliteTable(
  'certificate',
  {
    /** `course:{booking}` or `level:{transaction}-{level}`. */
    _id: defineId(),
    /** Printed on the certificate, such as `KG-2026-000123`. */
    number: text().notNull().unique(),
    /** The public address, which cannot be guessed by counting. */
    share_id: text().notNull().unique(),
    person: defineLink(),
    type: text({ enum: ['course', 'level'] }).notNull(),
    title: defineText(),
    /** Follows the profile until the certificate was downloaded. */
    learner_name: defineText(),
    hours: defineInteger(),
    /** In percent. */
    mark: integer(),
    issued_at: defineInstant(),
    taken_at: text(),
    state: text({ enum: ['valid', 'revoked', 'replaced'] })
      .notNull()
      .default('valid'),
    /** `share_id` of the newer certificate. */
    replaced_by: text(),
  },
  (t) => [uniqueIndex('certificate_share').on(t.share_id)],
)

export type CertificateRow = typeof certificate.$inferSelect
