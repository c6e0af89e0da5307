/** Runs SQL on a database in memory that is made for this run, and anew for each example. */

import type { SqlDatabase, SqlStatement, SqlValue } from 'sql.js'
import { type Check, type Example, MOST_MEMORY, type RunEnd, type RunOrder, type Table } from './run-parts.ts'
import { USUAL_TABLES } from './usual-tables.ts'

const MOST_ROWS = 100
const MOST_TABLES = 10
const MOST_CELL = 500

/** As SQLite writes it: a number with a point keeps it. */
function writeCell(value: SqlValue | bigint): string | null {
  if (value === null) return null
  if (value instanceof Uint8Array) return `BLOB ${value.length}`
  const text = typeof value === 'number' && Number.isInteger(value) ? value.toFixed(1) : String(value)
  return text.length > MOST_CELL ? `${text.slice(0, MOST_CELL)}…` : text
}

/** Undefined for a statement that gives no rows, such as an INSERT. */
function readTable(statement: SqlStatement): Table | undefined {
  const rows: (string | null)[][] = []
  let hasMore = statement.step()
  const columns = statement.getColumnNames()
  for (; hasMore && rows.length < MOST_ROWS; hasMore = statement.step())
    rows.push(statement.get(null, { useBigInt: true }).map(writeCell))
  return columns.length === 0 ? undefined : { columns, rows, isCut: hasMore }
}

function prepare(makeDatabase: () => SqlDatabase, setup: string): SqlDatabase {
  const database = makeDatabase()
  database.exec(`PRAGMA hard_heap_limit = ${MOST_MEMORY}`)
  database.exec(setup || USUAL_TABLES)
  return database
}

/** Calls with the rows of each query, until it answers that it has enough; what came before an error is kept. */
function runEach(database: SqlDatabase, code: string, take: (table: Table) => boolean): void {
  for (const statement of database.iterateStatements(code)) {
    const table = readTable(statement)
    if (table !== undefined && !take(table)) return
  }
}

const ASKS = /^\s*(?:select|with|values)\b/i
const readCells = (row: string) => row.split(row.includes('|') ? '|' : ',').map((cell) => cell.trim())
const readRows = (expected: string) => (expected === '' ? [] : expected.split(';').map(readCells))
const writeRows = (rows: Table['rows']) => rows.map((row) => row.map((cell) => cell ?? 'NULL').join(', '))
/** An example that says 7 means 7.0 too. */
const asCompared = (row: string) => row.replaceAll(/(?<=^|, )(-?\d+)\.0(?=,|$)/g, '$1')

/** The last query of the answer counts, or the example's own, which is asked after it. */
function check(makeDatabase: () => SqlDatabase, { code, setup }: RunOrder, example: Example): Check {
  const { input, expected, isInOrder = false } = example
  const database = prepare(makeDatabase, setup)
  try {
    const parts = ASKS.test(input) ? [code, input] : [input, code]
    let last: Table | undefined
    for (const part of parts)
      runEach(database, part, (table) => {
        last = table
        return true
      })
    const rows = writeRows(last?.rows ?? [])
    const wanted = writeRows(readRows(expected))
    const [given, asked] = [rows.map(asCompared), wanted.map(asCompared)]
    const [one, other] = isInOrder ? [given, asked] : [given.toSorted(), asked.toSorted()]
    const isRight = last?.isCut !== true && JSON.stringify(one) === JSON.stringify(other)
    return { ...example, got: rows.join('; ').slice(0, MOST_CELL), isRight }
  } catch (error) {
    return { ...example, got: error instanceof Error ? error.message : String(error), isRight: false }
  } finally {
    database.close()
  }
}

export function runSql(makeDatabase: () => SqlDatabase, order: RunOrder): RunEnd {
  const seen: Table[] = []
  const end = (rest: Partial<RunEnd>): RunEnd => ({ tables: seen, checks: [], isCut: false, ...rest })
  try {
    let isCut = false
    runEach(prepare(makeDatabase, order.setup), order.code, (table) => {
      isCut = seen.length === MOST_TABLES
      if (!isCut) seen.push(table)
      return !isCut
    })
    return end({ isCut, checks: order.examples.map((example) => check(makeDatabase, order, example)) })
  } catch (error) {
    return end({ error: { text: error instanceof Error ? error.message : String(error) } })
  }
}
