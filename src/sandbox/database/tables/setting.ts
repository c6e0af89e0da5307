/** Settings of the sandbox that survive a restart. */

import { sqliteTable } from 'drizzle-orm/sqlite-core'
import { defineId, defineLink } from '../columns.ts'

export const setting = sqliteTable('setting', {
  /** `secret` signs tokens and file addresses; `seeded_at` is the instant for which the content was made. */
  _id: defineId(),
  value: defineLink(),
})
