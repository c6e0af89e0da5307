/** Suggestions of the assistant that teachers accepted; the suggestions themselves are computed on each call. */

import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { defineId, defineInstant, defineLink } from '../columns.ts'

export const ai_acceptance = sqliteTable('ai_acceptance', {
  /** The suggestion's. */
  _id: defineId(),
  person: defineLink(),
  exam: text(),
  submission: text(),
  assignment: text(),
  accepted_at: defineInstant(),
})
