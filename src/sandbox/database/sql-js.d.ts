/** The part of sql.js that the sandbox and the engine of SQL use; the package has no types. */
declare module 'sql.js' {
  export type SqlValue = string | number | Uint8Array | null

  export interface SqlStatement {
    bind(values: SqlValue[]): boolean
    step(): boolean
    get(): SqlValue[]
    /** Whole numbers of any size; a number is one with a point. */
    get(values: null, config: { useBigInt: true }): (SqlValue | bigint)[]
    getColumnNames(): string[]
    free(): void
  }

  export interface SqlDatabase {
    exec(sql: string): unknown
    run(sql: string, values: SqlValue[]): unknown
    prepare(sql: string): SqlStatement
    /** Frees each statement before the next one. */
    iterateStatements(sql: string): Iterable<SqlStatement>
    export(): Uint8Array
    close(): void
  }

  export interface SqlJs {
    Database: new (content?: Uint8Array) => SqlDatabase
  }

  export interface SqlJsOptions {
    locateFile?: (file: string) => string
    wasmBinary?: ArrayBuffer
  }

  export default function initSqlJs(options?: SqlJsOptions): Promise<SqlJs>
}
