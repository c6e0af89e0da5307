/** The names under which replies are kept. */
import { type Parts, queryText } from './client/address.ts'
import type { Row } from './row.ts'

/** Method, path and everything asked, in one order: equal questions have equal keys. */
export function keyOf(row: Row, input: Parts): string {
  const params = new URLSearchParams(input.params)
  params.sort()
  return `${prefixOf(row)}${params}?${queryText(row, input.query)}`
}

/** What all questions of one row have in common. */
export function prefixOf(row: Row): string {
  return `${row.method} ${row.options.base ?? 'main'} ${row.path}?`
}
