/** Every table of the sandbox, by name; `create-tables.ts` writes them into an empty database. */

import { is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import * as assessments from './tables/assessment.ts'
import * as assistant from './tables/assistant.ts'
import * as batches from './tables/batch.ts'
import * as catalogue from './tables/catalogue.ts'
import * as certificates from './tables/certificate.ts'
import * as commerce from './tables/commerce.ts'
import * as items from './tables/item.ts'
import * as jobs from './tables/job.ts'
import * as learning from './tables/learning.ts'
import * as messages from './tables/message.ts'
import * as orientations from './tables/orientation.ts'
import * as people from './tables/person.ts'
import * as settings from './tables/setting.ts'
import * as talents from './tables/talent.ts'

const exportsOfAll = [
  people,
  catalogue,
  commerce,
  certificates,
  batches,
  items,
  jobs,
  assessments,
  learning,
  messages,
  orientations,
  assistant,
  settings,
  talents,
].flatMap((file): unknown[] => Object.values(file))

/** Only the tables: a table file may also export lists of values. */
export const tables: readonly SQLiteTable[] = exportsOfAll.filter((value): value is SQLiteTable =>
  is(value, SQLiteTable),
)
