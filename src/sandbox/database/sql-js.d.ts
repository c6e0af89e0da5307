/** The part of sql.js that the sandbox uses; the package has no types. */
declare module 'sql.js' {
  type SqlValue = string | number | Uint8Array | null

  interface Statement {
    bind(values: SqlValue[]): boolean
    step(): boolean
    get(): SqlValue[]
    free(): void
  }

  interface SqlDatabase {
    exec(sql: string): unknown
    run(sql: string, values: SqlValue[]): unknown
    prepare(sql: string): Statement
    export(): Uint8Array
    close(): void
  }

  interface SqlJs {
    Database: new (content?: Uint8Array) => SqlDatabase
  }

  export default function initSqlJs(options: { locateFile: (file: string) => string }): Promise<SqlJs>
}
