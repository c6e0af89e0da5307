/** What teachers took over from the assistant; the suggestions themselves are made anew each time. */
import { sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { idColumn, instantColumn, linkColumn } from '../columns.ts'

export const ai_acceptance = sqliteTable('ai_acceptance', {
  /** The suggestion's. */
  _id: idColumn(),
  person: linkColumn(),
  exam: text(),
  submission: text(),
  assignment: text(),
  accepted_at: instantColumn(),
})
