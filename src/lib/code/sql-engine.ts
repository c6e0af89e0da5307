/** Runs SQL on a database in memory that is made for this run. */

import type { SqlDatabase, SqlStatement, SqlValue } from 'sql.js'
import { MOST_MEMORY, type RunEnd, type RunOrder, type Table } from './run-parts.ts'
import { USUAL_TABLES } from './usual-tables.ts'

const MOST_ROWS = 100
const MOST_TABLES = 10
const MOST_CELL = 500

function writeCell(value: SqlValue): string {
  if (value === null) return 'NULL'
  const text = value instanceof Uint8Array ? `BLOB ${value.length}` : String(value)
  return text.length > MOST_CELL ? `${text.slice(0, MOST_CELL)}…` : text
}

/** Undefined for a statement that gives no rows, such as an INSERT. */
function readTable(statement: SqlStatement): Table | undefined {
  const rows: string[][] = []
  let hasMore = statement.step()
  const columns = statement.getColumnNames()
  for (; hasMore && rows.length < MOST_ROWS; hasMore = statement.step())
    rows.push(statement.get().map(writeCell))
  return columns.length === 0 ? undefined : { columns, rows, isCut: hasMore }
}

export function runSql(database: SqlDatabase, { code, setup }: RunOrder): RunEnd {
  const tables: Table[] = []
  let isCut = false
  const end = (error?: { text: string }): RunEnd => ({ tables, checks: [], isCut, error })
  try {
    database.exec(`PRAGMA hard_heap_limit = ${MOST_MEMORY}`)
    database.exec(setup || USUAL_TABLES)
    for (const statement of database.iterateStatements(code)) {
      const table = readTable(statement)
      if (table === undefined) continue
      if (tables.length === MOST_TABLES) {
        isCut = true
        break
      }
      tables.push(table)
    }
    return end()
  } catch (error) {
    return end({ text: error instanceof Error ? error.message : String(error) })
  }
}
