/** The queries that most rules need: one row by its id or a condition, several rows, one insert, one update. */

import { eq, type SQL } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { NotFound } from '../kernel/http-error.ts'
import type { Db } from './open.ts'

export type TableWithId = SQLiteTable & { _id: SQLiteColumn }

export async function findRow<T extends SQLiteTable>(
  db: Db,
  table: T,
  where: SQL | undefined,
): Promise<T['$inferSelect'] | undefined> {
  return db
    .select()
    .from(table as SQLiteTable)
    .where(where)
    .get()
}

/** Undefined for a missing id too. */
export async function findById<T extends TableWithId>(
  db: Db,
  table: T,
  id: string | null | undefined,
): Promise<T['$inferSelect'] | undefined> {
  return id === null || id === undefined ? undefined : findRow(db, table, eq(table._id, id))
}

/** Throws 404 if there is no such row; `noun` in Bengali names what is missing. */
export async function getById<T extends TableWithId>(
  db: Db,
  table: T,
  id: string,
  noun: string,
): Promise<T['$inferSelect']> {
  const found = await findById(db, table, id)
  if (!found) throw new NotFound(noun)
  return found
}

export async function listRows<T extends SQLiteTable>(
  db: Db,
  table: T,
  where: SQL | undefined,
  ...order: (SQL | SQLiteColumn)[]
): Promise<T['$inferSelect'][]> {
  return db
    .select()
    .from(table as SQLiteTable)
    .where(where)
    .orderBy(...order)
}

/** A condition of a list's filter; undefined if the filter omits the field. */
export function matchIfGiven(column: SQLiteColumn, value: unknown): SQL | undefined {
  return value === undefined ? undefined : eq(column, value)
}

/** Inserts one row and returns it with its defaults. */
export async function insertRow<T extends SQLiteTable>(
  db: Db,
  table: T,
  values: T['$inferInsert'],
): Promise<T['$inferSelect']> {
  return db.insert(table).values(values).returning().get()
}

/** Changes one row and returns its new state. */
export async function updateById<Insert extends object, Select>(
  db: Db,
  table: TableWithId & { $inferInsert: Insert; $inferSelect: Select },
  id: string,
  change: Partial<Insert>,
): Promise<Select> {
  const changed = db.update<SQLiteTable>(table).set(change).where(eq(table._id, id)).returning()
  return (await changed.get()) as Select
}
