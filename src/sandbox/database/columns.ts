/**
 * The few kinds of columns that all tables use. Keys are the field names of the contract (`_id`, snake_case),
 * so that a row can be passed to a reply schema directly. Instants are ISO 8601 text in UTC, money is whole
 * taka. (ruling R30)
 */

import { integer, text } from 'drizzle-orm/sqlite-core'

/** A stable text id, written by the seed or made with `newId`. */
export const defineId = () => text().primaryKey()
/** A required id that refers to a row of another table. */
export const defineLink = () => text().notNull()
/** Text that is always there; empty rather than missing. */
export const defineText = () => text().notNull().default('')
export const defineInstant = () => text().notNull()
/** A whole number: money in taka, counts, positions in seconds. */
export const defineInteger = (initial = 0) => integer().notNull().default(initial)
export const defineFlag = (initial = false) => integer({ mode: 'boolean' }).notNull().default(initial)
/** A list or object that is always read and written as a whole. */
export const defineJson = <T>(initial: T) =>
  text({ mode: 'json' })
    .$type<T>()
    .notNull()
    .$default(() => initial)
