/** SQLite as WebAssembly, for the demo inside the browser. Only `browser.ts` loads it. */

import initSqlJs from 'sql.js'
import type { Engine, Value } from './engine.ts'

/** `wasmAddress`: where the page finds `sql-wasm-browser.wasm`; `content`: what `copy` gave before. */
export async function openSqlJsEngine(wasmAddress: string, content?: Uint8Array): Promise<Engine> {
  const sql = await initSqlJs({ locateFile: () => wasmAddress })
  let raw = new sql.Database(content)
  return {
    script: (text) => void raw.exec(text),
    run: (text, params) => void raw.run(text, params as (string | number | Uint8Array | null)[]),
    rows(text, params) {
      const statement = raw.prepare(text)
      try {
        statement.bind(params as (string | number | Uint8Array | null)[])
        const rows: Value[][] = []
        while (statement.step()) rows.push(statement.get())
        return rows
      } finally {
        statement.free()
      }
    },
    copy: () => raw.export(),
    load(other) {
      raw.close()
      raw = new sql.Database(other)
    },
    close: () => raw.close(),
  }
}
