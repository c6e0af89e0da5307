/** Node's built-in SQLite: a file with a write-ahead log for `npm start`, `:memory:` for tests. */

import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { Engine, Value } from './engine.ts'

/** Node 22, which macOS may use, does not support copies. */
export const HAS_COPIES = 'serialize' in DatabaseSync.prototype

export function openNodeEngine(file: string): Engine {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const raw = new DatabaseSync(file)
  // For a development server, losing the last write at a power cut is acceptable; waiting for the disk at
  // each write is not.
  if (file !== ':memory:') raw.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;')
  const prepared = new Map<string, StatementSync>()

  const prepare = (sql: string) => {
    const known = prepared.get(sql)
    if (known) return known
    const statement = raw.prepare(sql)
    statement.setReturnArrays(true)
    prepared.set(sql, statement)
    return statement
  }

  return {
    script: (sql) => raw.exec(sql),
    run: (sql, params) => void prepare(sql).run(...params),
    // With setReturnArrays each row is an array, which Node's types do not say.
    rows: (sql, params) => prepare(sql).all(...params) as unknown as Value[][],
    copy: () => raw.serialize(),
    load(content) {
      // Loading finalises every prepared statement.
      prepared.clear()
      raw.deserialize(content)
    },
    close: () => raw.close(),
  }
}
