/** Writes the tables of `schema.ts` as SQL, so that their drizzle declaration is the only one. */
import { getTableConfig, type SQLiteColumn, type SQLiteTable } from 'drizzle-orm/sqlite-core'
import { tables } from './schema.ts'

function literal(value: unknown): string {
  if (typeof value === 'boolean') return value ? '1' : '0'
  return typeof value === 'number' ? String(value) : `'${String(value).replaceAll("'", "''")}'`
}

function columnSql(column: SQLiteColumn): string {
  const parts = [`"${column.name}"`, column.getSQLType()]
  if (column.primary) parts.push('PRIMARY KEY')
  if (column.notNull) parts.push('NOT NULL')
  if (column.default !== undefined) parts.push(`DEFAULT ${literal(column.default)}`)
  if (column.isUnique) parts.push('UNIQUE')
  return parts.join(' ')
}

function tableSql(table: SQLiteTable): string {
  const { name, columns, primaryKeys, indexes } = getTableConfig(table)
  const keys = primaryKeys.map((key) => `PRIMARY KEY (${key.columns.map((column) => `"${column.name}"`).join(', ')})`)
  const lines = [`CREATE TABLE "${name}" (${[...columns.map(columnSql), ...keys].join(', ')});`]
  for (const { config } of indexes) {
    const on = config.columns.map((column) => ('name' in column ? `"${column.name}"` : '')).join(', ')
    lines.push(`CREATE ${config.unique ? 'UNIQUE ' : ''}INDEX "${config.name}" ON "${name}" (${on});`)
  }
  return lines.join('\n')
}

/** All statements that make an empty database. */
export const createTablesSql = tables.map(tableSql).join('\n')
