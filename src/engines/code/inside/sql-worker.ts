/** The worker of SQL, started inside the box. (docs/decisions/0035) */

import initSqlJs from 'sql.js'
import { serveEngine } from './serve-engine.ts'
import { runSql } from './sql-engine.ts'

serveEngine(async ({ wasm }) => {
  const { Database } = await initSqlJs({ wasmBinary: wasm! })
  return (order) => runSql(() => new Database(), order)
})
