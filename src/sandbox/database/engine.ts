/** The SQLite interface of the sandbox; `node-engine.ts` and `sql-js-engine.ts` implement it. */
export type Value = string | number | bigint | Uint8Array | null

export interface Engine {
  /** Several statements without parameters. */
  script(sql: string): void
  run(sql: string, params: Value[]): void
  rows(sql: string, params: Value[]): Value[][]
  /** The whole database as a file; only between transactions. */
  copy(): Uint8Array
  /** Continues with the content of an earlier `copy`; only between transactions. */
  load(content: Uint8Array): void
  close(): void
}
