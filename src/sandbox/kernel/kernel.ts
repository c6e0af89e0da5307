/** Services of one running sandbox, shared by all handlers. */

import type { Database, Db } from '../database/open.ts'
import type { Clock } from './clock.ts'
import type { Faults } from './faults.ts'
import type { Files } from './files.ts'
import type { Addresses } from './handler.ts'
import type { RequestLog } from './request-log.ts'
import type { Tokens } from './tokens.ts'

export interface Kernel {
  database: Database
  db: Db
  clock: Clock
  tokens: Tokens
  files: Files
  addresses: Addresses
  faults: Faults
  log: RequestLog
}
