/** The sandbox's database: drizzle over any SQLite engine, and one queue for everything that uses it. */

import { getTableColumns, getTableName } from 'drizzle-orm'
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { drizzle, type SqliteRemoteDatabase } from 'drizzle-orm/sqlite-proxy'
import type { Engine, Value } from './engine.ts'
import { forgetReads } from './read-once.ts'
import { tables } from './schema.ts'

function writeLiteral(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}

function writeColumnSql(column: SQLiteColumn): string {
  const parts = [`"${column.name}"`, column.getSQLType()]
  if (column.primary) parts.push('PRIMARY KEY')
  if (column.notNull) parts.push('NOT NULL')
  if (column.default !== undefined) parts.push(`DEFAULT ${writeLiteral(column.default)}`)
  if (column.isUnique) parts.push('UNIQUE')
  return parts.join(' ')
}

/** Writes a table of `schema.ts` as SQL, so that the drizzle declaration is the only one. */
function writeTableSql(table: SQLiteTable): string {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table)
  const keys = primaryKeys.map(
    (key) => `PRIMARY KEY (${key.columns.map((column) => `"${column.name}"`).join(', ')})`,
  )
  const lines = [`CREATE TABLE "${name}" (${[...columns.map(writeColumnSql), ...keys].join(', ')});`]
  for (const { config } of indexes) {
    const on = config.columns.map((column) => ('name' in column ? `"${column.name}"` : '')).join(', ')
    lines.push(`CREATE ${config.unique ? 'UNIQUE ' : ''}INDEX "${config.name}" ON "${name}" (${on});`)
  }
  return lines.join('\n')
}

/** All statements that create an empty database. */
const createTablesSql = tables.map(writeTableSql).join('\n')

export type Db = SqliteRemoteDatabase

export interface Database {
  readonly db: Db
  /**
   * Runs `work` exclusively, as one transaction: it is rolled back if `work` throws, and repeated once if an
   * id was taken. Never call it from within `work`. All work goes through here, because overlapping
   * transactions on one connection would mix.
   */
  turn<T>(work: () => Promise<T>): Promise<T>
  /** Also runs `work` exclusively, but between transactions, where the whole database can be copied. */
  between<T>(work: () => T): Promise<T>
  /** The whole database as a file. */
  copy(): Promise<Uint8Array>
  /** Replaces the whole database with a copied one. */
  load(content: Uint8Array): Promise<void>
  /** True if it was just created, or has an older schema: it is empty. */
  readonly isEmpty: boolean
  /** Drops everything and recreates the tables. */
  clear(): Promise<void>
  close(): void
}

/** A number that changes with the schema; SQLite stores it in the file as `user_version`. */
function computeSchemaVersion(): number {
  let hash = 0
  for (const letter of createTablesSql) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return hash
}

function makeTables(engine: Engine): void {
  const left = engine.rows(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`,
    [],
  )
  const names = new Set([...left.map(([name]) => String(name)), ...tables.map(getTableName)])
  const drops = [...names].map((name) => `DROP TABLE IF EXISTS "${name}";`).join('\n')
  engine.script(`${drops}\n${createTablesSql}\nPRAGMA user_version = ${computeSchemaVersion()};`)
}

const isRead = (sql: string) => /^select\b/i.test(sql)

/** Drizzle drops a key without a column, so a field of a body that no table has would be accepted and lost. */
function checkKeys(table: SQLiteTable, rows: object): void {
  const columns = getTableColumns(table)
  for (const key of [rows].flat().flatMap(Object.keys))
    if (!Object.hasOwn(columns, key)) throw new Error(`${getTableName(table)} has no column ${key}`)
}

const WRITES = [
  ['insert', 'values'],
  ['update', 'set'],
] as const

type Write = (rows: object) => object
interface Upsert {
  onConflictDoUpdate?: (conflict: { set: object }) => unknown
}

/** Also checks the update of an insert whose row is there already. */
function checkUpsert(table: SQLiteTable, builder: Upsert): object {
  const upsert = builder.onConflictDoUpdate?.bind(builder)
  if (upsert)
    builder.onConflictDoUpdate = (conflict) => {
      checkKeys(table, conflict.set)
      return upsert(conflict)
    }
  return builder
}

function refuseUnknownKeys(db: Db): Db {
  for (const [verb, part] of WRITES) {
    const begin = db[verb].bind(db) as (table: SQLiteTable) => object
    const beginChecked = (table: SQLiteTable) => {
      const builder = begin(table)
      const write = Reflect.get(builder, part) as Write
      const writeChecked: Write = (rows) => {
        checkKeys(table, rows)
        return checkUpsert(table, write.call(builder, rows))
      }
      return Object.assign(builder, { [part]: writeChecked })
    }
    Object.assign(db, { [verb]: beginChecked })
  }
  return db
}

function connect(engine: Engine): Db {
  const db: Db = drizzle(async (sql, params: Value[], method) => {
    if (!isRead(sql)) forgetReads(db)
    if (method === 'run') {
      engine.run(sql, params)
      return { rows: [] }
    }
    const rows = engine.rows(sql, params)
    // For `get` drizzle takes the row itself, and undefined for none, though its type requires an array.
    return { rows: method === 'get' ? (rows[0] as Value[]) : rows }
  })
  return refuseUnknownKeys(db)
}

/** Two rows with one id; the message is SQLite's own, below the one that drizzle adds. */
function isRepeatedId(error: unknown): boolean {
  return (
    error instanceof Error &&
    (/UNIQUE constraint failed: \w+\._id\b/.test(error.message) || isRepeatedId(error.cause))
  )
}

export function openDatabase(engine: Engine): Database {
  const isEmpty = engine.rows('PRAGMA user_version', [])[0]?.[0] !== computeSchemaVersion()
  if (isEmpty) makeTables(engine)
  const db = connect(engine)
  let last: Promise<unknown> = Promise.resolve()

  function queued<T>(work: () => T | Promise<T>): Promise<T> {
    const mine = last.then(work)
    last = mine.catch(() => undefined)
    return mine
  }

  async function runInTransaction<T>(work: () => Promise<T>): Promise<T> {
    engine.script('BEGIN')
    try {
      const result = await work()
      engine.script('COMMIT')
      return result
    } catch (error) {
      engine.script('ROLLBACK')
      forgetReads(db)
      throw error
    }
  }

  /**
   * Random ids may repeat if randomness does, as in a copied machine: the rolled-back work runs once more
   * with new ids.
   */
  async function assignFreshIds<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await runInTransaction(work)
    } catch (error) {
      if (!isRepeatedId(error)) throw error
      return runInTransaction(work)
    }
  }

  function between<T>(work: () => T): Promise<T> {
    return queued(() => {
      // The whole database may be replaced by another tab's.
      forgetReads(db)
      return work()
    })
  }

  return {
    db,
    turn: (work) => queued(() => assignFreshIds(work)),
    between,
    copy: () => between(() => engine.copy()),
    load: (content) => between(() => engine.load(content)),
    isEmpty,
    clear: () =>
      queued(() => {
        makeTables(engine)
        forgetReads(db)
      }),
    close: () => engine.close(),
  }
}
